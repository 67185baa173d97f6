import { BlockControls, InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	SelectControl,
	ToggleControl,
	ToolbarDropdownMenu,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { aspectRatio } from '@wordpress/icons';
import { formatOf, formats } from '../formats';
import type { AdAttributes } from '../types';
import type { EditProps } from '@slipstream/block-kit';

/** Toolbar and sidebar. */
export function Panels( {
	attributes,
	setAttributes,
}: Pick< EditProps< AdAttributes >, 'attributes' | 'setAttributes' > ) {
	const current = formatOf( attributes.format ).name;
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarDropdownMenu
						icon={ aspectRatio }
						label={ __( 'Pick an ad format', 'slipstream' ) }
						controls={ formats().map( ( { name, label } ) => ( {
							title: label,
							role: 'menuitemradio',
							isActive: name === current,
							onClick: () => setAttributes( { format: name } ),
						} ) ) }
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<PanelBody title={ __( 'Settings', 'slipstream' ) }>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Format', 'slipstream' ) }
						value={ current }
						options={ formats().map( ( { name, label } ) => ( {
							value: name,
							label,
						} ) ) }
						onChange={ ( format: string ) =>
							setAttributes( { format } )
						}
					/>
				</PanelBody>
				<PanelBody title={ __( 'Visibility', 'slipstream' ) }>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'Hide on phones', 'slipstream' ) }
						help={ __(
							'The ad is not shown on screens up to 600 pixels wide.',
							'slipstream'
						) }
						checked={ !! attributes.hideMobile }
						onChange={ ( hideMobile ) =>
							setAttributes( { hideMobile } )
						}
					/>
				</PanelBody>
			</InspectorControls>
		</>
	);
}
