import fc from 'fast-check';
import {
	audioProblem,
	encodeWav,
	findCuts,
	formatDuration,
	MAX_BYTES,
	SAMPLE_RATE,
	splitAudio,
} from '..';

function sized( size: number, type: string ): File {
	const file = new File( [ 'x' ], 'note', { type } );
	Object.defineProperty( file, 'size', { value: size } );
	return file;
}

describe( 'what may be sent', () => {
	it.each( [
		[ MAX_BYTES, 'audio/mpeg', 1500, undefined ],
		[ 1, 'audio/webm;codecs=opus', undefined, undefined ],
		[
			MAX_BYTES + 1,
			'audio/mpeg',
			1,
			'The audio file is too large. The maximum file size is 25MB.',
		],
		[
			1,
			'audio/aiff',
			1,
			'The audio file type is not supported. Please use a supported audio file type.',
		],
		[
			1,
			'audio/x-flac',
			1500.1,
			'The audio file is too long. The maximum recording time is 25 minutes.',
		],
	] )( '%d bytes of %s, %s s', ( size, type, duration, message ) => {
		expect( audioProblem( sized( size, type ), duration )?.message ).toBe(
			message
		);
	} );

	it( 'asks no type of a recording of our own', () => {
		expect( audioProblem( new Blob( [ 'x' ] ), 1 ) ).toBeNull();
	} );
} );

describe( 'a duration', () => {
	it.each( [
		[ 0, false, '00:00' ],
		[ 61_999, false, '01:01' ],
		[ 3_600_000, false, '01:00:00' ],
		[ 1_239, true, '00:01.23' ],
		[ NaN, false, '00:00' ],
		[ -5, true, '00:00.00' ],
	] )( 'of %d ms', ( ms, withHundredths, shown ) => {
		expect( formatDuration( ms, withHundredths ) ).toBe( shown );
	} );
} );

/** Sound with silence between the given seconds. */
function soundWithSilence( seconds: number, from: number, to: number ) {
	return Float32Array.from( { length: seconds * SAMPLE_RATE }, ( _, at ) =>
		at >= from * SAMPLE_RATE && at < to * SAMPLE_RATE ? 0 : 0.5
	);
}

describe( 'a long recording', () => {
	it( 'is cut where it is silent', () => {
		const [ cut = 0, end ] = findCuts(
			soundWithSilence( 15, 8.2, 8.8 ),
			10 * SAMPLE_RATE
		);
		expect( cut / SAMPLE_RATE ).toBeGreaterThan( 8.2 );
		expect( cut / SAMPLE_RATE ).toBeLessThan( 8.8 );
		expect( end ).toBe( 15 * SAMPLE_RATE );
	} );

	it( 'never has a piece that is too long, nor loses a sample', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 0, max: 60_000 } ),
				fc.integer( { min: 6400, max: 20_000 } ),
				( length, longest ) => {
					const cuts = findCuts(
						new Float32Array( length ),
						longest
					);
					expect( cuts.at( -1 ) ).toBe( length );
					cuts.forEach( ( cut, index ) => {
						const piece = cut - ( cuts[ index - 1 ] ?? 0 );
						expect( piece ).toBeLessThanOrEqual( longest );
						expect( piece > 0 || length === 0 ).toBe( true );
					} );
				}
			)
		);
	} );

	it( 'becomes files below the limit', async () => {
		const parts = await splitAudio( new Blob(), 200_000, 1500, () =>
			Promise.resolve( soundWithSilence( 20, 4, 5 ) )
		);
		expect( parts.length ).toBeGreaterThan( 3 );
		parts.forEach( ( part ) => {
			expect( part.size ).toBeLessThan( 200_000 );
			expect( part.type ).toBe( 'audio/wav' );
		} );
	} );

	it( 'is written as WAV', () => {
		expect( encodeWav( new Float32Array( 10 ) ).size ).toBe( 44 + 20 );
	} );
} );
