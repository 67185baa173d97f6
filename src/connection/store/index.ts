import { createReduxStore, register, select } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';
import { createThunks } from './thunks';
import type { Http } from '@slipstream/http';

/** Name of the store. */
export const STORE_NAME = 'jetpack-connection';

/**
 * The description of the store, for registries. What asks the server is fetched when it is first needed.
 *
 * @param http Gets the client the store talks with; the page's by default.
 */
export function createConnectionStore( http?: () => Http ) {
	const load = async () => {
		const { createClient } = await import(
			/* webpackChunkName: "connection-client" */ './client'
		);
		return createClient( http?.() );
	};
	return createReduxStore( STORE_NAME, {
		reducer,
		actions: { ...actions, ...createThunks( load ) },
		selectors,
		resolvers,
	} );
}

/** The store `jetpack-connection`. */
export const store = createConnectionStore();

/** Registers the store, unless another plugin has registered one under its name: the state of that one stays. */
export function registerConnectionStore(): void {
	if ( ! select( STORE_NAME ) ) {
		register( store );
	}
}
