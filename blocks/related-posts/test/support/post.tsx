import { InnerBlocks, useInnerBlocksProps } from '@wordpress/block-editor';
import { registerBlock } from '../../../../tests/js/editor';
import metadata from '../../block.json';
import { settings } from '../../index';

function Inside() {
	return <div { ...useInnerBlocksProps() } />;
}

/** Registers the block, a heading, and what tells blocks which post they are in, as the editor does. */
export function registerAll(): void {
	registerBlock( metadata, settings );
	registerBlock(
		{ name: 'core/heading' },
		{
			apiVersion: 3,
			title: 'Heading',
			category: 'text',
			attributes: {
				level: { type: 'number', default: 2 },
				placeholder: { type: 'string' },
				content: { type: 'string', source: 'html', selector: 'h2,h3' },
			},
			edit: ( {
				attributes,
			}: {
				attributes: { placeholder?: string };
			} ) => <p>{ attributes.placeholder }</p>,
			save: ( {
				attributes: { level, content },
			}: {
				attributes: { level: number; content?: string };
			} ) => {
				const Tag = `h${ level }` as 'h2';
				return <Tag className="wp-block-heading">{ content }</Tag>;
			},
		}
	);
	registerBlock(
		{ name: 'test/post' },
		{
			apiVersion: 3,
			title: 'Post',
			category: 'text',
			attributes: {
				id: { type: 'number', default: 7 },
				type: { type: 'string', default: 'post' },
			},
			providesContext: { postId: 'id', postType: 'type' },
			edit: Inside,
			save: () => <InnerBlocks.Content />,
		}
	);
}

/**
 * Markup of a block in a post.
 *
 * @param block The block.
 */
export const inPost = ( block: string ): string =>
	`<!-- wp:test/post -->\n${ block }\n<!-- /wp:test/post -->`;
