import { compare } from '../../compare';
import { picture } from '../../fakes/openai-media.mjs';
import { expect, status, test } from '../../fixtures';
import { slideshow } from '../../slideshow';
import { addTiles, gallery } from '../../tiles';
import type { Locator, Page } from '@playwright/test';
import type { Editor } from '@wordpress/e2e-test-utils-playwright';

const CANVAS = 'iframe[name="editor-canvas"]';
const MEDIA = /wp(\/|%2F)v2(\/|%2F)media/;

const blocks = ( editor: Editor, name: string ) =>
	editor.canvas.locator( `[data-type="jetpack/${ name }"]` );

/** Lets go of pictures over a block. */
async function drop( block: Locator, names: string[] ) {
	const bytes = [ ...Buffer.from( picture( 1 ) ) ];
	await block.evaluate(
		( element, files ) => {
			const dataTransfer = new DataTransfer();
			for ( const name of files.names ) {
				dataTransfer.items.add(
					new File( [ new Uint8Array( files.bytes ) ], name, {
						type: 'image/png',
					} )
				);
			}
			const zone = element.querySelector( '.components-drop-zone' );
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
}

/** Chooses a file for a new slideshow: the post cannot be saved before it is there. */
async function upload( page: Page, show: Locator ) {
	let release = () => {};
	const held = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( MEDIA, async ( route ) => {
		if ( route.request().method() === 'POST' ) {
			await held;
		}
		await route.continue();
	} );
	await show
		.locator( 'input[type="file"]' )
		.first()
		.setInputFiles( {
			name: 'harbour.png',
			mimeType: 'image/png',
			buffer: Buffer.from( picture( 1 ) ),
		} );
	const save = page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Save', exact: true } );
	await expect( show.getByAltText( 'harbour.png' ) ).toBeVisible();
	await expect( save ).toBeDisabled();
	release();
	await expect( show.locator( 'img[src*="harbour"]' ) ).toBeVisible();
	await expect(
		show.getByRole( 'button', { name: 'Upload an image' } )
	).toBeVisible();
	await expect( save ).toBeEnabled();
	await page.unroute( MEDIA );
}

/** Drops two files of which the server refuses the first. */
async function dropTwo( page: Page, show: Locator ) {
	let isFirst = true;
	await page.route( MEDIA, async ( route ) => {
		if ( route.request().method() === 'POST' && isFirst ) {
			isFirst = false;
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
	await drop( show, [ 'lost.png', 'boat.png' ] );
	await expect(
		page.getByText( 'lost.png: The disk is full.' ).first()
	).toBeVisible();
	await expect( show.locator( 'img[src*="boat"]' ) ).toBeVisible();
	await expect( show.locator( 'img[src*="harbour"]' ) ).toHaveCount( 1 );
	await expect( show.locator( 'img[src^="blob:"]' ) ).toHaveCount( 0 );
	await page.unroute( MEDIA );
}

/** Moves a picture of a gallery without the pointer: the focus goes along. */
async function arrange( editor: Editor, page: Page ) {
	const tiles = blocks( editor, 'tiled-gallery' );
	await editor.selectBlocks( tiles );
	const first = tiles.getByRole( 'button', { name: /^Image 1 of 6/ } );
	await first.focus();
	await page.keyboard.press( 'Enter' );
	await expect( first ).toHaveAttribute( 'aria-pressed', 'true' );
	await tiles.getByRole( 'button', { name: 'Move image forward' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect(
		tiles.getByRole( 'button', { name: 'Image 2 of 6. Picture 1' } )
	).toBeFocused();
	await tiles
		.getByRole( 'textbox', { name: 'Image caption' } )
		.fill( 'Hill' );
}

test( 'The blocks of pictures open valid, take files, and are arranged', async ( {
	admin,
	editor,
	page,
	requestUtils,
	expectAccessible,
	expectConsoleErrors,
} ) => {
	test.slow();
	expectConsoleErrors( status( 500 ) );
	const images = await addTiles( requestUtils );
	const { id } = await requestUtils.createPost( {
		title: 'Pictures',
		status: 'publish',
		content: [
			slideshow( 6, { effect: 'fade' }, 'data-effect="fade"' ),
			compare( 'vertical' ),
			gallery( images, 'rectangular', [ [ 1, 2 ], [ 1, 1 ], [ 1 ] ] ),
		].join( '\n\n' ),
		date_gmt: new Date().toISOString(),
	} );
	await page.setViewportSize( { width: 1280, height: 1400 } );
	await admin.editPost( id );
	const shows = blocks( editor, 'slideshow' );
	await test.step( 'open valid', async () => {
		await expect(
			shows.first().locator( '.swiper-initialized' )
		).toBeVisible();
		await expect( editor.canvas.getByRole( 'slider' ) ).toHaveCount( 1 );
		await expect(
			editor.canvas.locator( '.block-editor-warning' )
		).toHaveCount( 0 );
		await expectAccessible( [ CANVAS, '.is-root-container' ] );
	} );
	await test.step( 'a tiled gallery', async () => {
		await arrange( editor, page );
		await editor.openDocumentSettingsSidebar();
		await expectAccessible(
			[ CANVAS, '[data-type="jetpack/tiled-gallery"]' ],
			'.block-editor-block-inspector'
		);
		expect( await editor.getEditedPostContent() ).toContain(
			`"${ images[ 0 ]?.id }":"Hill"`
		);
	} );
	await test.step( 'a slide that is moved stays in view, with the focus', async () => {
		const show = shows.first();
		await editor.selectBlocks( show );
		const shown = show.locator( 'li:not([inert])' );
		await shown
			.getByRole( 'button', { name: 'Move image forward' } )
			.press( 'Enter' );
		await expect( shown ).toHaveAttribute( 'aria-label', '2 / 6' );
		await expect( shown.getByAltText( 'Picture 1' ) ).toBeVisible();
		await expect(
			shown.getByRole( 'button', { name: 'Move image forward' } )
		).toBeFocused();
		await shown.getByRole( 'button', { name: 'Describe image' } ).click();
		await page.getByLabel( 'Alternative text' ).last().fill( 'A hill' );
		await page.keyboard.press( 'Escape' );
		await expect( shown.getByAltText( 'A hill' ) ).toBeVisible();
	} );
	await test.step( 'a comparison', async () => {
		await editor.insertBlock( { name: 'jetpack/image-compare' } );
		await expect( editor.canvas.getByText( 'Image before' ) ).toBeVisible();
	} );
	await test.step( 'a slideshow', async () => {
		await editor.insertBlock( { name: 'jetpack/slideshow' } );
		const fresh = shows.last();
		await expect( fresh.getByText( 'Drag images' ) ).toBeVisible();
		await upload( page, fresh );
		await dropTwo( page, fresh );
		await expectAccessible( '.block-editor-block-inspector' );
		expect( await editor.getEditedPostContent() ).toContain(
			'data-aspect-ratio'
		);
		await page.getByRole( 'checkbox', { name: 'Autoplay' } ).check();
		await expect(
			fresh.getByRole( 'button', { name: /^(Pause|Play) slideshow$/ } )
		).toBeVisible();
	} );
} );
