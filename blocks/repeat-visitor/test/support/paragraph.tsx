import { RichText, useBlockProps } from '@wordpress/block-editor';
import { getBlockType, registerBlockType } from '@wordpress/blocks';

function Edit() {
	return <p { ...useBlockProps() } />;
}

/** A block to put inside, saved as core's: its package cannot be loaded here. */
export function registerCoreParagraph(): void {
	if ( getBlockType( 'core/paragraph' ) ) {
		return;
	}
	registerBlockType( 'core/paragraph', {
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
	} as unknown as Parameters< typeof registerBlockType >[ 1 ] );
}
