import { createReduxStore, register, select } from '@wordpress/data';
import * as actions from './actions';
import { membershipsClient } from './client';
import { createFetchProducts } from './fetch-products';
import { reducer } from './reducer';
import { createSaveProduct } from './save-product';
import * as selectors from './selectors';
import type { MembershipsClient } from './client';
import type { Thunk } from './thunk';
import type { ProductType } from './types';

/** Name of the store. */
export const STORE_NAME = 'jetpack/membership-products';

type FetchArguments = Parameters< ReturnType< typeof createFetchProducts > >;

/**
 * The description of the store, for registries.
 *
 * @param getClient Gets the client; the page's by default.
 */
export function createMembershipsStore(
	getClient: () => MembershipsClient = membershipsClient
) {
	const fetchProducts = createFetchProducts( getClient );
	// Blocks of one post ask with selections of their own; the answer is the same for all.
	let isAsked = false;
	const fetchOnce =
		( ...given: FetchArguments ): Thunk =>
		async ( { dispatch } ) => {
			if ( isAsked ) {
				return;
			}
			isAsked = true;
			await dispatch( fetchProducts( ...given ) );
		};
	return createReduxStore( STORE_NAME, {
		reducer,
		actions: {
			...actions,
			fetchProducts,
			saveProduct: createSaveProduct( getClient ),
		},
		selectors,
		resolvers: {
			getProducts: fetchOnce,
			getNewsletterTierProducts: ( type?: ProductType ) =>
				fetchOnce( type, undefined, undefined, false ),
		},
	} );
}

/** The store `jetpack/membership-products`. */
export const store = createMembershipsStore();

/** Registers the store, unless another plugin has registered one under its name. */
export function registerMembershipsStore(): void {
	if ( ! select( STORE_NAME ) ) {
		register( store );
	}
}
