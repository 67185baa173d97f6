import { currencyOf } from '@slipstream/money';

/**
 * The decimals that a price can have at PayPal.
 *
 * @param currency Its code.
 */
export function decimalsOf( currency: string ): number {
	const { paypal, digits } = currencyOf( currency );
	return paypal?.exponent ?? digits;
}

/**
 * The price as the block saves it, such as "25.00 $".
 *
 * @param price    The decimal number.
 * @param currency Its code.
 */
export function priceTextOf(
	price: number | undefined,
	currency: string
): string {
	const { symbol, digits } = currencyOf( currency );
	const decimals = Math.max( digits, decimalsOf( currency ) );
	return `${ ( price ?? 0 ).toFixed( decimals ) } ${ symbol.replace( /\.+$/, '' ) }`;
}
