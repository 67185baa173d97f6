import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import metadata from './block.json';
import { saveSpaced } from './save';
import type { PaymentButtonAttributes } from './types';
import type { Block } from '@wordpress/blocks';

const { attributes, supports } = metadata;

const LEGACY = [
	'submitButtonText',
	'submitButtonClasses',
	'backgroundButtonColor',
	'textButtonColor',
	'customBackgroundButtonColor',
	'customTextButtonColor',
];

const without = ( given: PaymentButtonAttributes, names: string[] ) =>
	Object.fromEntries(
		Object.entries( given ).filter(
			( [ name ] ) => ! names.includes( name )
		)
	);

/** Posts from before the button was a block have its look in attributes. */
function migrate(
	old: PaymentButtonAttributes
): [ Record< string, unknown >, Block[] ] {
	return [
		without( old, LEGACY ),
		[
			createBlock( 'jetpack/button', {
				element: 'a',
				uniqueId: 'recurring-payments-id',
				passthroughAttributes: { uniqueId: 'uniqueId', url: 'url' },
				text:
					old.submitButtonText ??
					__( 'Your contribution', 'slipstream' ),
				backgroundColor: old.backgroundButtonColor,
				textColor: old.textButtonColor,
				customBackgroundColor: old.customBackgroundButtonColor,
				customTextColor: old.customTextButtonColor,
				className: old.submitButtonClasses,
			} ),
		],
	];
}

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
		{ attributes, supports, save: saveSpaced },
		{ attributes, supports, save: () => null, migrate },
	],
};
