import { lazyComponent, LoadingFallback } from '@slipstream/lazy';
import { BlockControls } from '@wordpress/block-editor';
import { ToolbarDropdownMenu } from '@wordpress/components';
import { memo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { icon } from './icon';
import { load } from './panel';
import type { ComponentType } from 'react';

/** Blocks with text of their own. */
const NAMES = new Set(
	[
		'paragraph',
		'list',
		'list-item',
		'heading',
		'quote',
		'pullquote',
		'table',
		'button',
	].map( ( name ) => `core/${ name }` )
);

const Menu = lazyComponent( () => load().then( ( chunk ) => chunk.BlockMenu ), {
	fallback: LoadingFallback,
} );

interface Props {
	name: string;
	clientId: string;
	isSelected: boolean;
}

/** The button. Drawn anew, it would have the whole toolbar drawn anew: so not with each key. */
const BlockToolbar = memo( function AiToolbar( {
	name,
	clientId,
}: Omit< Props, 'isSelected' > ) {
	return (
		<BlockControls group="other">
			<ToolbarDropdownMenu
				icon={ icon }
				label={ __( 'AI Assistant', 'slipstream' ) }
			>
				{ ( { onClose } ) => (
					<Menu
						name={ name }
						clientId={ clientId }
						onClose={ onClose }
					/>
				) }
			</ToolbarDropdownMenu>
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
				{ isSelected && NAMES.has( name ) && (
					<BlockToolbar name={ name } clientId={ clientId } />
				) }
			</>
		);
	};
