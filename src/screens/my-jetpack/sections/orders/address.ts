import {
	choiceField,
	createAddressView,
	numberField,
	textField,
} from '@slipstream/ui';
import type { ViewField } from '@slipstream/ui';
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
	/** A block's name, or ''. */
	block: string;
	/** The post that orders began on, or 0. */
	post: number;
	sort: 'created-desc';
	page: number;
	/** The open order, or 0. */
	id: number;
}

const blockField: ViewField< string > = {
	initial: '',
	parse: ( text ) =>
		/^[a-z0-9-]{1,49}\/[a-z0-9-]{1,50}$/.test( text ) ? text : undefined,
	format: String,
};

export const address = createAddressView< OrdersView >( {
	path: '/orders',
	item: 'id',
	fields: {
		search: textField,
		state: choiceField( [ '', ...STATES ] ),
		dispute: choiceField( [ '', 'open', 'lost', 'won' ] ),
		mode: choiceField( [ '', 'test', 'live' ] ),
		kind: choiceField( [ '', 'one-time', 'recurring' ] ),
		block: blockField,
		post: numberField( 0 ),
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
	const { state, dispute, mode, kind, block, post } = view;
	return {
		state: state || undefined,
		dispute: dispute || undefined,
		mode: mode || undefined,
		kind: kind || undefined,
		block: block || undefined,
		post: post || undefined,
	};
}
