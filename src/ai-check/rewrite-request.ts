import { __, sprintf } from '@wordpress/i18n';
import type { Issue } from './types';

const list = ( words: readonly string[] ) =>
	[ ...new Set( words ) ].map( ( word ) => `"${ word }"` ).join( ', ' );

/**
 * What an assistant is asked so that a text becomes as the site writes.
 *
 * @param issues What is wrong with it.
 */
export function rewriteRequest( issues: readonly Issue[] ): string {
	const banned = issues.filter( ( { preferred } ) => ! preferred );
	const terms = issues.filter( ( { preferred } ) => preferred );
	return [
		__( 'Keep the text as it is, with these changes:', 'slipstream' ),
		...( banned.length > 0
			? [
					sprintf(
						/* translators: %s: a list of words. */
						__( 'Avoid these words: %s.', 'slipstream' ),
						list( banned.map( ( { found } ) => found ) )
					),
				]
			: [] ),
		...[
			...new Set(
				terms.map( ( { found, preferred } ) =>
					sprintf(
						/* translators: 1: a word, 2: another word. */
						__( 'Write "%2$s" instead of "%1$s".', 'slipstream' ),
						found,
						preferred
					)
				)
			),
		],
	].join( '\n' );
}
