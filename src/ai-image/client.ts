import { recordEvent } from '@slipstream/analytics';
import { PluginError } from '@slipstream/errors';
import { postWithToken } from '@slipstream/token-cache';
import type { PostWithTokenDeps } from '@slipstream/token-cache';

/** The format of images of posts, width by height. */
export const IMAGE_SIZE = '1792x1024';

/** One image to be made. */
export interface ImageRequest {
	/** A finished prompt; or else messages that the server words. */
	prompt?: string;
	messages?: readonly object[];
	/** Width by height; that of a picture in a post by default. */
	size?: string;
	/** What the request counts under, for example `featured-post-image`. */
	feature: string;
	signal?: AbortSignal;
}

/** An image that was made. */
export interface MadeImage {
	/** The image as a data address. */
	url: string;
	/** What the model made of the prompt; empty when it does not tell. */
	revisedPrompt: string;
}

interface Answer {
	data?: unknown;
}

/** The first bytes of each format, in Base64. */
const FORMATS: readonly ( readonly [ string, string ] )[] = [
	[ '/9j/', 'image/jpeg' ],
	[ 'UklGR', 'image/webp' ],
];

function typeOf( base64: string ): string {
	return (
		FORMATS.find( ( [ head ] ) => base64.startsWith( head ) )?.[ 1 ] ??
		'image/png'
	);
}

/** Some errors of the service come with a good HTTP status. */
function errorIn( data: unknown ): PluginError | undefined {
	if ( typeof data !== 'object' || data === null || ! ( 'status' in data ) ) {
		return undefined;
	}
	const status = Number( data.status );
	return status > 200
		? new PluginError( 'image_error', { status, cause: data } )
		: undefined;
}

/**
 * Makes an image.
 *
 * @param request What it shows.
 * @param deps    Surroundings; the page's by default.
 * @return The image; rejects with a PluginError.
 */
export async function makeImage(
	request: ImageRequest,
	deps?: PostWithTokenDeps
): Promise< MadeImage > {
	const { prompt, messages, feature, size = IMAGE_SIZE, signal } = request;
	recordEvent( 'jetpack_ai_image_generation_generate_image', { feature } );
	const { data } = await postWithToken< Answer >(
		'wpcom/v2/jetpack-ai-image',
		{ prompt, messages, response_format: 'b64_json', feature, size },
		{ signal },
		deps
	);
	const error = errorIn( data );
	if ( error ) {
		throw error;
	}
	const [ item ] = ( Array.isArray( data ) ? data : [] ) as unknown[];
	const { b64_json: base64, revised_prompt: revised } = ( item ?? {} ) as {
		b64_json?: unknown;
		revised_prompt?: unknown;
	};
	if ( typeof base64 !== 'string' || base64 === '' ) {
		throw new PluginError( 'image_error', { cause: data } );
	}
	return {
		url: `data:${ typeOf( base64 ) };base64,${ base64 }`,
		revisedPrompt: typeof revised === 'string' ? revised : '',
	};
}
