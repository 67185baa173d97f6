import { InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { AltTextControl } from '@slipstream/gallery';
import { lookOf } from '../geometry';
import { DEFAULT_COLUMNS, MAX_COLUMNS } from '../rows';
import { MAX_ROUNDED_CORNERS } from '../save';
import type { Gallery } from '../hooks/use-gallery';
import type { GalleryAttributes, LinkTo } from '../types';

interface Props {
	attributes: GalleryAttributes;
	setAttributes: ( attributes: Partial< GalleryAttributes > ) => void;
	gallery: Gallery;
	/** The selected picture, or -1. */
	selected: number;
}

function LinkFields( {
	attributes,
	setAttributes,
}: Omit< Props, 'gallery' | 'selected' > ) {
	const { linkTo, lightbox } = attributes;
	const links: { value: LinkTo; label: string }[] = [
		{ value: 'none', label: __( 'None', 'slipstream' ) },
		{ value: 'media', label: __( 'Media file', 'slipstream' ) },
		{ value: 'attachment', label: __( 'Attachment page', 'slipstream' ) },
	];
	if ( linkTo === 'custom' ) {
		links.push( {
			value: 'custom',
			label: __( 'Custom links', 'slipstream' ),
		} );
	}
	return (
		<>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Link to', 'slipstream' ) }
				value={ linkTo }
				options={ links }
				onChange={ ( value ) =>
					setAttributes( { linkTo: value as LinkTo } )
				}
			/>
			{ linkTo === 'none' && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Enlarge on click', 'slipstream' ) }
					checked={ !! lightbox }
					onChange={ ( isOn ) =>
						setAttributes( { lightbox: isOn || undefined } )
					}
				/>
			) }
		</>
	);
}

/** How the gallery looks, and what the selected picture says. */
export function SettingsPanel( props: Props ) {
	const { attributes, setAttributes, gallery, selected } = props;
	const { images, columns, roundedCorners, className } = attributes;
	const look = lookOf( className );
	const image = images[ selected ];
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Tiled Gallery settings', 'slipstream' ) }>
				{ look !== 'rectangular' && images.length > 1 && (
					<RangeControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Columns', 'slipstream' ) }
						value={ Math.min(
							columns ?? DEFAULT_COLUMNS,
							images.length
						) }
						min={ 1 }
						max={ Math.min( MAX_COLUMNS, images.length ) }
						onChange={ ( value ) =>
							gallery.setLook( { columns: value } )
						}
					/>
				) }
				{ look !== 'circle' && (
					<RangeControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Rounded corners', 'slipstream' ) }
						value={ roundedCorners }
						min={ 0 }
						max={ MAX_ROUNDED_CORNERS }
						onChange={ ( value ) =>
							setAttributes( { roundedCorners: value ?? 0 } )
						}
					/>
				) }
				<LinkFields { ...props } />
			</PanelBody>
			{ image && (
				<PanelBody title={ __( 'Selected image', 'slipstream' ) }>
					<AltTextControl
						alt={ image.alt ?? '' }
						onChange={ ( alt ) =>
							gallery.change( selected, { alt } )
						}
					/>
				</PanelBody>
			) }
		</InspectorControls>
	);
}
