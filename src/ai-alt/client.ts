import { recordEvent } from '@slipstream/analytics';
import { getHttp } from '@slipstream/http';
import type { AltImage, AltList, AltQuery, AltState } from './types';

const ROUTE = 'slipstream/v1/alt-text';

/**
 * Images of the library that the person may edit, the newest first.
 *
 * @param query  Which.
 * @param signal Gives up.
 */
export function listImages(
	query: AltQuery,
	signal?: AbortSignal
): Promise< AltList > {
	const { state, page = 1, perPage = 20, before = 0, among = [] } = query;
	return getHttp().get< AltList >( ROUTE, {
		query: {
			state,
			page,
			per_page: perPage,
			before,
			include: among.length > 0 ? among.join( ',' ) : undefined,
		},
		signal,
	} );
}

/**
 * Has a text written by AI.
 *
 * @param id           The image.
 * @param want         What is wanted of it.
 * @param want.save    Whether it is stored with the image, and a failure too.
 * @param want.context What the page says around the image.
 * @param want.url     Where a post shows the image: another one there may have its number.
 * @param want.signal  Gives up.
 * @return The image with its text; rejects with a PluginError.
 */
export function writeAlt(
	id: number,
	want: {
		save?: boolean;
		context?: string;
		url?: string;
		signal?: AbortSignal;
	} = {}
): Promise< AltImage > {
	const { signal, ...body } = want;
	recordEvent( 'jetpack_ai_alt_text_generate' );
	return getHttp().post< AltImage >( `${ ROUTE }/${ id }/write`, body, {
		signal,
	} );
}

/**
 * Stores a text, or what is to be done with the image.
 *
 * @param id           The image.
 * @param change       What changes.
 * @param change.alt   The text; empty for none.
 * @param change.state What is noted while there is no text.
 * @param change.url   Where a post shows the image.
 * @return The image as it is now; rejects with a PluginError.
 */
export function storeAlt(
	id: number,
	change: { alt?: string; state?: AltState; url?: string }
): Promise< AltImage > {
	return getHttp().post< AltImage >( `${ ROUTE }/${ id }`, change );
}
