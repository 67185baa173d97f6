import type { Query } from '@slipstream/http';
import type { Counts, Status, Tab } from '../types';

export type Sort = 'date-desc' | 'date-asc' | 'title-asc' | 'title-desc';

/** What the screen shows. All of it stands in the address, so that back, reload and shared links work. */
export interface View {
	tab: Tab;
	search: string;
	/** Page that the responses came from; undefined for all. 0 is a form that stands on no page. */
	source: number | undefined;
	/** First and last day, as 2026-01-31, or ''. */
	from: string;
	to: string;
	unread: boolean;
	sort: Sort;
	page: number;
	/** The open response, or 0. */
	id: number;
}

export const PER_PAGE = 25;

const TABS: readonly Tab[] = [ 'inbox', 'spam', 'trash' ];
const SORTS: readonly Sort[] = [
	'date-desc',
	'date-asc',
	'title-asc',
	'title-desc',
];
const STATUSES: Record< Tab, Status > = {
	inbox: 'publish',
	spam: 'spam',
	trash: 'trash',
};

export const START: View = {
	tab: 'inbox',
	search: '',
	source: undefined,
	from: '',
	to: '',
	unread: false,
	sort: 'date-desc',
	page: 1,
	id: 0,
};

function numberOf( text: string | null | undefined ): number | undefined {
	return text && /^\d{1,15}$/.test( text ) ? Number( text ) : undefined;
}

function dayOf( text: string | null ): string {
	const isDay =
		text !== null &&
		/^\d{4}-\d{2}-\d{2}$/.test( text ) &&
		! Number.isNaN( Date.parse( text ) ) &&
		new Date( text ).toISOString().startsWith( text );
	return isDay ? text : '';
}

function oneOf< T extends string >(
	list: readonly T[],
	text: string | null
): T | undefined {
	return list.find( ( item ) => item === text );
}

/**
 * Reads the part of the address after the #. What it does not understand is as if it were not there.
 *
 * @param hash Such as '#/responses/12?tab=spam'.
 */
export function parseView( hash: string ): View {
	const [ path = '', query = '' ] = hash.replace( /^#/, '' ).split( '?', 2 );
	const id = numberOf( /^\/responses\/(\d+)$/.exec( path )?.[ 1 ] );
	const args = new URLSearchParams( query );
	const tab = oneOf( TABS, args.get( 'tab' ) ) ?? START.tab;
	return {
		tab,
		search: ( args.get( 'search' ) ?? '' ).slice( 0, 200 ),
		source: numberOf( args.get( 'source' ) ),
		from: dayOf( args.get( 'from' ) ),
		to: dayOf( args.get( 'to' ) ),
		unread: tab === 'inbox' && args.get( 'unread' ) === '1',
		sort: oneOf( SORTS, args.get( 'sort' ) ) ?? START.sort,
		page: Math.max( 1, numberOf( args.get( 'page' ) ) ?? 1 ),
		id: id ?? 0,
	};
}

/**
 * The part of the address that stands for a view, with its #. What is as at the start is left out.
 *
 * @param view The view.
 */
export function hashOf( view: View ): string {
	const args = new URLSearchParams();
	const keep = ( name: string, value: string, isKept: boolean ) =>
		isKept && args.set( name, value );
	keep( 'tab', view.tab, view.tab !== START.tab );
	keep( 'search', view.search, view.search !== '' );
	keep( 'source', String( view.source ), view.source !== undefined );
	keep( 'from', view.from, view.from !== '' );
	keep( 'to', view.to, view.to !== '' );
	keep( 'unread', '1', view.unread );
	keep( 'sort', view.sort, view.sort !== START.sort );
	keep( 'page', String( view.page ), view.page > 1 );
	const query = args.toString();
	const path = view.id ? `#/responses/${ view.id }` : '#/responses';
	return query ? `${ path }?${ query }` : path;
}

/**
 * A view with changes. Another list begins at its first page with nothing open, unless the changes say otherwise.
 *
 * @param view    The view.
 * @param changes What becomes different.
 */
export function changed( view: View, changes: Partial< View > ): View {
	const isAnotherList = Object.keys( changes ).some(
		( name ) => name !== 'page' && name !== 'id'
	);
	const next = {
		...view,
		...( isAnotherList ? { page: 1, id: 0 } : {} ),
		...changes,
	};
	return { ...next, unread: next.unread && next.tab === 'inbox' };
}

/**
 * The status of a tab's responses.
 *
 * @param tab The tab.
 */
export function statusOf( tab: Tab ): Status {
	return STATUSES[ tab ];
}

/**
 * The tab that a response is in, wherever it was opened from.
 *
 * @param status Its status.
 */
export function tabOf( status: string ): Tab {
	return status === 'spam' || status === 'trash' ? status : 'inbox';
}

/** One second before a day begins: the routes give what is later, and a response may come at midnight. */
function before( day: string ): string {
	const eve = new Date( Date.parse( `${ day }T00:00:00Z` ) - 1000 );
	return eve.toISOString().slice( 0, 19 );
}

function dayAfter( day: string ): string {
	const next = new Date( Date.parse( `${ day }T00:00:00Z` ) + 86_400_000 );
	return next.toISOString().slice( 0, 19 );
}

/**
 * What the counts and the export know of a view. Days are those of the site's own time.
 *
 * @param view The view.
 */
export function filtersOf( view: View ): Query {
	return {
		search: view.search.trim() || undefined,
		parent: view.source,
		after: view.from ? before( view.from ) : undefined,
		before: view.to ? dayAfter( view.to ) : undefined,
	};
}

/**
 * What the list's route is asked for.
 *
 * @param view The view.
 */
export function queryOf( view: View ): Query {
	const [ orderby, order ] = view.sort.split( '-' );
	return {
		...filtersOf( view ),
		status: statusOf( view.tab ),
		is_unread: view.unread ? true : undefined,
		orderby,
		order,
		page: view.page,
		per_page: PER_PAGE,
	};
}

/**
 * Whether anything narrows the list down.
 *
 * @param view The view.
 */
export function isFiltered( view: View ): boolean {
	return (
		view.unread ||
		Object.values( filtersOf( view ) ).some(
			( value ) => value !== undefined
		)
	);
}

/**
 * How many responses a view has on all its pages.
 *
 * @param view   The view.
 * @param counts The counts for its filters.
 */
export function totalOf( view: View, counts: Counts ): number {
	return view.unread ? counts.unread : counts[ view.tab ];
}
