import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

/** Also as older posts have it, without the block's own class: that depends on its supports. */
export function save() {
	return (
		<div
			{ ...useInnerBlocksProps.save(
				useBlockProps.save( { className: 'wp-block-buttons' } )
			) }
		/>
	);
}
