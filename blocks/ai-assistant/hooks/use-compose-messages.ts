import { buildBlockMessages } from '@slipstream/ai-client';
import { textOfBlocks, usePostContent } from '@slipstream/ai-actions';
import { loadWriter } from '@slipstream/markdown';
import { lastAnswer } from '../history';
import { generatedText, hasOriginal, textOf } from '../original';
import { useBlockEditor } from '@slipstream/block-kit';
import type { AssistantAttributes } from '../types';
import type { PromptMessage, PromptType } from '@slipstream/ai-client';

/** Makes the messages of a request. */
export type ComposeMessages = (
	request: string,
	history: PromptMessage[],
	/** What is asked for; the author's own words if nothing else. */
	type?: PromptType
) => Promise< PromptMessage[] >;

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
	const contentFor = usePostContent( clientId );

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

	return async ( request, history, type = 'userPrompt' ) => {
		if ( type !== 'userPrompt' ) {
			return buildBlockMessages( {
				type,
				relevantContent: await contentFor( type ),
			} );
		}
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
