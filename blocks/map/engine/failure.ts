import { ChunkError } from '@slipstream/libraries';

/** Why there is no map: its script, the browser, a key that does not work, or the server of the maps. */
export type Cause = 'script' | 'browser' | 'refused' | 'server';

/** What has failed, where the error of a library does not tell. */
export class MapError extends Error {
	constructor(
		readonly reason: Cause,
		message: string
	) {
		super( message );
	}
}

/**
 * Why there is no map.
 *
 * @param error What a library, or loading it, has thrown.
 */
export function causeOf( error: unknown ): Cause {
	if ( error instanceof MapError ) {
		return error.reason;
	}
	if ( error instanceof ChunkError ) {
		return 'script';
	}
	const { status, message = '' } = ( error ?? {} ) as {
		status?: unknown;
		message?: string;
	};
	if ( status === 401 || status === 403 || /unauthorized/i.test( message ) ) {
		return 'refused';
	}
	return /webgl/i.test( message ) ? 'browser' : 'server';
}
