import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';

/** Writes the inner blocks. Who sees them is decided on the page. */
export function save() {
	return (
		<div { ...useBlockProps.save() }>
			<div className="wp-block-jetpack-repeat-visitor__inner-container">
				<InnerBlocks.Content />
			</div>
		</div>
	);
}

/** As posts were saved before the inner blocks had a container of their own. */
export function saveBare() {
	return (
		<div { ...useBlockProps.save() }>
			<InnerBlocks.Content />
		</div>
	);
}
