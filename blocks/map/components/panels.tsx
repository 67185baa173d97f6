import { InspectorControls, PanelColorSettings } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	LEAST_HEIGHT,
	MOST_ZOOM,
	providerOf,
	readZoom,
	styleOf,
} from '../read';
import { MarkersPanel } from './markers-panel';
import { TokenPanel } from './token-panel';
import type { SiteMaps } from '../hooks/use-source';
import type { MapAttributes, Point } from '../types';

interface Props {
	site: SiteMaps;
	attributes: MapAttributes;
	points: readonly Point[];
	setAttributes: ( attributes: Partial< MapAttributes > ) => void;
	/** Reads the site's maps anew. */
	onSiteChange: () => Promise< void >;
}

/** A height as it is stored: blank is automatic. */
const heightOf = ( text: string ): number | undefined => {
	const height = Math.round( Number( text ) );
	return text.trim() === '' || ! Number.isFinite( height )
		? undefined
		: Math.max( LEAST_HEIGHT, height );
};

/** The height; taken over when somebody has finished typing. */
function HeightControl( {
	height,
	onChange,
}: {
	height: number | undefined;
	onChange: ( height: number | undefined ) => void;
} ) {
	const [ text, setText ] = useState( String( height ?? '' ) );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="number"
			label={ __( 'Height in pixels', 'slipstream' ) }
			help={ __( 'Leave empty for an automatic height.', 'slipstream' ) }
			min={ LEAST_HEIGHT }
			step={ 10 }
			value={ text }
			onChange={ setText }
			onBlur={ () => {
				const next = heightOf( text );
				setText( String( next ?? '' ) );
				onChange( next );
			} }
		/>
	);
}

function SettingsPanel( {
	site,
	attributes,
	points,
	setAttributes,
}: Omit< Props, 'onSiteChange' > ) {
	// What the maps cannot do is not offered.
	const provider = providerOf(
		site.provider,
		styleOf( attributes.className )
	);
	return (
		<PanelBody title={ __( 'Map settings', 'slipstream' ) }>
			<HeightControl
				key={ attributes.mapHeight }
				height={ attributes.mapHeight }
				onChange={ ( mapHeight ) => setAttributes( { mapHeight } ) }
			/>
			<RangeControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Zoom level', 'slipstream' ) }
				help={
					points.length > 1
						? __(
								'The map shows all markers, however far apart they are.',
								'slipstream'
							)
						: undefined
				}
				disabled={ points.length > 1 }
				min={ 0 }
				max={ MOST_ZOOM }
				value={ Math.round( readZoom( attributes.zoom ) ) }
				onChange={ ( zoom ) => setAttributes( { zoom } ) }
			/>
			{ provider !== 'openstreetmap' && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show street names', 'slipstream' ) }
					checked={ attributes.mapDetails }
					onChange={ ( mapDetails ) =>
						setAttributes( { mapDetails } )
					}
				/>
			) }
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Scroll to zoom', 'slipstream' ) }
				help={ __(
					'Scrolling over the map zooms it instead of scrolling the page.',
					'slipstream'
				) }
				checked={ attributes.scrollToZoom }
				onChange={ ( scrollToZoom ) =>
					setAttributes( { scrollToZoom } )
				}
			/>
			{ provider !== 'mapkit' && (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show fullscreen button', 'slipstream' ) }
					checked={ attributes.showFullscreenButton }
					onChange={ ( showFullscreenButton ) =>
						setAttributes( { showFullscreenButton } )
					}
				/>
			) }
		</PanelBody>
	);
}

/** What the sidebar has for a map. */
export function Panels( props: Props ) {
	const { attributes, setAttributes } = props;
	return (
		<InspectorControls>
			<PanelColorSettings
				title={ __( 'Colors', 'slipstream' ) }
				colorSettings={ [
					{
						label: __( 'Marker color', 'slipstream' ),
						value: attributes.markerColor,
						onChange: ( markerColor = 'red' ) =>
							setAttributes( { markerColor } ),
					},
				] }
			/>
			<SettingsPanel { ...props } />
			<MarkersPanel { ...props } />
			<TokenPanel site={ props.site } onChange={ props.onSiteChange } />
		</InspectorControls>
	);
}
