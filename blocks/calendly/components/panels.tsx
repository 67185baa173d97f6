import { InspectorControls, PanelColorSettings } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { StyleSelector } from '@slipstream/embed';
import { optionsOf } from '../options';
import type { CalendlyAttributes } from '../types';
import type { EditProps } from '@slipstream/block-kit';

interface Props extends EditProps< CalendlyAttributes > {
	setStyle: ( style: string ) => void;
}

const hex = ( color: string ) => `#${ color }`;

/** The color as Calendly takes it; a palette may give it short, or with transparency. */
function plain( color: string | undefined ): string | undefined {
	const found = /^#([0-9a-f]{3,8})$/i.exec( color ?? '' )?.[ 1 ] ?? '';
	return found.length < 6
		? found.slice( 0, 3 ).replace( /./g, '$&$&' ) || undefined
		: found.slice( 0, 6 );
}

/** Calendar settings in the sidebar. */
export function Panels( { attributes, setAttributes, setStyle }: Props ) {
	const options = optionsOf( attributes );
	const color = (
		name: 'backgroundColor' | 'primaryColor' | 'textColor',
		initial: string,
		label: string
	) => ( {
		label,
		value: hex( options[ name ] ),
		onChange: ( next?: string ) =>
			setAttributes( { [ name ]: plain( next ) ?? initial } ),
	} );
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Calendar settings', 'slipstream' ) }>
				<StyleSelector
					label={ __( 'Show as', 'slipstream' ) }
					value={ attributes.style }
					options={ [
						{
							value: 'inline',
							label: __( 'Inline', 'slipstream' ),
						},
						{ value: 'link', label: __( 'Link', 'slipstream' ) },
					] }
					onChange={ setStyle }
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Hide event type details', 'slipstream' ) }
					checked={ options.hideEventTypeDetails }
					onChange={ ( hideEventTypeDetails ) =>
						setAttributes( { hideEventTypeDetails } )
					}
				/>
			</PanelBody>
			<PanelColorSettings
				title={ __( 'Styles', 'slipstream' ) }
				colorSettings={ [
					color(
						'backgroundColor',
						'ffffff',
						__( 'Background color', 'slipstream' )
					),
					color(
						'primaryColor',
						'00A2FF',
						__( 'Link and button color', 'slipstream' )
					),
					color(
						'textColor',
						'4D5055',
						__( 'Text color', 'slipstream' )
					),
				] }
			/>
		</InspectorControls>
	);
}
