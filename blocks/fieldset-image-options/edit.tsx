import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { InnerBlocks, useFirstBlocks, WithField } from '@slipstream/forms';
import type { PartProps } from '@slipstream/forms';

/** The pictures to choose from. */
export default function Edit( props: PartProps ) {
	useFirstBlocks( props.clientId, [
		[ 'jetpack/input-image-option' ],
		[ 'jetpack/input-image-option' ],
	] );
	const isLarge = props.context[ 'slipstream/isSupersized' ];
	const inner = useInnerBlocksProps(
		{
			className: `slipstream-forms-images${ isLarge ? ' is-supersized' : '' }`,
		},
		{
			templateLock: false,
			orientation: 'horizontal',
			renderAppender: props.isSelected
				? InnerBlocks.ButtonBlockAppender
				: undefined,
		}
	);
	return (
		<div { ...useBlockProps() }>
			<WithField { ...props } />
			<div { ...inner } />
		</div>
	);
}
