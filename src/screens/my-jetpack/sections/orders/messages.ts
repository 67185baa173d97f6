import { dateI18n, getSettings as getDateSettings } from '@wordpress/date';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/ui';
import type { ListMessages } from '@slipstream/ui';
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

export const kindNames = (): Record< string, string > => ( {
	charge: __( 'Payment', 'slipstream' ),
	refund: __( 'Refund', 'slipstream' ),
	refund_failed: __( 'Refund failed', 'slipstream' ),
	fee: __( 'Fee', 'slipstream' ),
	dispute: __( 'Dispute', 'slipstream' ),
	dispute_reversal: __( 'Dispute won', 'slipstream' ),
} );

export const when = ( seconds: number ) =>
	dateI18n( getDateSettings().formats.datetime, seconds * 1000, undefined );

/** The day of a time. */
export const dayOf = ( seconds: number ) =>
	dateI18n( getDateSettings().formats.date, seconds * 1000, undefined );

/** Who has paid. */
export function payerName( { name, email, is_erased: isErased }: Order ) {
	if ( isErased ) {
		return __( 'Erased', 'slipstream' );
	}
	return name || email || __( 'Not known yet', 'slipstream' );
}

/** How an order stands, with its dispute. */
export function stateSentence( { state, dispute, mode }: Order ): string {
	return [
		stateNames()[ state ],
		dispute === 'open' && __( 'disputed', 'slipstream' ),
		mode === 'test' && __( 'test', 'slipstream' ),
	]
		.filter( Boolean )
		.join( ', ' );
}

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
