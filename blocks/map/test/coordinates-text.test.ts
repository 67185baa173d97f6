import { coordinatesIn, coordinatesText } from '../coordinates-text';

it.each( [
	[ '48.85, 2.35', 48.85, 2.35 ],
	[ ' 48.85 2.35 ', 48.85, 2.35 ],
	[ '48.85;2.35', 48.85, 2.35 ],
	[ '48,85; 2,35', 48.85, 2.35 ],
	[ '48,85 2,35', 48.85, 2.35 ],
	[ '48,85, 2,35', 48.85, 2.35 ],
	[ '48,85,2,35', 48.85, 2.35 ],
	[ '48, -2', 48, -2 ],
	[ '−33.86, +151.2', -33.86, 151.2 ],
	[ '33.86° S, 151.2° E', -33.86, 151.2 ],
	[ '2.35W 48.85n', 48.85, -2.35 ],
] )( 'reads %j', ( text, latitude, longitude ) =>
	expect( coordinatesIn( text ) ).toEqual( { latitude, longitude } )
);

it.each( [
	'',
	'48.85',
	'Bern 48, 2 a',
	'91, 2',
	'48, 181',
	'1, 2, 3',
	'10 Downing St',
	'48.85.1, 2',
] )( 'takes %j for words', ( text ) =>
	expect( coordinatesIn( text ) ).toBeUndefined()
);

it( 'writes them as they are read', () => {
	const text = coordinatesText( { latitude: 48.8512345, longitude: -2 } );
	expect( text ).toBe( '48.85123, -2' );
	expect( coordinatesIn( text ) ).toEqual( {
		latitude: 48.85123,
		longitude: -2,
	} );
} );
