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
	const unit = unitDigits( currency );
	const all = String( Math.abs( amount ) ).padStart( unit + 1, '0' );
	const at = all.length - unit;
	const exact = all.slice( at ).replace( /0+$/, '' );
	const fraction =
		dropZeros && exact === ''
			? ''
			: exact.padEnd( currencyOf( currency ).digits, '0' );
	return write( amount < 0, all.slice( 0, at ), fraction, currency, symbol );
}

/**
 * A cost, which may be a fraction of the smallest coin.
 *
 * @param cost     A decimal number.
 * @param currency The code.
 * @param digits   The most decimals; those of the currency by default.
 */
export function formatCost(
	cost: number,
	currency: string,
	digits: number = currencyOf( currency ).digits
): string {
	const [ whole = '0', fraction = '' ] = Math.abs( cost )
		.toFixed( digits )
		.split( '.' );
	const shown = fraction
		.replace( /0+$/, '' )
		.padEnd( currencyOf( currency ).digits, '0' );
	return write( cost < 0, whole, shown, currency );
}
