import { openEditor } from '../../../tests/js/editor';
import { serve } from '../../../tests/js/serve';
import * as block from '../index';
import type { Route } from '../../../tests/js/serve';

const IMAGES = [ 1, 2, 3 ].map( ( number ) => ( {
	link: `https://www.instagram.com/p/${ number }/`,
	title: number === 3 ? '' : `View ${ number }`,
	url: `https://site.test/${ number }.jpg`,
	width: 640,
	height: 800,
} ) );
export const feed = ( more: object = {} ): Route => ( {
	body: {
		external_name: 'someone',
		images: IMAGES,
		status: 'ok',
		...more,
	},
} );
export const refusal = ( status: number, code: string ): Route => ( {
	status,
	body: { code, message: `Sentence of ${ code }.`, data: { status } },
} );

/** Each test has a connection of its own: answers are remembered. */
let number = 100;

interface Site {
	gallery?: () => Route;
	connections?: () => Route;
	url?: () => Route;
	disconnect?: () => Route;
	instagram?: object;
	isAdministrator?: boolean;
}

export async function open( site: Site, attributes?: object ) {
	const token = String( ++number );
	const sent = serve( {
		'instagram-gallery/gallery': site.gallery ?? feed,
		'instagram-gallery/connections':
			site.connections ?? ( () => ( { body: [] } ) ),
		'instagram-gallery/connect-url':
			site.url ??
			( () => ( {
				// A text is sent as it is, and this one is JSON.
				body: '"https://www.instagram.com/oauth/authorize?state=mine"',
			} ) ),
		[ `instagram/connections/${ token }` ]:
			site.disconnect ?? ( () => ( { body: { deleted: true } } ) ),
	} );
	Object.assign( window.slipstreamSettings ?? {}, {
		adminUrl: 'https://site.test/wp-admin/',
		connection: {
			userConnectionData: {
				currentUser: {
					permissions: {
						manage_options: site.isAdministrator ?? false,
					},
				},
			},
		},
		instagram: {
			hasApp: true,
			mayConnect: true,
			redirectUrl: '',
			...site.instagram,
		},
	} );
	const saved = { accessToken: token, instagramUser: 'someone' };
	const json = JSON.stringify( attributes ?? saved );
	const link = json.includes( 'instagramUser' )
		? '<div class="wp-block-jetpack-instagram-gallery"><a href="https://www.instagram.com/someone/" rel="noopener noreferrer" target="_blank">https://www.instagram.com/someone/</a></div>'
		: '';
	const post = link
		? `<!-- wp:jetpack/instagram-gallery ${ json } -->\n${ link }\n<!-- /wp:jetpack/instagram-gallery -->`
		: `<!-- wp:jetpack/instagram-gallery ${ json } /-->`;
	const editor = await openEditor( post, { modules: [ block ] as never } );
	return {
		editor,
		sent,
		token,
		attributes: () => editor.blocks()[ 0 ]?.attributes ?? {},
	};
}

/** A window as the browser gives it. */
export function popUp( isThere = true ) {
	const popup = { closed: false, close: jest.fn(), location: { href: '' } };
	const opened = jest
		.spyOn( window, 'open' )
		.mockReturnValue( isThere ? ( popup as never ) : null );
	return { popup, opened };
}

/** Texts of notices; they are spoken as well. */
export const IN_NOTICE = { selector: '.components-notice__content' };
