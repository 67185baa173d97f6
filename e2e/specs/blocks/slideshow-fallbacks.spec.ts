import { picture } from '../../fakes/openai-media.mjs';
import { expect, status, test } from '../../fixtures';
import { slideshow } from '../../slideshow';

const screen = ( name: string ) => ( {
	path: `artifacts/screens/slideshow-${ name }.png`,
	fullPage: true,
} );

test.describe( 'Slideshows', () => {
	test( 'stay readable where the carousel is blocked, on paper and in few colors', async ( {
		page,
		requestUtils,
		expectConsoleErrors,
		expectAccessible,
	} ) => {
		const { id } = await requestUtils.createPost( {
			title: 'Slides',
			status: 'publish',
			content: [
				slideshow(
					3,
					{ autoplay: true, delay: 1 },
					'data-autoplay="true" data-delay="1" data-effect="slide"'
				),
				slideshow( 6, { effect: 'fade' }, 'data-effect="fade"' ),
			].join( '\n\n' ),
			date_gmt: new Date().toISOString(),
		} );
		await page.goto( `/?p=${ id }` );
		const shows = page.locator( '.wp-block-jetpack-slideshow' );
		const last = shows.last();
		await last.scrollIntoViewIfNeeded();
		await expect( last.locator( '.swiper-initialized' ) ).toBeVisible();
		await page.emulateMedia( { media: 'print' } );
		for ( const number of [ 1, 2, 6 ] ) {
			const image = last.getByAltText( `Picture ${ number }` );
			await expect( image ).toBeVisible();
		}
		// Fading had left them unseen.
		expect(
			await last
				.locator( 'li' )
				.evaluateAll( ( all ) =>
					all.map( ( one ) => getComputedStyle( one ).opacity )
				)
		).toEqual( Array( 6 ).fill( '1' ) );
		const tops = await last
			.locator( 'li' )
			.evaluateAll( ( all ) =>
				all.map( ( one ) => one.getBoundingClientRect().top )
			);
		expect( new Set( tops ).size ).toBe( 6 );
		const lefts = await shows
			.first()
			.locator( 'li' )
			.evaluateAll( ( all ) =>
				all.map( ( one ) => one.getBoundingClientRect().left )
			);
		expect( new Set( lefts ).size ).toBe( 1 );
		await expect( last.getByText( '1 / 6' ) ).toBeHidden();
		await page.screenshot( screen( 'print' ) );

		await page.emulateMedia( { media: 'screen', forcedColors: 'active' } );
		const first = shows.first();
		await first.scrollIntoViewIfNeeded();
		const pause = first.locator( '[class*="button-pause"]' );
		await pause.press( 'Enter' );
		// The triangle is a background: in the page's own color nobody would see it.
		const [ sign, ground ] = await pause.evaluate( ( button ) => [
			getComputedStyle( button, '::before' ).backgroundColor,
			getComputedStyle( button ).backgroundColor,
		] );
		expect( sign ).not.toBe( ground );
		await expect( pause ).toHaveCSS( 'border-top-style', 'solid' );
		await page.screenshot( screen( 'forced-colors' ) );

		await page.emulateMedia( { forcedColors: 'none' } );
		expectConsoleErrors( /ERR_FAILED/ );
		await page.route( /carousel-page-engine/, ( route ) => route.abort() );
		await page.goto( `/?p=${ id }` );
		await last.scrollIntoViewIfNeeded();
		await expect( last.getByRole( 'status' ) ).toHaveText(
			/could not be loaded\. Scroll sideways/
		);
		const list = last.locator( 'ul' );
		await list.focus();
		await expect( async () => {
			await page.keyboard.press( 'ArrowRight' );
			await expect( last.getByAltText( 'Picture 6' ) ).toBeInViewport( {
				timeout: 200,
			} );
		} ).toPass();
		await expectAccessible( '.entry-content' );
		await page.screenshot( screen( 'blocked' ) );
	} );

	test( 'take files that are dropped; one that fails loses no other', async ( {
		admin,
		editor,
		page,
		expectConsoleErrors,
	} ) => {
		expectConsoleErrors( status( 500 ) );
		await admin.createNewPost( { title: 'Dropped' } );
		await editor.insertBlock( { name: 'jetpack/slideshow' } );
		const show = editor.canvas.locator( '[data-type="jetpack/slideshow"]' );
		await expect( show.getByText( 'Drag images' ) ).toBeVisible();
		let taken = 0;
		await page.route( /wp(\/|%2F)v2(\/|%2F)media/, async ( route ) => {
			const isUpload = route.request().method() === 'POST';
			if ( isUpload && ++taken === 2 ) {
				await route.fulfill( {
					status: 500,
					contentType: 'application/json',
					body: JSON.stringify( {
						code: 'rest_upload_file_error',
						message: 'The disk is full.',
						data: { status: 500 },
					} ),
				} );
				return;
			}
			await route.continue();
		} );
		/** Lets go of pictures over the block. */
		const drop = async ( names: string[] ) => {
			const bytes = [ ...Buffer.from( picture( 1 ) ) ];
			await show.evaluate(
				( block, files ) => {
					const dataTransfer = new DataTransfer();
					for ( const name of files.names ) {
						dataTransfer.items.add(
							new File( [ new Uint8Array( files.bytes ) ], name, {
								type: 'image/png',
							} )
						);
					}
					const zone = block.querySelector( '.components-drop-zone' );
					for ( const type of [ 'dragenter', 'dragover', 'drop' ] ) {
						zone?.dispatchEvent(
							new DragEvent( type, {
								bubbles: true,
								cancelable: true,
								dataTransfer,
							} )
						);
					}
				},
				{ names, bytes }
			);
		};
		await drop( [ 'quay.png' ] );
		await expect( show.locator( 'img[src*="uploads"]' ) ).toHaveCount( 1 );
		await drop( [ 'lost.png', 'boat.png' ] );
		await expect(
			page.getByText( 'lost.png: The disk is full.' ).first()
		).toBeVisible();
		await expect( show.locator( 'img[src*="boat"]' ) ).toBeVisible();
		await expect( show.locator( 'img[src*="quay"]' ) ).toHaveCount( 1 );
		await expect( show.locator( 'img[src^="blob:"]' ) ).toHaveCount( 0 );
		await page.screenshot( screen( 'failed-upload' ) );
	} );
} );
