import {
	BlockControls,
	InspectorControls,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import {
	PanelBody,
	RadioControl,
	TextareaControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { comparedImage } from './picture-place';
import type { CompareAttributes, ComparedImage } from '../types';
import type { EditProps } from '@slipstream/block-kit';

type Props = Pick<
	EditProps< CompareAttributes >,
	'attributes' | 'setAttributes'
>;

interface ReplaceProps {
	label: string;
	image: ComparedImage;
	onChange: ( image: ComparedImage ) => void;
}

const Replace = ( { label, image, onChange }: ReplaceProps ) => (
	<MediaUpload
		allowedTypes={ [ 'image' ] }
		value={ image.id }
		onSelect={ ( media ) => onChange( comparedImage( media ) ) }
		render={ ( { open } ) => (
			<ToolbarButton onClick={ open }>{ label }</ToolbarButton>
		) }
	/>
);

/** The toolbar's buttons and the settings of a comparison that has both pictures. */
export function Controls( { attributes, setAttributes }: Props ) {
	const { imageBefore, imageAfter, orientation } = attributes;
	return (
		<>
			<BlockControls>
				<MediaUploadCheck>
					<ToolbarGroup>
						<Replace
							label={ __(
								'Replace “before” image',
								'slipstream'
							) }
							image={ imageBefore }
							onChange={ ( next ) =>
								setAttributes( { imageBefore: next } )
							}
						/>
						<Replace
							label={ __(
								'Replace “after” image',
								'slipstream'
							) }
							image={ imageAfter }
							onChange={ ( next ) =>
								setAttributes( { imageAfter: next } )
							}
						/>
					</ToolbarGroup>
				</MediaUploadCheck>
			</BlockControls>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'slipstream' ) }>
					<RadioControl
						label={ __( 'Orientation', 'slipstream' ) }
						selected={
							orientation === 'vertical'
								? 'vertical'
								: 'horizontal'
						}
						options={ [
							{
								label: __( 'Side by side', 'slipstream' ),
								value: 'horizontal',
							},
							{
								label: __( 'Above and below', 'slipstream' ),
								value: 'vertical',
							},
						] }
						onChange={ ( next ) =>
							setAttributes( { orientation: next } )
						}
					/>
					<TextareaControl
						__nextHasNoMarginBottom
						label={ __(
							'Alternative text for the image before',
							'slipstream'
						) }
						value={ imageBefore.alt ?? '' }
						onChange={ ( alt ) =>
							setAttributes( {
								imageBefore: { ...imageBefore, alt },
							} )
						}
					/>
					<TextareaControl
						__nextHasNoMarginBottom
						label={ __(
							'Alternative text for the image after',
							'slipstream'
						) }
						value={ imageAfter.alt ?? '' }
						onChange={ ( alt ) =>
							setAttributes( {
								imageAfter: { ...imageAfter, alt },
							} )
						}
					/>
				</PanelBody>
			</InspectorControls>
		</>
	);
}
