import { imageOf, inSize, isImage, sizesOf } from '..';

const RECORD = {
	id: 7,
	source_url: 'https://example.com/full.jpg',
	alt_text: 'A hill',
	caption: { rendered: '<p>Green</p>' },
	link: 'https://example.com/hill/',
	media_type: 'image',
	media_details: {
		width: 1600,
		height: 900,
		sizes: {
			large: { source_url: 'https://example.com/large.jpg' },
			full: { source_url: 'https://example.com/full.jpg' },
		},
	},
};
const CHOSEN = {
	id: 7,
	url: 'https://example.com/full.jpg',
	alt: 'A hill',
	caption: 'Green',
	width: 1600,
	height: 900,
	type: 'image',
	sizes: {
		large: { url: 'https://example.com/large.jpg' },
		full: { url: 'https://example.com/full.jpg', width: 1600, height: 900 },
	},
};

describe( 'a picture', () => {
	it.each( [
		[ 'the REST API', RECORD, '<p>Green</p>' ],
		[ 'the library', CHOSEN, 'Green' ],
	] )( 'comes from a record of %s', ( _, record, caption ) => {
		expect( imageOf( record, 'large' ) ).toMatchObject( {
			id: 7,
			url: 'https://example.com/large.jpg',
			originalUrl: 'https://example.com/full.jpg',
			alt: 'A hill',
			caption,
			width: 1600,
			height: 900,
		} );
		expect( imageOf( record, 'none' ).url ).toBe(
			'https://example.com/full.jpg'
		);
		expect( isImage( record ) ).toBe( true );
	} );

	it( 'is none of a video, and has no holes where a record has', () => {
		expect( isImage( { ...RECORD, media_type: 'file' } ) ).toBe( false );
		expect( imageOf( {}, 'full' ) ).toMatchObject( {
			url: '',
			alt: '',
			caption: '',
		} );
	} );

	it( 'changes its size where the record is known, and stays as it is where not', () => {
		const images = [
			{
				id: '7',
				url: 'https://example.com/full-300x200.jpg',
				alt: 'kept',
			},
			{ id: 8, url: 'b', alt: '' },
		];
		expect( inSize( images, [ RECORD ], 'large' ) ).toEqual( [
			{ id: '7', url: 'https://example.com/large.jpg', alt: 'kept' },
			images[ 1 ],
		] );
		expect( sizesOf( [ RECORD, CHOSEN ] ) ).toEqual( [ 'large' ] );
	} );
} );
