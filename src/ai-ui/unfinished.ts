const MARKS = [ '`', '**', '~~' ] as const;
const HALF_A_LINK = /!?\[([^\]\n]*)\]\([^()\s]*$/;
const FENCE = /^ {0,3}(?:```|~~~)/gm;

/**
 * A text that is still growing, with the marks closed that its last paragraph leaves open: bold words are bold from their first
 * letter, a link shows its words while its address is spelled, and no mark jumps away when its partner arrives.
 *
 * @param growing The text so far.
 */
export function withClosedMarks( growing: string ): string {
	const markdown = growing.replace( HALF_A_LINK, '$1' );
	const isInFence = ( markdown.match( FENCE )?.length ?? 0 ) % 2 === 1;
	if ( isInFence ) {
		return markdown;
	}
	const paragraph = markdown.slice( markdown.lastIndexOf( '\n\n' ) + 1 );
	const open = MARKS.find(
		( mark ) => paragraph.split( mark ).length % 2 === 0
	);
	if ( ! open ) {
		return markdown;
	}
	const text = markdown.trimEnd();
	// A mark with nothing behind it marks nothing yet.
	return text.endsWith( open ) ? text.slice( 0, -open.length ) : text + open;
}
