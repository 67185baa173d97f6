import {
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { useResource } from '@slipstream/data';
import type { Resource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import type { Route } from '@slipstream/ui';
import { isMove, withChanges } from '../logic/changes';
import { showUnread } from '../logic/menu-bubble';
import {
	filtersOf,
	isFiltered,
	queryOf,
	statusOf,
	totalOf,
} from '../logic/address';
import type { Outcome } from '../logic/bulk';
import type { Change } from '../logic/changes';
import type { View } from '../logic/address';
import type { Counts, FormResponse, Tab } from '../types';

const LIST = 'wp/v2/feedback';

/** What a view's routes answered. */
interface Loaded {
	readonly tab: Tab;
	readonly items: readonly FormResponse[];
	readonly counts: Counts;
}

/** The responses of a view, and the one that is open, as they will be when the changes under way are made. */
export interface Responses {
	/** In their order; those of the view before while the next ones of the same tab are on their way. */
	readonly items: readonly FormResponse[];
	readonly counts: Counts | undefined;
	/** How many there are on all pages. */
	readonly total: number;
	readonly list: Resource< Loaded >;
	readonly open: FormResponse | undefined;
	/** The open response as the server has just given it. */
	readonly openResource: Resource< FormResponse >;
	/** Shows a change, has the server make it, and shows what was not made as it was. */
	readonly attempt: (
		change: Change,
		make: () => Promise< Outcome >
	) => Promise< Outcome >;
}

async function fetchCounts( view: View, signal?: AbortSignal ) {
	const counts = await getHttp().get< Counts >(
		'slipstream/v1/forms/counts',
		{ query: filtersOf( view ), signal }
	);
	if ( ! isFiltered( { ...view, unread: false } ) ) {
		showUnread( counts.unread );
	}
	return counts;
}

async function fetchList( view: View, signal: AbortSignal ): Promise< Loaded > {
	const [ items, counts ] = await Promise.all( [
		getHttp().get< FormResponse[] >( LIST, {
			query: queryOf( view ),
			signal,
		} ),
		fetchCounts( view, signal ),
	] );
	return { items, counts, tab: view.tab };
}

/** The list of a view; its first page where the view's own is behind the last one. */
function useList( { view, go }: Route< View > ): Resource< Loaded > {
	const list = useResource< Loaded >( LIST, {
		query: queryOf( view ),
		load: ( signal ) => fetchList( view, signal ),
	} );
	const isPageGone = list.error?.code === 'rest_post_invalid_page_number';
	useEffect( () => {
		if ( isPageGone ) {
			go( { page: 1 }, { replace: true } );
		}
	}, [ isPageGone, go ] );
	return isPageGone ? { ...list, error: undefined, isLoading: true } : list;
}

/** Brings the list up to date after a change: as little as will do, so that nothing moves that need not. */
function refresh(
	list: Resource< Loaded >,
	view: View,
	{ action }: Change,
	{ done, failed, error }: Outcome
): void {
	const isMoved = done.length > 0 && isMove( action );
	const isStrange = failed.length > 0 && ! error;
	if ( isMoved || isStrange || list.isLoading ) {
		void list.reload();
	} else if ( done.length > 0 ) {
		// Counts that are one change behind mislead nobody; the next list brings them.
		void fetchCounts( view ).then(
			( counts ) => list.update( ( now ) => now && { ...now, counts } ),
			() => undefined
		);
	}
}

/**
 * The responses of a view, and the one that is open.
 *
 * @param route The view.
 */
export function useResponses( route: Route< View > ): Responses {
	const { view } = route;
	const list = useList( route );
	const openResource = useResource< FormResponse >(
		view.id ? `${ LIST }/${ view.id }` : undefined
	);
	const [ pending, setPending ] = useState< readonly Change[] >( [] );
	const latest = useRef( { list, openResource, view } );
	latest.current = { list, openResource, view };

	const attempt = useCallback< Responses[ 'attempt' ] >(
		async ( change, make ) => {
			latest.current.list.cancel();
			setPending( ( all ) => [ ...all, change ] );
			const outcome = await make();
			const made = [ { ...change, ids: outcome.done } ];
			const { list: shown, openResource: one } = latest.current;
			shown.update(
				( now ) =>
					now && {
						...now,
						items: now.items.map( ( item ) =>
							withChanges( item, made )
						),
					}
			);
			one.update( ( now ) => now && withChanges( now, made ) );
			setPending( ( all ) =>
				all.filter( ( other ) => other !== change )
			);
			if ( outcome.counts ) {
				showUnread( outcome.counts.unread );
			}
			refresh( shown, latest.current.view, change, outcome );
			return outcome;
		},
		[]
	);

	const { data } = list;
	const items = useMemo( () => {
		const known = data?.tab === view.tab ? data.items : [];
		return known
			.map( ( item ) => withChanges( item, pending ) )
			.filter( ( { status } ) => status === statusOf( view.tab ) );
	}, [ data, pending, view.tab ] );

	// What the list knows of it is shown at once, and may be old.
	const known =
		openResource.data?.id === view.id
			? openResource.data
			: data?.items.find( ( { id } ) => id === view.id );
	const open = known && withChanges( known, pending );
	return {
		items,
		counts: data?.counts,
		total: data ? totalOf( view, data.counts ) : 0,
		list,
		open: open?.status === 'gone' ? undefined : open,
		openResource,
		attempt,
	};
}
