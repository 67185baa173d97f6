import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/ui';
import type { ListMessages } from '@slipstream/ui';
import { payerName, withMarks } from '../../payments/words';
import type { Order, OrderState } from './types';

export const stateNames = (): Record< OrderState, string > => ( {
	created: __( 'Begun', 'slipstream' ),
	unknown: __( 'Unclear', 'slipstream' ),
	sent: __( 'Not paid yet', 'slipstream' ),
	pending: __( 'On its way', 'slipstream' ),
	failed: __( 'Failed', 'slipstream' ),
	expired: __( 'Expired', 'slipstream' ),
	paid: __( 'Paid', 'slipstream' ),
	partly_refunded: __( 'Partly refunded', 'slipstream' ),
	refunded: __( 'Refunded', 'slipstream' ),
} );

/**
 * How an order stands, with its dispute.
 *
 * @param order The order.
 */
export const stateSentence = ( order: Order ): string =>
	withMarks( stateNames()[ order.state ], order );

const count = ( total: number ) =>
	sprintf(
		/* translators: %s: a number. */
		_n( '%s order', '%s orders', total, 'slipstream' ),
		formatNumber( total )
	);

export const listMessages = (): ListMessages< Order > => ( {
	search: __( 'Search orders', 'slipstream' ),
	next: __( 'Next order', 'slipstream' ),
	previous: __( 'Previous order', 'slipstream' ),
	select: ( order ) =>
		sprintf(
			/* translators: %s: who has paid. */
			__( 'Select the order of %s', 'slipstream' ),
			payerName( order )
		),
	actions: ( order ) =>
		sprintf(
			/* translators: %s: who has paid. */
			__( 'Actions for the order of %s', 'slipstream' ),
			payerName( order )
		),
	highlighted: __( 'Needs attention:', 'slipstream' ),
	count,
	loaded: count,
	nothingFound: __( 'No orders match the search and filters.', 'slipstream' ),
} );
