import type { Query } from '@slipstream/http';
import {
	choiceField,
	createAddressView,
	numberField,
	textField,
} from '@slipstream/ui';
import type { SiteStatus } from '../../types';

export const STATES = [ '', 'active', 'pending', 'revoked', 'left' ] as const;
const SORTS = [
	'last_seen-desc',
	'last_seen-asc',
	'name-asc',
	'name-desc',
	'created-desc',
	'created-asc',
] as const;

/** What the list of sites shows. */
export interface SitesView {
	search: string;
	state: '' | SiteStatus;
	sort: ( typeof SORTS )[ number ];
	page: number;
	/** The open site, or 0. */
	id: number;
}

export const address = createAddressView< SitesView >( {
	path: '/sites',
	item: 'id',
	fields: {
		search: textField,
		state: choiceField( STATES ),
		sort: choiceField( SORTS ),
		page: numberField( 1 ),
		id: numberField( 0 ),
	},
} );

/**
 * What the route is asked for.
 *
 * @param view The view.
 */
export function queryOf( view: SitesView ): Query {
	const [ orderby, order ] = view.sort.split( '-' );
	return { status: view.state || undefined, orderby, order };
}
