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
									'Recognizes task lists, definition lists, and plain URLs. Jetpack cannot edit a block that uses them.',
									'slipstream'
								)
							: __(
									'Also recognize task lists, definition lists, and plain URLs. Jetpack cannot edit a block that uses them.',
									'slipstream'
								)
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}
