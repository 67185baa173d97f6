import {
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { toPluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import type { PluginError } from '@slipstream/errors';
import { showUnread } from '../logic/menu-bubble';
import { applied, received, shown } from '../logic/records';
import { filtersOf, isFiltered, queryOf } from '../logic/view';
import type { Records } from '../logic/records';
import type { View } from '../logic/view';
import type { Action, Counts, FormResponse, Tab } from '../types';

/** A change that the server has not confirmed yet. */
export interface Pending {
	readonly action: Action;
	readonly ids: readonly number[];
}

/** The responses of a view. */
export interface List {
	/** In their order; those of the view before while the next ones of the same tab are on their way. */
	readonly items: readonly FormResponse[];
	readonly records: Records;
	/** Whether the items are those of the view. */
	readonly isCurrent: boolean;
	/** Whether there is nothing to show yet. */
	readonly isFirst: boolean;
	readonly isLoading: boolean;
	readonly counts: Counts | undefined;
	readonly error: PluginError | undefined;
	readonly load: () => Promise< void >;
	/** Gives up an answer that is on its way, as a change will make it old; the list stays "loading" until it is loaded again. */
	readonly stop: () => void;
	readonly loadCounts: () => Promise< void >;
	readonly setRecords: ( change: ( records: Records ) => Records ) => void;
	/** Changes under way: a list that was asked for before them must not undo them on the screen. */
	readonly pending: Set< Pending >;
}

const NO_IDS: readonly number[] = [];

async function countsOf( view: View, signal?: AbortSignal ) {
	const counts = await getHttp().get< Counts >(
		'slipstream/v1/forms/counts',
		{ query: filtersOf( view ), signal }
	);
	if ( ! isFiltered( { ...view, unread: false } ) ) {
		showUnread( counts.unread );
	}
	return counts;
}

/** What a view's routes answered. */
interface Loaded {
	/** Names the view. */
	key: string;
	tab: Tab;
	ids: readonly number[];
}

const keyOf = ( view: View ) => JSON.stringify( queryOf( view ) );

async function fetchList( view: View, signal: AbortSignal ) {
	const [ items, counts ] = await Promise.all( [
		getHttp().get< FormResponse[] >( 'wp/v2/feedback', {
			query: queryOf( view ),
			signal,
		} ),
		countsOf( view, signal ),
	] );
	const ids = items.map( ( { id } ) => id );
	return { items, counts, list: { key: keyOf( view ), tab: view.tab, ids } };
}

/**
 * Asks the server for a view, again whenever it becomes another. Only the newest answer counts.
 *
 * @param view      The view.
 * @param onItems   Takes the responses.
 * @param onProblem Told why there are none; says whether it has dealt with that.
 */
function useLoading(
	view: View,
	onItems: ( items: readonly FormResponse[] ) => void,
	onProblem: ( error: PluginError ) => boolean
) {
	const [ list, setList ] = useState< Loaded >();
	const [ counts, setCounts ] = useState< Counts >();
	const [ error, setError ] = useState< PluginError >();
	const [ isLoading, setIsLoading ] = useState( true );
	const flight = useRef< AbortController >();
	const latest = useRef( { view, onItems, onProblem } );
	latest.current = { view, onItems, onProblem };

	const load = useCallback( async () => {
		flight.current?.abort();
		const { signal } = ( flight.current = new AbortController() );
		setIsLoading( true );
		setError( undefined );
		try {
			const answer = await fetchList( latest.current.view, signal );
			if ( signal.aborted ) {
				return;
			}
			latest.current.onItems( answer.items );
			setList( answer.list );
			setCounts( answer.counts );
		} catch ( thrown ) {
			const reason = toPluginError( thrown );
			if ( signal.aborted ) {
				return;
			}
			setError( latest.current.onProblem( reason ) ? undefined : reason );
		}
		setIsLoading( false );
	}, [] );

	// Counts that are one change behind mislead nobody; the next list brings them.
	const loadCounts = useCallback(
		() =>
			countsOf( latest.current.view ).then( setCounts, () => undefined ),
		[]
	);

	const stop = useCallback( () => flight.current?.abort(), [] );
	const key = keyOf( view );
	useEffect( () => {
		void load();
	}, [ key, load ] );
	useEffect( () => stop, [ stop ] );
	return { list, key, counts, error, isLoading, load, loadCounts, stop };
}

/**
 * The responses of a view.
 *
 * @param view       The view.
 * @param onPageGone Told when the view's page is behind the last one.
 */
export function useList( view: View, onPageGone: () => void ): List {
	const [ records, setRecords ] = useState< Records >( new Map() );
	const pending = useRef( new Set< Pending >() ).current;
	const { list, key, ...rest } = useLoading(
		view,
		( items ) =>
			setRecords( ( known ) =>
				[ ...pending ].reduce(
					( all, { action, ids } ) => applied( all, action, ids ),
					received( known, items )
				)
			),
		( { code } ) => {
			const isGone = code === 'rest_post_invalid_page_number';
			if ( isGone ) {
				onPageGone();
			}
			return isGone;
		}
	);
	const isFirst = list?.tab !== view.tab;
	const items = useMemo(
		() => shown( records, isFirst ? NO_IDS : list.ids, view.tab ),
		[ records, list, isFirst, view.tab ]
	);
	return {
		...rest,
		items,
		records,
		isCurrent: list?.key === key,
		isFirst,
		setRecords,
		pending,
	};
}
