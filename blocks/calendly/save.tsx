import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';

/** The button inside, which the server draws; nothing where the calendar stands in the page. */
export function save() {
	return (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	);
}
