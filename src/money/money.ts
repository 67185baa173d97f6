import { unitDigits } from './currencies';

/** An amount of a currency. */
export interface Money {
	/** A whole number of the currency's unit: see unitDigits(). */
	readonly amount: number;
	readonly currency: string;
}

/** A decimal number in digits, without an exponent. */
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * The exact amount of a decimal number, such as 5, 4.5, or '4.50'. Null if it is no number, finer than the currency's
 * unit, or too large to be exact.
 *
 * @param value    The number, as routes and metadata have it.
 * @param currency Its code.
 */
export function fromDecimal(
	value: number | string,
	currency: string
): Money | null {
	const [ , sign = '', whole = '', typed = '' ] =
		DECIMAL.exec( String( value ) ) ?? [];
	const digits = unitDigits( currency );
	const fraction = typed.replace( /0+$/, '' );
	if ( whole === '' || fraction.length > digits ) {
		return null;
	}
	const amount = Number( whole + fraction.padEnd( digits, '0' ) );
	return Number.isSafeInteger( amount )
		? { amount: sign && amount ? -amount : amount, currency }
		: null;
}

/**
 * The decimal number of an amount, for routes, metadata, and number fields.
 *
 * @param money The amount.
 */
export const toDecimal = ( money: Money ): number =>
	Number( `${ money.amount }e-${ unitDigits( money.currency ) }` );
