/**
 * Markdown ⇄ HTML ⇄ blocks. The parsers come when they are first needed.
 */
import type { MarkdownApi } from './types';

export type { MarkdownApi } from './types';

let engine: Promise< MarkdownApi > | undefined;

/**
 * Fetches the converters. A failed download can be tried again.
 *
 * @return The converters; the same ones every time.
 */
export function loadMarkdown(): Promise< MarkdownApi > {
	engine ??= import(
		/* webpackChunkName: "markdown-engine" */ './engine'
	).then(
		( { markdown } ) => markdown,
		( error: unknown ) => {
			engine = undefined;
			throw error;
		}
	);
	return engine;
}
