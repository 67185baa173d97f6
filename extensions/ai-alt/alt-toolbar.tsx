import { ToolbarDialog } from '@slipstream/block-kit';
import { lazyComponent } from '@slipstream/lazy';
import { _x, __ } from '@wordpress/i18n';
import { imageOf } from './image-of';
import type { AltModalProps } from './alt-modal';
import type { AltButtonProps } from './types';

const AltModal = lazyComponent< AltModalProps >( () =>
	import( /* webpackChunkName: "ai-alt" */ './alt-modal' ).then(
		( chunk ) => chunk.AltModal
	)
);

/** The button in the toolbar of a block with an image. */
export function AltToolbar( {
	name,
	attributes,
	setAttributes,
}: AltButtonProps ) {
	const image = imageOf( name, attributes );
	// An image with a text says something.
	const notDecorative: Record< string, boolean > = attributes.isDecorative
		? { isDecorative: false }
		: {};
	return (
		<ToolbarDialog
			label={ __( 'Write alternative text', 'slipstream' ) }
			text={ _x( 'Alt', 'short for alternative text', 'slipstream' ) }
		>
			{ ( onClose ) =>
				image && (
					<AltModal
						image={ image }
						onUse={ ( alt ) =>
							setAttributes( {
								[ image.field ]: alt,
								...notDecorative,
							} )
						}
						onClose={ onClose }
					/>
				)
			}
		</ToolbarDialog>
	);
}
