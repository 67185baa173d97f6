/** Scripts that are written without spaces: each sign, with what sits on it, is a piece of its own. */
const UNSPACED =
	'[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]\\p{M}*';
const LETTER = `(?!${ UNSPACED })\\p{L}[\\p{M}\\u200c\\u200d]*`;
/** Letters with apostrophes between them; digits are apart, as in H₂O one of them may be formatted by itself. */
const WORD = `(?:${ LETTER })+(?:['’](?:${ LETTER })+)*|\\p{N}+`;
const REST = `\\s+|${ UNSPACED }|${ WORD }|[\\s\\S]`;

const PIECE = new RegExp( REST, 'gu' );

/** In Markdown: marks at the start of a line, links and pictures, code, formats; then what every text is made of. */
const MARKDOWN_PIECE = new RegExp(
	[
		'^[ \\t]*(?:[-*+]|\\d+[.)]|#{1,6}|>)[ \\t]+',
		'!?\\[[^\\]\\n]*\\]\\([^()\\s]*\\)',
		'`[^`\\n]+`',
		'\\*\\*[^*\\n]+\\*\\*',
		'~~[^~\\n]+~~',
		'\\b_[^_\\n]+_\\b',
		'\\n\\s*?(?=[ \\t]*(?:[-*+]|\\d+[.)]|#{1,6}|>)[ \\t])|\\n+',
		'[^\\S\\n]+',
		REST,
	].join( '|' ),
	'gmu'
);

/**
 * Cuts a text into words, spaces and signs. Nothing is lost: together they are the text.
 *
 * @param text Text without markup.
 */
export function splitWords( text: string ): string[] {
	return text.match( PIECE ) ?? [];
}

/**
 * Cuts Markdown into pieces that mean something by themselves. Together they are the text.
 *
 * @param markdown The text.
 */
export function splitMarkdown( markdown: string ): string[] {
	return markdown.match( MARKDOWN_PIECE ) ?? [];
}
