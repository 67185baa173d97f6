import { PluginError } from '@slipstream/errors';
import fc from 'fast-check';
import { classify } from '../logic/failure';
import { run } from '../logic/run';
import type { AltImage } from '@slipstream/ai-alt';
import type { RunDeps } from '../logic/run';

const image = ( id: number ): AltImage => ( {
	id,
	title: `Image ${ id }`,
	file: '',
	thumbnail: '',
	edit: '',
	alt: '',
	state: 'open',
	code: '',
} );

const problem = ( code: string, seconds?: number, status = 500 ) =>
	new PluginError( code, {
		status,
		cause: { data: { retry_after: seconds } },
	} );

/** A library of so many images, which fails as it is told. */
function library(
	count: number,
	failures: Record< number, PluginError[] > = {}
) {
	const missing = new Set(
		Array.from( { length: count }, ( _, at ) => count - at )
	);
	const asked: number[] = [];
	const failed: number[] = [];
	const taken: number[] = [];
	const waits: number[] = [];
	const controller = new AbortController();
	const deps: RunDeps = {
		next: ( before ) =>
			Promise.resolve(
				[ ...missing ]
					.filter( ( id ) => before === 0 || id < before )
					.slice( 0, 3 )
					.map( image )
			),
		write( { id } ) {
			asked.push( id );
			const failure = failures[ id ]?.shift();
			if ( failure ) {
				return Promise.reject( failure );
			}
			missing.delete( id );
			return Promise.resolve( { ...image( id ), alt: 'A text' } );
		},
		wait( seconds ) {
			waits.push( seconds );
			return Promise.resolve();
		},
		onImage: () => undefined,
		onWritten: () => undefined,
		onFailed: ( { id } ) => failed.push( id ),
		onTaken: ( { id } ) => taken.push( id ),
		onWait: () => undefined,
	};
	return { missing, asked, failed, taken, waits, controller, deps };
}

describe( 'A run', () => {
	it( 'writes each image once, over several pages', async () => {
		const { deps, asked, controller, missing } = library( 8 );
		expect( await run( deps, controller.signal ) ).toEqual( {
			kind: 'done',
		} );
		expect( asked ).toEqual( [ 8, 7, 6, 5, 4, 3, 2, 1 ] );
		expect( missing.size ).toBe( 0 );
	} );

	it( 'leaves out what fails, and asks for it no more', async () => {
		const { deps, asked, failed, controller } = library( 4, {
			3: [ problem( 'error_moderation' ) ],
		} );
		expect( ( await run( deps, controller.signal ) ).kind ).toBe( 'done' );
		expect( failed ).toEqual( [ 3 ] );
		expect( asked ).toEqual( [ 4, 3, 2, 1 ] );
	} );

	it( 'passes over what somebody else has written, however often', async () => {
		const ids = [ 8, 7, 6, 5, 4, 3, 2 ];
		const { deps, asked, failed, taken, controller } = library(
			8,
			Object.fromEntries(
				ids.map( ( id ) => [
					id,
					[ problem( 'alt_text_in_progress', undefined, 409 ) ],
				] )
			)
		);
		expect( ( await run( deps, controller.signal ) ).kind ).toBe( 'done' );
		expect( asked ).toEqual( [ ...ids, 1 ] );
		expect( taken ).toEqual( ids );
		expect( failed ).toEqual( [] );
	} );

	it( 'waits as long as the server says, and asks for the same image', async () => {
		const { deps, asked, waits, controller } = library( 2, {
			2: [
				problem( 'upstream_quota_exceeded', 7, 429 ),
				problem( 'too_many_streams', undefined, 429 ),
				problem( 'provider_unreachable', 30, 503 ),
			],
		} );
		expect( ( await run( deps, controller.signal ) ).kind ).toBe( 'done' );
		expect( waits ).toEqual( [ 7, 15, 30 ] );
		expect( asked ).toEqual( [ 2, 2, 2, 2, 1 ] );
	} );

	it( 'does not wait for ever', async () => {
		const { deps, asked, controller } = library( 2, {
			2: Array.from( { length: 20 }, () =>
				problem( 'error_service_unavailable', 1, 503 )
			),
		} );
		expect( ( await run( deps, controller.signal ) ).kind ).toBe(
			'halted'
		);
		expect( asked ).toHaveLength( 6 );
	} );

	it( 'stops while it waits', async () => {
		const { deps, asked, controller } = library( 2, {
			2: [ problem( 'too_many_streams', 9, 429 ) ],
		} );
		deps.wait = () => {
			controller.abort();
			return Promise.resolve();
		};
		expect( ( await run( deps, controller.signal ) ).kind ).toBe(
			'stopped'
		);
		expect( asked ).toEqual( [ 2 ] );
	} );

	it( 'gives up when nothing works', async () => {
		const failures = Object.fromEntries(
			[ 9, 8, 7, 6, 5, 4 ].map( ( id ) => [
				id,
				[ problem( 'error_network' ) ],
			] )
		);
		const { deps, asked, controller } = library( 9, failures );
		expect( ( await run( deps, controller.signal ) ).kind ).toBe(
			'halted'
		);
		expect( asked ).toHaveLength( 5 );
	} );

	it( 'stops at a limit, without a connection, and when the list cannot be had', async () => {
		for ( const [ code, kind ] of [
			[ 'error_quota_exceeded', 'halted' ],
			[ 'no_vision_engine', 'halted' ],
			[ 'ai_disabled', 'halted' ],
			[ 'fetch_network_error', 'offline' ],
		] as const ) {
			const { deps, asked, controller } = library( 3, {
				2: [ problem( code, 86400, 429 ) ],
			} );
			expect( ( await run( deps, controller.signal ) ).kind ).toBe(
				kind
			);
			expect( asked ).toEqual( [ 3, 2 ] );
		}
		const { deps, controller } = library( 3 );
		deps.next = () => Promise.reject( problem( 'rest_forbidden' ) );
		expect( ( await run( deps, controller.signal ) ).kind ).toBe(
			'halted'
		);
	} );

	it( 'can be stopped and resumed anywhere, and pays for each image once', () =>
		fc.assert(
			fc.asyncProperty(
				fc.integer( { min: 0, max: 12 } ),
				fc.array( fc.integer( { min: 0, max: 12 } ), { maxLength: 4 } ),
				async ( count, stops ) => {
					const { deps, asked, missing } = library( count );
					for ( const stop of [ ...stops, Infinity ] ) {
						const controller = new AbortController();
						const until = asked.length + stop;
						await run(
							{
								...deps,
								onWritten: () =>
									asked.length >= until && controller.abort(),
							},
							controller.signal
						);
					}
					expect( missing.size ).toBe( 0 );
					expect( asked ).toHaveLength( count );
				}
			)
		) );
} );

describe( 'A verdict', () => {
	it( 'does not wait for the next month', () => {
		expect(
			classify( problem( 'upstream_quota_exceeded', 90000 ) )
		).toEqual( {
			kind: 'halt',
		} );
	} );
	it( 'leaves an image out that is gone, and stops where the route is', () => {
		const missing = ( reason: string ) =>
			new PluginError( 'not_found', { status: 404, reason } );
		expect( classify( missing( 'rest_post_invalid_id' ) ) ).toEqual( {
			kind: 'skip',
		} );
		expect( classify( missing( 'rest_no_route' ) ) ).toEqual( {
			kind: 'halt',
		} );
	} );
	it( 'stops for what it does not know', () => {
		expect( classify( new Error( 'What?' ) ) ).toEqual( { kind: 'halt' } );
	} );
} );
