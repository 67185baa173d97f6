import { ChunkError } from '@slipstream/libraries';
import { failureText } from '../components/failure-text';
import { causeOf, MapError } from '../engine/failure';
import type { Source } from '../engine/types';

it.each( [
	[ 'script', new ChunkError( 'CHUNK_LOAD_FAILED', 'map/library', 'error' ) ],
	[ 'server', new MapError( 'server', 'mapkit' ) ],
	[ 'refused', Object.assign( new Error( 'No' ), { status: 401 } ) ],
	[ 'refused', new Error( 'Unauthorized' ) ],
	[ 'browser', new Error( 'Failed to initialize WebGL' ) ],
	[ 'server', new TypeError( 'Failed to fetch' ) ],
	[ 'server', undefined ],
] )( 'is told by its error: %s', ( cause, error ) =>
	expect( causeOf( error ) ).toBe( cause )
);

it( 'names the server of OpenStreetMap’s tiles, and no token that it does not have', () => {
	const text = failureText(
		{
			provider: 'openstreetmap',
			tiles: 'https://{s}.tiles.example.org/{z}/{x}/{y}.png',
		} as Source,
		new Error( 'Failed to fetch' )
	);
	expect( text ).toContain( 'a.tiles.example.org did not send the map' );
	expect( text ).not.toMatch( /token/i );
} );
