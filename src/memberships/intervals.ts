import { __, sprintf } from '@wordpress/i18n';
import { moneyChoices } from '@slipstream/site-settings';

type Interval = keyof typeof moneyChoices.intervals;

const PRICES: Record< Interval, ( amount: string ) => string > = {
	'one-time': ( amount ) => amount,
	'1 month': ( amount ) =>
		/* translators: %s: an amount of money. */
		sprintf( __( '%s each month', 'slipstream' ), amount ),
	'1 year': ( amount ) =>
		/* translators: %s: an amount of money. */
		sprintf( __( '%s each year', 'slipstream' ), amount ),
};

const isInterval = ( text: string ): text is Interval =>
	Object.hasOwn( PRICES, text );

/** How often a plan can be paid, as the choices of a select. */
export const intervalChoices = () =>
	Object.entries( moneyChoices.intervals ).map(
		( [ value, { label } ] ) => ( {
			value,
			label,
		} )
	);

/**
 * An amount, and how often it is paid, such as "$5.00 each month".
 *
 * @param amount   The amount as people read it.
 * @param interval The interval; one that is not known says nothing.
 */
export const priceInWords = ( amount: string, interval: string ): string =>
	isInterval( interval ) ? PRICES[ interval ]( amount ) : amount;
