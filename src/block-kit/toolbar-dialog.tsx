import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactElement, ReactNode } from 'react';

interface Props {
	label: string;
	/** What the button shows: an icon, or a short word. */
	icon?: ReactElement;
	text?: string;
	/** Draws the dialog while it is open. */
	children: ( onClose: () => void ) => ReactNode;
}

/** A button in the toolbar of a block, and the dialog that it opens. */
export function ToolbarDialog( { label, icon, text, children }: Props ) {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<BlockControls group="other">
			<ToolbarGroup>
				<ToolbarButton
					icon={ icon }
					label={ label }
					aria-haspopup="dialog"
					onClick={ () => setIsOpen( true ) }
				>
					{ text }
				</ToolbarButton>
			</ToolbarGroup>
			{ isOpen && children( () => setIsOpen( false ) ) }
		</BlockControls>
	);
}
