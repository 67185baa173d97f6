import { useState } from '@wordpress/element';
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
	missing: Partial< Record< `${ Gateway }-${ Mode }`, readonly Right[] > >;
	/** Asks a payment service about what is stored. Rejects with a PluginError, as all of these. */
	check: ( gateway: Gateway, mode: Mode ) => Promise< void >;
	/** Has a payment service tell this site what happens. */
	setUpWebhook: ( gateway: Gateway, mode: Mode ) => Promise< void >;
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
		check: async ( gateway, mode ) => {
			const rights = await post( 'check', { gateway, mode } );
			setMissing( ( before ) => ( {
				...before,
				[ `${ gateway }-${ mode }` ]: rights,
			} ) );
		},
		setUpWebhook: async ( gateway, mode ) =>
			void ( await post( 'webhook', { gateway, mode } ) ),
		decide: async ( answer ) => void ( await post( 'site', { answer } ) ),
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
