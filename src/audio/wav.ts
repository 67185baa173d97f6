/** What speech needs, in samples per second: the services that listen use no more. */
export const SAMPLE_RATE = 16_000;

const HEADER = 44;

/** Bytes of a second of sound. */
export const BYTES_PER_SECOND = SAMPLE_RATE * 2;

/**
 * A WAV file of one channel, 16 bits a sample.
 *
 * @param samples From -1 to 1.
 * @param rate    Samples per second.
 */
export function encodeWav(
	samples: Float32Array,
	rate: number = SAMPLE_RATE
): Blob {
	const view = new DataView( new ArrayBuffer( HEADER + samples.length * 2 ) );
	const write = ( at: number, text: string ) =>
		[ ...text ].forEach( ( sign, index ) =>
			view.setUint8( at + index, sign.charCodeAt( 0 ) )
		);
	write( 0, 'RIFF' );
	view.setUint32( 4, HEADER - 8 + samples.length * 2, true );
	write( 8, 'WAVEfmt ' );
	view.setUint32( 16, 16, true );
	view.setUint16( 20, 1, true );
	view.setUint16( 22, 1, true );
	view.setUint32( 24, rate, true );
	view.setUint32( 28, rate * 2, true );
	view.setUint16( 32, 2, true );
	view.setUint16( 34, 16, true );
	write( 36, 'data' );
	view.setUint32( 40, samples.length * 2, true );
	samples.forEach( ( sample, index ) => {
		const limited = Math.min( 1, Math.max( -1, sample ) );
		view.setInt16(
			HEADER + index * 2,
			Math.round( limited * 0x7fff ),
			true
		);
	} );
	return new Blob( [ view.buffer ], { type: 'audio/wav' } );
}
