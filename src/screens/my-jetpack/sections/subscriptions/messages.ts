import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/ui';
import type { ListMessages } from '@slipstream/ui';
import { dayOf, gatewayName, payerName, withMarks } from '../../payments/words';
import type { Status, Subscription } from './types';

export const statusNames = (): Record< Status, string > => ( {
	active: __( 'Active', 'slipstream' ),
	past_due: __( 'Overdue', 'slipstream' ),
	unpaid: __( 'Unpaid', 'slipstream' ),
	incomplete: __( 'Not paid yet', 'slipstream' ),
	trialing: __( 'Trial', 'slipstream' ),
	paused: __( 'Paused', 'slipstream' ),
	canceled: __( 'Canceled', 'slipstream' ),
	incomplete_expired: __( 'Never paid', 'slipstream' ),
	other: __( 'Unclear', 'slipstream' ),
} );

/** How a subscription stands, without marks. */
function statusOf( {
	status,
	is_ended: isEnded,
	cancel_at: end,
}: Subscription ) {
	const name = statusNames()[ status ];
	return end > 0 && ! isEnded
		? sprintf(
				/* translators: 1: how a subscription stands, such as "Active", 2: a date. */
				__( '%1$s until %2$s', 'slipstream' ),
				name,
				dayOf( end )
			)
		: name;
}

/**
 * How a subscription stands.
 *
 * @param item The subscription.
 */
export const statusSentence = ( item: Subscription ): string =>
	withMarks( statusOf( item ), item );

/**
 * When it is charged next.
 *
 * @param item The subscription.
 */
export function nextCharge( item: Subscription ): string {
	if ( item.is_ended || item.cancel_at > 0 ) {
		return __( 'None', 'slipstream' );
	}
	// Stripe has moved the period on already, and tries when its settings say.
	return [ 'active', 'trialing' ].includes( item.status ) && item.period_end
		? dayOf( item.period_end )
		: __( 'Not known', 'slipstream' );
}

/**
 * What is missing, and who can do something about it; '' where all is well.
 *
 * @param item The subscription.
 */
export function attention( item: Subscription ): string {
	if ( item.needs_payer ) {
		return item.status === 'incomplete'
			? __(
					'The payer has not confirmed the first payment yet. Nothing was paid.',
					'slipstream'
				)
			: sprintf(
					/* translators: %s: a payment service, such as Stripe. */
					__(
						'The last payment was refused, or the payer must confirm it. Ask the payer to pay, or to use another card. %s tries again as its settings say.',
						'slipstream'
					),
					gatewayName( item )
				);
	}
	return '';
}

const count = ( total: number ) =>
	sprintf(
		/* translators: %s: a number. */
		_n( '%s subscription', '%s subscriptions', total, 'slipstream' ),
		formatNumber( total )
	);

export const listMessages = (): ListMessages< Subscription > => ( {
	search: __( 'Search subscriptions', 'slipstream' ),
	next: __( 'Next subscription', 'slipstream' ),
	previous: __( 'Previous subscription', 'slipstream' ),
	select: ( item ) =>
		sprintf(
			/* translators: %s: who pays. */
			__( 'Select the subscription of %s', 'slipstream' ),
			payerName( item )
		),
	actions: ( item ) =>
		sprintf(
			/* translators: %s: who pays. */
			__( 'Actions for the subscription of %s', 'slipstream' ),
			payerName( item )
		),
	highlighted: __( 'Needs attention:', 'slipstream' ),
	count,
	loaded: count,
	nothingFound: __(
		'No subscriptions match the search and filters.',
		'slipstream'
	),
} );
