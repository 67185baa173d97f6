/**
 * @jest-environment node
 */
import { createSseTransport } from '@slipstream/ai-client';
import { installPage, installSettings } from './support/page';
import { finish, say, startServer } from './support/server';
import type { TestServer } from './support/server';
import { createSource, typesOf } from './support/source';

const page = installPage();
let server: TestServer;

beforeAll( async () => {
	server = await startServer();
	installSettings( server.root );
} );
afterAll( () => server.close() );

describe( 'a broken stream', () => {
	it( 'keeps the text, fails once and is not sent again', async () => {
		server.answer( ( response ) => {
			say( response, 'Half a' );
			response.write( ': flushed\n\n', () => response.destroy() );
		} );
		const { source, events } = createSource();
		await source.open( 'Hi' );
		expect( events.slice( 2 ) ).toEqual( [
			[ 'suggestion', 'Half a' ],
			[ 'error_network', 'error_network' ],
			[ 'error_response', 'error_network' ],
		] );
		expect( server.queries() ).toHaveLength( 1 );
	} );

	it( 'fails when nobody listens on the other side', async () => {
		const gone = await startServer();
		await gone.close();
		installSettings( gone.root );
		const { source, events } = createSource();
		await source.open( 'Hi' );
		installSettings( server.root );
		expect( typesOf( events ) ).toEqual( [
			'error_network',
			'error_response',
		] );
	} );

	it( 'fails when the stream library cannot be loaded', async () => {
		server.answer( finish );
		const transport = createSseTransport( {
			load: () => Promise.reject( new Error( 'Loading chunk failed' ) ),
		} );
		const { source, events } = createSource( transport );
		await source.open( 'Hi' );
		expect( typesOf( events ) ).toEqual( [
			'error_network',
			'error_response',
		] );
		expect( server.queries() ).toEqual( [] );
	} );
} );

describe( 'a tab that is hidden and shown', () => {
	it( 'goes on with the one request', async () => {
		let more: () => void = () => undefined;
		server.answer( ( response ) => {
			say( response, 'one' );
			more = () => {
				say( response, ', two' );
				finish( response );
			};
		} );
		const { source, events, heard } = createSource();
		const first = heard( 'chunk' );
		const end = source.open( 'Hi' );
		await first;
		page.setHidden( true );
		page.setHidden( false );
		more();
		await end;
		expect( events.at( -1 ) ).toEqual( [ 'done', 'one, two' ] );
		expect( server.queries() ).toHaveLength( 1 );
	} );
} );

describe( 'close', () => {
	it( 'ends the connection, tells the server, gives out what was held and no end', async () => {
		server.answer( ( response ) => say( response, 'Code: `' ) );
		const { source, events, heard } = createSource();
		const first = heard( 'chunk' );
		const end = source.open( 'Hi' );
		await first;
		source.close();
		await end;
		expect( events.slice( 3 ) ).toEqual( [
			[ 'chunk', '`' ],
			[ 'suggestion', 'Code: `' ],
		] );
		const stop = await server.stops.first;
		const [ query ] = server.queries();
		await query?.closed;
		expect( stop.path ).toBe( '/wp-json/slipstream/v1/ai-query/stop' );
		expect( stop.body ).toEqual( { request_id: query?.body.request_id } );
		expect( stop.headers.authorization ).toBe( 'Bearer token-1' );
	} );

	it( 'before the token is there sends nothing at all', async () => {
		server.answer( finish );
		const { source, events } = createSource();
		const end = source.open( 'Hi' );
		source.close();
		await end;
		expect( events ).toEqual( [] );
		expect( server.queries() ).toEqual( [] );
		expect( server.stops.all ).toEqual( [] );
	} );

	it( 'from a listener of the end stops nothing', async () => {
		server.answer( ( response ) => {
			say( response, 'Hi' );
			finish( response );
		} );
		const { source } = createSource();
		source.on( 'done', () => source.close() );
		await source.open( 'Hi' );
		expect( server.stops.all ).toEqual( [] );
	} );

	it( 'from a listener of the typed error does not hide the second event', async () => {
		server.answer( ( response ) => response.writeHead( 503 ).end() );
		const { source, events } = createSource();
		source.on( 'error_service_unavailable', () => source.close() );
		await source.open( 'Hi' );
		expect( typesOf( events ) ).toEqual( [
			'error_service_unavailable',
			'error_response',
		] );
	} );

	it( 'happens by itself when another prompt is sent, and the first is not heard again', async () => {
		server.answer( ( response, { body } ) => {
			say( response, String( body.question ) );
			if ( body.question === 'second' ) {
				finish( response );
			}
		} );
		const { source, events, heard } = createSource();
		const firstChunk = heard( 'chunk' );
		const first = source.open( 'first' );
		await firstChunk;
		await Promise.all( [ first, source.open( 'second' ) ] );
		expect( events.filter( ( [ type ] ) => type === 'done' ) ).toEqual( [
			[ 'done', 'second' ],
		] );
		expect( ( await server.stops.first ).body.request_id ).toBe(
			server.queries()[ 0 ]?.body.request_id
		);
	} );
} );

describe( 'the unclear marker', () => {
	it( 'ends the stream on the server too', async () => {
		server.answer( ( response ) =>
			say( response, 'JETPACK_AI_ERROR', ' and more' )
		);
		const { source, events } = createSource();
		await source.open( 'Hi' );
		expect( typesOf( events ) ).toEqual( [
			'open',
			'error_unclear_prompt',
			'error_response',
		] );
		await server.stops.first;
		await server.queries()[ 0 ]?.closed;
	} );
} );
