import { CONTENT, MEDIA } from '../../content';
import { CALENDAR, EVENT, OPENTABLE, PIN } from '../../embeds';
import { expect, overflow, test } from '../../fixtures';
import type { Page } from '@playwright/test';

/** The blocks of the content that stand by themselves. */
const BLOCKS = [
	'markdown',
	'business-hours',
	'contact-info',
	'rating-star',
	'repeat-visitor',
	'button',
	'contact-form',
];

/** What readers see of them. */
const TEXTS = [
	'Opening times',
	'Monday',
	'bakery@example.com',
	'Welcome, stranger.',
	'Order cake',
	'Which cake',
];

/** The page of pictures that the photo feed names. */
const FEED = 'https://www.instagram.com/harbour.walks/';

const screen = ( name: string ) => ( {
	path: `artifacts/screens/everywhere-${ name }.png`,
	fullPage: true,
} );

/** Blocks of ours that the editor does not take for valid, and how many there are in all. */
const opened = ( page: Page ) =>
	page.evaluate( () => {
		const all = ( blocks: EditedBlock[] ): EditedBlock[] =>
			blocks.flatMap( ( block ) => [
				block,
				...all( block.innerBlocks ),
			] );
		const own = all(
			window.wp.data.select( 'core/block-editor' ).getBlocks()
		).filter( ( { name } ) => name.startsWith( 'jetpack/' ) );
		return {
			names: [ ...new Set( own.map( ( { name } ) => name ) ) ],
			invalid: own
				.filter( ( { isValid } ) => ! isValid )
				.map( ( { name } ) => name ),
		};
	} );

test.describe( 'All blocks', () => {
	let id: number;
	let address: string;
	test.beforeEach( async ( { requestUtils } ) => {
		const post = await requestUtils.createPost( {
			title: 'All of them',
			status: 'publish',
			content: CONTENT,
			date_gmt: new Date().toISOString(),
		} );
		id = post.id;
		address = `/?p=${ id }`;
	} );

	test( 'are read on every page width, from both sides', async ( {
		page,
		setLanguage,
		expectAccessible,
	} ) => {
		for ( const locale of [ '', 'ar' ] ) {
			await setLanguage( locale );
			for ( const width of [ 1280, 320 ] ) {
				await page.setViewportSize( { width, height: 900 } );
				await page.goto( address );
				await expect( page.locator( 'html' ) ).toHaveCSS(
					'direction',
					locale ? 'rtl' : 'ltr'
				);
				for ( const text of TEXTS ) {
					await expect(
						page.getByText( text ).first()
					).toBeVisible();
				}
				expect( await overflow( page ) ).toBe( 0 );
				// Times read in their own direction, and still stand on the page's side.
				await expect(
					page.locator( '.jetpack-business-hours dd' ).first()
				).toHaveCSS( 'text-align', locale ? 'right' : 'left' );
				await expectAccessible( '.entry-content' );
				await page.screenshot(
					screen( `page-${ locale || 'en' }-${ width }` )
				);
			}
		}
	} );

	test( 'are read without a script', async ( { browser } ) => {
		const context = await browser.newContext( {
			javaScriptEnabled: false,
			storageState: { cookies: [], origins: [] },
		} );
		const plain = await context.newPage();
		await plain.goto( address );
		for ( const text of TEXTS ) {
			await expect( plain.getByText( text ).first() ).toBeVisible();
		}
		await context.close();
	} );

	test( 'are read in a feed and over REST, where nothing runs', async ( {
		request,
		requestUtils,
	} ) => {
		const feed = await ( await request.get( '/?feed=rss2' ) ).text();
		const { content } = await requestUtils.rest< {
			content: { rendered: string };
		} >( { path: `/wp/v2/posts/${ id }` } );
		for ( const html of [ feed, content.rendered ] ) {
			for ( const text of [ 'Opening times', 'Monday', 'Order cake' ] ) {
				expect( html ).toContain( text );
			}
			expect( html ).not.toMatch( /<form|<input/ );
			expect( html ).toContain( 'Fill in the form on the website' );
		}
	} );

	for ( const locale of [ '', 'ar' ] ) {
		test( `open valid in the post editor, ${ locale || 'en' }`, async ( {
			admin,
			editor,
			page,
			setLanguage,
		} ) => {
			await page.setViewportSize( { width: 1280, height: 1800 } );
			await setLanguage( locale );
			await admin.editPost( id );
			for ( const name of BLOCKS ) {
				await expect(
					editor.canvas
						.locator( `[data-type="jetpack/${ name }"]` )
						.first()
				).toBeVisible();
			}
			expect( ( await opened( page ) ).invalid ).toEqual( [] );
			await page.screenshot( screen( `edit-${ locale || 'en' }` ) );
		} );
	}

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
		for ( const name of BLOCKS ) {
			await expect(
				editor.canvas
					.locator( `[data-type="jetpack/${ name }"]` )
					.first()
			).toBeVisible();
		}
		expect( ( await opened( page ) ).invalid ).toEqual( [] );
		await page.screenshot( screen( 'site-editor' ) );
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
		// The first visit sorts the widgets that the theme has no place for.
		await admin.visitAdminPage( 'widgets.php' );
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
		for ( const name of BLOCKS ) {
			await expect(
				page.locator( `[data-type="jetpack/${ name }"]` ).first()
			).toBeVisible();
		}
		expect( ( await opened( page ) ).invalid ).toEqual( [] );
		await page.screenshot( screen( 'widgets' ) );
		await page.goto( '/?e2e-widgets=1' );
		for ( const text of TEXTS ) {
			await expect( page.getByText( text ).first() ).toBeVisible();
		}
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
		const { id: media } = await requestUtils.createPost( {
			title: 'Pictures, places and services',
			status: 'publish',
			content: MEDIA,
			date_gmt: new Date().toISOString(),
		} );
		const elsewhere: string[] = [];
		page.on( 'request', ( request ) => {
			const { protocol, hostname } = new URL( request.url() );
			if (
				protocol.startsWith( 'http' ) &&
				! [ 'localhost', '127.0.0.1' ].includes( hostname ) &&
				! hostname.endsWith( 'gravatar.com' )
			) {
				elsewhere.push( hostname );
			}
		} );
		await requestUtils.deactivatePlugin( 'slipstream' );
		try {
			await page.goto( address );
			for ( const text of [
				'Opening times',
				'bakery@example.com',
				'Welcome, stranger.',
			] ) {
				await expect( page.getByText( text ).first() ).toBeVisible();
			}
			await page.screenshot( screen( 'plugin-off' ) );
			await page.goto( `/?p=${ media }` );
			for ( const url of [ EVENT, CALENDAR, OPENTABLE, PIN, FEED ] ) {
				await expect(
					page.getByRole( 'link', { name: url, exact: true } )
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
			expect( elsewhere ).toEqual( [] );
			await page.screenshot( screen( 'plugin-off-media' ) );
		} finally {
			await requestUtils.activatePlugin( 'slipstream' );
		}
	} );
} );
