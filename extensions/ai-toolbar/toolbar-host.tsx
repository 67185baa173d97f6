import {
	__unstableBlockToolbarLastItem as LastItem,
	BlockSettingsMenuControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { MenuItem, ToolbarGroup } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { icon } from './icon';
import { panel } from './panel';
import { isTextBlock } from './text-blocks';
import { ToolbarMenu } from './toolbar-menu';

/** Several selected blocks; none while one is, or where no text is in them. */
function useSeveralBlocks(): readonly string[] | undefined {
	return useSelect( ( select ) => {
		const {
			getBlockName,
			getBlockOrder,
			getSelectedBlockClientIds,
			hasMultiSelection,
		} = select( blockEditorStore );
		if ( ! hasMultiSelection() ) {
			return undefined;
		}
		const clientIds = getSelectedBlockClientIds();
		return clientIds.some(
			( id ) =>
				isTextBlock( getBlockName( id ) ) ||
				getBlockOrder( id ).length > 0
		)
			? clientIds
			: undefined;
	}, [] );
}

/** The button for several blocks. The toolbar has a place for those of one kind only, and its end for all. */
function SeveralBlocksToolbar() {
	const clientIds = useSeveralBlocks();
	return clientIds && LastItem ? (
		<LastItem>
			<ToolbarGroup>
				<ToolbarMenu clientIds={ clientIds } />
			</ToolbarGroup>
		</LastItem>
	) : null;
}

/** The place of the panel, and the entries for several selected blocks in their toolbar and menu. */
export function ToolbarHost() {
	return (
		<>
			<SeveralBlocksToolbar />
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
