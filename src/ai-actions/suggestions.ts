import { diffTexts, htmlText, plainText } from '@slipstream/ai-diff';
import { markdownOf } from './targets';
import type { Target } from './targets';
import type { TextDiff } from '@slipstream/ai-diff';
import type { MarkdownApi } from '@slipstream/markdown';

/** A suggestion for one text. */
export interface Suggestion {
	/** What the assistant wrote, Markdown. */
	readonly text: string;
	readonly diff: TextDiff;
	/** Whether it is one rich text, or a text of several blocks. */
	readonly isRich: boolean;
	/** Whether other blocks take the place of this one. */
	readonly replaces: boolean;
}

const PICTURES = /<img [^>]*?src="([^"]*)"[^>]*>/g;
const HEADING_MARKS = /^\s{0,3}#{1,6}(?=\s|$)/gm;
const PARAGRAPH_BREAK = '<br><br>';

/**
 * Whether there is nothing in an answer but the marks of a heading.
 *
 * @param text The answer.
 */
export function isEmptyHeading( text: string ): boolean {
	return /^[#\s]*$/.test( text );
}

/** Pictures that were not there before could tell others what is written here: they are left out. */
function withoutNewPictures( html: string, original: string ): string {
	return html.replace( PICTURES, ( picture, address: string ) =>
		original.includes( address ) ? picture : ''
	);
}

/** The paragraphs of an answer as one rich text; undefined when there is more in it than paragraphs. */
function asRichText(
	text: string,
	target: Target,
	markdown: MarkdownApi
): string | undefined {
	const isParagraph = target.extension === 'paragraph';
	const content = isParagraph ? text : text.replace( HEADING_MARKS, '' );
	const { body } = new DOMParser().parseFromString(
		withoutNewPictures( markdown.renderMarkdown( content ), target.html ),
		'text/html'
	);
	const parts = Array.from( body.children );
	if ( isParagraph && parts.some( ( { nodeName } ) => nodeName !== 'P' ) ) {
		return undefined;
	}
	return parts
		.flatMap( ( part ) =>
			/^[OU]L$/.test( part.nodeName ) ? [ ...part.children ] : [ part ]
		)
		.map( ( part ) => part.innerHTML.replace( /<br>\s+/g, '<br>' ).trim() )
		.join( isParagraph ? PARAGRAPH_BREAK : '<br>' );
}

/**
 * What an answer means for a text; undefined when it means nothing.
 *
 * @param text     The answer, Markdown.
 * @param target   The text.
 * @param replaces Whether other blocks were asked for.
 * @param markdown Converters.
 */
export function suggestionFor(
	text: string,
	target: Target,
	replaces: boolean,
	markdown: MarkdownApi
): Suggestion | undefined {
	if ( isEmptyHeading( text ) ) {
		return undefined;
	}
	const html =
		target.attribute && ! replaces
			? asRichText( text, target, markdown )
			: undefined;
	if ( html !== undefined ) {
		return {
			text,
			diff: diffTexts( htmlText( target.html ), htmlText( html ) ),
			isRich: true,
			replaces: false,
		};
	}
	return {
		text,
		diff: diffTexts(
			plainText( markdownOf( target, markdown ) ),
			plainText( text.trim() )
		),
		isRich: false,
		replaces: replaces || target.attribute !== undefined,
	};
}
