import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { HoursAttributes } from '../types';

interface Props {
	attributes: Readonly< HoursAttributes >;
	setAttributes: ( attributes: Partial< HoursAttributes > ) => void;
}

/** How the hours are shown. */
export function DisplayPanel( { attributes, setAttributes }: Props ) {
	const { timeFormat, groupDays, showStatus } = attributes;
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Display', 'slipstream' ) }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __(
						'Show whether you are open now',
						'slipstream'
					) }
					help={ __(
						'Uses the site’s time zone, wherever the visitor is.',
						'slipstream'
					) }
					checked={ showStatus }
					onChange={ ( isOn ) =>
						setAttributes( { showStatus: isOn } )
					}
				/>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __(
						'Group days with the same hours',
						'slipstream'
					) }
					checked={ groupDays }
					onChange={ ( isOn ) =>
						setAttributes( { groupDays: isOn } )
					}
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Time format', 'slipstream' ) }
					value={ timeFormat }
					options={ [
						{
							value: '',
							label: __( 'Site default', 'slipstream' ),
						},
						{ value: '12', label: __( '12 hours', 'slipstream' ) },
						{ value: '24', label: __( '24 hours', 'slipstream' ) },
					] }
					onChange={ ( value ) =>
						setAttributes( {
							timeFormat:
								value === '12' || value === '24' ? value : '',
						} )
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}
