import { BlockSettingsMenuControls } from '@wordpress/block-editor';
import { MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { icon } from './icon';
import { panel } from './panel';

/** The place of the panel, and the entry for several selected blocks in their menu. */
export function ToolbarHost() {
	return (
		<>
			<BlockSettingsMenuControls>
				{ ( { selectedClientIds, onClose } ) =>
					selectedClientIds.length > 1 && (
						<MenuItem
							icon={ icon }
							onClick={ () => {
								onClose();
								panel.open( { clientIds: selectedClientIds } );
							} }
						>
							{ __( 'AI Assistant', 'slipstream' ) }
						</MenuItem>
					)
				}
			</BlockSettingsMenuControls>
			<panel.Host />
		</>
	);
}
