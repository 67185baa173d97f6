import { createRegistry } from '@wordpress/data';
import { createPlansStore } from '@slipstream/plans';
import { reply } from '../../../tests/js/serve';

const ROWS = [
	{
		product_id: 1,
		product_name: 'Free',
		product_slug: 'jetpack_free',
		path_slug: 'free',
	},
	{
		product_id: 2,
		product_name: 'Hundred',
		product_slug: 'slipstream_100',
		path_slug: '100',
	},
];

const realFetch = globalThis.fetch;
afterEach( () => {
	globalThis.fetch = realFetch;
} );

/** The store in a registry of its own; `fetch` answers in turn, the last answer again and again. */
function setUp( ...answers: readonly ( Response | Error )[] ) {
	const asked: [ string, RequestInit | undefined ][] = [];
	globalThis.fetch = ( input, init ) => {
		const answer = answers[ Math.min( asked.length, answers.length - 1 ) ];
		asked.push( [ String( input ), init ] );
		return answer instanceof Error || ! answer
			? Promise.reject( answer )
			: Promise.resolve( answer );
	};
	window.slipstreamSettings = {
		restRoot: 'https://site.test/wp-json/',
		restNonce: 'nonce',
		providerRoot: 'https://hub.test/wp-json/',
	};
	const registry = createRegistry();
	const store = createPlansStore();
	registry.register( store );
	return {
		asked,
		select: registry.select( store ),
		resolveSelect: registry.resolveSelect( store ),
		dispatch: registry.dispatch( store ),
	};
}

describe( 'the plans of the provider', () => {
	it( 'are read once from the provider, which is told nothing about who asks', async () => {
		const { asked, resolveSelect, select } = setUp( reply( 200, ROWS ) );
		expect( await resolveSelect.getPlan( 'slipstream_100' ) ).toEqual(
			ROWS[ 1 ]
		);
		expect( await resolveSelect.getPlan( 'jetpack_free' ) ).toEqual(
			ROWS[ 0 ]
		);
		expect( select.getPlan( 'unknown' ) ).toBeUndefined();
		expect( asked ).toEqual( [
			[
				'https://hub.test/wp-json/rest/v1.5/plans',
				{ credentials: 'omit' },
			],
		] );
	} );

	it( 'are found at a provider without pretty addresses too', async () => {
		const { asked, resolveSelect } = setUp( reply( 200, ROWS ) );
		window.slipstreamSettings = {
			restRoot: 'https://site.test/?rest_route=/',
		};
		await resolveSelect.getPlan( 'jetpack_free' );
		expect( asked[ 0 ]?.[ 0 ] ).toBe(
			'https://site.test/?rest_route=%2Frest%2Fv1.5%2Fplans'
		);
	} );

	it( 'are not asked for where somebody has stored them', () => {
		const { asked, dispatch, select } = setUp( reply( 200, [] ) );
		void dispatch.setPlans( ROWS );
		expect( select.getPlan( 'jetpack_free' ) ).toEqual( ROWS[ 0 ] );
		expect( asked ).toEqual( [] );
	} );

	it.each( [
		[ 'no network', new TypeError( 'offline' ), 'fetch_network_error' ],
		[ 'no JSON', reply( 200, '<html>' ), 'parse_error' ],
		[ 'no list', reply( 200, { plans: ROWS } ), 'parse_error' ],
		[
			'a refusal',
			reply( 503, { code: 'busy', message: 'Busy.' } ),
			'busy',
		],
	] )( 'stay unknown after %s', async ( _name, answer, code ) => {
		const { resolveSelect, select } = setUp( answer );
		await expect(
			resolveSelect.getPlan( 'jetpack_free' )
		).rejects.toMatchObject( { code } );
		expect( select.getPlan( 'jetpack_free' ) ).toBeUndefined();
	} );

	it( 'leave out what is no plan', async () => {
		const { resolveSelect } = setUp(
			reply( 200, [ null, 'free', { product_id: 3 }, ROWS[ 0 ] ] )
		);
		expect( await resolveSelect.getPlan( 'jetpack_free' ) ).toEqual(
			ROWS[ 0 ]
		);
	} );

	it( 'can be asked for by whoever knows an address', async () => {
		const { asked, dispatch } = setUp( reply( 200, [ 1, 2 ] ) );
		expect( await dispatch.fetchFromAPI( 'https://a.test/list' ) ).toEqual(
			[ 1, 2 ]
		);
		expect( asked[ 0 ]?.[ 0 ] ).toBe( 'https://a.test/list' );
	} );
} );
