/*
 * Amounts as PayPal takes them.
 */
import { refused } from './errors.mjs';

/** The decimals of each currency that PayPal takes. */
const DECIMALS = Object.fromEntries(
	'AUD BRL CAD CZK DKK EUR HKD HUF ILS JPY MYR MXN NOK NZD PHP PLN GBP SGD SEK CHF TWD THB USD'
		.split( ' ' )
		.map( ( code ) => [
			code,
			[ 'JPY', 'HUF', 'TWD' ].includes( code ) ? 0 : 2,
		] )
);

/** An amount in the currency's smallest unit; refused if PayPal does not take it. A fee may be nothing. */
export function unitsOf( { currency_code: code, value }, isFee = false ) {
	const decimals = DECIMALS[ code ];
	if ( decimals === undefined ) {
		throw refused( 422, 'INVALID_CURRENCY_CODE' );
	}
	const [ whole, fraction = '' ] = value.split( '.' );
	if ( fraction.length > decimals ) {
		throw refused(
			422,
			decimals ? 'DECIMAL_PRECISION' : 'DECIMALS_NOT_SUPPORTED'
		);
	}
	const units = Number( whole + fraction.padEnd( decimals, '0' ) );
	if ( units <= 0 && ! isFee ) {
		throw refused( 422, 'CANNOT_BE_ZERO_OR_NEGATIVE' );
	}
	return units;
}

export function amountOf( units, code ) {
	const decimals = DECIMALS[ code ];
	const text = String( units ).padStart( decimals + 1, '0' );
	const at = text.length - decimals;
	return {
		currency_code: code,
		value: decimals
			? `${ text.slice( 0, at ) }.${ text.slice( at ) }`
			: text,
	};
}
