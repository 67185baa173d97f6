export const DECLARATIONS_ROUTE = 'slipstream/v1/payments/declarations';
export const PAGES_ROUTE = 'slipstream/v1/payments/pages';

/** Someone who cancels or withdraws from a contract, as they typed it. Times are Unix seconds, 0 for never. */
export interface Declaration {
	id: number;
	kind: 'cancel' | 'withdraw';
	name: string;
	email: string;
	is_for_all: boolean;
	/** What they call the contract, if they do not mean all. */
	contract: string;
	is_for_cause: boolean;
	cause: string;
	/** When it is to end; '' for as soon as possible. */
	ends: string;
	state: DeclarationState;
	/** When someone with the email address confirmed it. */
	confirmed: number;
	handled: number;
	created: number;
}

export type DeclarationState = 'open' | 'handled';

/** A page of the site for people who pay. */
export interface PayerPage {
	id: 'payments' | 'cancel' | 'withdraw';
	title: string;
	url: string;
	is_offered: boolean;
}
