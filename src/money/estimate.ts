/**
 * An amount that something will cost, roughly: in two digits, in the language of the page. Editors show it, so it does
 * without the table of currencies.
 *
 * @param amount   A decimal number.
 * @param currency Its code.
 */
export const formatEstimate = ( amount: number, currency: string ): string =>
	amount.toLocaleString( document.documentElement.lang || undefined, {
		style: 'currency',
		currency,
		minimumFractionDigits: 0,
		maximumSignificantDigits: 2,
	} );
