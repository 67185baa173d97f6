import { aiIcon } from '@slipstream/ai-ui';
import { lateComponent } from '@slipstream/block-kit';
import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ImageBlockModalProps } from './image-block-modal';
import type { ImageToolbarProps } from './types';

const ImageBlockModal = lateComponent< ImageBlockModalProps >( () =>
	import(
		/* webpackChunkName: "ai-block-image" */ './image-block-modal'
	).then( ( chunk ) => chunk.ImageBlockModal )
);

/** The button in the toolbar of an image block. */
export function ImageToolbar( {
	attributes,
	setAttributes,
}: ImageToolbarProps ) {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<BlockControls group="other">
			<ToolbarGroup>
				<ToolbarButton
					icon={ aiIcon }
					label={ __( 'Generate with AI', 'slipstream' ) }
					aria-haspopup="dialog"
					onClick={ () => setIsOpen( true ) }
				/>
			</ToolbarGroup>
			{ isOpen && (
				<ImageBlockModal
					isReplacing={ !! attributes.url }
					onUse={ setAttributes }
					onClose={ () => setIsOpen( false ) }
				/>
			) }
		</BlockControls>
	);
}
