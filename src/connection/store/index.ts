import { createReduxStore, register, select } from '@wordpress/data';
import { getHttp } from '@slipstream/http';
import type { Http } from '@slipstream/http';
import * as actions from './actions';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import { createThunks } from './thunks';

/** Name of the store. */
export const STORE_NAME = 'jetpack-connection';

/**
 * The description of the store, for registries.
 *
 * @param http Gets the client the store talks with; the page's by default.
 */
export function createConnectionStore( http: () => Http = getHttp ) {
	return createReduxStore( STORE_NAME, {
		reducer,
		actions: { ...actions, ...createThunks( http ) },
		selectors,
		resolvers,
	} );
}

/** The store `jetpack-connection`. */
export const store = createConnectionStore();

/* Another copy of the store may have been registered by another plugin under this name; its state must stay. */
if ( ! select( STORE_NAME ) ) {
	register( store );
}
