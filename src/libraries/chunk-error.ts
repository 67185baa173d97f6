/** Why a part did not arrive: the network, a server's error, or it took too long. */
export type ChunkFailure = 'missing' | 'timeout' | 'error';

/** A part of the plugin that did not arrive. Names the part and what it is, for consoles and reports; people are told something else. */
export class ChunkError extends Error {
	/**
	 * @param code    What kind of part it is.
	 * @param chunk   Its name.
	 * @param type    Why it did not arrive.
	 * @param request Where it was asked for.
	 */
	constructor(
		readonly code: 'CHUNK_LOAD_FAILED' | 'CSS_CHUNK_LOAD_FAILED',
		readonly chunk: string,
		readonly type: ChunkFailure,
		readonly request = ''
	) {
		const kind = code === 'CHUNK_LOAD_FAILED' ? 'chunk' : 'CSS chunk';
		super(
			`Loading ${ kind } ${ chunk } failed.\n(${ type }${ request && `: ${ request }` })`
		);
		this.name = 'ChunkLoadError';
	}
}
