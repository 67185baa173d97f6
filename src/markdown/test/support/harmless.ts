/**
 * Expects HTML in which nothing runs.
 *
 * @param html Any HTML.
 */
export function expectHarmless( html: string ): void {
	const holder = document.createElement( 'div' );
	holder.innerHTML = html;
	expect(
		holder.querySelectorAll( 'script, svg, iframe, style' )
	).toHaveLength( 0 );
	for ( const element of holder.querySelectorAll( '*' ) ) {
		for ( const { name, value } of element.attributes ) {
			expect( name ).not.toMatch( /^on/i );
			expect( value ).not.toMatch(
				/^\s*(javascript|vbscript|data:text)/i
			);
		}
	}
}
