import { act, renderHook, waitFor } from '@testing-library/react';
import {
	Provider,
	settle,
} from '../../../blocks/ai-assistant/test/support/provider';
import { installSettings } from '../../ai-ui/test/support';
import { useQueue } from '../use-queue';
import type { PromptMessage } from '@slipstream/ai-client';

let provider: Provider;

beforeEach( () => {
	installSettings();
	localStorage.clear();
	provider = new Provider();
	provider.install();
} );

const ask = ( content: string ): PromptMessage[] => [
	{ role: 'user', content },
];

function start( ...requests: string[] ) {
	const got: [ number, string ][] = [];
	const { result, unmount } = renderHook( () =>
		useQueue( () => ( { postId: 7, feature: 'ai-assistant' } ) )
	);
	act( () =>
		result.current.run( {
			requests: requests.map( ask ),
			onText: ( index, text ) => got.push( [ index, text ] ),
		} )
	);
	return { got, queue: () => result.current, unmount };
}

const asked = async ( count: number ) => {
	await waitFor( () => expect( provider.generations ).toHaveLength( count ) );
	return provider.last;
};

it( 'sends one request after the other, each when the one before has ended', async () => {
	const { got, queue } = start( 'A', 'B' );
	const first = await asked( 1 );
	expect( first.body ).toMatchObject( {
		post_id: 7,
		feature: 'ai-assistant',
		messages: ask( 'A' ),
	} );
	await first.say( 'a' );
	expect( queue() ).toMatchObject( { arriving: 'a', at: 0, count: 2 } );
	expect( provider.generations ).toHaveLength( 1 );
	await first.done();
	const second = await asked( 2 );
	expect( queue() ).toMatchObject( { at: 1, arriving: '' } );
	expect( second.body.messages ).toEqual( ask( 'B' ) );
	await second.say( 'b' );
	await second.done();
	expect( got ).toEqual( [
		[ 0, 'a' ],
		[ 1, 'b' ],
	] );
	expect( queue() ).toMatchObject( { state: 'done', problem: null } );
} );

it( 'ends at a stop, and keeps what had come', async () => {
	const { got, queue } = start( 'A', 'B' );
	await ( await asked( 1 ) ).say( 'half' );
	act( () => queue().stop() );
	await settle();
	expect( got ).toEqual( [ [ 0, 'half' ] ] );
	expect( queue() ).toMatchObject( { state: 'done', wasStopped: true } );
	expect( provider.generations ).toHaveLength( 1 );
} );

it( 'ends at a failure, and goes on there', async () => {
	const { got, queue } = start( 'A', 'B' );
	const first = await asked( 1 );
	await first.say( 'a' );
	provider.refusal = { status: 503, code: 'x' };
	await first.done();
	await waitFor( () => expect( queue().state ).toBe( 'error' ) );
	expect( queue() ).toMatchObject( {
		at: 1,
		problem: { code: 'error_service_unavailable' },
	} );
	provider.refusal = undefined;
	act( () => queue().retry() );
	const second = await asked( 2 );
	expect( second.body.messages ).toEqual( ask( 'B' ) );
	await second.say( 'b' );
	await second.done();
	expect( got ).toEqual( [
		[ 0, 'a' ],
		[ 1, 'b' ],
	] );
} );

it( 'asks for the rest of a text that broke off, and goes on with the next', async () => {
	const { got, queue } = start( 'A', 'B' );
	const first = await asked( 1 );
	await first.say( 'Half a sen' );
	await first.cut();
	expect( queue().state ).toBe( 'error' );
	act( () => queue().goOn?.() );
	const second = await asked( 2 );
	expect( second.body.messages ).toEqual( [
		...ask( 'A' ),
		{ role: 'assistant', content: 'Half a sen' },
		{ role: 'user', content: expect.stringContaining( 'cut off' ) },
	] );
	await second.say( 'sentence.' );
	expect( queue() ).toMatchObject( {
		arriving: 'Half a sentence.',
		goOn: undefined,
	} );
	await second.done();
	const third = await asked( 3 );
	expect( third.body.messages ).toEqual( ask( 'B' ) );
	await third.say( 'b' );
	await third.done();
	expect( got ).toEqual( [
		[ 0, 'Half a sen' ],
		[ 0, 'Half a sentence.' ],
		[ 1, 'b' ],
	] );
	expect( queue().goOn ).toBeUndefined();
} );

it( 'sends nothing more once nobody is there', async () => {
	const { got, unmount } = start( 'A', 'B' );
	await ( await asked( 1 ) ).say( 'a' );
	unmount();
	await settle();
	expect( provider.last.isClosed() ).toBe( true );
	expect( provider.generations ).toHaveLength( 1 );
	expect( got ).toEqual( [] );
} );

it( 'sends nothing while the browser is offline', async () => {
	jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
	const { queue } = start( 'A' );
	await settle();
	expect( queue().problem?.code ).toBe( 'error_network' );
	expect( provider.generations ).toHaveLength( 0 );
	jest.restoreAllMocks();
} );

describe( 'an answer in another language', () => {
	const GERMAN =
		'Flüsse beginnen klein. Sie wachsen, weil immer neue Bäche zu ihnen kommen, und tragen den Sand der Berge langsam bis hinunter ins Meer.';
	const ENGLISH =
		'Rivers begin small. They grow because new streams keep joining them, and they carry the sand of the mountains slowly down to the sea.';
	const WRONG = { found: 'en', expected: 'de' };
	const message: PromptMessage = {
		role: 'jetpack-ai',
		context: { type: 'x', content: GERMAN },
	};
	const insisting = {
		...message,
		context: { ...message.context, answer_language: 'de (German)' },
	};

	function begin( source = GERMAN ) {
		const got: unknown[] = [];
		const { result, unmount } = renderHook( () =>
			useQueue( () => ( { postId: 7 } ) )
		);
		act( () =>
			result.current.run( {
				requests: [ [ message ] ],
				expected: () => ( { source } ),
				onText: ( ...given ) => got.push( given ),
			} )
		);
		return { got, queue: () => result.current, unmount };
	}

	async function answer( count: number, text: string ) {
		const generation = await asked( count );
		await generation.say( text );
		await generation.done();
		return generation;
	}

	it( 'is asked for once more, and the second one is taken', async () => {
		const { got, queue } = begin();
		await answer( 1, ENGLISH );
		const second = await asked( 2 );
		expect( second.body.messages ).toEqual( [ insisting ] );
		expect( queue() ).toMatchObject( { isSecond: true } );
		await second.say( GERMAN );
		await second.done();
		await waitFor( () =>
			expect( got ).toEqual( [ [ 0, GERMAN, undefined ] ] )
		);
		await settle();
		expect( queue() ).toMatchObject( { state: 'done', isSecond: false } );
	} );

	it( 'is not asked for a third time', async () => {
		const { got } = begin();
		await answer( 1, ENGLISH );
		await answer( 2, ENGLISH );
		await waitFor( () =>
			expect( got ).toEqual( [ [ 0, ENGLISH, WRONG ] ] )
		);
		await settle();
		expect( provider.generations ).toHaveLength( 2 );
	} );

	it( 'stays when the second request fails or is stopped', async () => {
		const { got, queue } = begin();
		const first = await asked( 1 );
		await first.say( ENGLISH );
		provider.refusal = { status: 503, code: 'x' };
		await first.done();
		await waitFor( () =>
			expect( got ).toEqual( [ [ 0, ENGLISH, WRONG ] ] )
		);
		await waitFor( () =>
			expect( queue().problem?.code ).toBe( 'error_service_unavailable' )
		);
		provider.refusal = undefined;
		act( () => queue().retry() );
		await answer( 2, ENGLISH );
		await ( await asked( 3 ) ).say( 'Halb' );
		act( () => queue().stop() );
		await waitFor( () => expect( got ).toHaveLength( 2 ) );
		expect( got[ 1 ] ).toEqual( [ 0, ENGLISH, WRONG ] );
	} );

	it( 'is taken as it is where nobody can tell', async () => {
		const { got } = begin( 'Kurz.' );
		await answer( 1, ENGLISH );
		await waitFor( () =>
			expect( got ).toEqual( [ [ 0, ENGLISH, undefined ] ] )
		);
		expect( provider.generations ).toHaveLength( 1 );
	} );
} );
