import { useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import type { Resource } from '@slipstream/data';

const ROUTE = 'slipstream/v1/payments/setup';

/** The owner's own payment in test mode. */
export interface TestPayment {
	/** The number of the order. */
	id: number;
	state: string;
	is_paid: boolean;
	/** Whether it may still be paid. */
	is_open: boolean;
	money: { formatted: string };
}

/** How far the owner has come, as far as accounts and settings do not say it. */
export interface Setup {
	has_account: boolean;
	/** Whether the owner goes on without the steps. */
	is_put_away: boolean;
	/** Null if none was made. */
	test: TestPayment | null;
}

export interface SetupState {
	resource: Resource< Setup >;
	/** Rejects with a PluginError, as all of these. */
	save: (
		changes: Partial< Pick< Setup, 'has_account' | 'is_put_away' > >
	) => Promise< void >;
	/** Gives the address of Stripe's page. */
	beginTest: () => Promise< string >;
	/** Asks Stripe whether the test payment has arrived. */
	checkTest: () => Promise< void >;
}

export function useSetup(): SetupState {
	const resource = useResource< Setup >( ROUTE );
	const post = async ( path: string, body: object ) => {
		const { url = '', ...setup } = await getHttp().post<
			Setup & { url?: string }
		>( `${ ROUTE }${ path }`, body );
		resource.update( setup );
		return url;
	};
	return {
		resource,
		save: async ( changes ) => void ( await post( '', changes ) ),
		beginTest: () => post( '/test', {} ),
		checkTest: async () => void ( await post( '/test/check', {} ) ),
	};
}
