import { serverSentence, toPluginError } from '@slipstream/errors';
import { countImage, noteQuota } from '@slipstream/plans';
import { useEffect, useReducer, useRef } from '@wordpress/element';
import { makeImage } from './client';
import type { ImageRequest } from './client';
import { imageMessageFor } from './messages';
import { buildImagePrompt } from './prompt';
import { nextPlace, NO_IMAGES, reduceImages } from './session';
import type { ImageWish } from './prompt';
import type { ImageSession } from './session';

/** The images of a dialog, and what can be done with them. */
export interface Images extends ImageSession {
	isGenerating: boolean;
	generate: ( wish: ImageWish ) => Promise< void >;
	/** Ends the request that runs, if one does. */
	cancel: () => void;
	show: ( index: number ) => void;
	markSaved: ( at: number, libraryId: number, libraryUrl: string ) => void;
}

/** Makes a request of a wish. */
export type AskForImage = (
	wish: ImageWish
) => Pick< ImageRequest, 'prompt' | 'messages' | 'size' >;

const askForPicture: AskForImage = ( wish ) => ( {
	prompt: buildImagePrompt( wish ),
} );

/**
 * The images of a dialog. Closing it ends a request that still runs.
 *
 * @param feature What the requests count under.
 * @param ask     Makes a request of a wish; one for a picture of a post by default.
 */
export function useImages(
	feature: string,
	ask: AskForImage = askForPicture
): Images {
	const [ session, dispatch ] = useReducer( reduceImages, NO_IMAGES );
	const running = useRef< AbortController | undefined >( undefined );
	useEffect( () => () => running.current?.abort(), [] );

	async function generate( wish: ImageWish ): Promise< void > {
		if ( running.current ) {
			return;
		}
		const at = nextPlace( session );
		const controller = new AbortController();
		const fail = ( code: string, message = '' ) =>
			dispatch( {
				type: 'failed',
				at,
				error: { code, message: message || imageMessageFor( code ) },
			} );
		dispatch( { type: 'begin', prompt: wish.request.trim() } );
		if ( ! wish.request.trim() && ! wish.content.trim() ) {
			fail( 'no_content' );
			return;
		}
		running.current = controller;
		try {
			const { url, revisedPrompt } = await makeImage( {
				...ask( wish ),
				feature,
				signal: controller.signal,
			} );
			countImage( feature );
			dispatch( { type: 'made', at, image: url, revisedPrompt } );
		} catch ( thrown ) {
			const { code } = toPluginError( thrown );
			const message = serverSentence( thrown );
			if ( controller.signal.aborted ) {
				// The server draws on, and counts it.
				countImage( feature );
				dispatch( { type: 'canceled', at } );
			} else {
				fail( code, message );
			}
			if ( code === 'error_quota_exceeded' ) {
				noteQuota();
			}
		} finally {
			running.current = undefined;
		}
	}

	return {
		...session,
		isGenerating: session.images.some( ( { generating } ) => generating ),
		generate,
		cancel: () => running.current?.abort(),
		show: ( index ) => dispatch( { type: 'show', index } ),
		markSaved: ( at, libraryId, libraryUrl ) =>
			dispatch( { type: 'saved', at, libraryId, libraryUrl } ),
	};
}
