/** A number as the page's language writes it. */
export function formatNumber( value: number ): string {
	return value.toLocaleString( document.documentElement.lang || undefined );
}
