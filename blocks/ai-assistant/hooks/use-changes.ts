import { isBusy } from '@slipstream/ai-client';
import { useState } from '@wordpress/element';
import type { Assistant } from './use-assistant';
import type { AiControlProps } from '@slipstream/ai-ui';

/**
 * Where the text is a change of another: whether it is shown what has changed.
 *
 * @param assistant The block's text.
 * @param original  The text of the blocks that it was made of; '' where there were none.
 * @return The toggle, and while it is on the text to compare with.
 */
export function useChanges(
	assistant: Assistant,
	original: string
): { before?: string; changes?: AiControlProps[ 'changes' ] } {
	const [ isShown, setIsShown ] = useState( false );
	const before = assistant.answers.current?.before || original;
	if ( before === '' || ! assistant.hasResult || isBusy( assistant.state ) ) {
		return {};
	}
	return {
		before: isShown ? before : undefined,
		changes: { isShown, onToggle: () => setIsShown( ! isShown ) },
	};
}
