import { currencies, currencyOf, unitDigits } from './currencies';
import { fromDecimal } from './money';
import type { Gateway } from './currencies';
import type { Money } from './money';

export const GATEWAYS: readonly Gateway[] = [ 'stripe', 'paypal' ];

/** Where no list has the currency: one of what is shown last. */
const smallest = ( code: string ) =>
	10 ** ( unitDigits( code ) - currencyOf( code ).digits );

const units = ( decimal: number, code: string ) =>
	fromDecimal( decimal, code )?.amount ?? 0;

/** Multiples of the editor's minimum that are suggested, and the one that an empty field shows. */
const TIPS = [ 10, 30, 200 ] as const;
const PLACEHOLDER = 100;

const times = ( code: string, factor: number ): Money => ( {
	amount:
		factor *
		( units( currencyOf( code ).minimum?.editor ?? 0, code ) ||
			minimumOf( code ).amount ),
	currency: code,
} );

/**
 * The least that can be paid: the highest of the minimums of the editor, the server, and the gateway.
 *
 * @param code    The currency.
 * @param gateway Where it is paid; anywhere without it.
 */
export function minimumOf( code: string, gateway?: Gateway ): Money {
	const { minimum, ...own } = currencyOf( code );
	const { exponent = 0, minimum: least = 0 } =
		( gateway && own[ gateway ] ) ?? {};
	return {
		amount: Math.max(
			units( minimum?.editor ?? 0, code ),
			units( minimum?.server ?? 0, code ),
			least * 10 ** ( unitDigits( code ) - exponent ),
			Math.ceil( smallest( code ) )
		),
		currency: code,
	};
}

/**
 * Whether a gateway takes exactly this amount.
 *
 * @param money   The amount.
 * @param gateway The gateway.
 */
export function isPayable( money: Money, gateway: Gateway ) {
	const { amount, currency } = money;
	const unit = currencyOf( currency )[ gateway ];
	if ( ! unit ) {
		return false;
	}
	const step =
		( unit.step ?? 1 ) * 10 ** ( unitDigits( currency ) - unit.exponent );
	return (
		amount % step === 0 && amount >= minimumOf( currency, gateway ).amount
	);
}

/** Amounts to suggest: 10, 30, and 200 times the editor's minimum. */
export const suggestedAmounts = ( code: string ): Money[] =>
	TIPS.map( ( factor ) => times( code, factor ) );

/** What a field for an amount shows while it is empty. */
export const placeholderOf = ( code: string ): Money =>
	times( code, PLACEHOLDER );

/** What stands before an amount. */
export const symbolOf = ( code: string ): string => currencyOf( code ).symbol;

/** The currencies that donations and plans can have, with their names in a list. */
export const currencyChoices = (): { value: string; label: string }[] =>
	Object.entries( currencies )
		.filter( ( [ , { minimum } ] ) => minimum?.editor !== undefined )
		.map( ( [ value, { symbol } ] ) => ( {
			value,
			label:
				symbol === value
					? value
					: `${ value } ${ symbol.replace( /\.+$/, '' ) }`,
		} ) );
