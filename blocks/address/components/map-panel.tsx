import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { AddressAttributes } from '../types';

interface Props {
	attributes: Readonly< AddressAttributes >;
	setAttributes: ( attributes: Partial< AddressAttributes > ) => void;
}

/** Whether the address leads to a map, and whose. */
export function MapPanel( { attributes, setAttributes }: Props ) {
	const { linkToGoogleMaps, mapService } = attributes;
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Map', 'slipstream' ) }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Link address to a map', 'slipstream' ) }
					checked={ linkToGoogleMaps }
					onChange={ ( isOn ) =>
						setAttributes( {
							linkToGoogleMaps: isOn,
							linkTitle: undefined,
						} )
					}
				/>
				{ linkToGoogleMaps && (
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Map service', 'slipstream' ) }
						value={ mapService === 'osm' ? 'osm' : '' }
						options={ [
							{
								value: '',
								label: __( 'Google Maps', 'slipstream' ),
							},
							{
								value: 'osm',
								label: __( 'OpenStreetMap', 'slipstream' ),
							},
						] }
						onChange={ ( service ) =>
							setAttributes( {
								mapService: service === 'osm' ? 'osm' : '',
								// Said the other service's name.
								linkTitle: undefined,
							} )
						}
					/>
				) }
			</PanelBody>
		</InspectorControls>
	);
}
