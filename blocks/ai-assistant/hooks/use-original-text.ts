import { useBlockEditor } from '@slipstream/block-kit';
import { loadWriter } from '@slipstream/markdown';
import { useEffect, useMemo } from '@wordpress/element';
import { needsWriter, textOf, untouched } from '../original';
import { useMarkdown } from '@slipstream/ai-ui';
import type { AssistantAttributes } from '../types';
import type { EditProps } from '@slipstream/block-kit';

/**
 * The text of the blocks that an assistant block was made of. A block that was just made of others gets it into its attributes too, in
 * the form in which other editors read it; that is part of making it, not a step of its own.
 *
 * @param props      The block's props.
 * @param isEditable Whether attributes may be written.
 * @return Markdown; '' before the converter has come, or if there is no original.
 */
export function useOriginalText(
	props: EditProps< AssistantAttributes >,
	isEditable: boolean
): string {
	const { attributes, setAttributes } = props;
	const { content, originalBlocks, originalContent } = attributes;
	const { actions } = useBlockEditor();
	const writer = useMarkdown( needsWriter( attributes ), loadWriter );
	const text = useMemo(
		() => textOf( { originalBlocks, originalContent }, writer ),
		[ originalBlocks, originalContent, writer ]
	);
	const isMissing =
		isEditable &&
		!! writer &&
		!! originalBlocks &&
		originalContent === undefined;
	useEffect( () => {
		if ( ! isMissing ) {
			return;
		}
		const original = { originalContent: text };
		void actions.__unstableMarkNextChangeAsNotPersistent();
		setAttributes(
			content === undefined
				? {
						...original,
						...untouched( { ...attributes, ...original } ),
					}
				: original
		);
	}, [ isMissing, text, content, attributes, setAttributes, actions ] );
	return text;
}
