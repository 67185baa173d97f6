import { mergeSlides, ratioOf, sizeOf } from '../slides';
import { withImages } from '../with-images';

const slide = ( id: number | string | undefined, more = {} ) => ( {
	id,
	url: `${ id }.jpg`,
	alt: '',
	...more,
} );

describe( 'slides', () => {
	it( 'count those that are in the library', () => {
		expect(
			withImages( [ slide( '7' ), slide( undefined ), slide( 8 ) ] ).ids
		).toEqual( [ 7, 8 ] );
	} );

	it( 'keep the texts that they have when they are chosen again', () => {
		const merged = mergeSlides(
			[
				slide( 2, { alt: 'Two' } ),
				slide( 1, { alt: 'Library', caption: 'New' } ),
			],
			[ slide( '1', { alt: 'Own', caption: '<em>Own</em>' } ) ]
		);
		expect(
			merged.map( ( { alt, caption } ) => [ alt, caption ] )
		).toEqual( [
			[ 'Two', undefined ],
			[ 'Own', '<em>Own</em>' ],
		] );
	} );

	it( 'are full where some are chosen, large where none are', () => {
		expect( sizeOf( { ids: [] } ) ).toBe( 'large' );
		expect( sizeOf( { ids: [ 1 ] } ) ).toBe( 'full' );
		expect( sizeOf( { ids: [ 1 ], sizeSlug: 'medium' } ) ).toBe( 'medium' );
	} );

	it.each( [
		[ '1600 / 900', 16 / 9 ],
		[ '3000 / 1000', 16 / 9 ],
		[ '400 / 900', 1 ],
		[ '4 / 3', 4 / 3 ],
		[ 'odd', 16 / 9 ],
		[ undefined, 16 / 9 ],
	] )( 'have a stage for %s', ( aspectRatio, ratio ) => {
		expect( ratioOf( slide( 1, { aspectRatio } ) ) ).toBeCloseTo( ratio );
	} );

	it( 'of old slideshows have the shape that the library knows', () => {
		const records = [
			{
				id: 1,
				source_url: '1.jpg',
				media_details: { width: 800, height: 600 },
			},
		];
		expect( ratioOf( slide( '1' ), records ) ).toBeCloseTo( 4 / 3 );
		expect( ratioOf( slide( 1, { aspectRatio: '1 / 1' } ), records ) ).toBe(
			1
		);
		// A picture of another site, whose number is another one's here.
		expect( ratioOf( slide( 1, { url: 'x.jpg' } ), records ) ).toBeCloseTo(
			16 / 9
		);
	} );
} );
