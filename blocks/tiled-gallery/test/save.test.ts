/// <reference types="@wordpress/jest-console" />
import { createBlock, parse, serialize } from '@wordpress/blocks';
import {
	comparable,
	hasPeerSample,
	peerSample,
	registerBlock,
	roundTrip,
} from '../../../tests/js/editor';
import metadata from '../block.json';
import * as block from '../index';
import { FORMS, OLD_FORMS } from './fixtures';
import type { GalleryAttributes, GalleryImage } from '../types';

beforeAll( () => registerBlock( metadata, block.settings ) );

const NAME = 'jetpack/tiled-gallery';
const photo = ( id: number, more: Partial< GalleryImage > = {} ) => ( {
	id,
	alt: `Photo ${ id }`,
	url: `https://example.com/photo-${ id }.jpg`,
	link: `https://example.com/photo-${ id }/`,
	width: 1200,
	height: 800,
	...more,
} );
const saved = ( attributes: Partial< GalleryAttributes > ) =>
	serialize( [ createBlock( NAME, attributes ) ] );

it.each( Object.entries( FORMS ) )(
	'opens %s valid and saves it unchanged',
	( _, post ) => {
		expect( comparable( roundTrip( post ).saved ) ).toBe(
			comparable( post )
		);
	}
);

it.each( Object.entries( OLD_FORMS ) )(
	'opens the old form %s and saves it as today',
	( name, post ) => {
		const { block: opened, saved: now } = roundTrip( post );
		expect( opened.attributes.images ).toMatchObject( [
			{ id: '1', alt: 'Photo 1', width: '1200', height: '800' },
			{ id: '2', url: 'https://example.com/photo-2.jpg' },
		] );
		// Nothing that the comment held is lost.
		for ( const [ key, value ] of Object.entries(
			JSON.parse( /^<!-- \S+ (\{.*\} )?-->/.exec( post )![ 1 ] ?? '{}' )
		) ) {
			if ( key !== 'columnWidths' ) {
				expect( opened.attributes[ key ] ).toEqual( value );
			}
		}
		expect( now ).toMatch(
			/<div class="[^"]*"><div class="[^"]*"><div class="tiled-gallery__gallery">/
		);
		expect( now ).toContain( 'data-amp-layout="responsive"' );
		if ( ! name.startsWith( '3' ) ) {
			// WordPress tells of every form that it has updated; a space alone is none.
			expect( console ).toHaveInformed();
		}
	}
);

it.each( Object.entries( OLD_FORMS ) )(
	'opens the old form %s without the class of an alignment, and with labels of pictures',
	( _, post ) => {
		const old = post
			.replace( ' aligncenter', '' )
			.replaceAll(
				/(<img alt="([^"]*)")(?![^>]*aria-label)/g,
				'$1 aria-label="$2"'
			);
		const { block: opened, saved: now } = roundTrip( old );
		expect( opened.attributes.images ).toHaveLength( 2 );
		expect( now ).toContain( 'tiled-gallery aligncenter' );
		expect( now ).not.toContain( 'aria-label' );
		expect( console ).toHaveInformed();
	}
);

it( 'keeps what old forms said in their HTML alone', () => {
	const first = Object.values( OLD_FORMS )[ 0 ]!;
	expect( roundTrip( first ).saved ).toContain(
		'<a href="https://example.com/shop/">'
	);
	const last = Object.values( OLD_FORMS ).at( -1 )!;
	expect( roundTrip( last ).block.attributes.captions ).toEqual( {
		1: 'The <em>caption</em> 1',
		2: 'The <em>caption</em> 2',
	} );
	expect( console ).toHaveInformed();
} );

it( 'gives old widths five decimals', () => {
	expect(
		roundTrip( OLD_FORMS[ '6: widths with many decimals' ]! ).block
			.attributes.columnWidths
	).toEqual( [ [ '50.12346', '49.47654' ] ] );
	expect( console ).toHaveInformed();
} );

it( 'opens an old form with widths that are none', () => {
	const odd = OLD_FORMS[ '5: no inner element' ]!.replace(
		'{"ids"',
		'{"columnWidths":["ab"],"ids"'
	);
	const [ one ] = parse( odd );
	expect( one?.isValid ).toBe( true );
	expect( one?.attributes.columnWidths ).toEqual( [
		[ '49.80000', '49.80000' ],
	] );
	expect( console ).toHaveInformed();
} );

it( 'does not open what somebody else has written into it', () => {
	const [ one ] = parse(
		FORMS[ 'a mosaic with widths' ]!.replace(
			'<figure ',
			'<figure onclick="x()" '
		)
	);
	expect( one?.isValid ).toBe( false );
	expect( console ).toHaveErrored();
	expect( console ).toHaveWarned();
} );

it( 'leaves out what is still being uploaded', () => {
	expect( saved( { images: [ photo( 1, { url: 'blob:x' } ) ] } ) ).toBe(
		'<!-- wp:jetpack/tiled-gallery /-->'
	);
	expect( saved( {} ) ).toBe( '<!-- wp:jetpack/tiled-gallery /-->' );
	const html = saved( {
		images: [ photo( 1 ), photo( 2, { url: 'blob:x' } ) ],
	} );
	expect( html.match( /<img/g ) ).toHaveLength( 1 );
} );

it.each( [
	[
		'https://example.com/a.jpg',
		'https://i0.wp.com/example.com/a.jpg?ssl=1',
	],
	[ 'http://example.com/a.jpg', 'https://i0.wp.com/example.com/a.jpg' ],
	[
		'https://example.com/a.jpg?w=3',
		'https://i0.wp.com/example.com/a.jpg?ssl=1',
	],
	[
		'https://i1.wp.com/example.com/a.jpg?w=3',
		'https://i1.wp.com/example.com/a.jpg',
	],
	[ 'http://localhost:8080/a.jpg', 'http://localhost:8080/a.jpg' ],
	[ 'http://shop.local/a.jpg', 'http://shop.local/a.jpg' ],
	[
		'https://shop.local.com/a.jpg',
		'https://i0.wp.com/shop.local.com/a.jpg?ssl=1',
	],
] )( 'saves %s as %s', ( url, src ) => {
	expect( saved( { images: [ photo( 1, { url } ) ] } ) ).toContain(
		` src="${ src }"`
	);
} );

it( 'cuts squares of the size that the picture has', () => {
	const html = saved( {
		className: 'is-style-square',
		images: [ photo( 1 ), photo( 2, { width: 3000, height: 2500 } ) ],
	} );
	expect( html ).toContain( '?ssl=1&amp;resize=800%2C800"' );
	expect( html ).toContain( '?ssl=1&amp;resize=2000%2C2000"' );
	expect( html ).toContain( '"tiled-gallery__row columns-2"' );
} );

( hasPeerSample ? it : it.skip )(
	'opens what other editors have saved, and saves today’s forms unchanged',
	() => {
		const cases = peerSample( NAME );
		expect( cases.length ).toBeGreaterThan( 0 );
		for ( const { case: name, markup } of cases ) {
			const { saved: now } = roundTrip( markup );
			if ( ! name.startsWith( 'deprecated' ) ) {
				expect( comparable( now ) ).toBe( comparable( markup ) );
			}
		}
		expect( console ).toHaveInformed();
	}
);
