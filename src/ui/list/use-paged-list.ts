import { useEffect } from '@wordpress/element';
import { PER_PAGE, readPage, useResource } from '@slipstream/data';
import { useAddressView } from '../use-address-view';
import { useSelection } from './use-selection';
import { useSteps } from './use-steps';
import type { Page } from '@slipstream/data';
import type { Query } from '@slipstream/http';
import type { AddressView } from '../address-view';
import type { ListView } from './types';

interface Options< Wire, Item, V extends ListView > {
	/** The route. */
	path: string;
	address: AddressView< V >;
	/** What it is asked for, besides search and page. */
	queryOf?: ( view: V ) => Query;
	/** An item as the list wants it, with a number. */
	toItem: ( wire: Wire, index: number ) => Item;
}

const NONE: readonly never[] = [];

/**
 * A list that the server gives in pages, for `<List>`.
 *
 * @param options What is listed.
 */
export function usePagedList<
	Wire,
	Item extends { id: number },
	V extends ListView,
>( options: Options< Wire, Item, V > ) {
	const { path, address, queryOf, toItem } = options;
	const route = useAddressView( address );
	const { view, go } = route;
	const query: Query = {
		...queryOf?.( view ),
		search: view.search.trim() || undefined,
		page: view.page,
		per_page: PER_PAGE,
	};
	const resource = useResource< Page< Item > >( path, {
		query,
		load: async ( signal ) => {
			const { items, total } = await readPage< Wire >(
				path,
				query,
				signal
			);
			return { items: items.map( toItem ), total };
		},
	} );
	const { items, total } = resource.data ?? { items: NONE, total: 0 };
	const isPageGone =
		! resource.isStale && items.length === 0 && view.page > 1;
	useEffect( () => {
		if ( isPageGone ) {
			go( { ...view, page: 1 }, { replace: true } );
		}
	}, [ isPageGone, go, view ] );
	return {
		route,
		resource,
		items,
		total,
		perPage: PER_PAGE,
		selection: useSelection( address.format( { ...view, id: 0 } ), items ),
		steps: useSteps( route, {
			items,
			isCurrent: ! resource.isStale,
			pages: Math.max( 1, Math.ceil( total / PER_PAGE ) ),
		} ),
	};
}
