import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';

/** The button inside, which the server draws with the form around it. */
export function save() {
	return (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	);
}
