import type { Locator } from '@playwright/test';

/** Over how many lines the text of an element runs. */
export const lines = ( text: Locator ) =>
	text.evaluate( ( element ) => {
		const range = element.ownerDocument.createRange();
		range.selectNodeContents( element );
		const middles = [ ...range.getClientRects() ]
			.filter( ( { height } ) => height > 0 )
			.map( ( { top, bottom } ) => ( top + bottom ) / 2 )
			.sort( ( a, b ) => a - b );
		return middles.filter(
			( middle, index ) => middle - ( middles[ index - 1 ] ?? 0 ) > 6
		).length;
	} );
