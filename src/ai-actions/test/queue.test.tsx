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
