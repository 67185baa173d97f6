import { ALT_LIMIT } from '@slipstream/ai-alt';
import {
	AiFootnote,
	AvailabilityBanner,
	BlindBanner,
	MessageBanner,
	useAiAvailability,
} from '@slipstream/ai-ui';
import { getSettings } from '@slipstream/settings';
import {
	Button,
	CheckboxControl,
	Modal,
	Spinner,
	TextareaControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useAltDialog } from './use-alt-dialog';
import type { AltDialog } from './use-alt-dialog';
import type { BlockImage } from './types';
import './alt-modal.scss';

export interface AltModalProps {
	image: BlockImage;
	onUse: ( alt: string ) => void;
	onClose: () => void;
}

function Problem( { dialog }: { dialog: AltDialog } ) {
	const { failure } = dialog;
	if ( ! failure ) {
		return null;
	}
	if ( failure.code === 'no_vision_engine' ) {
		return <BlindBanner />;
	}
	return <MessageBanner severity="error">{ failure.message }</MessageBanner>;
}

function Actions( {
	dialog,
	canAsk,
	keep,
}: {
	dialog: AltDialog;
	canAsk: boolean;
	keep: boolean;
} ) {
	const { isWriting, text, failure } = dialog;
	const again =
		failure || ! text
			? __( 'Write with AI', 'slipstream' )
			: __( 'Write another', 'slipstream' );
	return (
		<div className="slipstream-ai-alt__actions">
			{ isWriting ? (
				<Button
					variant="secondary"
					onClick={ dialog.cancel }
					__next40pxDefaultSize
				>
					{ __( 'Cancel', 'slipstream' ) }
				</Button>
			) : (
				<Button
					variant="secondary"
					onClick={ () => void dialog.write() }
					disabled={ ! canAsk }
					accessibleWhenDisabled
					__next40pxDefaultSize
				>
					{ failure ? __( 'Try again', 'slipstream' ) : again }
				</Button>
			) }
			<Button
				variant="primary"
				onClick={ () => dialog.use( keep ) }
				disabled={ isWriting || ! text.trim() }
				accessibleWhenDisabled
				__next40pxDefaultSize
			>
				{ __( 'Use this text', 'slipstream' ) }
			</Button>
		</div>
	);
}

/** The dialog in which the alternative text of an image is written, edited, and taken. */
export function AltModal( { image, onUse, onClose }: AltModalProps ) {
	const availability = useAiAvailability( 'images' );
	const isBlind = getSettings().ai.readsImages === false;
	const canAsk = availability === 'ready' && ! isBlind && image.id > 0;
	const dialog = useAltDialog( image, canAsk, onUse, onClose );
	const [ keep, setKeep ] = useState( true );
	const { text, earlier, isWriting } = dialog;
	return (
		<Modal
			title={ __( 'Alternative text', 'slipstream' ) }
			onRequestClose={ onClose }
			className="slipstream-ai-alt"
		>
			<AvailabilityBanner availability={ availability } />
			{ availability === 'ready' && isBlind && <BlindBanner /> }
			{ image.id === 0 && (
				<MessageBanner severity="info">
					{ __(
						'AI can only read images in the media library. Upload this one there, or write the text yourself.',
						'slipstream'
					) }
				</MessageBanner>
			) }
			<Problem dialog={ dialog } />
			<div className="slipstream-ai-alt__image">
				<img src={ image.url } alt="" />
				{ isWriting && (
					<p>
						<Spinner />
						{ __( 'Looking at the image…', 'slipstream' ) }
					</p>
				) }
			</div>
			<TextareaControl
				label={ __( 'Alternative text', 'slipstream' ) }
				help={ sprintf(
					/* translators: %d: number of characters. */
					__(
						'For people who cannot see the image. %d characters; up to about 125 works best.',
						'slipstream'
					),
					text.length
				) }
				value={ text }
				maxLength={ ALT_LIMIT }
				rows={ 3 }
				readOnly={ isWriting }
				onChange={ dialog.setText }
				__nextHasNoMarginBottom
			/>
			{ earlier && earlier !== text && ! isWriting && (
				<Button
					variant="link"
					onClick={ () => dialog.setText( earlier ) }
				>
					{ __( 'Restore previous text', 'slipstream' ) }
				</Button>
			) }
			{ image.id > 0 && (
				<CheckboxControl
					label={ __(
						'Also save it in the media library',
						'slipstream'
					) }
					checked={ keep }
					onChange={ setKeep }
					__nextHasNoMarginBottom
				/>
			) }
			<Actions dialog={ dialog } canAsk={ canAsk } keep={ keep } />
			<AiFootnote />
		</Modal>
	);
}
