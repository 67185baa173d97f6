import { AvailabilityBanner, useAiAvailability } from '@slipstream/ai-ui';
import {
	store as blockEditorStore,
	useBlockProps,
} from '@wordpress/block-editor';
import { Button, Placeholder } from '@wordpress/components';
import { useRegistry, useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { VoiceModal } from './components/voice-modal';
import { useInsertDraft } from './hooks/use-insert-draft';
import { icon } from './icon';
import type { VoiceAttributes } from './types';
import type { EditProps } from '@slipstream/block-kit';

/** A place in the post that becomes the draft of what was said. */
export default function VoiceEdit( {
	clientId,
}: EditProps< VoiceAttributes > ) {
	const registry = useRegistry();
	const availability = useAiAvailability( 'voice' );
	const isPreview = useSelect(
		( select ) => !! select( blockEditorStore ).getSettings().isPreviewMode,
		[]
	);
	const [ isOpen, setIsOpen ] = useState( false );
	useEffect( () => {
		const { wasBlockJustInserted } = registry.select( blockEditorStore );
		// Not before the editor has put the focus on a new block: it would take it from the dialog.
		setIsOpen(
			! isPreview &&
				availability === 'ready' &&
				wasBlockJustInserted( clientId )
		);
		// Once, when the block is new.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
	const insert = useInsertDraft( clientId );
	return (
		<div { ...useBlockProps() }>
			<Placeholder
				icon={ icon }
				label={ __( 'Voice to content', 'slipstream' ) }
				instructions={ __(
					'Record your thoughts, or upload a recording, and get a first draft.',
					'slipstream'
				) }
			>
				<AvailabilityBanner availability={ availability } />
				<Button
					variant="primary"
					onClick={ () => setIsOpen( true ) }
					disabled={ availability !== 'ready' }
					accessibleWhenDisabled
					aria-haspopup="dialog"
					__next40pxDefaultSize
				>
					{ __( 'Record or upload', 'slipstream' ) }
				</Button>
			</Placeholder>
			{ isOpen && (
				<VoiceModal
					onDraft={ insert }
					onClose={ () => setIsOpen( false ) }
				/>
			) }
		</div>
	);
}
