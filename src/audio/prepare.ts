import { audioProblem, isOnlyTooMuch, MAX_BYTES, MAX_SECONDS } from './limits';
import { splitAudio } from './split';

/**
 * The length of a recording in seconds, as the browser reads it; undefined where it cannot tell.
 *
 * @param audio The recording.
 */
export function readDuration( audio: Blob ): Promise< number | undefined > {
	return new Promise( ( resolve ) => {
		const url = URL.createObjectURL( audio );
		const player = new Audio();
		const end = ( seconds?: number ) => {
			URL.revokeObjectURL( url );
			resolve( Number.isFinite( seconds ) ? seconds : undefined );
		};
		player.preload = 'metadata';
		player.onloadedmetadata = () => end( player.duration );
		player.onerror = () => end();
		player.src = url;
	} );
}

/**
 * The files to send for a recording: itself, or its parts where it is too large or too long to be sent at once.
 *
 * @param audio    The recording, or a file.
 * @param maxBytes Most bytes that this server takes at once.
 * @param duration Its length in seconds, where it is known.
 * @return The files; rejects with a PluginError whose message is for the author.
 */
export async function prepareAudio(
	audio: Blob,
	maxBytes: number,
	duration?: number
): Promise< Blob[] > {
	const limit = Math.min( MAX_BYTES, maxBytes > 0 ? maxBytes : MAX_BYTES );
	const known = duration ?? ( await readDuration( audio ) );
	const problem = audioProblem( audio, known );
	if ( problem && ! isOnlyTooMuch( problem ) ) {
		throw problem;
	}
	if ( ! problem && audio.size <= limit ) {
		return [ audio ];
	}
	try {
		return await splitAudio( audio, limit, MAX_SECONDS );
	} catch {
		if ( problem ) {
			throw problem;
		}
		// The browser cannot read it; the server may still take it, and says so if it does not.
		return [ audio ];
	}
}
