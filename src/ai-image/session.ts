/** One place in the row of images: an image, one on its way, or what went wrong. */
export interface ImageItem {
	/** The image as a data address; empty until there is one. */
	image: string;
	generating: boolean;
	error?: { code: string; message: string };
	/** Its id in the media library, once it is there. */
	libraryId?: number;
	libraryUrl?: string;
	prompt: string;
	revisedPrompt: string;
}

/** The images of one dialog. */
export interface ImageSession {
	images: readonly ImageItem[];
	/** The image that is shown. */
	current: number;
	/** The image that is made. */
	pointer: number;
}

/** What happens to images. */
export type ImageAction =
	| { type: 'begin'; prompt: string }
	| { type: 'made'; at: number; image: string; revisedPrompt: string }
	| { type: 'failed'; at: number; error: ImageItem[ 'error' ] }
	| { type: 'canceled'; at: number }
	| { type: 'saved'; at: number; libraryId: number; libraryUrl: string }
	| { type: 'show'; index: number };

/** No image yet. */
export const NO_IMAGES: ImageSession = { images: [], current: 0, pointer: 0 };

function patch(
	session: ImageSession,
	at: number,
	change: Partial< ImageItem >
): ImageSession {
	return {
		...session,
		images: session.images.map( ( item, index ) =>
			index === at ? { ...item, ...change } : item
		),
	};
}

function show( session: ImageSession, index: number ): ImageSession {
	const last = Math.max( 0, session.images.length - 1 );
	return { ...session, current: Math.min( Math.max( 0, index ), last ) };
}

/**
 * Where the next image will be: a failed try is tried again in its own place.
 *
 * @param session The images.
 */
export function nextPlace( session: ImageSession ): number {
	const { images } = session;
	return images.at( -1 )?.error ? images.length - 1 : images.length;
}

/**
 * The images after something happened.
 *
 * @param session The images before.
 * @param action  What happened.
 */
export function reduceImages(
	session: ImageSession,
	action: ImageAction
): ImageSession {
	switch ( action.type ) {
		case 'begin': {
			const at = nextPlace( session );
			const item: ImageItem = {
				image: '',
				generating: true,
				prompt: action.prompt,
				revisedPrompt: '',
			};
			return {
				images: [ ...session.images.slice( 0, at ), item ],
				current: at,
				pointer: at,
			};
		}
		case 'made':
			return patch( session, action.at, {
				generating: false,
				image: action.image,
				revisedPrompt: action.revisedPrompt,
			} );
		case 'failed':
			return patch( session, action.at, {
				generating: false,
				error: action.error,
			} );
		case 'canceled': {
			const images = session.images.filter(
				( _, index ) => index !== action.at
			);
			const pointer = Math.max( 0, images.length - 1 );
			return show( { ...session, images, pointer }, session.current );
		}
		case 'saved':
			return patch( session, action.at, {
				libraryId: action.libraryId,
				libraryUrl: action.libraryUrl,
			} );
		case 'show':
			return show( session, action.index );
	}
}
