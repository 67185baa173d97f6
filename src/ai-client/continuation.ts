import type { PromptMessage } from './types';

/** Asks for the rest of an answer that broke off. Its last word may be broken too, so it is asked for again. */
export const CONTINUE_REQUEST =
	'Your last answer was cut off. Continue it exactly where it ends, in the same language and format. Begin with its last word, and repeat nothing before that. No remarks.';

/** The most of an end that is looked for at the beginning of the rest. */
const LONGEST_REPEAT = 400;

const LAST_WORD = /\S+$/;

/**
 * The messages of a request, its answer, and what is asked about that.
 *
 * @param messages The request.
 * @param answer   What it brought.
 * @param request  What is asked for now.
 */
export function followUpMessages(
	messages: readonly PromptMessage[],
	answer: string,
	request: string
): PromptMessage[] {
	return [
		...messages,
		{ role: 'assistant', content: answer },
		{ role: 'user', content: request },
	];
}

/**
 * The messages of a request, and then those that ask to continue what it brought.
 *
 * @param messages The request.
 * @param text     What it brought before it broke off.
 */
export function continueMessages(
	messages: readonly PromptMessage[],
	text: string
): PromptMessage[] {
	return followUpMessages( messages, text, CONTINUE_REQUEST );
}

/** How much of the end of a text stands again at the beginning of its rest. */
function repeated( text: string, rest: string ): number {
	const least = LAST_WORD.exec( text )?.[ 0 ].length ?? 1;
	let length = Math.min( text.length, rest.length, LONGEST_REPEAT );
	while ( length >= least && ! text.endsWith( rest.slice( 0, length ) ) ) {
		length--;
	}
	return length >= least ? length : 0;
}

/**
 * A text that broke off, with its rest: what is there twice stays once.
 *
 * @param text The text.
 * @param rest What came when it was asked for; may begin with the text's last word, or with more of its end.
 */
export function joinTexts( text: string, rest: string ): string {
	const next = rest.trimStart();
	if ( text === '' || next === '' ) {
		return text + next;
	}
	const end = text.trimEnd();
	const twice = repeated( end, next );
	if ( twice > 0 ) {
		return end + next.slice( twice );
	}
	const isBroken = end === text && rest === next;
	// Text without spaces, and marks that close a sentence, need none between.
	return isBroken &&
		/^[\p{L}\p{N}]/u.test( next ) &&
		/[!-~\u00a1-\u1fff]$/.test( end )
		? `${ text } ${ next }`
		: text + rest;
}
