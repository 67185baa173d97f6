// Stands in for all servers but this machine's: pictures, frames, and the scripts of services that fill a place on the page.
import { picture } from '../../e2e/fakes/openai-media.mjs';

/** Fills an element as the services' scripts do. */
const fill = `(parent, style) => parent.append(Object.assign(document.createElement("iframe"), { style }))`;

/** Scripts by their host, as their services document them. */
const SCRIPTS = {
	'assets.calendly.com': `window.Calendly = { initInlineWidget: ( { parentElement } ) => ( ${ fill } )( parentElement, "border:0;width:100%;height:100%" ) };`,
	'www.eventbrite.com': `window.EBWidgets = { createWidget: ( { iframeContainerId, iframeContainerHeight } ) => ( ${ fill } )( document.getElementById( iframeContainerId ), "border:0;width:100%;height:" + iframeContainerHeight + "px" ) };`,
};

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
						body: SCRIPTS[ hostname ] ?? '',
					},
				}[ request.resourceType() ] ?? {
					contentType: 'text/html',
					body: '<!doctype html><title>A stand-in</title>',
					headers: { 'access-control-allow-origin': '*' },
				}
			);
		}
	);
