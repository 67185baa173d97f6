import type { MembershipsAction, Product } from './types';
import type { dispatch, select } from '@wordpress/data';

/** What thunks of the store get. */
export interface ThunkArgs {
	dispatch: ( action: MembershipsAction | Thunk ) => Promise< unknown >;
	select: { getProductsNoResolver: () => Product[] };
	registry: { dispatch: typeof dispatch; select: typeof select };
}

export type Thunk = ( args: ThunkArgs ) => Promise< unknown >;

/** Is told which products are chosen. */
export type SetSelectedIds = ( ids: number[] ) => void;

/** How notices of the store are shown. */
export const SNACKBAR = { type: 'snackbar' };
