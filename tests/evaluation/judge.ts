import { wrongLanguage } from '@slipstream/ai-check';
import { applyChanges } from '@slipstream/ai-diff';
import { markdownOf } from '@slipstream/ai-actions/targets';
import type { Suggestion } from '@slipstream/ai-actions/suggestions';
import type { Target } from '@slipstream/ai-actions/targets';
import type { MarkdownApi } from '@slipstream/markdown';

/** What a text must keep, whatever is done with it. */
export const CHECKS = [
	'language',
	'links',
	'markup',
	'shape',
	'safe',
] as const;
export type Check = ( typeof CHECKS )[ number ];

/** A block of a post. */
export interface CaseBlock {
	readonly name: string;
	readonly attributes: Record< string, unknown >;
	readonly innerBlocks: readonly CaseBlock[];
}

/** One task for a model. */
export interface Case {
	readonly id: string;
	/** The end of the prompt's type: correct-spelling, change-language. */
	readonly action: string;
	/** The block that holds the text. */
	readonly block: CaseBlock;
	/** Its text as models get it, Markdown. */
	readonly text: string;
	/** Code and English name, as the menu sends it: "fr (French)". */
	readonly language?: string;
	readonly tone?: string;
	readonly request?: string;
	/** What the answer written for it is known to get wrong, and how it ends where it is no suggestion. */
	readonly verdict?: Partial< Record< Check, 'fail' > > & {
		readonly outcome?: 'ignored' | 'unclear';
	};
}

const SINGLE_LINE = new Set( [ 'heading', 'button', 'table', 'list-item' ] );
/** Formats whose number stays where words are corrected or translated. */
const FORMATS = 'strong, em, code';
/** What may write a text anew, and so with other formats. */
const FREE = new Set( [
	'summarize',
	'user-prompt',
	'transform-list-to-table',
] );
/** What leaves each item where it is. */
const FAITHFUL = new Set( [ 'correct-spelling', 'change-language' ] );

function parse( html: string ): HTMLElement {
	return new DOMParser().parseFromString( html, 'text/html' ).body;
}

const addresses = ( body: HTMLElement ) =>
	[ ...body.querySelectorAll( 'a[href]' ) ].map( ( link ) =>
		link.getAttribute( 'href' )
	);

function isSafe( before: HTMLElement, after: HTMLElement ): boolean {
	const images = [ ...after.querySelectorAll( 'img' ) ].map(
		( { src } ) => src
	);
	const known = [ ...before.querySelectorAll( 'img' ) ].map(
		( { src } ) => src
	);
	return (
		! after.querySelector( 'script, iframe, object, embed, form' ) &&
		! addresses( after ).some( ( href ) =>
			/^\s*(javascript|data|vbscript):/i.test( href ?? '' )
		) &&
		! [ ...after.querySelectorAll( '*' ) ].some( ( { attributes } ) =>
			[ ...attributes ].some( ( { name } ) => name.startsWith( 'on' ) )
		) &&
		images.every( ( src ) => known.includes( src ) )
	);
}

function hasShape(
	task: Case,
	target: Target,
	before: HTMLElement,
	after: HTMLElement
): boolean {
	if ( task.action === 'transform-list-to-table' ) {
		return (
			after.querySelectorAll( 'table tr' ).length >
			before.querySelectorAll( 'li' ).length
		);
	}
	if ( SINGLE_LINE.has( target.extension ) ) {
		return (
			! after.querySelector( 'br, p, h1, h2, h3, h4, h5, h6, li' ) &&
			! /^#/.test( after.textContent ?? '' )
		);
	}
	return (
		! FAITHFUL.has( task.action ) ||
		before.querySelectorAll( 'li' ).length ===
			after.querySelectorAll( 'li' ).length
	);
}

function keepsMarkup(
	task: Case,
	before: HTMLElement,
	after: HTMLElement
): boolean {
	return (
		FREE.has( task.action ) ||
		before.querySelectorAll( FORMATS ).length ===
			after.querySelectorAll( FORMATS ).length
	);
}

/**
 * Judges an answer as it would stand in the post, had the author accepted all of it.
 *
 * @param task       What was asked.
 * @param target     The text it was asked about.
 * @param suggestion What the answer became.
 * @param markdown   Converters.
 * @return By check, whether it holds.
 */
export async function judge(
	task: Case,
	target: Target,
	suggestion: Suggestion,
	markdown: MarkdownApi
): Promise< Record< Check, boolean > > {
	const { original, changes } = suggestion.diff;
	const text = applyChanges(
		original,
		changes,
		new Set( changes.map( ( { id } ) => id ) )
	);
	const before = parse(
		target.attribute
			? target.html
			: markdown.renderMarkdown( markdownOf( target, markdown ) )
	);
	const after = parse(
		suggestion.isRich ? text : markdown.renderMarkdown( text )
	);
	const expected = task.language
		? { language: task.language.split( ' ' )[ 0 ] ?? '' }
		: { source: before.textContent ?? '' };
	return {
		language: ! ( await wrongLanguage(
			after.textContent ?? '',
			expected
		) ),
		links: addresses( before ).every( ( href ) =>
			addresses( after ).includes( href )
		),
		markup: keepsMarkup( task, before, after ),
		shape: hasShape( task, target, before, after ),
		safe: isSafe( before, after ),
	};
}
