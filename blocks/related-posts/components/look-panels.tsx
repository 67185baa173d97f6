import { BlockControls, InspectorControls } from '@wordpress/block-editor';
import {
	PanelBody,
	RangeControl,
	ToggleControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { grid, list } from '@wordpress/icons';
import type { RelatedAttributes } from '../types';

interface Props {
	attributes: Readonly< RelatedAttributes >;
	setAttributes: ( attributes: Partial< RelatedAttributes > ) => void;
}

/** How the posts stand, and what is told of them. */
export function LookPanels( { attributes, setAttributes }: Props ) {
	const { postLayout, postsToShow } = attributes;
	const isList = postLayout === 'list';
	const toggles = [
		[ 'displayThumbnails', __( 'Display thumbnails', 'slipstream' ) ],
		[ 'displayDate', __( 'Display date', 'slipstream' ) ],
		[ 'displayAuthor', __( 'Display author', 'slipstream' ) ],
		[
			'displayContext',
			__( 'Display context (category or tag)', 'slipstream' ),
		],
	] as const;
	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						icon={ grid }
						label={ __( 'Grid view', 'slipstream' ) }
						isActive={ ! isList }
						onClick={ () =>
							setAttributes( { postLayout: 'grid' } )
						}
					/>
					<ToolbarButton
						icon={ list }
						label={ __( 'List view', 'slipstream' ) }
						isActive={ isList }
						onClick={ () =>
							setAttributes( { postLayout: 'list' } )
						}
					/>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<PanelBody title={ __( 'Layout settings', 'slipstream' ) }>
					<RangeControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Number of posts', 'slipstream' ) }
						min={ 1 }
						max={ 6 }
						value={ postsToShow }
						onChange={ ( count = 3 ) =>
							setAttributes( {
								postsToShow: Math.min(
									6,
									Math.max( 1, count )
								),
							} )
						}
					/>
				</PanelBody>
				<PanelBody title={ __( 'Metadata settings', 'slipstream' ) }>
					{ toggles.map( ( [ name, label ] ) => (
						<ToggleControl
							key={ name }
							__nextHasNoMarginBottom
							label={ label }
							checked={ !! attributes[ name ] }
							onChange={ ( isOn ) =>
								setAttributes( { [ name ]: isOn } )
							}
						/>
					) ) }
				</PanelBody>
			</InspectorControls>
		</>
	);
}
