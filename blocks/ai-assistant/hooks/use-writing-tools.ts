import {
	replaceWithParagraph,
	useChoices,
	useToolChoices,
} from '@slipstream/ai-actions';
import { isBusy } from '@slipstream/ai-client';
import { useBlockEditor } from '@slipstream/block-kit';
import { doAction, hasAction } from '@wordpress/hooks';
import { toolPrompt } from '../tool-prompt';
import type { PromptChoices, WriteTool } from '@slipstream/ai-actions';
import type { Assistant } from './use-assistant';

/** Opens the panel of "Write with AI", where the site has it. */
const OPEN_PANEL = 'slipstream.writeWithAi';

/** Whether a tool is for a new text in the block's place, and not for a field of the post, or its other texts. */
const isInPlace = ( { prompt, request }: WriteTool ) =>
	request !== undefined || toolPrompt( prompt ) !== undefined;

/**
 * The tools below the prompt of a block in which nothing was written yet.
 *
 * @param clientId  The block.
 * @param assistant Its text.
 * @param prompt    What stands in the field.
 * @param isOffered Whether they may be offered.
 */
export function useWritingTools(
	clientId: string,
	assistant: Assistant,
	prompt: string,
	isOffered: boolean
): PromptChoices {
	const editor = useBlockEditor();
	const isFresh =
		isOffered && ! assistant.hasResult && ! isBusy( assistant.state );
	const leave = () => replaceWithParagraph( clientId, editor );
	const run = ( tool: WriteTool ) => {
		if ( tool.request !== undefined ) {
			assistant.setPrompt( tool.request );
		} else if ( isInPlace( tool ) ) {
			assistant.begin( tool );
		} else {
			leave();
			/**
			 * Fires when somebody chooses a tool that writes elsewhere in the post: Write with AI opens its panel.
			 *
			 * @since 0.1.0
			 *
			 * @param {{tool: WriteTool}} job The tool that was chosen.
			 */
			doAction( OPEN_PANEL, { tool } );
		}
	};
	const choices = useToolChoices( run, {
		isShown: isFresh,
		isOffered: ( tool ) => isInPlace( tool ) || hasAction( OPEN_PANEL ),
	} );
	return useChoices( {
		choices,
		typed: prompt,
		onChoose: ( { choose } ) => choose(),
		onLeave: isFresh ? leave : undefined,
	} );
}
