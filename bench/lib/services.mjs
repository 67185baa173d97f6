// Stands in for all servers but this machine's: pictures, frames, and the scripts of services that fill a place on the page.
import { STAND_INS } from '../../e2e/fakes/embeds.cjs';
import { picture } from '../../e2e/fakes/openai-media.mjs';

/**
 * Answers for them in a browser.
 *
 * @param {Object} context The browser's context.
 */
export const standIn = ( context ) =>
	context.route(
		( { hostname } ) => hostname !== '127.0.0.1',
		( route ) => {
			const request = route.request();
			const { hostname } = new URL( request.url() );
			return route.fulfill(
				{
					image: { contentType: 'image/png', body: picture( 1 ) },
					script: {
						contentType: 'text/javascript',
						body: STAND_INS[ hostname ] ?? '',
					},
				}[ request.resourceType() ] ?? {
					contentType: 'text/html',
					body: '<!doctype html><title>A stand-in</title>',
					headers: { 'access-control-allow-origin': '*' },
				}
			);
		}
	);
