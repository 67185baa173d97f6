import { useEditor, usePostContent } from '@slipstream/ai-actions';
import { buildBlockMessages } from '@slipstream/ai-client';
import { markMade } from '@slipstream/ai-provenance';
import { loadRenderer } from '@slipstream/markdown';
import { editorStore } from '@slipstream/wp-stores';
import { useRegistry } from '@wordpress/data';
import { plainLine } from './plain-line';
import { putBlocks } from './put-blocks';
import type { PromptType } from '@slipstream/ai-client';
import type { ComposedRequest } from './use-drafts';

/** The post that is written. */
export interface Post {
	/** The block that new ones come after; '' at an empty post. */
	place: string;
	/** The messages of a request about the post, or about the answer before. */
	compose: (
		prompt: PromptType,
		request: string,
		answer?: string
	) => Promise< ComposedRequest >;
	/** Puts a text into the post, in one step. */
	insert: ( text: string ) => Promise< void >;
	setTitle: ( text: string ) => void;
	/** The whole text, Markdown. */
	text: () => Promise< string >;
}

/**
 * The post around the panel, as it is when something is asked for. Subscribes to nothing.
 *
 * @param at The block that new ones come after; '' at an empty post.
 */
export function usePost( at: string ): Post {
	const editor = useEditor();
	const registry = useRegistry();
	const contentFor = usePostContent( at );
	return {
		place: at,
		compose: async ( type, request, answer ) => {
			const content = answer ?? ( await contentFor( type ) );
			return {
				messages: buildBlockMessages( {
					type,
					request,
					relevantContent: content,
				} ),
				// The author's own words may ask for any language.
				expected:
					type === 'userPrompt' ? undefined : { source: content },
			};
		},
		insert: async ( text ) =>
			putBlocks(
				markMade( ( await loadRenderer() ).markdownToBlocks( text ) ),
				at,
				editor
			),
		setTitle( text ) {
			void registry.dispatch( editorStore ).editPost( {
				title: plainLine( text.trim().split( '\n' )[ 0 ] ?? '' ),
			} );
		},
		text: () => contentFor( 'summarize' ),
	};
}
