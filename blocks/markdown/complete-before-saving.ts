import { loadArticle } from '@slipstream/markdown';
import { editorStore } from '@slipstream/wp-stores';
import { __unstableSerializeAndClean } from '@wordpress/blocks';
import { select } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import type { Block } from '@wordpress/blocks';

/** A block with a text and without HTML. */
const INCOMPLETE =
	/<!-- wp:jetpack\/markdown \{[^\n]*"source":"[^"][^\n]* -->\n<div[^>]*><\/div>/;

/** The same block again: WordPress keeps what it has once made of an object. */
const copied = ( block: Block ): Block => ( {
	...block,
	innerBlocks: block.innerBlocks.map( copied ),
} );

/**
 * Renders the blocks of a post that code has made and nobody has seen yet, before they are saved without their HTML: the editor
 * waits for this filter.
 */
export function completeBeforeSaving(): void {
	addFilter(
		'editor.preSavePost',
		'slipstream/markdown',
		async ( edits: { content?: unknown } ) => {
			const { content } = edits;
			if ( typeof content !== 'string' || ! INCOMPLETE.test( content ) ) {
				return edits;
			}
			const blocks = select( editorStore ).getEditorBlocks() ?? [];
			// What is written in the code editor is no content of these blocks.
			if ( __unstableSerializeAndClean( blocks ) !== content ) {
				return edits;
			}
			try {
				await loadArticle();
			} catch {
				// The text is saved; its HTML is made when the post is opened.
				return edits;
			}
			return {
				...edits,
				content: __unstableSerializeAndClean( blocks.map( copied ) ),
			};
		}
	);
}
