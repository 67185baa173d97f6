import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/** Writes both views. Who sees which is decided on the server. */
export function save() {
	return <div { ...useInnerBlocksProps.save( useBlockProps.save() ) } />;
}
