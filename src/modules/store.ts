import { createReduxStore, register, select } from '@wordpress/data';
import * as actions from './actions';
import { reducer } from './reducer';
import * as selectors from './selectors';
import type { ThunkArgs } from './actions';
import type { Http } from '@slipstream/http';

/** Name of the store. */
export const STORE_NAME = 'jetpack-modules';

const fetchAll =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > => {
		await dispatch.fetchModules();
	};

/**
 * The description of the store, for registries. What asks the server is fetched when it is first needed.
 *
 * @param http Gets the client the store talks with; the page's by default.
 */
export function createModulesStore( http?: () => Http ) {
	const load = async () => {
		const { createRestClient } = await import(
			/* webpackChunkName: "rest-client" */ '@slipstream/rest-client'
		);
		return createRestClient( http ? { http: http() } : {} );
	};
	const { createThunks, ...plain } = actions;
	return createReduxStore( STORE_NAME, {
		reducer,
		actions: { ...plain, ...createThunks( load ) },
		selectors,
		resolvers: { getJetpackModules: fetchAll, isModuleActive: fetchAll },
	} );
}

/** The store `jetpack-modules`. */
export const store = createModulesStore();

/** Registers the store, unless another plugin has registered one under its name: the state of that one stays. */
export function registerModulesStore(): void {
	if ( ! select( STORE_NAME ) ) {
		register( store );
	}
}
