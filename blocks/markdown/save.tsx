import { useBlockProps } from '@wordpress/block-editor';
import { RawHTML } from '@wordpress/element';
import { insideOf } from './saved-html';
import type { MarkdownAttributes } from './types';

/**
 * Writes the HTML that the block holds. It was rendered when the text was written: nothing is parsed here, so a post opens,
 * and is saved again unchanged, without the Markdown parser.
 */
export function save( { attributes }: { attributes: MarkdownAttributes } ) {
	return (
		<div { ...useBlockProps.save() }>
			<RawHTML>{ insideOf( attributes.saved ) }</RawHTML>
		</div>
	);
}
