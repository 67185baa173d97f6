/**
 * @jest-environment node
 */
import { createSseTransport } from '@slipstream/ai-client';
import { installPage, installSettings } from './support/page';
import { finish, say, startServer } from './support/server';
import type { TestServer } from './support/server';
import { createSource, typesOf } from './support/source';
import { createManualTimers } from './support/timers';

installPage();
let server: TestServer;

beforeAll( async () => {
	server = await startServer();
	installSettings( server.root );
} );
afterAll( () => server.close() );

describe( 'the transport', () => {
	const request = ( signal: AbortSignal ) => ( {
		url: `${ server.root }wpcom/v2/jetpack-ai-query`,
		headers: {},
		body: '{}',
		signal,
		onMessage: () => undefined,
	} );

	it( 'sends nothing with a signal that is raised already', async () => {
		server.answer( finish );
		const outcome = await createSseTransport().stream(
			request( AbortSignal.abort() )
		);
		expect( outcome ).toBe( 'aborted' );
		expect( server.queries() ).toEqual( [] );
	} );

	it( 'sends nothing with a signal that is raised while the library loads', async () => {
		server.answer( finish );
		const controller = new AbortController();
		const end = createSseTransport().stream( request( controller.signal ) );
		controller.abort();
		expect( await end ).toBe( 'aborted' );
		expect( server.queries() ).toEqual( [] );
	} );

	it( 'tells an abort before the answer from an end', async () => {
		const controller = new AbortController();
		server.answer( () => controller.abort() );
		expect(
			await createSseTransport().stream( request( controller.signal ) )
		).toBe( 'aborted' );
		await server.queries()[ 0 ]?.closed;
	} );
} );

describe( 'silence', () => {
	it( 'fails the request, ends the connection, tells the server and keeps the text', async () => {
		server.answer( ( response ) => say( response, 'Half' ) );
		const timers = createManualTimers();
		const { source, events, heard } = createSource(
			createSseTransport( { timers } )
		);
		const first = heard( 'chunk' );
		const end = source.open( 'Hi' );
		await first;
		expect( timers.running() ).toEqual( [ 30_000 ] );
		timers.fire();
		await end;
		expect( events.slice( 2 ) ).toEqual( [
			[ 'suggestion', 'Half' ],
			[ 'error_network', 'error_network' ],
			[ 'error_response', 'error_network' ],
		] );
		await server.stops.first;
		await server.queries()[ 0 ]?.closed;
		expect( server.queries() ).toHaveLength( 1 );
		expect( timers.running() ).toEqual( [] );
	} );

	it( 'before the headers counts too', async () => {
		const timers = createManualTimers();
		server.answer( () => timers.fire() );
		const { source, events } = createSource(
			createSseTransport( { timers } )
		);
		await source.open( 'Hi' );
		expect( typesOf( events ) ).toEqual( [
			'error_network',
			'error_response',
		] );
	} );

	it( 'is broken by heartbeats', async () => {
		server.answer( ( response ) => {
			response.writeHead( 200, { 'content-type': 'text/event-stream' } );
			response.write( ': ping\n\n: ping\n\n' );
			finish( response );
		} );
		const timers = createManualTimers();
		const { source } = createSource( createSseTransport( { timers } ) );
		await source.open( 'Hi' );
		/* Sending, headers, two heartbeats, the end mark. */
		expect( timers.started() ).toBe( 5 );
		expect( timers.running() ).toEqual( [] );
	} );

	it( 'may last longer where the answer comes all at once', async () => {
		installSettings( server.root, { streams: false } );
		const timers = createManualTimers();
		let limits: number[] = [];
		server.answer( ( response ) => {
			limits = timers.running();
			say( response, 'Hi' );
			finish( response );
		} );
		await createSource( createSseTransport( { timers } ) ).source.open(
			'Hi'
		);
		installSettings( server.root );
		expect( limits ).toEqual( [ 120_000 ] );
	} );
} );
