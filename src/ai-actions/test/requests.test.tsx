import { act, renderHook, waitFor } from '@testing-library/react';
import {
	Provider,
	settle,
} from '../../../blocks/ai-assistant/test/support/provider';
import { installSettings } from '../../ai-ui/test/support';
import { useAiRequest } from '@slipstream/ai-client';
import { languageReview } from '..';
import type { WrongLanguage } from '@slipstream/ai-check';
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
		useAiRequest( { postId: () => 7, feature: 'ai-assistant' } )
	);
	act( () => {
		void result.current.send( {
			count: requests.length,
			compose: ( index ) => ask( requests[ index ] ?? '' ),
			onEnd: ( { index, text } ) => text && got.push( [ index, text ] ),
		} );
	} );
	return { got, request: () => result.current, unmount };
}

const asked = async ( count: number ) => {
	await waitFor( () => expect( provider.generations ).toHaveLength( count ) );
	return provider.last;
};

it( 'sends one request after the other, each when the one before has ended', async () => {
	const { got, request } = start( 'A', 'B' );
	const first = await asked( 1 );
	expect( first.body ).toMatchObject( {
		post_id: 7,
		feature: 'ai-assistant',
		messages: ask( 'A' ),
	} );
	await first.say( 'a' );
	expect( request() ).toMatchObject( { text: 'a', index: 0, count: 2 } );
	expect( provider.generations ).toHaveLength( 1 );
	await first.done();
	const second = await asked( 2 );
	expect( request() ).toMatchObject( { index: 1, text: '' } );
	expect( second.body.messages ).toEqual( ask( 'B' ) );
	await second.say( 'b' );
	await second.done();
	expect( got ).toEqual( [
		[ 0, 'a' ],
		[ 1, 'b' ],
	] );
	expect( request() ).toMatchObject( { state: 'done', problem: null } );
} );

it( 'ends at a stop, and keeps what had come', async () => {
	const { got, request } = start( 'A', 'B' );
	await ( await asked( 1 ) ).say( 'half' );
	act( () => request().stop() );
	await settle();
	expect( got ).toEqual( [ [ 0, 'half' ] ] );
	expect( request() ).toMatchObject( {
		state: 'done',
		wasStopped: true,
		canContinue: true,
	} );
	expect( provider.generations ).toHaveLength( 1 );
} );

it( 'goes on where it was stopped, also before any of a later answer came', async () => {
	const { got, request } = start( 'A', 'B' );
	const first = await asked( 1 );
	await first.say( 'a' );
	await first.done();
	await asked( 2 );
	act( () => request().stop() );
	expect( request() ).toMatchObject( { text: '', canContinue: true } );
	act( () => request().continueText() );
	const third = await asked( 3 );
	expect( third.body.messages ).toEqual( ask( 'B' ) );
	await third.say( 'b' );
	await third.done();
	expect( got ).toEqual( [
		[ 0, 'a' ],
		[ 1, 'b' ],
	] );
	expect( request().canContinue ).toBe( false );
} );

it( 'continues a text as its author has changed it', async () => {
	const { got, request } = start( 'A' );
	await ( await asked( 1 ) ).say( 'Old pnd' );
	act( () => request().stop() );
	act( () => request().continueText( 'Old pond' ) );
	const second = await asked( 2 );
	expect( second.body.messages.at( -2 )?.content ).toBe( 'Old pond' );
	await second.say( 'pond, a frog' );
	await second.done();
	expect( got.at( -1 ) ).toEqual( [ 0, 'Old pond, a frog' ] );
} );

it( 'ends at a failure, and goes on there', async () => {
	const { got, request } = start( 'A', 'B' );
	const first = await asked( 1 );
	await first.say( 'a' );
	provider.refusal = { status: 503, code: 'x' };
	await first.done();
	await waitFor( () => expect( request().state ).toBe( 'error' ) );
	expect( request() ).toMatchObject( {
		index: 1,
		problem: { code: 'error_service_unavailable' },
	} );
	provider.refusal = undefined;
	act( () => request().retry() );
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
	const { got, request } = start( 'A', 'B' );
	const first = await asked( 1 );
	await first.say( 'Half a sen' );
	await first.cut();
	expect( request().state ).toBe( 'error' );
	act( () => request().continueText() );
	const second = await asked( 2 );
	expect( second.body.messages ).toEqual( [
		...ask( 'A' ),
		{ role: 'assistant', content: 'Half a sen' },
		{ role: 'user', content: expect.stringContaining( 'cut off' ) },
	] );
	await second.say( 'sentence.' );
	expect( request() ).toMatchObject( {
		text: 'Half a sentence.',
		canContinue: false,
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
	expect( request().canContinue ).toBe( false );
} );

it( 'sends nothing more once nobody is there, and hands over what had come', async () => {
	const { got, unmount } = start( 'A', 'B' );
	await ( await asked( 1 ) ).say( 'a' );
	unmount();
	await settle();
	expect( provider.last.isClosed() ).toBe( true );
	expect( provider.generations ).toHaveLength( 1 );
	expect( got ).toEqual( [ [ 0, 'a' ] ] );
} );

it( 'sends nothing while the browser is offline', async () => {
	jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
	const { request } = start( 'A' );
	await settle();
	expect( request().problem?.code ).toBe( 'error_network' );
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
	const repeated = {
		...message,
		context: { ...message.context, answer_language: 'de (German)' },
	};

	function begin( source = GERMAN ) {
		const got: unknown[] = [];
		const { result, unmount } = renderHook( () =>
			useAiRequest< never, WrongLanguage >( { postId: () => 7 } )
		);
		act( () => {
			void result.current.send( {
				compose: () => [ message ],
				review: languageReview( () => ( { source } ) ),
				onEnd: ( { index, text, issue } ) =>
					got.push( [ index, text, issue ] ),
			} );
		} );
		return { got, request: () => result.current, unmount };
	}

	async function answer( count: number, text: string ) {
		const generation = await asked( count );
		await generation.say( text );
		await generation.done();
		return generation;
	}

	it( 'is asked for once more, and the second one is taken', async () => {
		const { got, request } = begin();
		await answer( 1, ENGLISH );
		const second = await asked( 2 );
		expect( second.body.messages ).toEqual( [ repeated ] );
		expect( request() ).toMatchObject( { isSecondAttempt: true } );
		await second.say( GERMAN );
		await second.done();
		await waitFor( () =>
			expect( got ).toEqual( [ [ 0, GERMAN, undefined ] ] )
		);
		await settle();
		expect( request() ).toMatchObject( {
			state: 'done',
			isSecondAttempt: false,
		} );
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
		const { got, request } = begin();
		const first = await asked( 1 );
		await first.say( ENGLISH );
		provider.refusal = { status: 503, code: 'x' };
		await first.done();
		await waitFor( () =>
			expect( got ).toEqual( [ [ 0, ENGLISH, WRONG ] ] )
		);
		await waitFor( () =>
			expect( request().problem?.code ).toBe(
				'error_service_unavailable'
			)
		);
		provider.refusal = undefined;
		act( () => request().retry() );
		await answer( 2, ENGLISH );
		await ( await asked( 3 ) ).say( 'Halb' );
		act( () => request().stop() );
		await waitFor( () => expect( got ).toHaveLength( 2 ) );
		expect( got[ 1 ] ).toEqual( [ 0, ENGLISH, WRONG ] );
		// It is whole.
		expect( request().canContinue ).toBe( false );
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
