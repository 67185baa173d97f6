import { createBlock, serialize } from '@wordpress/blocks';
import { comparable, registerBlock, roundTrip } from '../../../tests/js/editor';
import metadata from '../block.json';
import * as block from '../index';

beforeAll( () => registerBlock( metadata, block.settings ) );

const image = ( id: number ) => ( {
	id,
	url: `https://example.com/${ id }.jpg`,
	alt: id === 1 ? '' : 'After',
	width: 1024,
	height: 872,
} );
const img = ( id: number, place: string ) =>
	`<img id="${ id }" src="https://example.com/${ id }.jpg" alt="${ image( id ).alt }" width="1024" height="872" class="image-compare__image-${ place }"/>`;
const post = ( more: object, figure: string, mode: string, caption = '' ) =>
	`<!-- wp:jetpack/image-compare ${ JSON.stringify( { ...more } ) } -->\n<figure class="wp-block-jetpack-image-compare${ figure }"><div class="juxtapose" data-mode="${ mode }">${ img( 1, 'before' ) }${ img( 2, 'after' ) }</div>${ caption }</figure>\n<!-- /wp:jetpack/image-compare -->`;
const PAIR = { imageBefore: image( 1 ), imageAfter: image( 2 ) };

const FIXTURES: Record< string, string > = {
	'side by side': post( PAIR, '', 'horizontal' ),
	'above and below, with a caption': post(
		{
			...PAIR,
			caption: 'Then \u0026 <em>now</em>',
			orientation: 'vertical',
			align: 'wide',
		},
		' alignwide',
		'vertical',
		'<figcaption>Then & <em>now</em></figcaption>'
	).replace(
		'\u0026 <em>now</em>"',
		'\\u0026 \\u003cem\\u003enow\\u003c/em\\u003e"'
	),
	'with an attribute that is not known': post(
		{ ...PAIR, later: 1 },
		'',
		'horizontal'
	),
};

describe( 'saved posts', () => {
	it.each( Object.entries( FIXTURES ) )(
		'open valid and are saved unchanged: %s',
		( _, markup ) => {
			const { block: opened, saved } = roundTrip( markup );
			expect( comparable( saved ) ).toBe( comparable( markup ) );
			expect( opened.attributes ).toMatchObject( PAIR );
		}
	);

	it( 'have two pictures without address where none were chosen', () => {
		const empty = serialize( [ createBlock( metadata.name ) ] );
		expect( comparable( empty ) ).toBe(
			'<!-- wp:jetpack/image-compare -->\n<figure class="wp-block-jetpack-image-compare"><div class="juxtapose" data-mode="horizontal"><img class="image-compare__image-before"/><img class="image-compare__image-after"/></div></figure>\n<!-- /wp:jetpack/image-compare -->'
		);
		expect( roundTrip( empty ).saved ).toBe( empty );
	} );
} );
