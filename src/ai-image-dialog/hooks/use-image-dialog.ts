import { saveImage, useImages } from '@slipstream/ai-image';
import { toPluginError } from '@slipstream/errors';
import { speak } from '@wordpress/a11y';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { usePostText } from './use-post-text';
import type {
	AskForImage,
	ImageItem,
	Images,
	LibraryImage,
	MediaUpload,
} from '@slipstream/ai-image';

/** What a dialog is for. */
export interface DialogPurpose {
	feature: string;
	isFeatured?: boolean;
	/** Makes a request of what the author wants; one for a picture of a post by default. */
	ask?: AskForImage;
	/** What the image goes with; the post that is open by default. */
	about?: () => Promise< string >;
	/** The image's alternative text; made of the prompt by default. */
	alt?: string;
	usedMessage: string;
	onUse: ( image: LibraryImage ) => void;
	onClose: () => void;
}

/** A dialog's images and what its buttons do. */
export interface ImageDialog extends Images {
	item: ImageItem | undefined;
	request: string;
	setRequest: ( request: string ) => void;
	make: () => void;
	use: () => void;
	isSaving: boolean;
	/** Why the image could not be put into the library. */
	saveProblem: string;
}

/** Tells screen readers how the newest image stands. */
function useAnnouncements( { images, pointer }: Images ): void {
	const newest = images[ pointer ];
	const isGenerating = !! newest?.generating;
	const problem = newest?.error?.message;
	const isReady = !! newest?.image;
	useEffect( () => {
		if ( isGenerating ) {
			speak( __( 'Generating the image…', 'slipstream' ) );
		} else if ( problem ) {
			speak( problem, 'assertive' );
		} else if ( isReady ) {
			speak( __( 'The image is ready.', 'slipstream' ) );
		}
	}, [ isGenerating, problem, isReady, pointer ] );
}

function useMediaUpload(): MediaUpload | undefined {
	return useRegistry().select( blockEditorStore ).getSettings().mediaUpload;
}

/**
 * The life of an image dialog.
 *
 * @param purpose What it is for.
 */
export function useImageDialog( purpose: DialogPurpose ): ImageDialog {
	const { feature, isFeatured, usedMessage, onUse, onClose } = purpose;
	const images = useImages( feature, purpose.ask );
	const postText = usePostText();
	const mediaUpload = useMediaUpload();
	const [ request, setRequest ] = useState( '' );
	const [ isSaving, setIsSaving ] = useState( false );
	const [ saveProblem, setSaveProblem ] = useState( '' );
	const item = images.images[ images.current ];
	useAnnouncements( images );

	async function make(): Promise< void > {
		setSaveProblem( '' );
		// Without its text an image can still be made of the author's own words.
		const content = await ( purpose.about ?? postText )().catch( () => '' );
		await images.generate( { request, content, isFeatured } );
	}

	async function use(): Promise< void > {
		if ( ! item?.image || isSaving ) {
			return;
		}
		const at = images.current;
		setIsSaving( true );
		setSaveProblem( '' );
		try {
			if ( ! mediaUpload ) {
				throw new Error(
					__(
						'You are not allowed to upload files to this site.',
						'slipstream'
					)
				);
			}
			const saved = await saveImage( item, mediaUpload, purpose.alt );
			images.markSaved( at, saved.id, saved.url );
			onUse( saved );
			speak( usedMessage );
			onClose();
		} catch ( thrown ) {
			const problem = sprintf(
				/* translators: %s: what went wrong, a sentence. */
				__( 'The image could not be saved: %s', 'slipstream' ),
				toPluginError( thrown ).sentence
			);
			setSaveProblem( problem );
			speak( problem, 'assertive' );
			setIsSaving( false );
		}
	}

	return {
		...images,
		item,
		request,
		setRequest,
		make: () => void make(),
		use: () => void use(),
		isSaving,
		saveProblem,
	};
}
