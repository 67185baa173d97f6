import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';

/** The button in the toolbar that shows the form again. */
export function EditAddress( {
	onClick,
	label = __( 'Edit URL', 'slipstream' ),
}: {
	onClick: () => void;
	label?: string;
} ) {
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					icon={ pencil }
					label={ label }
					onClick={ onClick }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
