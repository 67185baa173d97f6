import { dateI18n, getSettings as getDateSettings } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import { priceInWords } from '@slipstream/memberships';
import type { AccountName, Mode, PaymentItem } from './types';

export const kindNames = (): Record< string, string > => ( {
	charge: __( 'Payment', 'slipstream' ),
	refund: __( 'Refund', 'slipstream' ),
	refund_failed: __( 'Refund failed', 'slipstream' ),
	fee: __( 'Fee', 'slipstream' ),
	dispute: __( 'Dispute', 'slipstream' ),
	dispute_reversal: __( 'Dispute won', 'slipstream' ),
} );

export const modeNames = (): Record< Mode, string > => ( {
	live: __( 'Live', 'slipstream' ),
	test: __( 'Test', 'slipstream' ),
} );

/**
 * What a payment service is called.
 *
 * @param account An account of it.
 */
export const gatewayName = ( account: Pick< AccountName, 'gateway' > ) =>
	account.gateway === 'paypal' ? 'PayPal' : 'Stripe';

/**
 * A time in words.
 *
 * @param seconds Unix seconds.
 */
export const when = ( seconds: number ) =>
	dateI18n( getDateSettings().formats.datetime, seconds * 1000, undefined );

/**
 * The day of a time.
 *
 * @param seconds Unix seconds.
 */
export const dayOf = ( seconds: number ) =>
	dateI18n( getDateSettings().formats.date, seconds * 1000, undefined );

/**
 * Who has paid.
 *
 * @param item An order or a subscription.
 */
export function payerName( item: PaymentItem ) {
	if ( item.is_erased ) {
		return __( 'Erased', 'slipstream' );
	}
	return item.name || item.email || __( 'Not known yet', 'slipstream' );
}

/**
 * An amount, and how often it is paid.
 *
 * @param item An order or a subscription.
 */
export const amountInWords = (
	item: Pick< PaymentItem, 'money' | 'interval' >
): string => priceInWords( item.money.formatted, item.interval );

const disputeWords = (): Record< string, string > => ( {
	open: __( 'disputed', 'slipstream' ),
	lost: __( 'dispute lost', 'slipstream' ),
	won: __( 'dispute won', 'slipstream' ),
} );

/**
 * How something stands, with its dispute; what is not real money is marked.
 *
 * @param state Its own state in words.
 * @param item  An order or a subscription.
 */
export const withMarks = (
	state: string,
	item: Pick< PaymentItem, 'dispute' | 'mode' >
): string =>
	[
		state,
		disputeWords()[ item.dispute ],
		item.mode === 'test' && __( 'test', 'slipstream' ),
	]
		.filter( Boolean )
		.join( ', ' );

/**
 * The choices of a select.
 *
 * @param names Labels by value.
 */
export const choices = ( names: Record< string, string > ) =>
	Object.entries( names ).map( ( [ value, label ] ) => ( { value, label } ) );

export const disputeNames = (): Record< string, string > => ( {
	open: __( 'Disputed', 'slipstream' ),
	lost: __( 'Dispute lost', 'slipstream' ),
	won: __( 'Dispute won', 'slipstream' ),
} );
