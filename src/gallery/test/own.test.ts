import { inSize, ownIds, ownRecords, recordOf } from '..';

const RECORD = {
	id: 7,
	source_url:
		'https://example.com/wp-content/uploads/2026/01/hill-scaled.jpg',
	media_details: {
		sizes: {
			large: {
				source_url:
					'https://example.com/wp-content/uploads/2026/01/hill-1024x683.jpg',
			},
		},
	},
};
const OWN = 'https://example.com/wp-content/uploads/2026/01/hill';
const FOREIGN = 'https://elsewhere.example/wp-content/uploads/2025/12/sea.jpg';

describe( 'a number of the media library', () => {
	it.each( [
		`${ OWN }.jpg`,
		`${ OWN }-scaled.jpg`,
		`${ OWN }-1024x683.jpg?ver=2`,
		`${ OWN }-e1700000000000-300x200.jpg`.replace( 'https', 'http' ),
		`${ OWN }.jpg`.replace( '//', '//www.' ),
		`${ OWN }.jpg?ssl=1`.replace( '//', '//i0.wp.com/' ),
		'',
	] )( 'is that of the picture at %j', ( url ) => {
		expect( recordOf( { id: '7', url }, [ RECORD ] ) ).toBe( RECORD );
	} );

	it.each( [
		FOREIGN,
		`${ OWN }.jpg`.replace( 'example.com', 'elsewhere.example' ),
		`${ OWN }.jpg`.replace( '/01/', '/02/' ),
		`${ OWN }top.jpg`,
		'blob:https://example.com/1',
		'https://example.com/%',
	] )( 'is another’s where the picture is at %j', ( url ) => {
		expect( recordOf( { id: 7, url }, [ RECORD ] ) ).toBeUndefined();
	} );
} );

describe( 'the pictures of a gallery', () => {
	const images = [
		{ id: '7', url: FOREIGN },
		{ id: 7, url: `${ OWN }.jpg` },
		{ id: 9, url: 'https://example.com/nine.jpg' },
		{ url: 'https://example.com/none.jpg' },
	];

	it( 'change their size only where they are the library’s', () => {
		expect(
			inSize( images, [ RECORD ], 'large' ).map( ( { url } ) => url )
		).toEqual( [
			FOREIGN,
			`${ OWN }-1024x683.jpg`,
			images[ 2 ]?.url,
			images[ 3 ]?.url,
		] );
		expect( ownRecords( images, [ RECORD ] ) ).toEqual( [ RECORD ] );
	} );

	it( 'are looked for in the library unless they are known to be others', () => {
		expect( ownIds( images, [ RECORD ] ) ).toEqual( [ 7, 9 ] );
	} );
} );
