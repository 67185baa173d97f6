import table from '../../php/Money/currencies.json';

export type Gateway = 'stripe' | 'paypal';

/** How a gateway counts a currency. */
export interface GatewayUnit {
	/** Decimals of its unit. */
	readonly exponent: number;
	/** Amounts are multiples of this, in its unit; 1 by default. */
	readonly step?: number;
	/** In its unit. */
	readonly minimum?: number;
	/** Only accounts of the currency's country take it. */
	readonly inCountryOnly?: boolean;
}

/** A row of the table. */
export interface Currency extends Partial< Record< Gateway, GatewayUnit > > {
	readonly symbol: string;
	/** What stands between groups of three digits; '' for none. */
	readonly grouping: string;
	readonly decimal: string;
	/** Decimals that are shown. */
	readonly digits: number;
	/** The least that the editor and the server take, as decimal numbers. */
	readonly minimum?: { readonly editor?: number; readonly server: number };
}

export const currencies: Readonly< Record< string, Currency > > = table;

/** A code that the table does not have. No gateway takes it. */
const UNKNOWN: Currency = {
	symbol: '$',
	grouping: ',',
	decimal: '.',
	digits: 2,
};

export const currencyOf = ( code: string ): Currency =>
	Object.hasOwn( currencies, code )
		? ( currencies[ code ] ?? UNKNOWN )
		: UNKNOWN;

/**
 * Decimals of the unit that amounts are counted in: the finest of the gateways' units, or what is shown where no
 * gateway takes the currency.
 *
 * @param code The currency.
 */
export function unitDigits( code: string ): number {
	const { stripe, paypal, digits } = currencyOf( code );
	return stripe || paypal
		? Math.max( stripe?.exponent ?? 0, paypal?.exponent ?? 0 )
		: digits;
}
