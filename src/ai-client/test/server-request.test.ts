/**
 * @jest-environment node
 */
import { SuggestionsEventSource } from '@slipstream/ai-client';
import { messageFor } from '@slipstream/errors';
import { installPage, installSettings, record } from './support/page';
import { finish, say, startServer } from './support/server';
import type { TestServer } from './support/server';
import { createSource, typesOf } from './support/source';

installPage();
let server: TestServer;

beforeAll( async () => {
	server = await startServer();
	installSettings( server.root );
} );
afterAll( () => server.close() );

describe( 'one request', () => {
	it( 'carries prompt, options and token', async () => {
		server.answer( ( response ) => {
			say( response, 'Hi' );
			finish( response );
		} );
		const { source, events } = createSource();
		await source.open( [ { role: 'user', content: 'Hello' } ], {
			postId: '12',
			feature: 'ai-assistant',
			functions: [],
			model: '',
			useStreamCache: true,
		} );
		expect( events.at( -1 ) ).toEqual( [ 'done', 'Hi' ] );
		const [ seen ] = server.queries();
		expect( seen?.method ).toBe( 'POST' );
		expect( seen?.path ).toBe(
			'/wp-json/wpcom/v2/jetpack-ai-query?stream_cache=true'
		);
		expect( seen?.headers.authorization ).toBe( 'Bearer token-1' );
		expect( seen?.headers[ 'content-type' ] ).toBe( 'application/json' );
		expect( seen?.body ).toEqual( {
			request_id: expect.stringMatching(
				/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
			),
			post_id: 12,
			messages: [ { role: 'user', content: 'Hello' } ],
			feature: 'ai-assistant',
		} );
		expect( server.stops.all ).toEqual( [] );
	} );

	it( 'names functions and a model, and reports the call that the model wants', async () => {
		const functions = [ { name: 'add_block', parameters: {} } ];
		const call = { name: 'add_block', arguments: '{"name":"core/list"}' };
		server.answer( ( response ) => {
			const send = ( part: object ) =>
				response.write(
					`data: ${ JSON.stringify( { choices: [ { delta: { function_call: part } } ] } ) }\n\n`
				);
			response.writeHead( 200, { 'content-type': 'text/event-stream' } );
			send( { name: 'add_block', arguments: '{"name":' } );
			send( { arguments: '"core/list"}' } );
			finish( response );
		} );
		const { source, events } = createSource();
		await source.open( 'Add a list', { functions, model: 'small' } );
		expect( server.queries()[ 0 ]?.body ).toMatchObject( {
			question: 'Add a list',
			functions,
			model: 'small',
		} );
		expect( events ).toEqual( [
			[ 'open', null ],
			[ 'functionCallChunk', { ...call, arguments: '{"name":' } ],
			[ 'functionCallChunk', call ],
			[ 'function_done', call ],
		] );
	} );

	it.each( [ 'theme//home', '1.5', '', null, undefined, NaN ] )(
		'leaves out the post id %p',
		async ( postId ) => {
			server.answer( finish );
			await createSource().source.open( 'Hi', { postId } );
			expect( server.queries()[ 0 ]?.body ).toEqual( {
				request_id: expect.any( String ),
				question: 'Hi',
			} );
		}
	);

	it( 'accepts a whole JSON answer', async () => {
		server.answer( ( response ) => {
			const message = { role: 'assistant', content: '````Hi````' };
			response
				.writeHead( 200, {
					'content-type': 'application/json; charset=UTF-8',
				} )
				.end( JSON.stringify( { choices: [ { message } ] } ) );
		} );
		const { source, events } = createSource();
		await source.open( 'Hi' );
		expect( events ).toEqual( [
			[ 'open', null ],
			[ 'chunk', 'Hi' ],
			[ 'suggestion', 'Hi' ],
			[ 'done', 'Hi' ],
		] );
	} );
} );

describe( 'a refused request', () => {
	it.each< [ status: number, code: string ] >( [
		[ 503, 'error_service_unavailable' ],
		[ 429, 'error_quota_exceeded' ],
		[ 422, 'error_moderation' ],
		[ 413, 'error_context_too_large' ],
		[ 400, 'error_network' ],
		[ 404, 'error_network' ],
		[ 500, 'error_network' ],
		[ 501, 'error_network' ],
		[ 502, 'error_network' ],
		[ 504, 'error_network' ],
	] )(
		'with status %d is sent once and fails as %s',
		async ( status, code ) => {
			const message = messageFor( code );
			server.answer( ( response ) =>
				response
					.writeHead( status )
					.end( '{"code":"why","message":"Because."}' )
			);
			const { source, events, heard } = createSource();
			const shown = heard( 'error_response' );
			await source.open( 'Hi' );
			expect( events ).toEqual( [
				[ code, code ],
				[ 'error_response', code ],
			] );
			expect( await shown ).toEqual( {
				code,
				message,
				severity: 'info',
				details: { code: 'why', message: 'Because.', status },
			} );
			expect( server.queries() ).toHaveLength( 1 );
		}
	);

	it.each( [
		[ 'too many run at once', 'too_many_streams' ],
		[ 'the AI server has a rate limit', 'upstream_quota_exceeded' ],
	] )(
		'because %s fails as a service that is busy, not as a used-up quota',
		async ( _why, code ) => {
			server.answer( ( response ) =>
				response
					.writeHead( 429, { 'retry-after': '2' } )
					.end( JSON.stringify( { code, data: { status: 429 } } ) )
			);
			const { source, events } = createSource();
			await source.open( 'Hi' );
			expect( typesOf( events ) ).toEqual( [
				'error_service_unavailable',
				'error_response',
			] );
			expect( server.queries() ).toHaveLength( 1 );
		}
	);

	it.each( [
		[ 'a web page', 'text/html', '<p>Please log in</p>' ],
		[ 'broken JSON', 'application/json', '{' ],
		[ 'JSON without an answer', 'application/json', '{"choices":[]}' ],
		[
			'an error in the guise of a success',
			'application/json',
			'{"code":"x","data":{"status":429}}',
		],
	] )(
		'with %s in place of a stream fails once',
		async ( _name, type, body ) => {
			server.answer( ( response ) =>
				response.writeHead( 200, { 'content-type': type } ).end( body )
			);
			const { source, events } = createSource();
			await source.open( 'Hi' );
			const code = body.includes( '429' )
				? 'error_quota_exceeded'
				: 'error_network';
			expect( typesOf( events ) ).toEqual( [ code, 'error_response' ] );
			expect( server.queries() ).toHaveLength( 1 );
		}
	);

	it.each( [ 401, 403 ] )(
		'with status %d is sent once more, with a new token',
		async ( status ) => {
			server.answer( ( response, { headers } ) => {
				if ( headers.authorization === 'Bearer token-1' ) {
					response.writeHead( status ).end( '{}' );
					return;
				}
				say( response, 'Hi' );
				finish( response );
			} );
			const { source, events } = createSource();
			await source.open( 'Hi' );
			expect( events.at( -1 ) ).toEqual( [ 'done', 'Hi' ] );
			expect(
				server.queries().map( ( { headers } ) => headers.authorization )
			).toEqual( [ 'Bearer token-1', 'Bearer token-2' ] );
		}
	);

	it( 'is not sent a third time', async () => {
		server.answer( ( response ) => response.writeHead( 401 ).end( '{}' ) );
		const { source, events } = createSource();
		await source.open( 'Hi' );
		expect( typesOf( events ) ).toEqual( [
			'error_network',
			'error_response',
		] );
		expect( server.queries() ).toHaveLength( 2 );
	} );

	it( 'is not sent again when the stream had started', async () => {
		server.answer( ( response ) => {
			say( response, 'Hi' );
			response.end( 'event: error\ndata: {"data":{"status":401}}\n\n' );
		} );
		const { source } = createSource();
		await source.open( 'Hi' );
		expect( server.queries() ).toHaveLength( 1 );
	} );
} );

describe( 'a failing token', () => {
	it( 'fails as a network error, whatever its status, and asks for nothing', async () => {
		server.answer( finish );
		const source = new SuggestionsEventSource( {
			tokens: {
				getToken: () =>
					Promise.reject(
						Object.assign( new Error(), { status: 429 } )
					),
				forgetToken: () => undefined,
			},
		} );
		const events = record( source );
		await source.open( 'Hi' );
		expect( typesOf( events ) ).toEqual( [
			'error_network',
			'error_response',
		] );
		expect( server.queries() ).toEqual( [] );
	} );
} );
