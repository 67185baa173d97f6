/*
 * How the stand-in for Stripe counts money: in the smallest unit, with the steps and minimums of each currency.
 */
import { refused, rejected } from './errors.mjs';
import { currencies } from './schema.mjs';

/** How Stripe counts a currency; what is none is refused. */
export function currencyOf( code, param ) {
	const found = currencies[ code.toLowerCase() ];
	if ( ! found || code.length !== 3 ) {
		throw rejected( undefined, `Invalid currency: ${ code }`, param );
	}
	return found;
}

/** Refuses an amount that Stripe could not count. */
export function checkUnit( amount, code, param ) {
	const currency = currencyOf( code, param );
	if ( amount < 0 ) {
		throw rejected(
			'parameter_invalid_integer',
			'An amount is not negative.',
			param
		);
	}
	if ( amount % ( currency.multiple_of ?? 1 ) ) {
		throw refused(
			'invalid_amount',
			`${ code.toUpperCase() } is counted in steps of ${ currency.multiple_of }.`,
			param
		);
	}
	const digits = code.toLowerCase() === 'idr' ? 12 : 8;
	if ( String( amount ).length > digits ) {
		throw refused(
			'amount_too_large',
			`An amount has at most ${ digits } digits.`,
			param
		);
	}
}

/** Refuses an amount that is too small to be charged. */
export function checkMinimum( amount, code, param ) {
	const least = currencyOf( code, param ).min_settlement ?? 1;
	if ( amount < least ) {
		throw refused(
			'amount_too_small',
			`The amount is below the minimum of ${ least }.`,
			param
		);
	}
}

/** What Stripe keeps of a charge. */
export const feeOf = ( amount, code ) =>
	Math.min(
		amount,
		Math.round( amount * 0.029 ) +
			3 * 10 ** ( currencyOf( code ).exponent - 1 )
	);

/** What a dispute costs. */
export const disputeFeeOf = ( code ) => 15 * 10 ** currencyOf( code ).exponent;

/** An amount for people. */
export function format( amount, code ) {
	const { exponent } = currencyOf( code );
	return `${ code.toUpperCase() } ${ ( amount / 10 ** exponent ).toFixed(
		exponent
	) }`;
}
