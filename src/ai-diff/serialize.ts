import type { Mark, Token } from './texts';

function escape( text: string ): string {
	return text.replaceAll( '&', '&amp;' ).replaceAll( '<', '&lt;' );
}

function sharedDepth( a: readonly Mark[], b: readonly Mark[] ): number {
	const differs = a.findIndex( ( mark, at ) => mark.open !== b[ at ]?.open );
	return differs === -1 ? a.length : differs;
}

function closing( marks: readonly Mark[] ): string {
	return marks
		.map( ( { name } ) => `</${ name }>` )
		.reverse()
		.join( '' );
}

/**
 * HTML of pieces. Neighbors share the formats they have in common, and every element that opens is closed.
 *
 * @param tokens The pieces.
 */
export function serialize( tokens: readonly Token[] ): string {
	let html = '';
	let open: readonly Mark[] = [];
	for ( const { text, marks, isElement } of tokens ) {
		const shared = sharedDepth( open, marks );
		html += closing( open.slice( shared ) );
		html += marks
			.slice( shared )
			.map( ( mark ) => mark.open )
			.join( '' );
		html += isElement ? text : escape( text );
		open = marks;
	}
	return html + closing( open );
}
