import { getSettings } from '@slipstream/settings';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import type { Block } from '@wordpress/blocks';

/** The length of the texts in blocks. What is markup in them hardly counts. */
function lengthOf( blocks: readonly Block[] ): number {
	return blocks.reduce( ( sum, { attributes, innerBlocks } ) => {
		const { content } = attributes as { content?: unknown };
		return sum + String( content ?? '' ).length + lengthOf( innerBlocks );
	}, 0 );
}

/**
 * About how many characters the next request sends: the request, and the text that it is about.
 *
 * @param prompt The request.
 * @param text   The text in the block; where there is none, all others are sent.
 * @return Undefined where nobody asks, as the site has no prices.
 */
export function useRequestSize(
	prompt: string,
	text: string
): number | undefined {
	const isAsked = getSettings().ai.price !== null;
	const around = useSelect(
		( select ) =>
			isAsked && ! text
				? lengthOf( select( blockEditorStore ).getBlocks() as Block[] )
				: 0,
		[ isAsked, text ]
	);
	return isAsked ? prompt.length + ( text.length || around ) : undefined;
}
