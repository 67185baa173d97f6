import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { picture } from './fakes/openai-media.mjs';
import { setSettings } from './site-settings';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
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

/** Whose maps Apple's stand-in gives. */
export const OWNER = {
	pem: generateKeyPairSync( 'ec', { namedCurve: 'P-256' } )
		.privateKey.export( { type: 'pkcs8', format: 'pem' } )
		.toString(),
	team: 'TEAM123456',
	key: 'KEY1234567',
	library: readFileSync(
		join( __dirname, 'fakes/mapkit-library.js' ),
		'utf8'
	),
};

/** Settings of a site without a key of Apple's. */
export const NO_KEY = {
	slipstream_mapkit_team_id: '',
	slipstream_mapkit_key_id: '',
	slipstream_mapkit_private_key: '',
};

/** Has Apple give the site's maps. */
export const setMapkit = ( utils: RequestUtils, key = OWNER.key ) =>
	setSettings( utils, {
		slipstream_map_provider: 'mapkit',
		slipstream_mapkit_team_id: OWNER.team,
		slipstream_mapkit_key_id: key,
		slipstream_mapkit_private_key: OWNER.pem,
	} );

/** Has the stand-in answer for Apple. */
export const serveMapkit = ( page: Page, fake: string ) =>
	page.route( 'https://cdn.apple-mapkit.com/**', async ( route ) =>
		route.fulfill( {
			response: await route.fetch( {
				url: route
					.request()
					.url()
					.replace( 'https://cdn.apple-mapkit.com', fake ),
			} ),
		} )
	);

const MAPBOX = {
	style: {
		version: 8,
		sources: { streets: { type: 'vector', url: 'mapbox://streets' } },
		layers: [],
	},
	source: {
		tilejson: '2.2.0',
		tiles: [ 'https://api.mapbox.com/v4/streets/{z}/{x}/{y}.vector.pbf' ],
	},
};

/** Answers for Mapbox, with a map that shows nothing. */
export const serveMapbox = ( page: Page ) =>
	page.route( /^https:\/\/\w+\.mapbox\.com\//, ( route ) =>
		route.fulfill( {
			contentType: 'application/json',
			headers: { 'access-control-allow-origin': '*' },
			body: JSON.stringify(
				route.request().url().includes( '/styles/' )
					? MAPBOX.style
					: MAPBOX.source
			),
		} )
	);
