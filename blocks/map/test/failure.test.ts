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

it.each( [
	[ 'openstreetmap', 403, /tile.openstreetmap.org refused to send the map/ ],
	[ 'mapbox', 401, /^Mapbox rejected the access token/ ],
	[ 'mapbox', undefined, /^Mapbox did not send the map/ ],
] as const )(
	'tells a refusal from a server that is away: %s, %s',
	( provider, status, expected ) => {
		const text = failureText(
			{
				provider,
				tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
			} as Source,
			Object.assign( new Error( 'Forbidden' ), { status } )
		);
		expect( text ).toMatch( expected );
		expect( /token|key/i.test( text ) ).toBe( status === 401 );
	}
);
