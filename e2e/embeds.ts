import { STAND_INS } from './fakes/embeds.cjs';
import type { Page } from '@playwright/test';

/** A block as it is saved. */
export const block = ( name: string, attributes: object, inside = '' ) => {
	const opening = `wp:jetpack/${ name } ${ JSON.stringify( attributes ) }`;
	return `<!-- ${ opening } -->\n${ inside }\n<!-- /wp:jetpack/${ name } -->`;
};

const SCRIPTS: Record< string, string > = {
	...STAND_INS,
	// An ad network, as the owner's own code names it.
	'ads.example.net':
		"document.querySelector( 'ins' ).append( Object.assign( document.createElement( 'p' ), { textContent: 'An ad', style: 'margin:0;background:#e6eef2;color:#000' } ) );",
};

/** The code of an ad network: a script of its own, and the place that it fills. */
export const AD_CODE =
	'<ins style="display:block;height:250px"></ins><script async src="https://ads.example.net/show.js"></script>';

/** A picture of a service, and the page that a frame shows. */
const STILL =
	'<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#7a9"/></svg>';
const FRAME =
	'<!doctype html><html lang="en"><title>A stand-in</title><body style="background:#e6eef2"><p>A stand-in';

/** Answers for all other servers, and tells which were asked. */
export async function standIn( page: Page ): Promise< string[] > {
	const asked: string[] = [];
	await page.route(
		( { protocol } ) => protocol === 'https:',
		async ( route ) => {
			const url = new URL( route.request().url() );
			// WordPress's own bar shows the reader's picture.
			if ( ! url.hostname.endsWith( 'gravatar.com' ) ) {
				asked.push( url.hostname );
			}
			const type = route.request().resourceType();
			if ( type === 'script' ) {
				await route.fulfill( {
					contentType: 'text/javascript',
					body: SCRIPTS[ url.hostname ] ?? '',
				} );
			} else if ( type === 'image' ) {
				await route.fulfill( {
					contentType: 'image/svg+xml',
					body: STILL,
				} );
			} else if ( type === 'stylesheet' ) {
				await route.fulfill( { contentType: 'text/css', body: '' } );
			} else {
				await route.fulfill( {
					contentType: 'text/html',
					body: FRAME,
				} );
			}
		}
	);
	return asked;
}
