import { useState } from '@wordpress/element';
import { useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import type { Resource } from '@slipstream/data';

export const ACCOUNTS_ROUTE = 'slipstream/v1/payments/accounts';

export type Mode = 'test' | 'live';

/** How the site stands with a payment service in one mode. */
export interface PaymentAccount {
	gateway: string;
	mode: Mode;
	status: 'no_key' | 'unverified' | 'connected' | 'refused';
	/** Its ID there; null if it is not known. */
	account: string | null;
	/** The site's address when the key was accepted. */
	home: string;
	is_elsewhere: boolean;
	is_copy: boolean;
	has_webhook: boolean;
}

/** How the site stands with all of them. */
export interface Accounts {
	accounts: PaymentAccount[];
	/** Whether live mode stands still, as the site has another address now. */
	is_stopped: boolean;
}

/** A permission of a key. */
export interface Right {
	id: string;
	label: string;
}

/** How the site stands with payment services, and what can be done about it. */
export interface AccountsState {
	resource: Resource< Accounts >;
	/** Permissions that keys lack, of those that were checked here. */
	missing: Partial< Record< Mode, readonly Right[] > >;
	/** Asks Stripe about a key. Rejects with a PluginError, as all of these. */
	check: ( mode: Mode ) => Promise< void >;
	/** Has Stripe tell this site what happens. */
	setUpWebhook: ( mode: Mode ) => Promise< void >;
	/** Says whether the site has moved, or is a copy. */
	decide: ( answer: 'moved' | 'copy' ) => Promise< void >;
}

export function useAccounts(): AccountsState {
	const resource = useResource< Accounts >( ACCOUNTS_ROUTE );
	const [ missing, setMissing ] = useState< AccountsState[ 'missing' ] >(
		{}
	);
	const post = async ( path: string, body: object ) => {
		const answer = await getHttp().post<
			Accounts & { missing_rights?: Right[] }
		>( `${ ACCOUNTS_ROUTE }/${ path }`, body );
		resource.update( answer );
		return answer.missing_rights ?? [];
	};
	return {
		resource,
		missing,
		check: async ( mode ) => {
			const rights = await post( 'check', { mode } );
			setMissing( ( before ) => ( { ...before, [ mode ]: rights } ) );
		},
		setUpWebhook: async ( mode ) =>
			void ( await post( 'webhook', { mode } ) ),
		decide: async ( answer ) => void ( await post( 'site', { answer } ) ),
	};
}

/**
 * Stripe's account in a mode.
 *
 * @param accounts All accounts.
 * @param mode     The mode.
 */
export const stripeAccount = (
	accounts: Accounts,
	mode: Mode
): PaymentAccount | undefined =>
	accounts.accounts.find(
		( account ) => account.gateway === 'stripe' && account.mode === mode
	);
