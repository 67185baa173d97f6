/**
 * @jest-environment node
 */
import fc from 'fast-check';
import {
	createSseTransport,
	SuggestionsEventSource,
} from '@slipstream/ai-client';
import { createHttp } from '@slipstream/http';
import { fixtures } from './support/fixtures';
import {
	countingTokens,
	installPage,
	installSettings,
	record,
} from './support/page';
import type { Recorded } from './support/page';
import { createManualTimers } from './support/timers';

installPage();
installSettings( 'https://a.test/wp-json/' );

const timers = createManualTimers();

function bodyOf(
	bytes: Uint8Array,
	cuts: number[]
): ReadableStream< Uint8Array > {
	const ends = [ ...new Set( cuts ) ].sort( ( a, b ) => a - b );
	return new ReadableStream( {
		start( controller ) {
			let from = 0;
			for ( const to of [ ...ends, bytes.length ] ) {
				if ( to > from ) {
					/* A copy, because network buffers are not shared either. */
					controller.enqueue( bytes.slice( from, to ) );
					from = to;
				}
			}
			controller.close();
		},
	} );
}

async function run( bytes: Uint8Array, cuts: number[] ): Promise< Recorded[] > {
	const send = async () =>
		new Response( bodyOf( bytes, cuts ), {
			headers: { 'content-type': 'text/event-stream; charset=utf-8' },
		} );
	const source = new SuggestionsEventSource( {
		transport: createSseTransport( { fetch: send, timers } ),
		tokens: countingTokens(),
		http: createHttp( { fetch: async () => new Response( '{}' ) } ),
	} );
	const events = record( source );
	await source.open( 'Hi' );
	return events;
}

const textOf = ( events: Recorded[] ) =>
	events
		.filter( ( [ type ] ) => type === 'chunk' )
		.map( ( [ , detail ] ) => detail )
		.join( '' );

describe.each( Object.entries( fixtures ) )(
	'a stream with %s',
	( _name, fixture ) => {
		const bytes = new TextEncoder().encode( fixture.wire );

		it( 'gives the expected text and end', async () => {
			const events = await run( bytes, [] );
			expect( events[ 0 ] ).toEqual( [ 'open', null ] );
			expect( textOf( events ) ).toBe( fixture.text );
			expect( events.slice( -fixture.end.length ) ).toEqual(
				fixture.end
			);
			const last = events
				.filter( ( [ type ] ) => type === 'suggestion' )
				.at( -1 );
			expect( last?.[ 1 ] ?? '' ).toBe( fixture.text );
		} );

		it( 'leaves no timer behind, not even for what was read ahead', async () => {
			await run( bytes, [ ...bytes.keys() ] );
			await new Promise( ( resolve ) => setImmediate( resolve ) );
			expect( timers.running() ).toEqual( [] );
		} );

		it( 'gives the same events wherever it is split in two, and byte by byte', async () => {
			const expected = await run( bytes, [] );
			for ( let cut = 1; cut < bytes.length; cut++ ) {
				expect( await run( bytes, [ cut ] ) ).toEqual( expected );
			}
			expect( await run( bytes, [ ...bytes.keys() ] ) ).toEqual(
				expected
			);
		} );

		it( 'gives the same events for any packets', async () => {
			const expected = await run( bytes, [] );
			await fc.assert(
				fc.asyncProperty(
					fc.array( fc.nat( bytes.length ), { maxLength: 40 } ),
					async ( cuts ) => {
						expect( await run( bytes, cuts ) ).toEqual( expected );
					}
				),
				{ numRuns: 30 }
			);
		} );
	}
);
