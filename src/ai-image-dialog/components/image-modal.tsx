import { USER_PROMPT_LIMIT } from '@slipstream/ai-image';
import {
	AiFootnote,
	AvailabilityBanner,
	MessageBanner,
	QuotaBanner,
	refusalOf,
	useAiAvailability,
} from '@slipstream/ai-ui';
import { getSettings } from '@slipstream/settings';
import { Button, Modal, TextareaControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useImageDialog } from '../hooks/use-image-dialog';
import { useImageShortage } from '../hooks/use-image-shortage';
import { ImageCarousel } from './image-carousel';
import { ImageEstimate } from './image-estimate';
import type { AiAvailability } from '@slipstream/ai-ui';
import type { DialogPurpose, ImageDialog } from '../hooks/use-image-dialog';
import './image-modal.scss';

/** What a dialog is for, and what it says. */
export interface ImageModalProps extends DialogPurpose {
	title: string;
	useLabel: string;
	/** An example of instructions. */
	placeholder?: string;
	/** What stands where the first image will be. */
	hint?: string;
}

function generateLabel( { images }: ImageDialog ): string {
	if ( images.at( -1 )?.error ) {
		return __( 'Try again', 'slipstream' );
	}
	return images.length > 0
		? __( 'Generate again', 'slipstream' )
		: __( 'Generate', 'slipstream' );
}

function Actions( {
	dialog,
	isReady,
	useLabel,
}: {
	dialog: ImageDialog;
	isReady: boolean;
	useLabel: string;
} ) {
	const { item, isGenerating, isSaving } = dialog;
	return (
		<div className="slipstream-ai-image__actions">
			{ isGenerating ? (
				<Button
					variant="secondary"
					onClick={ dialog.cancel }
					__next40pxDefaultSize
				>
					{ __( 'Cancel', 'slipstream' ) }
				</Button>
			) : (
				<Button
					variant={ item?.image ? 'secondary' : 'primary' }
					onClick={ dialog.make }
					disabled={ ! isReady || isSaving }
					accessibleWhenDisabled
					__next40pxDefaultSize
				>
					{ generateLabel( dialog ) }
				</Button>
			) }
			<Button
				variant={ item?.image ? 'primary' : 'secondary' }
				onClick={ dialog.use }
				isBusy={ isSaving }
				disabled={ ! item?.image || isSaving }
				accessibleWhenDisabled
				__next40pxDefaultSize
			>
				{ isSaving ? __( 'Saving…', 'slipstream' ) : useLabel }
			</Button>
		</div>
	);
}

/** What stands in the way of another image, or of keeping this one. */
function Banners( {
	code,
	availability,
	shortage,
	saveProblem,
}: {
	/** Why the image in sight could not be made. */
	code: string | undefined;
	availability: AiAvailability;
	shortage: string;
	saveProblem: string;
} ) {
	const isRefused = code === 'error_quota_exceeded';
	return (
		<>
			<AvailabilityBanner
				availability={ refusalOf( code ) ?? availability }
			/>
			{ availability === 'ready' && ( shortage || isRefused ) && (
				// A refused image says itself that there is not enough.
				<QuotaBanner shortage={ isRefused ? '' : shortage } />
			) }
			{ saveProblem && (
				<MessageBanner severity="error">{ saveProblem }</MessageBanner>
			) }
		</>
	);
}

/** The dialog in which images are made, looked through and taken. */
export function ImageModal( {
	title,
	useLabel,
	placeholder = __(
		'For example: a small boat on a calm lake at dawn, watercolor',
		'slipstream'
	),
	hint = __(
		'Describe the image, or leave empty to use the post’s text.',
		'slipstream'
	),
	...purpose
}: ImageModalProps ) {
	const dialog = useImageDialog( purpose );
	const availability = useAiAvailability( 'images' );
	const shortage = useImageShortage( purpose.feature );
	const { item, request, setRequest } = dialog;
	const isReady = availability === 'ready';
	return (
		<Modal
			title={ title }
			onRequestClose={ purpose.onClose }
			className="slipstream-ai-image"
		>
			<Banners
				code={ item?.error?.code }
				availability={ availability }
				shortage={ shortage }
				saveProblem={ dialog.saveProblem }
			/>
			<TextareaControl
				label={ __( 'Instructions (optional)', 'slipstream' ) }
				help={ sprintf(
					/* translators: 1: number of characters typed, 2: most characters. */
					__( '%1$d of %2$d characters', 'slipstream' ),
					request.length,
					USER_PROMPT_LIMIT
				) }
				placeholder={ placeholder }
				value={ request }
				maxLength={ USER_PROMPT_LIMIT }
				rows={ 3 }
				onChange={ setRequest }
				__nextHasNoMarginBottom
			/>
			<ImageCarousel { ...dialog } hint={ hint } />
			<Actions
				dialog={ dialog }
				isReady={ isReady && ! shortage }
				useLabel={ useLabel }
			/>
			<AiFootnote
				model={ getSettings().ai.image?.model }
				takes={
					isReady && <ImageEstimate feature={ purpose.feature } />
				}
			/>
		</Modal>
	);
}
