import { picture } from './fakes/openai-media.mjs';
import type { Page } from '@playwright/test';

/** A place of a map. */
export const point = (
	title: string,
	longitude: number,
	latitude: number
) => ( {
	id: title,
	title,
	placeTitle: title,
	caption: `About ${ title }`,
	coordinates: { longitude, latitude },
} );

/** A block as the editor saves it. */
export function saved( points: readonly ReturnType< typeof point >[] ): string {
	const json = JSON.stringify( { points } );
	const escaped = JSON.stringify( points ).replaceAll( '"', '&quot;' );
	const links = points
		.map(
			( { title, coordinates: { latitude, longitude } } ) =>
				`<li><a href="https://www.google.com/maps/search/?api=1&amp;query=${ latitude },${ longitude }">${ title }</a></li>`
		)
		.join( '' );
	return `<!-- wp:jetpack/map ${ json } -->\n<div class="wp-block-jetpack-map" data-map-style="default" data-map-details="true" data-points="${ escaped }" data-zoom="13" data-map-center="{&quot;longitude&quot;:-122.41941550000001,&quot;latitude&quot;:37.7749295}" data-marker-color="red" data-show-fullscreen-button="true"><ul>${ links }</ul></div>\n<!-- /wp:jetpack/map -->`;
}

/** Gives the same picture for every tile; tells which hosts were asked. */
export async function serveTiles( page: Page ): Promise< Set< string > > {
	const hosts = new Set< string >();
	await page.route( 'https://tile.openstreetmap.org/**', ( route ) => {
		hosts.add( new URL( route.request().url() ).host );
		return route.fulfill( {
			contentType: 'image/png',
			body: picture( 1 ),
			headers: { 'access-control-allow-origin': '*' },
		} );
	} );
	return hosts;
}
