import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { PartAppender, useFirstBlocks, WithField } from '@slipstream/forms';
import type { PartProps } from '@slipstream/forms';

const AddImage = () => (
	<PartAppender
		block="jetpack/input-image-option"
		label={ __( 'Add image', 'slipstream' ) }
	/>
);

/** The pictures to choose from. */
export default function Edit( props: PartProps ) {
	useFirstBlocks( props.clientId, [
		[ 'jetpack/input-image-option' ],
		[ 'jetpack/input-image-option' ],
	] );
	const isLarge = props.context[ 'slipstream/isSupersized' ];
	const inner = useInnerBlocksProps(
		{
			className: `grunion-image-select-options${ isLarge ? ' is-supersized' : '' }`,
		},
		{
			templateLock: false,
			orientation: 'horizontal',
			renderAppender: AddImage,
		}
	);
	return (
		<div { ...useBlockProps() }>
			<WithField { ...props } />
			<div { ...inner } />
		</div>
	);
}
