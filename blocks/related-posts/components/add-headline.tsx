import {
	BlockControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { heading } from '@wordpress/icons';

/** What is done with the block editor's store. */
interface EditorActions {
	insertBlock: ( block: object, index: number, rootClientId: string ) => void;
}

/** The way to a headline for a block that has none. */
export function AddHeadline( { clientId }: { clientId: string } ) {
	const { insertBlock } = useDispatch(
		blockEditorStore
	) as unknown as EditorActions;
	const label = __( 'Add a headline', 'slipstream' );
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					icon={ heading }
					label={ label }
					onClick={ () =>
						insertBlock(
							createBlock( 'core/heading', {
								placeholder: label,
							} ),
							0,
							clientId
						)
					}
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
