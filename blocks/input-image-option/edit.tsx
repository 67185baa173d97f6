import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	PartTools,
	RichText,
	textOf,
	useFirstBlocks,
	WithField,
} from '@slipstream/forms';
import type { PartProps } from '@slipstream/forms';

/** One picture to choose, with its name. */
export default function Edit( props: PartProps ) {
	const { attributes, setAttributes, context } = props;
	useFirstBlocks( props.clientId, [
		[ 'core/image', { aspectRatio: '1', scale: 'cover' } ],
	] );
	const inner = useInnerBlocksProps(
		{},
		{
			templateLock: 'insert',
		}
	);
	return (
		<div { ...useBlockProps() }>
			<WithField { ...props } />
			<div { ...inner } />
			{ context[ 'slipstream/showLabels' ] !== false && (
				<RichText
					identifier="label"
					tagName="span"
					className="jetpack-input-image-option__label"
					aria-label={ __( 'Image label', 'slipstream' ) }
					placeholder={ __( 'Label this image…', 'slipstream' ) }
					disableLineBreaks
					value={ textOf( attributes.label ) }
					onChange={ ( label ) => setAttributes( { label } ) }
				/>
			) }
			<PartTools
				block={ props.name }
				clientId={ props.clientId }
				label={ textOf( attributes.label ) }
				isHorizontal
			/>
		</div>
	);
}
