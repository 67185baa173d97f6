/**
 * What the stand-in for an OpenAI-compatible server says, in that format, and how it breaks.
 */

/** Every behavior that can be asked for, and what happens when it is not. */
export const DEFAULTS = {
	// Answers with this status and `body` instead of a stream when it is not 200. `{{authorization}}` in the body is
	// replaced with the request's own header, as some servers repeat the key they refuse.
	status: 200,
	body: undefined,
	headers: {},
	// The models that it lists to everybody; where it is strict it has no others. Requests for texts need the key, if there is one.
	models: [ 'fake-model' ],
	modelsStatus: 200,
	isStrict: false,
	key: undefined,
	// What the stream says: `chunks` one by one, or `text` cut into words.
	text: 'Rivers remember every stone they pass.',
	chunks: undefined,
	functionCall: undefined, // { name, arguments }
	unclear: false, // Says only that the request cannot be understood.
	// When it says it, in milliseconds.
	headerDelay: 0,
	delay: 0,
	// Waits before the content chunk of this index, or before an answer that comes all at once, until it is let go: POST /__release.
	hold: undefined,
	// How it breaks: after so many content chunks, or at the chunks of these indexes ('all' for every one).
	cutAfter: undefined,
	silenceAfter: undefined,
	malformed: [],
	streamError: undefined, // { after, error }: an error object in the stream.
	finishReason: 'stop', // null leaves the closing chunk out.
	done: true,
	contentType: 'text/event-stream',
	lineEnd: '\n',
	splitBytes: undefined, // Writes every event in pieces of so many bytes.
	// What is drawn and heard.
	imageAs: undefined, // 'url' or 'b64_json', whatever was asked for.
	revisedPrompt: 'A picture, as the model understood it.',
	transcription: 'Well I think we should plant more trees.',
	// What the last chunk before the end tells to requests that ask for it (stream_options.include_usage); null for servers that do not.
	usage: { prompt_tokens: 9, completion_tokens: 12, total_tokens: 21 },
	times: undefined, // Behaves so for this many requests, then as by default.
};

export const sleep = ( ms ) =>
	new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/** Holds answers until they are let go. */
export class Gate {
	constructor() {
		this.held = new Set();
		this.releases = new Set();
	}

	/** Waits, and does something every second meanwhile. */
	async hold( response, beat = () => {} ) {
		const timer = setInterval( beat, 1000 );
		await new Promise( ( resolve ) => {
			this.held.add( resolve );
			response.on( 'close', () => {
				this.held.delete( resolve );
				resolve();
			} );
			this.releases.forEach( ( release ) => release() );
		} );
		clearInterval( timer );
	}

	/** Lets go what is held, or else what is held next. */
	async release() {
		if ( ! this.held.size ) {
			await new Promise( ( resolve ) => this.releases.add( resolve ) );
		}
		this.open();
	}

	/** Lets go what is held. */
	open() {
		const all = [ ...this.held, ...this.releases ];
		this.held.clear();
		this.releases.clear();
		all.forEach( ( go ) => go() );
	}
}

/** The deltas between the opening and the closing chunk. */
function deltasOf( behavior ) {
	if ( behavior.functionCall ) {
		const { name, arguments: args = '{}' } = behavior.functionCall;
		const pieces = args.match( /[\s\S]{1,8}/g ) ?? [];
		return [
			{
				tool_calls: [
					{
						index: 0,
						id: 'call_1',
						type: 'function',
						function: { name, arguments: '' },
					},
				],
			},
			...pieces.map( ( piece ) => ( {
				tool_calls: [ { index: 0, function: { arguments: piece } } ],
			} ) ),
		];
	}
	const text = behavior.unclear ? 'JETPACK_AI_ERROR' : behavior.text;
	const chunks = behavior.chunks ??
		text.match( /\s*\S+\s*$|\s*\S+/g ) ?? [ text ];
	return chunks.map( ( content ) => ( { content } ) );
}

/** Streams one answer; every await gives up once the client has gone. */
export class Answer {
	constructor( response, behavior, entry, model, gate ) {
		this.response = response;
		this.behavior = behavior;
		this.entry = entry;
		this.model = model;
		this.gate = gate;
		this.isGone = false;
		response.on( 'close', () => {
			this.isGone = true;
		} );
	}

	async write( text ) {
		const bytes = Buffer.from( text, 'utf8' );
		const size = this.behavior.splitBytes ?? bytes.length;
		for ( let at = 0; at < bytes.length && ! this.isGone; at += size ) {
			this.response.write( bytes.subarray( at, at + size ) );
			this.entry.bytes += Math.min( size, bytes.length - at );
			if ( size < bytes.length ) {
				await sleep( 1 );
			}
		}
	}

	async event( data ) {
		const end = this.behavior.lineEnd;
		await this.write(
			`data: ${ 'string' === typeof data ? data : JSON.stringify( data ) }${ end }${ end }`
		);
	}

	chunk( delta, finishReason = null ) {
		return {
			id: 'chatcmpl-' + this.entry.id,
			object: 'chat.completion.chunk',
			created: Math.floor( this.entry.received / 1000 ),
			model: this.model,
			system_fingerprint: 'fp_fake',
			choices: [
				{
					index: 0,
					delta,
					logprobs: null,
					finish_reason: finishReason,
				},
			],
		};
	}

	isMalformed( index ) {
		return (
			'all' === this.behavior.malformed ||
			[].concat( this.behavior.malformed ).includes( index )
		);
	}

	/** Plays one delta; false when the stream ends here. */
	async playDelta( delta, index ) {
		const { cutAfter, silenceAfter, streamError, delay } = this.behavior;
		if ( index === streamError?.after ) {
			await this.event( { error: streamError.error } );
			this.response.end();
			return false;
		}
		if ( index === cutAfter ) {
			await sleep( 20 );
			this.entry.isCut = true;
			this.response.destroy();
			return false;
		}
		if ( index === silenceAfter ) {
			return false;
		}
		if ( delay && index > 0 ) {
			await sleep( delay );
		}
		await this.event(
			this.isMalformed( index )
				? '{"choices":[{"delta":{"content":'
				: this.chunk( delta )
		);
		if ( ! this.isGone ) {
			this.entry.chunks += 1;
			this.entry.sent.push( Date.now() );
		}
		return ! this.isGone;
	}

	async play() {
		const { behavior, response } = this;
		response.writeHead( 200, {
			'content-type': behavior.contentType,
			'cache-control': 'no-cache',
			...behavior.headers,
		} );
		response.flushHeaders();
		this.entry.opened = Date.now();
		const isAllMalformed = 'all' === behavior.malformed;
		await this.event(
			isAllMalformed
				? '{"choices":'
				: this.chunk( {
						role: 'assistant',
						content: '',
						refusal: null,
					} )
		);
		const deltas = deltasOf( behavior );
		for ( let index = 0; index <= deltas.length; index++ ) {
			const isLast = index === deltas.length;
			if ( index === behavior.hold ) {
				// A comment tells that the server is still there.
				await this.gate.hold( response, () =>
					response.write( ':\n\n' )
				);
			}
			if (
				isLast &&
				index !== behavior.cutAfter &&
				index !== behavior.silenceAfter &&
				index !== behavior.streamError?.after
			) {
				break;
			}
			if ( ! ( await this.playDelta( deltas[ index ], index ) ) ) {
				return;
			}
		}
		if ( null !== behavior.finishReason && ! isAllMalformed ) {
			await this.event(
				this.chunk(
					{},
					behavior.functionCall ? 'tool_calls' : behavior.finishReason
				)
			);
		}
		if ( behavior.usage && this.entry.body.stream_options?.include_usage ) {
			await this.event( {
				...this.chunk( {} ),
				choices: [],
				usage: behavior.usage,
			} );
		}
		if ( behavior.done ) {
			await this.event( '[DONE]' );
		}
		response.end();
	}
}

/** The whole answer to a request that does not ask for a stream. */
export function wholeAnswer( behavior, model, id ) {
	const content =
		behavior.chunks?.join( '' ) ??
		( behavior.unclear ? 'JETPACK_AI_ERROR' : behavior.text );
	const message = behavior.functionCall
		? {
				role: 'assistant',
				content: null,
				tool_calls: [
					{
						id: 'call_1',
						type: 'function',
						function: behavior.functionCall,
					},
				],
			}
		: { role: 'assistant', content };
	return {
		id: 'chatcmpl-' + id,
		object: 'chat.completion',
		created: Math.floor( Date.now() / 1000 ),
		model,
		choices: [
			{
				index: 0,
				message,
				finish_reason: behavior.functionCall
					? 'tool_calls'
					: behavior.finishReason,
			},
		],
		usage: behavior.usage ?? undefined,
	};
}
