import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/** Writes the headline; the posts are the server's. */
export const save = () => (
	<div { ...useInnerBlocksProps.save( useBlockProps.save() ) } />
);
