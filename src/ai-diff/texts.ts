import { formattedTokens } from './html';
import { tokenKey } from './keys';
import { serialize } from './serialize';
import { splitMarkdown } from './split';

/** A format around a piece of rich text: an element without its content. */
export interface Mark {
	/** Name of the element, in lower case. */
	readonly name: string;
	/** Its start tag, with all attributes. */
	readonly open: string;
	/** Where a link leads. */
	readonly href?: string;
}

/** The smallest piece that a change takes as a whole: a word, a space, a sign, a picture. */
export interface Token {
	/** The words, without formats and entities; of an element without words its HTML. */
	readonly text: string;
	/** Formats around it, the outermost first. */
	readonly marks: readonly Mark[];
	/** Whether `text` is the HTML of an element without words. */
	readonly isElement?: boolean;
}

/** A text that can be compared. */
export interface Text {
	readonly tokens: readonly Token[];
	/** The text as it was given. */
	readonly source: string;
	/** The same for pieces that are the same to a reader. */
	readonly keyOf: ( token: Token ) => string;
	/** Turns tokens back into a text of this kind. */
	readonly join: ( tokens: readonly Token[] ) => string;
}

/**
 * A rich text. Formats and links stay whole, whatever part of a change is taken.
 *
 * @param html HTML of the inside of a text block.
 */
export function htmlText( html: string ): Text {
	return {
		source: html,
		tokens: formattedTokens( html ),
		keyOf: tokenKey,
		join: serialize,
	};
}

/**
 * A Markdown text. Links, formats and the marks of lines are one piece each.
 *
 * @param markdown The text.
 */
export function plainText( markdown: string ): Text {
	return {
		source: markdown,
		tokens: splitMarkdown( markdown ).map( ( text ) => ( {
			text,
			marks: [],
		} ) ),
		keyOf: ( { text } ) => text,
		join: ( tokens ) => tokens.map( ( { text } ) => text ).join( '' ),
	};
}
