import { BYTES_PER_SECOND, encodeWav, SAMPLE_RATE } from './wav';

/** Length of the windows in which silence is looked for, in samples. */
const WINDOW = SAMPLE_RATE / 10;

/** Part of a chunk's end in which its cut may lie. */
const SEARCH = 0.25;

/** What of a limit is used: a WAV header and the form around the file need some bytes. */
const MARGIN = 4096;

function loudness( samples: Float32Array, from: number, to: number ): number {
	let sum = 0;
	for ( let at = from; at < to; at++ ) {
		sum += ( samples[ at ] ?? 0 ) ** 2;
	}
	return sum;
}

/** The quietest place before `latest`, so that no word is cut in two. */
function quietest(
	samples: Float32Array,
	earliest: number,
	latest: number
): number {
	let best = latest;
	let least = Infinity;
	for ( let at = latest - WINDOW; at >= earliest; at -= WINDOW ) {
		const sum = loudness( samples, at, at + WINDOW );
		if ( sum < least ) {
			least = sum;
			best = at + WINDOW / 2;
		}
	}
	return best;
}

/**
 * Where a recording is cut, in samples; the last one is its end.
 *
 * @param samples The recording.
 * @param longest Longest piece, in samples.
 */
export function findCuts( samples: Float32Array, longest: number ): number[] {
	const size = Math.max( WINDOW * 4, longest );
	const cuts: number[] = [];
	let start = 0;
	while ( samples.length - start > size ) {
		const latest = start + size;
		start = quietest(
			samples,
			latest - Math.floor( size * SEARCH ),
			latest
		);
		cuts.push( start );
	}
	return [ ...cuts, samples.length ];
}

/** Reads any recording that the browser can play, as one channel of speech. */
export type DecodeAudio = ( audio: Blob ) => Promise< Float32Array >;

/**
 * Reads a recording with the browser's own decoder, which also brings it to the rate of speech.
 *
 * @param audio The recording.
 */
export async function decodeAudio( audio: Blob ): Promise< Float32Array > {
	const context = new OfflineAudioContext( 1, 1, SAMPLE_RATE );
	const buffer = await context.decodeAudioData( await audio.arrayBuffer() );
	const channels = Array.from(
		{ length: buffer.numberOfChannels },
		( _, index ) => buffer.getChannelData( index )
	);
	const [ first = new Float32Array(), ...others ] = channels;
	return others.length === 0
		? first
		: first.map(
				( sample, at ) =>
					others.reduce(
						( sum, channel ) => sum + ( channel[ at ] ?? 0 ),
						sample
					) / channels.length
			);
}

/**
 * Divides a recording at silent places into files that are small and short enough to be sent.
 *
 * @param audio      The recording.
 * @param maxBytes   Most bytes of a file.
 * @param maxSeconds Most seconds of a file.
 * @param decode     Reads the recording.
 */
export async function splitAudio(
	audio: Blob,
	maxBytes: number,
	maxSeconds: number,
	decode: DecodeAudio = decodeAudio
): Promise< Blob[] > {
	const samples = await decode( audio );
	const seconds = Math.min(
		maxSeconds,
		( maxBytes - MARGIN ) / BYTES_PER_SECOND
	);
	let from = 0;
	return findCuts( samples, Math.floor( seconds * SAMPLE_RATE ) ).map(
		( cut ) => {
			const part = encodeWav( samples.subarray( from, cut ) );
			from = cut;
			return part;
		}
	);
}
