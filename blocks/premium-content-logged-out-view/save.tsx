import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

export function save() {
	return (
		<div
			{ ...useInnerBlocksProps.save(
				useBlockProps.save( { className: 'entry-content' } )
			) }
		/>
	);
}

/** As older posts have it. */
export function saveBare() {
	return <div { ...useInnerBlocksProps.save( useBlockProps.save() ) } />;
}
