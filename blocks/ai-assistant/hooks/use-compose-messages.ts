import { buildBlockMessages } from '@slipstream/ai-client';
import { loadWriter } from '@slipstream/markdown';
import { lastAnswer } from '../history';
import { generatedText, hasOriginal, textOf } from '../original';
import { useBlockEditor } from '@slipstream/block-kit';
import type { AssistantAttributes } from '../types';
import type { MarkdownWriter } from '@slipstream/markdown';
import type { Block } from '@wordpress/blocks';
import type { PromptMessage } from '@slipstream/ai-client';

/** Makes the messages of a request. */
export type ComposeMessages = (
	request: string,
	history: PromptMessage[]
) => Promise< PromptMessage[] >;

/** The text of other blocks. One that another plugin broke is left out, and the rest still counts. */
function textOfBlocks( blocks: Block[], markdown: MarkdownWriter ): string {
	try {
		return markdown.blocksToMarkdown( blocks );
	} catch {
		return blocks.length > 1
			? blocks
					.map( ( block ) => textOfBlocks( [ block ], markdown ) )
					.join( '\n\n' )
			: '';
	}
}

/**
 * Gives the function that makes the messages of a request: the conversation so far, or, where it begins, the text it is about.
 *
 * @param clientId   The block.
 * @param attributes Its attributes.
 */
export function useComposeMessages(
	clientId: string,
	attributes: AssistantAttributes
): ComposeMessages {
	const { messages } = attributes;
	const { selectors } = useBlockEditor();

	/** The text in this block, else the blocks it was made of, else all the others. */
	const textAround = async (
		history: PromptMessage[]
	): Promise< string > => {
		const generated = generatedText( attributes );
		if ( generated && history === messages ) {
			return generated;
		}
		const markdown = await loadWriter();
		if ( hasOriginal( attributes ) ) {
			return textOf( attributes, markdown );
		}
		return textOfBlocks(
			selectors
				.getBlocks()
				.filter( ( block ) => block.clientId !== clientId ),
			markdown
		);
	};

	return async ( request, history ) => {
		const generated = lastAnswer( history );
		return buildBlockMessages( {
			type: 'userPrompt',
			request,
			relevantContent: generated ?? ( await textAround( history ) ),
			isContentGenerated: generated !== undefined,
			history,
		} );
	};
}
