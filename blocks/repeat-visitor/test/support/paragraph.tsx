import { RichText, useBlockProps } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import { registerBlock } from '../../../../tests/js/editor';

function Edit() {
	return <p { ...useBlockProps() } />;
}

/** A block to put inside, saved as core's: its package cannot be loaded here. */
export function registerCoreParagraph(): void {
	if ( getBlockType( 'core/paragraph' ) ) {
		return;
	}
	registerBlock(
		{ name: 'core/paragraph' },
		{
			apiVersion: 3,
			title: 'Paragraph',
			category: 'text',
			attributes: {
				content: {
					type: 'rich-text',
					source: 'rich-text',
					selector: 'p',
				},
			},
			supports: { className: false },
			edit: Edit,
			save: ( { attributes }: { attributes: { content: string } } ) => (
				<p { ...useBlockProps.save() }>
					<RichText.Content value={ attributes.content } />
				</p>
			),
		}
	);
}
