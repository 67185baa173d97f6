import type { ConnectionState } from './types';

interface ResolverArgs {
	dispatch: {
		fetchAuthorizationUrl: ( redirectUri?: string ) => Promise< string >;
	};
}

/** Fetches the authorisation page's address when none is stored. */
export const getAuthorizationUrl = Object.assign(
	( redirectUri?: string ) =>
		async ( { dispatch }: ResolverArgs ): Promise< void > => {
			await dispatch.fetchAuthorizationUrl( redirectUri );
		},
	{
		isFulfilled: ( state: ConnectionState ) =>
			Boolean( state.authorizationUrl ),
	}
);
