import { altProblem, storeAlt } from '@slipstream/ai-alt';
import { editorStore, noticesStore } from '@slipstream/wp-stores';
import { speak } from '@wordpress/a11y';
import { useRegistry } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useWriting } from './use-writing';
import type { BlockImage } from './types';
import type { Writing } from './use-writing';

/** The text of a dialog, and what its buttons do. */
export interface AltDialog extends Writing {
	text: string;
	setText: ( text: string ) => void;
	/** What stood there before the newest text; empty when nothing was written over. */
	earlier: string;
	/** Takes the text into the post, and into the library where that is wanted. */
	use: ( keep: boolean ) => void;
}

/** What a snackbar says when the library has not taken the text. */
async function keepInLibrary(
	{ id, url }: BlockImage,
	alt: string
): Promise< string > {
	try {
		await storeAlt( id, { alt, url } );
		return '';
	} catch ( thrown ) {
		return sprintf(
			/* translators: %s: what went wrong, a sentence. */
			__(
				'Text added to the post, but not to the media library: %s',
				'slipstream'
			),
			altProblem( thrown )
		);
	}
}

/**
 * The life of a dialog about an image.
 *
 * @param image   The image.
 * @param isReady Whether AI can be asked.
 * @param onUse   Takes the text.
 * @param onClose Closes the dialog.
 */
export function useAltDialog(
	image: BlockImage,
	isReady: boolean,
	onUse: ( alt: string ) => void,
	onClose: () => void
): AltDialog {
	const registry = useRegistry();
	const [ text, setText ] = useState( image.alt );
	const [ earlier, setEarlier ] = useState( '' );
	const context = () => {
		const editor = registry.select( editorStore );
		return [ editor?.getEditedPostAttribute( 'title' ), image.caption ]
			.filter( Boolean )
			.join( '. ' )
			.slice( 0, 1000 );
	};
	const writing = useWriting( image, context, ( written ) => {
		setEarlier( text.trim() );
		setText( written );
	} );
	useEffect( () => {
		// Whoever asks for a text where there is none has said all that there is to say.
		if ( isReady && ! image.alt ) {
			void writing.write();
		}
		// Once, when the dialog opens.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );

	async function keep( alt: string ): Promise< void > {
		const problem = await keepInLibrary( image, alt );
		if ( problem ) {
			void registry.dispatch( noticesStore ).createErrorNotice( problem, {
				type: 'snackbar',
				speak: true,
			} );
		}
	}

	return {
		...writing,
		text,
		setText,
		earlier,
		use( keeps ) {
			onUse( text.trim() );
			if ( keeps && image.id ) {
				void keep( text.trim() );
			}
			speak( __( 'Alternative text added to the post.', 'slipstream' ) );
			onClose();
		},
	};
}
