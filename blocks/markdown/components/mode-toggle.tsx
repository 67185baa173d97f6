import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** What the selected block shows. */
export type Mode = 'editor' | 'preview';

interface Props {
	mode: Mode;
	onChange: ( mode: Mode ) => void;
}

/** Switches between the text and what it becomes. */
export function ModeToggle( { mode, onChange }: Props ) {
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					isPressed={ mode === 'editor' }
					onClick={ () => onChange( 'editor' ) }
				>
					{ __( 'Markdown', 'slipstream' ) }
				</ToolbarButton>
				<ToolbarButton
					isPressed={ mode === 'preview' }
					onClick={ () => onChange( 'preview' ) }
				>
					{ __( 'Preview', 'slipstream' ) }
				</ToolbarButton>
			</ToolbarGroup>
		</BlockControls>
	);
}
