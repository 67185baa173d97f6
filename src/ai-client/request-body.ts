import type { Prompt, RequestOptions } from './types';

/** A post's id as a number; a template's id ("theme//home") and the like are none. */
function integerOf( value: RequestOptions[ 'postId' ] ): number | undefined {
	const isWhole =
		typeof value === 'string'
			? /^\d+$/.test( value.trim() )
			: Number.isSafeInteger( value );
	return isWhole ? Number( value ) : undefined;
}

/**
 * The body of a request for a suggestion.
 *
 * @param prompt    Question or conversation.
 * @param options   What goes with it.
 * @param requestId Names the request for a later stop.
 */
export function buildRequestBody(
	prompt: Prompt,
	options: RequestOptions,
	requestId: string
): string {
	const { feature, functions, model } = options;
	return JSON.stringify( {
		request_id: requestId,
		post_id: integerOf( options.postId ),
		...( typeof prompt === 'string'
			? { question: prompt }
			: { messages: prompt } ),
		...( feature ? { feature } : {} ),
		...( functions?.length ? { functions } : {} ),
		...( model ? { model } : {} ),
	} );
}

/** A random UUID, also on pages without TLS, where browsers leave `crypto.randomUUID` out. */
export function createRequestId(): string {
	const bytes = globalThis.crypto.getRandomValues( new Uint8Array( 16 ) );
	const hex = Array.from( bytes, ( byte, index ) => {
		const versioned = index === 6 ? ( byte % 16 ) + 0x40 : byte;
		const value = index === 8 ? ( byte % 64 ) + 0x80 : versioned;
		return value.toString( 16 ).padStart( 2, '0' );
	} ).join( '' );
	return hex.replace( /^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5' );
}
