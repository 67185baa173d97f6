/** Millionths in one. */
const MILLION = 1e6;

/**
 * An amount of money as people write it.
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
	return amount.toLocaleString( undefined, {
		style: 'currency',
		currency,
		// Most requests cost a fraction of a cent. Else as many digits as the currency has: yen have none, dinars three.
		...( amount < 1 && { maximumFractionDigits: 4 } ),
	} );
}
