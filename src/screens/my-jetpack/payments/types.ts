export type Mode = 'test' | 'live';

/** An amount, as the server writes it. */
export interface MoneyItem {
	/** A decimal number; less than 0 where the owner gives it. */
	amount: number;
	currency: string;
	formatted: string;
}

/** The account that something belongs to. */
export interface AccountName {
	gateway: string;
	mode: Mode;
	/** Its ID at the payment service. */
	account: string;
}

export type DisputeState = 'none' | 'open' | 'won' | 'lost';

/** Money that has moved. Times are Unix seconds. */
export interface Entry {
	kind: string;
	money: MoneyItem;
	/** What has moved it at the payment service. */
	object_id: string;
	occurred: number;
	payment_id: string;
	/** Where the payment is found at the payment service; null if it has no page there. */
	gateway_url: string | null;
}

/** What orders and subscriptions have in common. */
export interface PaymentItem extends AccountName {
	id: number;
	money: MoneyItem;
	interval: string;
	dispute: DisputeState;
	name: string;
	email: string;
	is_erased: boolean;
	/** Where it is found at the payment service; null if it is not there yet. */
	gateway_url: string | null;
	entries?: readonly Entry[];
}
