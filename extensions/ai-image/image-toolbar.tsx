import { aiIcon } from '@slipstream/ai-ui';
import { ToolbarDialog } from '@slipstream/block-kit';
import { lazyComponent } from '@slipstream/lazy';
import { __ } from '@wordpress/i18n';
import type { ImageBlockModalProps } from './image-block-modal';
import type { ImageToolbarProps } from './types';

const ImageBlockModal = lazyComponent< ImageBlockModalProps >( () =>
	import( /* webpackChunkName: "ai-image" */ './image-block-modal' ).then(
		( chunk ) => chunk.ImageBlockModal
	)
);

/** The button in the toolbar of an image block. */
export function ImageToolbar( {
	attributes,
	setAttributes,
}: ImageToolbarProps ) {
	return (
		<ToolbarDialog
			icon={ aiIcon }
			label={ __( 'Generate an image with AI', 'slipstream' ) }
		>
			{ ( onClose ) => (
				<ImageBlockModal
					isReplacing={ !! attributes.url }
					onUse={ setAttributes }
					onClose={ onClose }
				/>
			) }
		</ToolbarDialog>
	);
}
