import { currencyOf, unitDigits } from './currencies';
import type { Money } from './money';

export interface FormatOptions {
	/** Whether '5.00' is '5'. */
	dropZeros?: boolean;
	/** Instead of the currency's own; '' for none. */
	symbol?: string;
}

const group = ( digits: string, separator: string ) =>
	digits.replace( /\B(?=(?:\d{3})+$)/g, () => separator );

/** Writes digits as the currency is written: minus, symbol, number. */
function write(
	isNegative: boolean,
	whole: string,
	fraction: string,
	code: string,
	symbol = currencyOf( code ).symbol
): string {
	const { grouping, decimal } = currencyOf( code );
	return (
		( isNegative ? '-' : '' ) +
		symbol +
		group( whole, grouping ) +
		( fraction && decimal + fraction )
	);
}

/** The digits before and after the decimal mark. */
function digitsOf( amount: number, currency: string ): [ string, string ] {
	const unit = unitDigits( currency );
	const all = String( Math.abs( amount ) ).padStart( unit + 1, '0' );
	const at = all.length - unit;
	const exact = all.slice( at ).replace( /0+$/, '' );
	return [
		all.slice( 0, at ),
		exact.padEnd( currencyOf( currency ).digits, '0' ),
	];
}

/**
 * An amount as the table of currencies writes it, in every language. It shows more decimals than the currency usually
 * has where the amount is finer, so that what is shown is what is charged.
 *
 * @param money   The amount.
 * @param options How it is shown.
 */
export function formatMoney(
	money: Money,
	options: FormatOptions = {}
): string {
	const { amount, currency } = money;
	const { dropZeros = false, symbol } = options;
	const [ whole, fraction ] = digitsOf( amount, currency );
	return write(
		amount < 0,
		whole,
		dropZeros && /^0*$/.test( fraction ) ? '' : fraction,
		currency,
		symbol
	);
}

/**
 * An amount as a decimal number with as many decimals as the currency usually has, or more where it is finer: '1000.50'.
 *
 * @param money The amount.
 */
export function formatPlain( money: Money ): string {
	const { amount, currency } = money;
	const [ whole = '', fraction = '' ] = digitsOf( amount, currency );
	const sign = amount < 0 ? '-' : '';
	return `${ sign }${ whole }${ fraction && `.${ fraction }` }`;
}

/** Decimals of millionths. */
const MILLIONTHS = 6;
/** Most requests to AI cost a fraction of a cent. */
const FRACTION_DIGITS = 4;

/**
 * An amount that AI has cost; '–' for 0, as no price may be known: that is not the same as for nothing.
 *
 * @param cost     In millionths.
 * @param currency Its code.
 */
export function formatCost( cost: number, currency: string ): string {
	if ( cost === 0 ) {
		return '–';
	}
	const { digits } = currencyOf( currency );
	const most =
		cost < 10 ** MILLIONTHS ? Math.max( digits, FRACTION_DIGITS ) : digits;
	const all = String(
		Math.round( cost / 10 ** ( MILLIONTHS - most ) )
	).padStart( most + 1, '0' );
	const at = all.length - most;
	const fraction = all.slice( at ).replace( /0+$/, '' );
	return write(
		false,
		all.slice( 0, at ),
		fraction.padEnd( digits, '0' ),
		currency
	);
}
