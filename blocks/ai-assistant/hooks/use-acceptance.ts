import { markMade } from '@slipstream/ai-provenance';
import { loadRenderer } from '@slipstream/markdown';
import { speak } from '@wordpress/a11y';
import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { blocksOf } from '../original';
import { splitTitle } from '../title';
import { useBlockEditor } from '@slipstream/block-kit';
import type { Original } from '../original';
import type { TitledText } from '../title';
import type { PostAround } from './use-post';
import type { Block } from '@wordpress/blocks';
import type { AiProblem } from '@slipstream/ai-client';

/** Ways out of the assistant block. */
export interface Acceptance {
	/** Puts a Markdown text in the place of the block. */
	accept: ( text: string ) => Promise< void >;
	/** Puts back what the block was made of. */
	restore: ( original: Original ) => Promise< void >;
}

interface TitleText {
	body: { textContent: string | null };
}

function withoutMarks( html: string ): string {
	const { body }: TitleText = new DOMParser().parseFromString(
		html,
		'text/html'
	);
	// What looks like markup in it is text, in a place that takes markup.
	return body.textContent?.trim().replaceAll( '<', '&lt;' ) ?? '';
}

/** The last block, or the last one in it: of a list, the last item. */
function lastInside( blocks: Block[] ): Block | undefined {
	const last = blocks.at( -1 );
	return last && last.innerBlocks.length > 0
		? lastInside( last.innerBlocks )
		: last;
}

/** Puts blocks in the place of this one; says whether they were allowed there. */
function useReplacement( clientId: string ): ( blocks: Block[] ) => boolean {
	const { selectors, actions } = useBlockEditor();
	return ( blocks ) => {
		const placed =
			blocks.length > 0 ? blocks : [ createBlock( 'core/paragraph' ) ];
		void actions.replaceBlocks( clientId, placed, placed.length - 1, -1 );
		if ( selectors.getBlock( clientId ) ) {
			return false;
		}
		// The caret goes behind the last word, where the author goes on.
		const last = lastInside( placed );
		if ( last ) {
			void actions.selectBlock( last.clientId, -1 );
		}
		return true;
	};
}

/**
 * Replaces the assistant block with ordinary ones, in one step that one undo takes back.
 *
 * @param clientId The block.
 * @param post     The post around it.
 * @param report   Hears of what did not work.
 */
export function useAcceptance(
	clientId: string,
	post: PostAround,
	report: ( problem: AiProblem ) => void
): Acceptance {
	const replace = useReplacement( clientId );

	const fail = ( message: string ) =>
		report( { code: 'not_placed', message, canRetry: false } );
	const attempt = async ( place: () => Promise< void > ) => {
		try {
			await place();
		} catch {
			fail(
				__(
					'The text could not be converted to blocks. It is still here. Check your connection, then accept it again.',
					'slipstream'
				)
			);
		}
	};

	return {
		accept: ( text ) =>
			attempt( async () => {
				const markdown = await loadRenderer();
				const { title, body }: TitledText = post.wantsTitle()
					? splitTitle( text )
					: { body: text };
				if (
					! replace( markMade( markdown.markdownToBlocks( body ) ) )
				) {
					fail(
						__(
							'Some of these blocks are not allowed here.',
							'slipstream'
						)
					);
					return;
				}
				if ( title ) {
					post.setTitle(
						withoutMarks( markdown.renderMarkdown( title ) )
					);
				}
				speak( __( 'Text added to the post.', 'slipstream' ) );
			} ),
		restore: ( original ) =>
			attempt( async () => {
				replace( blocksOf( original, await loadRenderer() ) );
			} ),
	};
}
