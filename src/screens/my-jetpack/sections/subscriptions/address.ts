import {
	choiceField,
	createAddressView,
	flagField,
	numberField,
	textField,
} from '@slipstream/ui';
import type { Query } from '@slipstream/http';
import { STATUSES } from './types';
import type { Status } from './types';

/** What the list of subscriptions shows. */
export interface SubscriptionsView {
	search: string;
	status: '' | Status;
	needsPayer: boolean;
	dispute: '' | 'open' | 'lost' | 'won';
	mode: '' | 'test' | 'live';
	sort: 'created-desc';
	page: number;
	/** The open subscription, or 0. */
	id: number;
}

export const address = createAddressView< SubscriptionsView >( {
	path: '/subscriptions',
	item: 'id',
	fields: {
		search: textField,
		status: choiceField( [ '', ...STATUSES ] ),
		needsPayer: flagField,
		dispute: choiceField( [ '', 'open', 'lost', 'won' ] ),
		mode: choiceField( [ '', 'test', 'live' ] ),
		sort: choiceField( [ 'created-desc' ] ),
		page: numberField( 1 ),
		id: numberField( 0 ),
	},
} );

/**
 * What the route is asked for.
 *
 * @param view The view.
 */
export const queryOf = ( view: SubscriptionsView ): Query => ( {
	status: view.status || undefined,
	needs_payer: view.needsPayer || undefined,
	dispute: view.dispute || undefined,
	mode: view.mode || undefined,
} );
