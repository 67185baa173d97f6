import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBlock, serialize } from '@wordpress/blocks';
import { openEditor, registerBlock } from '../../../tests/js/editor';
import { reply, serve } from '../../../tests/js/serve';
import metadata from '../block.json';
import * as block from '../index';
import type { GalleryAttributes, GalleryImage } from '../types';

beforeAll( () => {
	registerBlock( metadata, block.settings );
} );

const TYPES = {
	attachment: {
		slug: 'attachment',
		name: 'Media',
		rest_base: 'media',
		rest_namespace: 'wp/v2',
		supports: {},
		labels: {},
	},
};

/** What the library knows of the first picture; of others nothing. */
const RECORD = {
	id: 1,
	media_type: 'image',
	source_url: 'https://example.com/photo-1.jpg',
	link: 'https://example.com/photo-1/',
	alt_text: 'A hill',
	media_details: { width: 1200, height: 800 },
};

/** Opens a gallery on a site with a library. */
async function open( attributes: Partial< GalleryAttributes > ) {
	serve( {} );
	globalThis.fetch = ( input ) => {
		const path = String( input );
		const body = path.includes( 'wp/v2/types' ) ? TYPES : [ RECORD ];
		return Promise.resolve(
			Object.assign( reply( 200, body ), { headers: new Headers() } )
		);
	};
	const editor = await openEditor(
		serialize( [ createBlock( metadata.name, attributes ) ] ),
		{ modules: [ block ] as never }
	);
	const pictures = () =>
		( editor.blocks()[ 0 ]?.attributes as Partial< GalleryAttributes > )
			.images ?? [];
	return { ...editor, pictures };
}

const URL = 'https://example.com/photo-1.jpg';
const SIZE = { width: 1200, height: 800 };

it.each< [ string, GalleryImage, Partial< GalleryAttributes >, object ] >( [
	[ 'its size', { id: 1, url: URL }, {}, SIZE ],
	[ 'its text', { id: 1, url: URL }, {}, { alt: 'A hill' } ],
	[
		'its page where pictures lead there',
		{ id: 1, url: URL, ...SIZE },
		{ linkTo: 'attachment' },
		{ link: 'https://example.com/photo-1/' },
	],
] )( 'a picture gets %s from the library', async ( _, image, more, got ) => {
	const { pictures, steps } = await open( { images: [ image ], ...more } );
	await waitFor( () => expect( pictures()[ 0 ] ).toMatchObject( got ) );
	expect( steps() ).toBe( 0 );
} );

const pick = () => screen.findByRole( 'button', { name: /^Image 1 of 1/ } );
const text = () => screen.getByRole( 'textbox', { name: 'Alternative text' } );

it( 'the selected picture gets its text from the library, once', async () => {
	const { pictures, select, steps } = await open( {
		images: [ { id: 1, url: URL, ...SIZE } ],
	} );
	await select();
	expect( pictures()[ 0 ]?.alt ).toBe( '' );
	await userEvent.click( await pick() );
	await waitFor( () => expect( text() ).toHaveValue( 'A hill' ) );
	expect( steps() ).toBe( 0 );
	await userEvent.clear( text() );
	await userEvent.tab();
	expect( pictures()[ 0 ]?.alt ).toBe( '' );
} );

it( 'a picture that only has the number of another is left as it is', async () => {
	const url = 'https://elsewhere.example/sea.jpg';
	const { pictures, select, markup } = await open( {
		images: [ { id: 1, url } ],
		linkTo: 'attachment',
	} );
	const before = markup();
	await select();
	await userEvent.click( await pick() );
	// What the library knows has come with the picture beside it.
	await waitFor( () => expect( pictures() ).toHaveLength( 1 ) );
	await new Promise( ( done ) => setTimeout( done ) );
	expect( markup() ).toBe( before );
	expect( document.querySelector( 'figure img' ) ).toHaveAttribute(
		'src',
		url
	);
} );
