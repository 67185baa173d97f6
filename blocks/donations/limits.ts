import { fromDecimal, minimumOf } from '@slipstream/money';
import type { DonationsAttributes } from './types';
import type { Money } from '@slipstream/money';

/** What visitors can give. */
export interface Limits {
	least: Money;
	/** Null for as much as they like. */
	most: Money | null;
}

/**
 * The limits of a form: the author's, and no less than what can be paid.
 *
 * @param attributes The block's attributes.
 * @param currency   The currency of the form.
 */
export function limitsOf(
	attributes: Pick< DonationsAttributes, 'minimumAmount' | 'maximumAmount' >,
	currency: string
): Limits {
	const own = ( value: number | undefined ) =>
		value ? fromDecimal( value, currency ) : null;
	const least = minimumOf( currency, 'stripe' );
	const minimum = own( attributes.minimumAmount );
	return {
		least: minimum && minimum.amount > least.amount ? minimum : least,
		most: own( attributes.maximumAmount ),
	};
}
