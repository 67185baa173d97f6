import { CONTENT, EMAIL, MEDIA } from '../../content';
import { standIn } from '../../embeds';
import { EMBEDS } from '../../fakes/embeds.cjs';
import { expect, overflow, test } from '../../fixtures';
import { invalid, STANDING } from '../../all-blocks';
import { newStranger } from '../../signed-out';
import type { Page } from '@playwright/test';
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** What readers see of them. */
const TEXTS = [
	'Opening times',
	'Monday',
	EMAIL,
	'Welcome, stranger.',
	'Order cake',
	'Which cake',
];

/** The page of pictures that the photo feed names. */
const FEED = 'https://www.instagram.com/harbour.walks/';

/** Links that embeds have in the post itself, whose text is their address. */
const SAVED_LINKS = new Set(
	EMBEDS.flatMap( ( { post } ) => [
		...post.matchAll( />(https:[^<]+)<\/a>/g ),
	] ).map( ( [ , url = '' ] ) => url )
);

const publish = ( utils: RequestUtils, title: string, content: string ) =>
	utils.createPost( {
		title,
		content,
		status: 'publish',
		date_gmt: new Date().toISOString(),
	} );

async function expectTexts( page: Page, texts: readonly string[] = TEXTS ) {
	for ( const text of texts ) {
		await expect( page.getByText( text ).first() ).toBeVisible();
	}
}

/** How far a line of the address ends before its place, on the right. */
const gapOfAddress = ( page: Page ) =>
	page.locator( '.jetpack-address__address1' ).evaluate( ( line ) => {
		const range = document.createRange();
		range.selectNodeContents( line );
		return Math.abs(
			line.getBoundingClientRect().right -
				range.getBoundingClientRect().right
		);
	} );

/** Addresses of other servers that the page asks from now on. */
function elsewhere( page: Page ): string[] {
	const hosts: string[] = [];
	page.on( 'request', ( request ) => {
		const { protocol, hostname } = new URL( request.url() );
		if (
			protocol.startsWith( 'http' ) &&
			! [ 'localhost', '127.0.0.1' ].includes( hostname ) &&
			! hostname.endsWith( 'gravatar.com' )
		) {
			hosts.push( hostname );
		}
	} );
	return hosts;
}

test.describe( 'All blocks', () => {
	let text: string;
	let media: string;
	test.beforeAll( async ( { requestUtils } ) => {
		const posts = [
			await publish( requestUtils, 'All of them', CONTENT ),
			await publish( requestUtils, 'Pictures and services', MEDIA ),
		];
		[ text = '', media = '' ] = posts.map( ( { id } ) => `/?p=${ id }` );
	} );

	test( 'are read wide and narrow, from both sides, and in few colors', async ( {
		page,
		setLanguage,
		expectAccessible,
	} ) => {
		const read = async ( align: 'left' | 'right', status: RegExp ) => {
			await page.setViewportSize( { width: 1280, height: 900 } );
			await page.goto( text );
			await expect( page.locator( 'html' ) ).toHaveCSS(
				'direction',
				align === 'right' ? 'rtl' : 'ltr'
			);
			await expectTexts( page );
			await expect(
				page.locator( '.jetpack-business-hours__status' )
			).toHaveText( status );
			expect( await overflow( page ) ).toBe( 0 );
			// Times read in their own direction, and still stand on the page's side.
			await expect(
				page.locator( '.jetpack-business-hours dd' ).first()
			).toHaveCSS( 'text-align', align );
		};
		const readNarrow = async () => {
			await page.setViewportSize( { width: 320, height: 900 } );
			expect( await overflow( page ) ).toBe( 0 );
		};
		await setLanguage( '' );
		await read( 'left', /^(Open|Closed) now/ );
		await expectAccessible( '.entry-content' );
		await readNarrow();
		await setLanguage( 'ar' );
		await read( 'right', /./ );
		expect( await gapOfAddress( page ) ).toBeLessThan( 1 );
		await readNarrow();
		// Where a pale star would have the color of a full one, it is drawn as a line.
		const unfilled = page.locator( 'path.is-rating-unfilled' ).first();
		await expect( unfilled ).toHaveCSS( 'fill-opacity', '0.3' );
		await page.emulateMedia( { forcedColors: 'active' } );
		await expect( unfilled ).toHaveCSS( 'fill-opacity', '0' );
		await page.emulateMedia( { forcedColors: 'none' } );
	} );

	test( 'are read without a script, in a feed and over REST', async ( {
		browser,
		request,
		requestUtils,
	} ) => {
		const context = await newStranger( browser, {
			javaScriptEnabled: false,
		} );
		const plain = await context.newPage();
		await standIn( plain );
		await plain.goto( text );
		await expectTexts( plain );
		await expect(
			plain.getByRole( 'link', { name: EMAIL } )
		).toHaveAttribute( 'href', `mailto:${ EMAIL }` );
		await expect(
			plain.locator( '.jetpack-business-hours__status' )
		).toBeHidden();
		await plain.goto( media );
		for ( const name of [ 'Picture 1', 'Picture 3', 'Then', 'Now' ] ) {
			await expect( plain.getByAltText( name ).last() ).toBeVisible();
		}
		const scrolls = await plain
			.locator( '.swiper-wrapper' )
			.evaluate( ( list ) => list.scrollWidth > 2 * list.clientWidth );
		expect( scrolls ).toBe( true );
		await plain.unrouteAll( { behavior: 'ignoreErrors' } );
		await context.close();

		const feed = await ( await request.get( '/?feed=rss2' ) ).text();
		const { content } = await requestUtils.rest< {
			content: { rendered: string };
		} >( { path: `/wp/v2/posts/${ text.slice( '/?p='.length ) }` } );
		for ( const html of [ feed, content.rendered ] ) {
			for ( const words of [ 'Opening times', 'Monday', 'Order cake' ] ) {
				expect( html ).toContain( words );
			}
			expect( html ).not.toMatch( /<form|<input/ );
			expect( html ).toContain( 'Fill in the form on the website' );
		}
	} );

	test( 'work in a template', async ( {
		admin,
		editor,
		page,
		requestUtils,
	} ) => {
		const template = await requestUtils.rest< { id: string } >( {
			method: 'POST',
			path: '/wp/v2/templates',
			data: {
				slug: 'all-blocks',
				title: 'All blocks',
				content: CONTENT,
				status: 'publish',
			},
		} );
		await admin.visitSiteEditor( {
			postId: template.id,
			postType: 'wp_template',
			canvas: 'edit',
		} );
		for ( const name of STANDING ) {
			await expect(
				editor.canvas.locator( `[data-type="${ name }"]` ).first()
			).toBeVisible();
		}
		expect( await invalid( page ) ).toEqual( [] );
	} );

	test( 'work in a widget area', async ( { admin, page, requestUtils } ) => {
		// Nobody is welcomed, whether or not it is the first time.
		await requestUtils.rest( {
			method: 'POST',
			path: '/wp/v2/users/me',
			data: {
				meta: {
					persisted_preferences: {
						_modified: new Date().toISOString(),
						'core/edit-widgets': { welcomeGuide: false },
					},
				},
			},
		} );
		// The first look sorts the widgets that the theme has no place for.
		await requestUtils.rest( { path: '/wp/v2/sidebars' } );
		const { id: widget } = await requestUtils.rest< { id: string } >( {
			method: 'POST',
			path: '/wp/v2/widgets',
			data: {
				id_base: 'block',
				sidebar: 'e2e',
				// The widget screen shows one block for each widget.
				instance: {
					raw: {
						content: `<!-- wp:group -->\n<div class="wp-block-group">${ CONTENT }</div>\n<!-- /wp:group -->`,
					},
				},
			},
		} );
		await requestUtils.rest( {
			method: 'PUT',
			path: '/wp/v2/sidebars/e2e',
			data: { widgets: [ widget ] },
		} );
		await admin.visitAdminPage( 'widgets.php' );
		for ( const name of STANDING ) {
			await expect(
				page.locator( `[data-type="${ name }"]` ).first()
			).toBeVisible();
		}
		expect( await invalid( page ) ).toEqual( [] );
		await page.goto( '/?e2e-widgets=1' );
		await expectTexts( page );
		await requestUtils.rest( {
			method: 'DELETE',
			path: `/wp/v2/widgets/${ widget }`,
			data: { force: true },
		} );
	} );

	test( 'leave what can be read when the plugin is gone', async ( {
		page,
		requestUtils,
	} ) => {
		const asked = elsewhere( page );
		await requestUtils.deactivatePlugin( 'slipstream' );
		try {
			await page.goto( text );
			await expectTexts( page, [
				'Opening times',
				EMAIL,
				'Welcome, stranger.',
			] );
			await page.goto( media );
			for ( const url of [ ...SAVED_LINKS, FEED ] ) {
				await expect(
					page.getByRole( 'link', { name: url, exact: true } ).first()
				).toHaveAttribute( 'href', url );
			}
			await expect(
				page.getByRole( 'link', { name: 'Ferry Building' } )
			).toHaveAttribute( 'href', /query=37\.7955,-122\.3936$/ );
			for ( const name of [
				...[ 'Picture 1', 'Picture 2', 'Tile one', 'Tile two' ],
				...[ 'Then', 'Now' ],
			] ) {
				const picture = page.getByRole( 'img', { name, exact: true } );
				await expect( picture ).toBeVisible();
				await expect( picture ).not.toHaveJSProperty(
					'naturalWidth',
					0
				);
			}
			await expect(
				page.getByText( 'The second picture' )
			).toBeVisible();
			// Blocks that only the server draws leave nothing, and nobody is asked for them.
			await expect( page.locator( '.entry-content' ) ).not.toContainText(
				/wp:|jetpack|undefined/
			);
			expect( asked ).toEqual( [] );
		} finally {
			await requestUtils.activatePlugin( 'slipstream' );
		}
	} );
} );
