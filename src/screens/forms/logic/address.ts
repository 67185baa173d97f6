import type { Query } from '@slipstream/http';
import {
	choiceField,
	createAddressView,
	dayField,
	flagField,
	numberField,
	optionalNumberField,
	textField,
} from '@slipstream/ui';
import type { Counts, Status, Tab } from '../types';

export const TABS = [ 'inbox', 'spam', 'trash' ] as const;
export const PER_PAGE = 25;

/** What the screen shows. All of it stands in the address. */
export interface View {
	tab: Tab;
	search: string;
	/** Page that the responses came from; undefined for all. 0 is a form that stands on no page. */
	source: number | undefined;
	/** First and last day, as 2026-01-31, or ''. */
	from: string;
	to: string;
	unread: boolean;
	sort: 'date-desc' | 'date-asc' | 'title-asc' | 'title-desc';
	page: number;
	/** The open response, or 0. */
	id: number;
}

/** How a view stands in the address, such as '#/responses/12?tab=spam'. */
export const address = createAddressView< View >( {
	path: '/responses',
	item: 'id',
	fields: {
		tab: choiceField( TABS ),
		search: textField,
		source: optionalNumberField,
		from: dayField,
		to: dayField,
		unread: flagField,
		sort: choiceField( [
			'date-desc',
			'date-asc',
			'title-asc',
			'title-desc',
		] ),
		page: numberField( 1 ),
		id: numberField( 0 ),
	},
	normalize: ( view ) => ( {
		...view,
		unread: view.unread && view.tab === 'inbox',
	} ),
} );

const STATUSES: Record< Tab, Status > = {
	inbox: 'publish',
	spam: 'spam',
	trash: 'trash',
};

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
