import { InnerBlocks } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { createElement } from '@wordpress/element';
import metadata from './block.json';
import type { Block } from '@wordpress/blocks';

/** One button of WordPress, in its group. */
interface CoreButton {
	text?: string;
	className?: string;
	width?: number;
	style?: { border?: { radius?: string | number } };
}

const PIXELS = /^(\d+)(?:px)?$/;

/** The buttons of WordPress that become a payment button: a group of one. */
const fromButtons = {
	type: 'block',
	blocks: [ 'core/buttons' ],
	isMatch: ( _: unknown, block: Block ) =>
		block.innerBlocks.length === 1 &&
		block.innerBlocks[ 0 ]?.name === 'core/button',
	transform: ( _: unknown, [ inner ]: Block[] ) => {
		const { text, className, width, style } = ( inner?.attributes ??
			{} ) as CoreButton;
		const [ , radius ] =
			PIXELS.exec( String( style?.border?.radius ?? '' ) ) ?? [];
		return createBlock( 'jetpack/payment-buttons', {}, [
			createBlock(
				'jetpack/recurring-payments',
				width ? { width: `${ width }%` } : {},
				[
					createBlock( 'jetpack/button', {
						element: 'a',
						uniqueId: 'id',
						passthroughAttributes: {
							uniqueId: 'uniqueId',
							url: 'url',
						},
						text,
						className,
						...( radius && { borderRadius: Number( radius ) } ),
					} ),
				]
			),
		] );
	},
};

export const deferred = {
	transforms: { from: [ fromButtons ] },
	deprecated: [
		{
			// Without a wrapper.
			attributes: {},
			supports: metadata.supports,
			save: () => createElement( InnerBlocks.Content ),
		},
	],
};
