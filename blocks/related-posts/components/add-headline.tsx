import {
	BlockControls,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { heading } from '@wordpress/icons';

/** The way to a headline for a block that has none. */
export function AddHeadline( { clientId }: { clientId: string } ) {
	const { insertBlock } = useDispatch( blockEditorStore );
	const label = __( 'Add a headline', 'slipstream' );
	return (
		<BlockControls>
			<ToolbarGroup>
				<ToolbarButton
					icon={ heading }
					label={ label }
					onClick={ () =>
						void insertBlock(
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
