import { useInnerBlocksProps } from '@wordpress/block-editor';

/** The one button inside a block that is opened by it. */
export function ButtonContent() {
	return (
		<div
			{ ...useInnerBlocksProps(
				{},
				{ allowedBlocks: [ 'jetpack/button' ], templateLock: 'all' }
			) }
		/>
	);
}
