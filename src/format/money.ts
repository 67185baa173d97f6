/** Millionths in one. */
const MILLION = 1e6;

const inWords = (
	amount: number,
	currency: string,
	digits: Intl.NumberFormatOptions
) =>
	amount.toLocaleString( undefined, {
		style: 'currency',
		currency,
		...digits,
	} );

/**
 * An amount of money that was spent.
 *
 * @param cost     In millionths.
 * @param currency Its code.
 */
export function formatMoney( cost: number, currency: string ): string {
	if ( cost === 0 ) {
		// No price is known: that is not the same as for nothing.
		return '–';
	}
	const amount = cost / MILLION;
	// Most requests cost a fraction of a cent. Else as many digits as the currency has: yen have none, dinars three.
	return inWords(
		amount,
		currency,
		amount < 1 ? { maximumFractionDigits: 4 } : {}
	);
}

/**
 * An amount of money that something will take, roughly.
 *
 * @param amount   In the currency itself.
 * @param currency Its code.
 */
export const formatEstimate = ( amount: number, currency: string ): string =>
	inWords( amount, currency, {
		minimumFractionDigits: 0,
		maximumSignificantDigits: 2,
	} );
