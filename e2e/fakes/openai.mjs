/**
 * A stand-in for an OpenAI-compatible server that misbehaves on command.
 *
 * As a module: `const fake = await startOpenaiFake(); fake.set( { status: 429 } )`.
 * As a program: `node e2e/fakes/openai.mjs [port]` prints its address as one line of JSON and runs until it is stopped
 * (with --tied: or until its standard input closes, so that it cannot outlive what started it).
 *
 * Over HTTP: POST /__behave (a partial behavior, see DEFAULTS in openai-answer.mjs; what is left out takes its default), POST /__reset,
 * POST /__release, GET /__log, DELETE /__log.
 */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseJson, readBody, readBytes, sendJson } from './http.mjs';
import {
	Answer,
	DEFAULTS,
	Gate,
	sleep,
	wholeAnswer,
} from './openai-answer.mjs';
import { modelList, refuseStrictly } from './openai-models.mjs';
import { formOf, imageAnswer, imageProblem, picture } from './openai-media.mjs';

class Fake {
	constructor() {
		this.behavior = { ...DEFAULTS };
		this.log = [];
		this.sequence = 0;
		this.gate = new Gate();
	}

	set( behavior = {} ) {
		const unknown = Object.keys( behavior ).filter(
			( key ) => ! ( key in DEFAULTS )
		);
		if ( unknown.length ) {
			throw new Error(
				`The fake does not know: ${ unknown.join( ', ' ) }`
			);
		}
		this.behavior = { ...DEFAULTS, ...behavior };
	}

	reset() {
		this.set();
		this.log = [];
		this.gate.open();
	}

	/** The behavior of the next request. */
	take() {
		const behavior = this.behavior;
		if ( undefined !== behavior.times && --behavior.times <= 0 ) {
			this.set();
		}
		return behavior;
	}

	record( request, response, text ) {
		const entry = {
			id: ++this.sequence,
			method: request.method,
			path: request.url,
			authorization: request.headers.authorization ?? null,
			body: parseJson( text ) ?? text,
			received: Date.now(),
			opened: null,
			closed: null,
			closedEarly: false, // The client went away before the answer was complete.
			isCut: false,
			bytes: 0,
			chunks: 0,
			sent: [],
		};
		response.on( 'close', () => {
			entry.closed = Date.now();
			entry.closedEarly = ! entry.isCut && ! response.writableEnded;
		} );
		this.log.push( entry );
		return entry;
	}

	async completions( request, response ) {
		const text = await readBody( request );
		const entry = this.record( request, response, text );
		const behavior = this.take();
		await sleep( behavior.headerDelay );
		if ( ! response.destroyed ) {
			await this.answer( response, behavior, entry );
		}
	}

	/** Answers with what the behavior demands instead of an answer, if it does. */
	refuse( response, behavior, entry ) {
		if ( 200 !== behavior.status ) {
			const body = behavior.body ?? {
				error: {
					message: 'The fake was told to fail.',
					type: 'fake_error',
					param: null,
					code: null,
				},
			};
			const json = (
				'string' === typeof body ? body : JSON.stringify( body )
			).replaceAll( '{{authorization}}', entry.authorization ?? '' );
			sendJson( response, behavior.status, json, behavior.headers );
			return true;
		}
		if ( 'string' === typeof behavior.body ) {
			response.writeHead( 200, {
				'content-type': behavior.contentType,
				...behavior.headers,
			} );
			response.end( behavior.body );
			return true;
		}
		return false;
	}

	async answer( response, behavior, entry ) {
		const model = entry.body.model ?? 'fake-model';
		if (
			this.refuse( response, behavior, entry ) ||
			refuseStrictly( response, behavior, entry )
		) {
			return;
		}
		const problem = imageProblem( entry.body.messages );
		if ( problem ) {
			sendJson( response, 400, problem );
			return;
		}
		if (
			true !== entry.body.stream ||
			'application/json' === behavior.contentType
		) {
			sendJson( response, 200, wholeAnswer( behavior, model, entry.id ) );
			return;
		}
		await new Answer( response, behavior, entry, model, this.gate ).play();
	}

	/** Draws, or listens: one answer, all at once. */
	async media( request, response, read, answer ) {
		const body = read(
			await readBytes( request ),
			request.headers[ 'content-type' ]
		);
		const entry = this.record( request, response, JSON.stringify( body ) );
		const behavior = this.take();
		await sleep( behavior.headerDelay );
		if ( undefined !== behavior.hold ) {
			await this.gate.hold( response );
		}
		if (
			! response.destroyed &&
			! this.refuse( response, behavior, entry )
		) {
			sendJson( response, 200, answer( behavior, entry ) );
		}
	}

	async control( request, response ) {
		if ( 'GET' === request.method && '/__log' === request.url ) {
			sendJson( response, 200, { now: Date.now(), requests: this.log } );
		} else if ( 'DELETE' === request.method && '/__log' === request.url ) {
			this.log = [];
			sendJson( response, 200, {} );
		} else if ( 'POST' === request.method && '/__reset' === request.url ) {
			this.reset();
			sendJson( response, 200, {} );
		} else if (
			'POST' === request.method &&
			'/__release' === request.url
		) {
			await this.gate.release();
			sendJson( response, 200, {} );
		} else if ( 'POST' === request.method && '/__behave' === request.url ) {
			this.set( parseJson( await readBody( request ) ) );
			sendJson( response, 200, this.behavior );
		} else {
			sendJson( response, 404, {
				error: {
					message: 'Unknown request URL',
					type: 'invalid_request_error',
					code: 'unknown_url',
				},
			} );
		}
	}

	async handle( request, response ) {
		if (
			'POST' === request.method &&
			request.url.endsWith( '/chat/completions' )
		) {
			await this.completions( request, response );
		} else if ( request.url.endsWith( '/images/generations' ) ) {
			await this.media(
				request,
				response,
				( bytes ) => JSON.parse( bytes ),
				( behavior, entry ) =>
					imageAnswer(
						behavior,
						entry,
						`http://${ request.headers.host }`
					)
			);
		} else if ( request.url.endsWith( '/audio/transcriptions' ) ) {
			await this.media(
				request,
				response,
				formOf,
				( { transcription }, { body } ) => ( {
					text: body.file?.isSilent ? '' : transcription,
				} )
			);
		} else if ( request.url.startsWith( '/files/' ) ) {
			response.writeHead( 200, { 'content-type': 'image/png' } );
			response.end(
				picture( Number.parseInt( request.url.slice( 7 ), 10 ) )
			);
		} else if (
			'GET' === request.method &&
			request.url.endsWith( '/models' )
		) {
			this.record( request, response, '' );
			const { models, modelsStatus } = this.behavior;
			sendJson( response, modelsStatus, modelList( models ) );
		} else {
			await this.control( request, response );
		}
	}
}

/**
 * Starts the fake on the loopback address.
 *
 * @param {number} port 0 for any free one.
 * @return {Promise<{url: string, port: number, set: Function, requests: Function, reset: Function, close: Function}>} The running fake; `url` ends in /v1.
 */
export async function startOpenaiFake( port = 0 ) {
	const fake = new Fake();
	const server = createServer( ( request, response ) => {
		response.on( 'error', () => response.destroy() );
		fake.handle( request, response ).catch( ( error ) => {
			if ( ! response.headersSent ) {
				sendJson( response, 500, {
					error: { message: String( error ), type: 'fake_error' },
				} );
			}
		} );
	} );
	await new Promise( ( resolve, reject ) => {
		server.once( 'error', reject );
		server.listen( port, '127.0.0.1', resolve );
	} );
	const actual = server.address().port;
	return {
		url: `http://127.0.0.1:${ actual }/v1`,
		port: actual,
		set: ( behavior ) => fake.set( behavior ),
		requests: () => structuredClone( fake.log ),
		reset: () => fake.reset(),
		close: () =>
			new Promise( ( resolve ) => {
				server.close( resolve );
				server.closeAllConnections();
			} ),
	};
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	const { url, port } = await startOpenaiFake(
		Number(
			process.argv.slice( 2 ).find( ( arg ) => /^\d+$/.test( arg ) ) ?? 0
		)
	);
	process.stdout.write( JSON.stringify( { url, port } ) + '\n' );
	if ( process.argv.includes( '--tied' ) ) {
		process.stdin.on( 'end', () => process.exit( 0 ) ).resume();
	}
}
