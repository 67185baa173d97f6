import { __, sprintf } from '@wordpress/i18n';
import { currencyOf } from '@slipstream/money';

/** The currencies that the block offers. PayPal has ceased to take some: posts keep them. */
export const CURRENCIES: readonly string[] = [
	'USD',
	'EUR',
	'AUD',
	'BRL',
	'CAD',
	'CZK',
	'DKK',
	'HKD',
	'HUF',
	'ILS',
	'JPY',
	'MYR',
	'MXN',
	'TWD',
	'NZD',
	'NOK',
	'PHP',
	'PLN',
	'GBP',
	'RUB',
	'SGD',
	'SEK',
	'CHF',
	'THB',
];

export const isTaken = ( code: string ) => !! currencyOf( code ).paypal;

/**
 * The currencies as a list to choose from.
 *
 * @param current The block's, which is in the list whatever it is.
 */
export const currencyOptions = ( current: string ) =>
	[ ...new Set( [ ...CURRENCIES, current ] ) ].map( ( code ) => {
		const label = `${ code } ${ currencyOf( code ).symbol.replace( /\.+$/, '' ) }`;
		return {
			value: code,
			label: isTaken( code )
				? label
				: sprintf(
						/* translators: %s: a currency. */
						__( '%s (not taken by PayPal)', 'slipstream' ),
						label
					),
		};
	} );
