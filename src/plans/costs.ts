import type { AiFeature } from './types';

/** Requests that an image counts as where the server does not say. */
const IMAGE_COST = 10;

/** The keys under which a cost may stand: of what draws now, of logos, of older servers. */
const KEYS = [ 'activeModel', 'logo', 'image' ];

/**
 * How many requests an image counts as.
 *
 * @param feature What the provider says.
 * @param name    What the request counts under, for example `featured-post-image`.
 */
export function imageCost(
	feature: Pick< AiFeature, 'costs' >,
	name: string
): number {
	const { costs } = feature;
	const known = [ name, 'featured-post-image' ].flatMap( ( key ) => {
		const cost = ( costs?.[ key ] ?? {} ) as Record< string, unknown >;
		return KEYS.map( ( unit ) => Number( cost[ unit ] ) );
	} );
	return known.find( ( cost ) => cost > 0 ) ?? IMAGE_COST;
}
