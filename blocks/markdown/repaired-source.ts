const CHARACTERS = new Map( [
	[ '&amp;', '&' ],
	[ '&lt;', '<' ],
	[ '&gt;', '>' ],
] );

const ENTITY = /&(?:amp|lt|gt);/g;

/** WordPress closes empty elements in its own way. */
const comparable = ( html: string ) => html.replace( /\s*\/>/g, '>' ).trim();

/**
 * The text that was written, where the one that is stored is not: WordPress has filtered texts of authors as if they were HTML, and stored
 * `&gt; quoted` and `a &amp;&amp; b`. The HTML tells, which was rendered before that: it is the HTML of the one text and not of the other.
 *
 * @param source The stored text.
 * @param html   The HTML in the post, without its wrapper.
 * @param render Renders Markdown.
 * @return undefined where the stored text is the one, and where it cannot be told.
 */
export function repairedSource(
	source: string,
	html: string,
	render: ( source: string ) => string
): string | undefined {
	const decoded = source.replace(
		ENTITY,
		( entity ) => CHARACTERS.get( entity ) ?? entity
	);
	const stored = comparable( html );
	return stored !== '' &&
		decoded !== source &&
		comparable( render( source ) ) !== stored &&
		comparable( render( decoded ) ) === stored
		? decoded
		: undefined;
}
