/// <reference types="@wordpress/jest-console" />
import { rawHandler } from '@wordpress/blocks';
import { registerBlock, roundTrip } from '../../../tests/js/editor';
import { itOpensThePeerSample } from '../../../tests/js/peer-forms';
import metadata from '../block.json';
import * as block from '../index';
import { kindOf } from '../kind';
import { previewHtml } from '../preview-html';

beforeAll( () => registerBlock( metadata, block.settings ) );

const URL = 'https://www.pinterest.com/pin/100000000000001/';

describe( 'saved posts', () => {
	itOpensThePeerSample( metadata.name );

	it.each( [
		`<a class="wp-block-jetpack-pinterest" href="${ URL }">${ URL }</a>`,
		`<div class="wp-block-jetpack-pinterest"><a data-pin-do="embedPin" href="${ URL }"></a></div>`,
	] )( 'with %s become a link', ( html ) => {
		const { saved } = roundTrip(
			`<!-- wp:jetpack/pinterest {"url":"${ URL }"} -->\n${ html }\n<!-- /wp:jetpack/pinterest -->`
		);
		expect( saved ).toBe(
			`<!-- wp:jetpack/pinterest {"url":"${ URL }"} -->\n<a class="wp-block-jetpack-pinterest" href="${ URL }">${ URL }</a>\n<!-- /wp:jetpack/pinterest -->`
		);
		if ( html.startsWith( '<div' ) ) {
			expect( console ).toHaveInformed();
		}
	} );

	it( 'with an odd address open valid', () => {
		const odd = 'https://pinterest.evil.com/pin/1/';
		const post = `<!-- wp:jetpack/pinterest {"url":"${ odd }"} -->\n<a class="wp-block-jetpack-pinterest" href="${ odd }">${ odd }</a>\n<!-- /wp:jetpack/pinterest -->`;
		expect( roundTrip( post ).saved ).toBe( post );
	} );
} );

it.each( [
	[ '/pin/1/', 'embedPin' ],
	[ '/ann/', 'embedUser' ],
	[ '/ann/boats', 'embedBoard' ],
	[ '/ann/boats/more/', undefined ],
	[ '/', undefined ],
] )( 'what %s is', ( path, kind ) => {
	expect( kindOf( path ) ).toBe( kind );
} );

it( 'writes an address into its frame as text', () => {
	expect( previewHtml( 'https://a/"><script>', 'embedPin' ) ).toContain(
		'href="https://a/&quot;&gt;&lt;script'
	);
} );

it.each( [
	[ `<p>${ URL }</p>`, [ 'jetpack/pinterest' ] ],
	[ '<p>https://pin.it/abc</p>', [ 'jetpack/pinterest' ] ],
] )( 'is made of the pasted %s', ( HTML, names ) => {
	expect(
		rawHandler( { HTML } ).map( ( { name }: { name: string } ) => name )
	).toEqual( names );
} );
