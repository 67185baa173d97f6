import { PluginError } from '@slipstream/errors';
import { getHttp } from '@slipstream/http';
import type { Http } from '@slipstream/http';
import { getSettings } from '@slipstream/settings';
import { cleanForSlug } from '@wordpress/url';
import type { ImageItem } from './session';

/** Longest alternative text that is proposed. */
const ALT_LIMIT = 125;

/** The editor's own upload. */
export type MediaUpload = ( options: {
	allowedTypes: string[];
	filesList: File[];
	onFileChange: ( files: { id?: number; url?: string }[] ) => void;
	onError: ( error: { code?: string; message?: string } | string ) => void;
} ) => void;

/** An image that is in the media library. */
export interface LibraryImage {
	id: number;
	url: string;
	alt: string;
}

/**
 * The name of an image's file: its first ten words.
 *
 * @param prompt What the author asked for.
 * @param type   The image's type.
 */
export function imageFileName( prompt: string, type = 'image/png' ): string {
	const words = prompt.trim().split( /\s+/ ).slice( 0, 10 ).join( ' ' );
	const slug = cleanForSlug( words );
	const extension = type.replace( /^image\//, '' ).replace( 'jpeg', 'jpg' );
	return slug ? `ai-${ slug }.${ extension }` : `ai-image.${ extension }`;
}

/**
 * A proposal for the alternative text.
 *
 * @param item The image.
 */
export function altTextOf( item: ImageItem ): string {
	const text = ( item.prompt || item.revisedPrompt )
		.trim()
		.replace( /\s+/g, ' ' );
	if ( text.length <= ALT_LIMIT ) {
		return text;
	}
	const head = text.slice( 0, ALT_LIMIT );
	return `${ head.slice( 0, head.lastIndexOf( ' ' ) + 1 || ALT_LIMIT ).trim() }…`;
}

/** The file in a data address. Read here and not fetched: a site's content policy may forbid fetching such addresses. */
function fileOf( { image, prompt }: ImageItem ): File {
	const [ head = '', data = '' ] = image.split( ',' );
	const type = /^data:([^;]+)/.exec( head )?.[ 1 ] ?? 'image/png';
	const bytes = Uint8Array.from(
		atob( data ),
		( sign ) => sign.codePointAt( 0 ) ?? 0
	);
	return new File( [ bytes ], imageFileName( prompt, type ), { type } );
}

function upload( send: MediaUpload, file: File ): Promise< LibraryImage > {
	return new Promise( ( resolve, reject ) =>
		send( {
			allowedTypes: [ 'image' ],
			filesList: [ file ],
			onFileChange: ( [ media ] ) => {
				// The editor reports a preview first, which has no id.
				if ( media?.id ) {
					resolve( {
						id: media.id,
						url: media.url ?? '',
						alt: '',
					} );
				}
			},
			onError: ( error ) =>
				reject(
					new PluginError( 'image_not_saved', {
						message:
							typeof error === 'string' ? error : error.message,
						cause: error,
					} )
				),
		} )
	);
}

/**
 * Puts an image into the media library, with an alternative text and a note of where it comes from.
 *
 * @param item The image.
 * @param send The editor's own upload.
 * @param alt  Its alternative text; made of the prompt by default.
 * @param http The client; the page's by default.
 * @return The image there; rejects with a PluginError.
 */
export async function saveImage(
	item: ImageItem,
	send: MediaUpload,
	alt: string = altTextOf( item ),
	http: Http = getHttp()
): Promise< LibraryImage > {
	const saved = await upload( send, fileOf( item ) );
	try {
		await http.post( `wp/v2/media/${ saved.id }`, {
			alt_text: alt,
			meta: {
				_slipstream_ai_image: {
					prompt: item.prompt.slice( 0, 4000 ),
					revised: item.revisedPrompt.slice( 0, 8000 ),
					engine: getSettings().ai.model || getSettings().ai.engine,
					date: new Date().toISOString(),
				},
			},
		} );
	} catch {
		// The image is there; what is missing can be added in the library.
		return saved;
	}
	return { ...saved, alt };
}
