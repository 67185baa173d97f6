import { __, _n, sprintf } from '@wordpress/i18n';
import { CURRENCIES } from './currencies';
import { decimalsOf } from './price-text';
import type { Problems, SimplePaymentsAttributes } from './types';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

function decimalsProblem( decimals: number ): string {
	return decimals === 0
		? __(
				'We know every penny counts, but prices in this currency can’t contain decimal values.',
				'slipstream'
			)
		: sprintf(
				/* translators: %d: number of decimals. */
				_n(
					'The price cannot have more than %d decimal place.',
					'The price cannot have more than %d decimal places.',
					decimals,
					'slipstream'
				),
				decimals
			);
}

function problemOfPrice( price: number | undefined, currency: string ) {
	if ( ! price && ! Number.isNaN( price ) ) {
		return __(
			'If you’re selling something, you need a price tag. Add yours here.',
			'slipstream'
		);
	}
	if ( ! Number.isFinite( price ) || price === undefined ) {
		return __( 'Invalid price', 'slipstream' );
	}
	if ( price < 0 ) {
		return __(
			'Your price is negative — enter a positive number so people can pay the right amount.',
			'slipstream'
		);
	}
	const decimals = decimalsOf( currency );
	return Number( price.toFixed( decimals ) ) === price
		? undefined
		: decimalsProblem( decimals );
}

/**
 * Why an email address takes no money.
 *
 * @param email As typed.
 */
export function problemOfEmail( email: string ): string | undefined {
	if ( ! email ) {
		return __(
			'We want to make sure payments reach you, so please add an email address.',
			'slipstream'
		);
	}
	return EMAIL.test( email )
		? undefined
		: sprintf(
				/* translators: %s: what was typed as an email address. */
				__( '%s is not a valid email address.', 'slipstream' ),
				email
			);
}

/**
 * What an author has to correct before anybody can pay, by field.
 *
 * @param attributes The block's attributes.
 */
export function problemsOf( attributes: SimplePaymentsAttributes ): Problems {
	const { title, price, currency, email } = attributes;
	const all = {
		title: title.trim()
			? undefined
			: __(
					'Please add a brief title so that people know what they’re paying for.',
					'slipstream'
				),
		price: problemOfPrice( price, currency ),
		email: problemOfEmail( email ),
		currency: CURRENCIES.includes( currency )
			? undefined
			: __( 'PayPal does not take this currency.', 'slipstream' ),
	};
	return Object.fromEntries(
		Object.entries( all ).filter( ( [ , problem ] ) => problem )
	);
}

/**
 * What the server has refused, by field. Undefined if it has named none.
 *
 * @param error      What saving has thrown.
 * @param attributes What was saved.
 */
export function refusalOf(
	error: unknown,
	attributes: SimplePaymentsAttributes
): Problems | undefined {
	const { key } =
		( error as { data?: { key?: unknown } } | undefined )?.data ?? {};
	if ( key === 'spay_email' ) {
		return {
			email: sprintf(
				/* translators: %s: what was typed as an email address. */
				__( '%s is not a valid email address.', 'slipstream' ),
				attributes.email
			),
		};
	}
	return key === 'spay_price'
		? { price: __( 'Invalid price.', 'slipstream' ) }
		: undefined;
}
