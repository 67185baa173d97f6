import { loadedArticle } from '@slipstream/markdown';
import { useBlockProps } from '@wordpress/block-editor';
import { RawHTML } from '@wordpress/element';
import { insideOf } from './saved-html';
import type { MarkdownAttributes } from './types';

/** HTML of a block that code has made, as soon as the parser is there. */
const render = ( { source = '', extendedSyntax }: MarkdownAttributes ) =>
	loadedArticle()?.( source, { isExtended: extendedSyntax } ) ?? '';

/**
 * Writes the HTML that the block holds. It was rendered when the text was written: nothing is parsed here, so a post opens,
 * and is saved again unchanged, without the Markdown parser.
 */
export function save( { attributes }: { attributes: MarkdownAttributes } ) {
	const { saved } = attributes;
	return (
		<div { ...useBlockProps.save() }>
			<RawHTML>
				{ saved === undefined
					? render( attributes )
					: insideOf( saved ) }
			</RawHTML>
		</div>
	);
}
