import type { Page } from '@playwright/test';

export const EVENT = 'https://www.eventbrite.com/e/soup-day-987654321';
export const PIN = 'https://www.pinterest.com/pin/1/';
export const CALENDAR =
	'https://calendar.google.com/calendar/embed?src=a%40b.test';
export const OPENTABLE = 'https://www.opentable.com/restref/client/?rid=12';

/** A block as it is saved. */
export const block = ( name: string, attributes: object, inside = '' ) => {
	const opening = `wp:jetpack/${ name } ${ JSON.stringify( attributes ) }`;
	return `<!-- ${ opening } -->\n${ inside }\n<!-- /wp:jetpack/${ name } -->`;
};

const link = ( name: string, url: string ) =>
	`<a class="wp-block-jetpack-${ name }" href="${ url }">${ url }</a>`;

/** The one button in a block that opens its service with a click. */
const button = ( attributes: object ) =>
	block( 'button', { element: 'a', ...attributes } );

const calendly = ( attributes: object, inside = '' ) =>
	block(
		'calendly',
		{ url: 'https://calendly.com/ann', ...attributes },
		`<div class="wp-block-jetpack-calendly">${ inside }</div>`
	);

const opentable = ( attributes: object, look = '' ) =>
	block(
		'opentable',
		{ rid: [ '12' ], ...attributes },
		`<div class="wp-block-jetpack-opentable${ look }"><a href="${ OPENTABLE }">${ OPENTABLE }</a></div>`
	);

/** Blocks that embed a service, as they are saved: jetpack/pinterest, jetpack/calendly, jetpack/eventbrite, jetpack/google-calendar, jetpack/opentable, jetpack/tock and jetpack/gif. */
export const SAVED = {
	pinterest: block( 'pinterest', { url: PIN }, link( 'pinterest', PIN ) ),
	calendly: calendly( {} ),
	calendlyLink: calendly(
		{ style: 'link' },
		button( {
			uniqueId: 'calendly-widget-id',
			text: 'Schedule time with me',
			url: 'https://calendly.com/ann',
		} )
	),
	eventbrite: block(
		'eventbrite',
		{ url: EVENT, eventId: 987654321 },
		`<div class="wp-block-jetpack-eventbrite"><a class="eventbrite__direct-link" href="${ EVENT }">${ EVENT }</a></div>`
	),
	eventbriteModal: block(
		'eventbrite',
		{ url: EVENT, eventId: 987654321, style: 'modal' },
		`<div class="wp-block-jetpack-eventbrite">${ button( {
			uniqueId: 'eventbrite-widget-id',
			text: 'Register',
		} ) }</div>`
	),
	googleCalendar: block(
		'google-calendar',
		{ url: CALENDAR, height: 300 },
		link( 'google-calendar', CALENDAR )
	),
	opentable: opentable( {} ),
	opentableButton: opentable(
		{ style: 'button', className: 'is-style-button' },
		' is-style-button'
	),
	opentableWide: opentable(
		{ style: 'wide', className: 'is-style-wide', align: 'wide' },
		' alignwide is-style-wide'
	),
	tock: block(
		'tock',
		{ url: 'roister' },
		'<div id="Tock_widget_container" data-tock-display-mode="Button" data-tock-color-mode="Blue" data-tock-locale="en-us" data-tock-timezone="America/New_York"></div>'
	),
	gif: block( 'gif', {
		giphyUrl: 'https://giphy.com/embed/abc',
		searchText: 'A wave',
		paddingTop: '50%',
		caption: 'A wave',
	} ),
};

/** A script that says what it was asked to draw, in a box as big as its place. */
const draws = ( text: string, within: string ) =>
	`{
		const box = document.createElement( 'p' );
		box.style = 'box-sizing:border-box;min-height:60px;height:100%;margin:0;padding:16px;background:#e6eef2;color:#000';
		box.textContent = '${ text }';
		( ${ within } )?.append( box );
	}`;

const SCRIPTS: Record< string, string > = {
	'assets.calendly.com': `
		window.Calendly ??= {
			initInlineWidget( { parentElement } ) ${ draws( 'A calendar', 'parentElement' ) },
			initPopupWidget() ${ draws( 'A calendar in a window', 'document.body' ) },
		};`,
	'www.eventbrite.com': `
		window.EBWidgets ??= {
			createWidget( { iframeContainerId, modal } ) ${ draws( 'A checkout', 'modal ? document.body : document.getElementById( iframeContainerId )' ) },
		};`,
	'www.opentable.com': draws(
		'A reservation',
		'document.currentScript.parentElement'
	),
	'www.exploretock.com': draws(
		'A table',
		"document.getElementById( 'Tock_widget_container' )"
	),
	'assets.pinterest.com': `
		window.PinUtils ??= {
			build() {
				for ( const pin of document.querySelectorAll( 'a[data-pin-do]' ) ) {
					pin.replaceWith( Object.assign( document.createElement( 'p' ), { textContent: 'A pin' } ) );
				}
			},
		};
		window.PinUtils.build();`,
	// An ad network, as the owner's own code names it.
	'ads.example.net': draws( 'An ad', "document.querySelector( 'ins' )" ),
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
