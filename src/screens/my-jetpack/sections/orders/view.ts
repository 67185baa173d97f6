import {
	choiceField,
	createAddressView,
	numberField,
	textField,
} from '@slipstream/ui';
import type { Query } from '@slipstream/http';
import { STATES } from './types';
import type { OrderState } from './types';

/** What the list of orders shows. */
export interface OrdersView {
	search: string;
	state: '' | OrderState;
	dispute: '' | 'open' | 'lost' | 'won';
	mode: '' | 'test' | 'live';
	kind: '' | 'one-time' | 'recurring';
	sort: 'created-desc';
	page: number;
	/** The open order, or 0. */
	id: number;
}

export const address = createAddressView< OrdersView >( {
	path: '/orders',
	item: 'id',
	fields: {
		search: textField,
		state: choiceField( [ '', ...STATES ] ),
		dispute: choiceField( [ '', 'open', 'lost', 'won' ] ),
		mode: choiceField( [ '', 'test', 'live' ] ),
		kind: choiceField( [ '', 'one-time', 'recurring' ] ),
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
export function queryOf( view: OrdersView ): Query {
	const { state, dispute, mode, kind } = view;
	return {
		state: state || undefined,
		dispute: dispute || undefined,
		mode: mode || undefined,
		kind: kind || undefined,
	};
}
