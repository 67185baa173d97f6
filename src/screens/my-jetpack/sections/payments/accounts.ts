import { useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import type { Resource } from '@slipstream/data';

export const ACCOUNTS_ROUTE = 'slipstream/v1/payments/accounts';

export type Gateway = 'stripe' | 'paypal';
export type Mode = 'test' | 'live';

/** How the site stands with a payment service in one mode. */
export interface PaymentAccount {
	gateway: Gateway;
	mode: Mode;
	status: 'no_key' | 'unverified' | 'connected' | 'refused';
	/** Its ID there; null if it is not known. */
	account: string | null;
	/** The site's address when the key was accepted. */
	home: string;
	is_elsewhere: boolean;
	is_copy: boolean;
	has_webhook: boolean;
	/** Whether the service can deliver to the site's address. */
	can_have_webhook: boolean;
	/** Whether a new key or app waits until the service can be asked about it. */
	has_new_key: boolean;
	/** Of Stripe alone, as all that follows: what its owner has called the account; '' if nobody knows. */
	name?: string;
	/** The currency that the account counts in; '' if nobody knows. */
	currency?: string;
	/** Whether the key may do only what somebody has ticked. */
	is_restricted?: boolean;
	/** Permissions that the key lacks; null if nobody knows. */
	missing_rights?: readonly Right[] | null;
	webhook?: Webhook;
	/** Whether Stripe is asked every few minutes. */
	is_polled?: boolean;
	/** Whether Stripe may reach this site. */
	may_be_reached?: boolean;
}

/** How the webhook was when it was last looked at. */
export type Webhook =
	| 'none'
	| 'good'
	| 'deleted'
	| 'disabled'
	| 'elsewhere'
	| 'incomplete'
	| 'doubled';

/** How the site stands with all of them. */
export interface Accounts {
	accounts: PaymentAccount[];
	/** Whether live mode stands still, as the site has another address now. */
	is_stopped: boolean;
	/** Minutes from one question to Stripe to the next, where it is asked. */
	poll_minutes: number;
	/** Permissions that a restricted key of Stripe needs, as Stripe lists them. */
	needed_rights: readonly string[];
}

/** A permission of a key. */
export interface Right {
	id: string;
	label: string;
}

/** What the site signs in with. */
export interface Key {
	/** A key of Stripe's, or the secret of PayPal's app. */
	key: string;
	client_id?: string;
}

/** How the site stands with payment services, and what can be done about it. */
export interface AccountsState {
	resource: Resource< Accounts >;
	/** Asks a payment service about what is stored. Rejects with a PluginError, as all of these. */
	check: ( gateway: Gateway, mode: Mode ) => Promise< void >;
	/** Has a key replaced once the service has accepted it; an empty one withdraws what waits for that. */
	changeKey: ( gateway: Gateway, mode: Mode, key: Key ) => Promise< void >;
	/** Has Stripe asked every few minutes what has happened, or no longer. */
	poll: ( mode: Mode, isPolled: boolean ) => Promise< void >;
	/** Has a payment service tell this site what happens. */
	setUpWebhook: ( gateway: Gateway, mode: Mode ) => Promise< void >;
	/** Says whether the site has moved from an address, or is a copy of the one there. */
	decide: ( answer: 'moved' | 'copy', home: string ) => Promise< void >;
}

export function useAccounts(): AccountsState {
	const resource = useResource< Accounts >( ACCOUNTS_ROUTE );
	const post = async ( path: string, body: object ) =>
		resource.update(
			await getHttp().post< Accounts >(
				`${ ACCOUNTS_ROUTE }/${ path }`,
				body
			)
		);
	return {
		resource,
		check: ( gateway, mode ) => post( 'check', { gateway, mode } ),
		changeKey: ( gateway, mode, key ) =>
			post( 'key', { gateway, mode, ...key } ),
		poll: ( mode, isPolled ) =>
			post( 'polling', { mode, is_polled: isPolled } ),
		setUpWebhook: ( gateway, mode ) => post( 'webhook', { gateway, mode } ),
		decide: ( answer, home ) => post( 'site', { answer, home } ),
	};
}

/**
 * A payment service's account in a mode.
 *
 * @param accounts All accounts.
 * @param gateway  The service.
 * @param mode     The mode.
 */
export const accountOf = (
	accounts: Accounts,
	gateway: Gateway,
	mode: Mode
): PaymentAccount | undefined =>
	accounts.accounts.find(
		( account ) => account.gateway === gateway && account.mode === mode
	);
