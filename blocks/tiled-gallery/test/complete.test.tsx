import { waitFor } from '@testing-library/react';
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
