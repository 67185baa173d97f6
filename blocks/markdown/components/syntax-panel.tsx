import { InspectorControls } from '@wordpress/block-editor';
import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	isExtended: boolean;
	onChange: ( isExtended: boolean ) => void;
}

/** The block's settings. */
export function SyntaxPanel( { isExtended, onChange }: Props ) {
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Syntax', 'slipstream' ) }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Extended syntax', 'slipstream' ) }
					checked={ isExtended }
					onChange={ onChange }
					help={
						isExtended
							? __(
									'Task lists, definition lists and bare addresses are recognized. Only Slipstream can edit this block: Jetpack’s editor calls it invalid where it uses them.',
									'slipstream'
								)
							: __(
									'Also recognize task lists, definition lists and bare addresses. The block is then Slipstream’s own: Jetpack’s editor could not open it.',
									'slipstream'
								)
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}
