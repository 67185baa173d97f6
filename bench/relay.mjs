// What the relay adds to a chunk's way, and how it bears a hundred streams at once.
import { createHash } from 'node:crypto';
import { processMemory } from './lib/stack.mjs';
import { signIn } from './lib/session.mjs';
import { median, quantile } from './lib/stats.mjs';

const TOGETHER = 100;

/** A request's id as the route wants it, made of a name. */
function uuidOf( name ) {
	const hex = createHash( 'sha256' ).update( name ).digest( 'hex' );
	return `${ hex.slice( 0, 8 ) }-${ hex.slice( 8, 12 ) }-4${ hex.slice( 13, 16 ) }-8${ hex.slice( 17, 20 ) }-${ hex.slice( 20, 32 ) }`;
}

async function bearer( url ) {
	const headers = await signIn( url );
	const answer = await fetch( `${ url }/wp-json/jetpack/v4/jetpack-ai-jwt`, {
		method: 'POST',
		headers,
	} );
	if ( ! answer.ok ) {
		throw new Error(
			`No token: ${ answer.status } ${ await answer.text() }`
		);
	}
	return ( await answer.json() ).token;
}

/** Reads a stream to its end; gives when each numbered chunk came, and whether the end was marked. */
async function read( answer, onChunk ) {
	if ( ! answer.ok ) {
		throw new Error(
			`The relay answered ${ answer.status }: ${ await answer.text() }`
		);
	}
	const arrived = [];
	let isComplete = false;
	const decoder = new TextDecoder();
	for await ( const bytes of answer.body ) {
		const now = performance.now();
		const text = decoder.decode( bytes, { stream: true } );
		for ( const [ , index ] of text.matchAll( /#(\d+) /g ) ) {
			arrived[ Number( index ) ] = now;
			onChunk?.( Number( index ) );
		}
		isComplete ||= text.includes( '[DONE]' );
	}
	return { arrived, isComplete };
}

const ask = ( url, token, { id, chunks, every }, signal ) =>
	fetch( `${ url }/wp-json/wpcom/v2/jetpack-ai-query`, {
		method: 'POST',
		signal,
		headers: {
			Authorization: `Bearer ${ token }`,
			'Content-Type': 'application/json',
		},
		body: JSON.stringify( {
			question: `chunks=${ chunks } every=${ every } id=${ id }`,
			request_id: uuidOf( id ),
			feature: 'bench',
		} ),
	} );

const delays = ( written, arrived ) =>
	arrived.map( ( time, index ) => time - written[ index ] );

/** The delays of a stream whose chunks come so many milliseconds apart: without the relay, and through it. */
async function delaysAt( every, url, token, upstream ) {
	const chunks = 200;
	const direct = await fetch( `${ upstream.url }/v1/chat/completions`, {
		method: 'POST',
		body: `chunks=${ chunks } every=${ every } id=direct-${ every }`,
	} );
	const base = ( await read( direct ) ).arrived;
	const id = `relay-${ every }`;
	const relayed = await read(
		await ask( url, token, { id, chunks, every } )
	);
	return {
		base: delays( upstream.written.get( `direct-${ every }` ), base ),
		through: delays( upstream.written.get( id ), relayed.arrived ),
	};
}

/** Of a fast model, and of one that is as slow as the relay's loop: each of its chunks comes when the loop turns. */
async function measureDelay( url, token, upstream ) {
	await read(
		await ask( url, token, { id: 'warm-up', chunks: 20, every: 20 } )
	);
	const paces = [];
	for ( const every of [ 20, 100 ] ) {
		paces.push( await delaysAt( every, url, token, upstream ) );
	}
	const slowest = ( kind, share ) =>
		Math.max( ...paces.map( ( pace ) => quantile( pace[ kind ], share ) ) );
	return {
		direct: {
			median: slowest( 'base', 0.5 ),
			p99: slowest( 'base', 0.99 ),
		},
		relay: {
			median: slowest( 'through', 0.5 ),
			p99: slowest( 'through', 0.99 ),
		},
	};
}

async function restTime( url ) {
	const began = performance.now();
	await ( await fetch( `${ url }/wp-json/wp/v2/posts?per_page=1` ) ).text();
	return performance.now() - began;
}

async function restTimes( url, count ) {
	const times = [];
	for ( let i = 0; i < count; i++ ) {
		times.push( await restTime( url ) );
	}
	return median( times );
}

async function measureTogether( url, token, { fpmPid, database } ) {
	await restTimes( url, 5 );
	const idle = await restTimes( url, 20 );
	const before = await processMemory( fpmPid );
	const streams = Array.from( { length: TOGETHER }, async ( _, index ) => {
		const answer = await ask( url, token, {
			id: `many-${ index }`,
			chunks: 100,
			every: 100,
		} );
		return answer.ok
			? read( answer )
			: { arrived: [], isComplete: false, status: answer.status };
	} );
	await new Promise( ( resolve ) => setTimeout( resolve, 5000 ) );
	const busy = await restTimes( url, 20 );
	const during = await processMemory( fpmPid );
	const { output } = await database.sql(
		"SHOW STATUS LIKE 'Threads_connected'"
	);
	const results = await Promise.all( streams );
	const complete = results.filter(
		( { isComplete, arrived } ) => isComplete && arrived.length === 100
	).length;
	return {
		complete,
		idle,
		busy,
		memoryPerStream: ( during.total - before.total ) / TOGETHER,
		memoryPerProcess: during.total / during.processes,
		connections: Number( /\t(\d+)/.exec( output )?.[ 1 ] ),
	};
}

async function until( isTrue ) {
	for ( let tries = 0; tries < 2000; tries++ ) {
		if ( isTrue() ) {
			return;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
	}
	throw new Error( 'It did not happen within 10 s.' );
}

/** Milliseconds from pressing Stop to the end of the upstream's connection: by the stop call, and by hanging up alone. */
async function measureStop( url, token, upstream ) {
	const times = { call: [], hangUp: [] };
	for ( let i = 0; i < 5; i++ ) {
		for ( const kind of [ 'call', 'hangUp' ] ) {
			const id = `stop-${ kind }-${ i }`;
			const hangUp = new AbortController();
			const answer = await ask(
				url,
				token,
				{ id, chunks: 1000, every: 50 },
				hangUp.signal
			);
			let began;
			const reading = read( answer, ( index ) => {
				if ( index === 5 ) {
					began = performance.now();
					if ( kind === 'call' ) {
						void fetch(
							`${ url }/wp-json/slipstream/v1/ai-query/stop`,
							{
								method: 'POST',
								headers: {
									Authorization: `Bearer ${ token }`,
									'Content-Type': 'application/json',
								},
								body: JSON.stringify( {
									request_id: uuidOf( id ),
								} ),
							}
						);
					} else {
						hangUp.abort();
					}
				}
			} ).catch( ( error ) => {
				if ( error.name !== 'AbortError' ) {
					throw error;
				}
			} );
			await until( () => upstream.closed.has( id ) );
			await reading;
			times[ kind ].push( upstream.closed.get( id ) - began );
		}
	}
	return {
		call: quantile( times.call, 1 ),
		hangUp: quantile( times.hangUp, 1 ),
	};
}

/**
 * Measures the relay.
 *
 * @param {Object} site     Our site.
 * @param {Object} upstream The AI server.
 * @param {Object} stack    The stack, for its processes and database.
 */
export async function measureRelay( site, upstream, stack ) {
	const { url } = site;
	const token = await bearer( url );
	const delay = await measureDelay( url, token, upstream );
	const stop = await measureStop( url, token, upstream );
	const together = await measureTogether( url, token, stack );
	return { delay, stop, together };
}
