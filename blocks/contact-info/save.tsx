import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/** Writes the children. */
export function save() {
	return <div { ...useInnerBlocksProps.save( useBlockProps.save() ) } />;
}
