import { BlockControls } from '@wordpress/block-editor';
import { memo } from '@wordpress/element';
import { isTextBlock } from './text-blocks';
import { ToolbarMenu } from './toolbar-menu';
import type { ComponentType } from 'react';

interface Props {
	name: string;
	clientId: string;
	isSelected: boolean;
}

/** The button. Drawn anew, it would have the whole toolbar drawn anew: so not with each key. */
const BlockToolbar = memo( function AiToolbar( {
	clientId,
}: Pick< Props, 'clientId' > ) {
	return (
		<BlockControls group="other">
			<ToolbarMenu clientIds={ [ clientId ] } />
		</BlockControls>
	);
} );

/**
 * Adds the AI menu to the toolbar of a selected block with text. Others are left as they are, and nothing is subscribed to.
 *
 * @param BlockEdit The block's edit component.
 */
export const withAiToolbar = < P extends Props >(
	BlockEdit: ComponentType< P >
) =>
	function WithAiToolbar( props: P ) {
		const { name, clientId, isSelected } = props;
		return (
			<>
				<BlockEdit { ...props } />
				{ isSelected && isTextBlock( name ) && (
					<BlockToolbar clientId={ clientId } />
				) }
			</>
		);
	};
