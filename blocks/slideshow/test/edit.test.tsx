import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { openEditor, registerBlock } from '../../../tests/js/editor';
import metadata from '../block.json';
import * as block from '../index';
import type { SlideshowAttributes } from '../types';
import type { TestEditor } from '../../../tests/js/editor';

jest.mock( '../carousel/carousel', () => {
	throw new Error( 'offline' );
} );

const item = ( id: number ) =>
	`<li class="wp-block-jetpack-slideshow_slide swiper-slide"><figure><img alt="Photo ${ id }" class="wp-block-jetpack-slideshow_image wp-image-${ id }" data-id="${ id }" src="https://example.com/${ id }.jpg"/></figure></li>`;
const POST = `<!-- wp:jetpack/slideshow {"ids":[1,2],"sizeSlug":"large"} -->\n<div class="wp-block-jetpack-slideshow aligncenter" data-effect="slide"><div class="wp-block-jetpack-slideshow_container swiper"><ul class="wp-block-jetpack-slideshow_swiper-wrapper swiper-wrapper">${ item( 1 ) }${ item( 2 ) }</ul><a class="wp-block-jetpack-slideshow_button-prev swiper-button-prev swiper-button-white" role="button"></a><a class="wp-block-jetpack-slideshow_button-next swiper-button-next swiper-button-white" role="button"></a><a aria-label="Pause Slideshow" class="wp-block-jetpack-slideshow_button-pause" role="button"></a><div class="wp-block-jetpack-slideshow_pagination swiper-pagination swiper-pagination-white"></div></div></div>\n<!-- /wp:jetpack/slideshow -->`;
const EMPTY = '<!-- wp:jetpack/slideshow /-->';

beforeAll( () => {
	registerBlock( metadata, block.settings );
	// The test's browser has no addresses for files.
	URL.createObjectURL = ( file ) => `blob:${ ( file as File ).name }`;
	URL.revokeObjectURL = () => {};
} );

beforeEach( () => {
	void dispatch( noticesStore ).removeAllNotices();
} );

const notices = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { content } ) => content );
const attributes = ( editor: TestEditor ) =>
	( editor.blocks()[ 0 ]?.attributes ??
		{} ) as Partial< SlideshowAttributes >;

/** Puts the block into an editor whose uploads wait for the test. */
async function open( post: string, settings = {} ) {
	type Upload = ( media: object[] ) => void;
	const uploads: Upload[] = [];
	const failures: ( ( error: Error ) => void )[] = [];
	const editor = await openEditor( post, {
		modules: [ block ],
		settings: {
			mediaUpload( {
				onFileChange,
				onError,
			}: {
				onFileChange: Upload;
				onError: ( error: Error ) => void;
			} ) {
				uploads.push( onFileChange );
				failures.push( onError );
			},
			...settings,
		},
	} );
	return { editor, uploads, failures };
}

const file = ( name: string, type = 'image/png' ) =>
	new File( [ 'x' ], name, { type } );
const record = ( id: number ) => ( {
	id,
	url: `https://example.com/${ id }.jpg`,
	alt: `Photo ${ id }`,
	caption: '',
} );
const choose = ( ...files: File[] ) =>
	fireEvent.change(
		document.querySelector(
			'.components-form-file-upload input[type="file"]'
		) as Element,
		{ target: { files } }
	);

describe( 'uploads', () => {
	it( 'that fail are said, and lose no other picture', async () => {
		const { editor, uploads, failures } = await open( POST );
		await editor.select();
		choose( file( 'bad.png' ), file( 'good.png' ) );
		expect( await screen.findByAltText( 'good.png' ) ).toBeVisible();
		await editor.act( () => failures[ 0 ]?.( new Error( 'Disk full.' ) ) );
		await editor.act( () => uploads[ 1 ]?.( [ record( 4 ) ] ) );
		await waitFor( () =>
			expect( attributes( editor ).ids ).toEqual( [ 1, 2, 4 ] )
		);
		expect( notices() ).toContain( 'bad.png: Disk full.' );
		expect( screen.queryByAltText( 'bad.png' ) ).toBeNull();
		expect( screen.getByAltText( 'Photo 1' ) ).toBeVisible();
	} );

	it( 'started one after the other, and finished in the other order, all arrive', async () => {
		const { editor, uploads } = await open( POST );
		await editor.select();
		choose( file( 'a.png' ) );
		choose( file( 'b.png' ) );
		expect( await screen.findByAltText( 'b.png' ) ).toBeVisible();
		await editor.act( () => uploads[ 1 ]?.( [ record( 4 ) ] ) );
		await editor.act( () => uploads[ 0 ]?.( [ record( 3 ) ] ) );
		await waitFor( () =>
			expect( attributes( editor ).ids ).toEqual( [ 1, 2, 4, 3 ] )
		);
		expect( document.querySelector( 'img[src^="blob:"]' ) ).toBeNull();
	} );
} );

describe( 'the editor', () => {
	it( 'asks an empty slideshow for pictures', async () => {
		await open( EMPTY );
		expect( await screen.findByText( 'Slideshow' ) ).toBeVisible();
		expect(
			screen.getByText(
				'Drag images, upload new ones or select files from your library.',
				{ selector: '.components-placeholder__instructions' }
			)
		).toBeVisible();
	} );

	it( 'shows pictures of its own in a preview', async () => {
		await open( EMPTY, { isPreviewMode: true } );
		await waitFor( () =>
			expect(
				document.querySelectorAll( '.swiper-slide img[src^="data:"]' )
			).toHaveLength( 4 )
		);
		expect( document.querySelector( 'img[src^="http"]' ) ).toBeNull();
	} );

	it( 'says that the carousel could not be fetched, and still shows the pictures', async () => {
		await open( POST );
		await waitFor( () =>
			expect( notices() ).toEqual( [
				'The Swiper library could not be loaded.',
			] )
		);
		expect( screen.getByAltText( 'Photo 2' ) ).toBeVisible();
	} );

	it( 'uploads a picture to the end, and keeps no address of the browser', async () => {
		const { editor, uploads } = await open( POST );
		await editor.select();
		const input = document.querySelector(
			'.components-form-file-upload input[type="file"]'
		);
		expect(
			screen.getByRole( 'button', { name: 'Upload an image' } )
		).toBeVisible();
		fireEvent.change( input as Element, {
			target: {
				files: [
					new File( [ 'x' ], 'new.png', { type: 'image/png' } ),
				],
			},
		} );
		expect( await screen.findByAltText( 'new.png' ) ).toBeVisible();
		expect( editor.markup() ).not.toContain( 'blob:' );
		await editor.act( () =>
			uploads[ 0 ]?.( [
				{
					id: 3,
					url: 'https://example.com/3.jpg',
					alt: 'New',
					caption: '',
					media_details: {
						width: 800,
						height: 600,
						sizes: {
							large: {
								source_url: 'https://example.com/3-l.jpg',
							},
						},
					},
				},
			] )
		);
		expect( await screen.findByAltText( 'New' ) ).toBeVisible();
		expect( attributes( editor ).ids ).toEqual( [ 1, 2, 3 ] );
		expect( attributes( editor ).images?.[ 2 ] ).toMatchObject( {
			url: 'https://example.com/3-l.jpg',
			aspectRatio: '800 / 600',
		} );
	} );

	it( 'sets how it moves', async () => {
		const { editor } = await open( POST );
		await editor.select();
		const sidebar = within(
			screen.getByRole( 'complementary', { name: 'sidebar' } )
		);
		const user = userEvent.setup();
		for ( const title of [ 'Autoplay', 'Effects', 'Image Settings' ] ) {
			expect(
				sidebar.getByRole( 'button', { name: title } )
			).toBeVisible();
		}
		await user.click(
			sidebar.getByRole( 'checkbox', { name: 'Autoplay' } )
		);
		fireEvent.change( sidebar.getByRole( 'spinbutton' ), {
			target: { value: '9' },
		} );
		fireEvent.blur( sidebar.getByRole( 'spinbutton' ) );
		await user.selectOptions(
			sidebar.getByRole( 'combobox', { name: 'Transition effect' } ),
			'fade'
		);
		// The style of pages shows the button that stops it where this stands.
		expect(
			document.querySelector(
				'.wp-block-jetpack-slideshow [data-autoplay]'
			)
		).toBeInTheDocument();
		expect( attributes( editor ) ).toMatchObject( {
			autoplay: true,
			delay: 5,
			effect: 'fade',
		} );
	} );

	it( 'ends with the last slide where the author wants that, and changes no markup for it', async () => {
		const { editor } = await open( POST );
		await editor.select();
		const loop = within(
			screen.getByRole( 'complementary', { name: 'sidebar' } )
		).getByRole( 'checkbox', { name: 'Loop' } );
		expect( loop ).toBeChecked();
		expect( editor.markup() ).toBe( POST );
		await userEvent.click( loop );
		expect( editor.markup() ).toBe(
			POST.replace( '{"ids":[1,2],', '{"loop":false,"ids":[1,2],' )
		);
		await userEvent.click( loop );
		expect( editor.markup() ).toBe( POST );
	} );

	it( 'moves, describes and removes a picture in its place', async () => {
		const { editor } = await open( POST );
		await editor.select();
		const user = userEvent.setup();
		const [ first ] = await screen.findAllByRole( 'button', {
			name: 'Move image forward',
		} );
		await user.click( first as HTMLElement );
		expect( attributes( editor ).ids ).toEqual( [ 2, 1 ] );
		const [ describe ] = screen.getAllByRole( 'button', {
			name: 'Describe image',
		} );
		await user.click( describe as HTMLElement );
		const field = await screen.findByLabelText( 'Alternative text' );
		await user.clear( field );
		await user.type( field, 'A hill' );
		expect( attributes( editor ).images?.[ 0 ] ).toMatchObject( {
			alt: 'A hill',
			url: 'https://example.com/2.jpg',
		} );
		const removes = screen.getAllByRole( 'button', {
			name: 'Remove image',
		} );
		await user.click( removes[ 1 ] as HTMLElement );
		expect( attributes( editor ).ids ).toEqual( [ 2 ] );
	} );
} );
