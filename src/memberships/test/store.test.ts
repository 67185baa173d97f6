import { createReduxStore, createRegistry, select } from '@wordpress/data';
import {
	API_STATE,
	createMembershipsStore,
	registerMembershipsStore,
	STORE_NAME,
} from '@slipstream/memberships';
import { serve } from '../../../tests/js/serve';
import type { Route } from '../../../tests/js/serve';

const PLAN = {
	id: 7,
	title: 'Supporters',
	price: 5,
	currency: 'USD',
	interval: '1 month',
	type: null,
};
const CONNECTED = {
	connect_url: null,
	site_slug: 'site.test',
	products: [ PLAN ],
	connected_account_id: 'acct_1',
	connected_account_default_currency: 'EUR',
};

function setUp(
	status: () => Route = () => ( { body: CONNECTED } ),
	create: () => Route = () => ( { body: { ...PLAN, id: 8 } } )
) {
	const sent = serve( {
		'memberships/status': status,
		'memberships/product': create,
	} );
	const notices: [ string, string ][] = [];
	const registry = createRegistry();
	const notice = ( kind: string ) => ( message: string ) => {
		notices.push( [ kind, message ] );
		return { type: 'NOTICE' };
	};
	registry.register(
		createReduxStore( 'core/notices', {
			reducer: ( state: object = {} ) => state,
			actions: {
				createErrorNotice: notice( 'error' ),
				createSuccessNotice: notice( 'success' ),
			},
		} )
	);
	const store = createMembershipsStore();
	registry.register( store );
	return {
		sent,
		notices,
		from: registry.select( store ),
		to: registry.dispatch( store ),
		resolve: registry.resolveSelect( store ),
	};
}

describe( 'the store of membership products', () => {
	it( 'is registered under its name, unless there is one', () => {
		registerMembershipsStore();
		registerMembershipsStore();
		expect( STORE_NAME ).toBe( 'jetpack/membership-products' );
		expect( select( STORE_NAME ) ).toHaveProperty( 'getApiState' );
	} );

	it( 'asks once, and chooses the first product where none is chosen', async () => {
		const { from, resolve, sent } = setUp();
		const chosen: number[][] = [];
		expect( from.isApiStateLoading() ).toBe( true );
		await resolve.getProducts( 'payment plan', [], ( ids: number[] ) =>
			chosen.push( ids )
		);
		await resolve.getProducts( 'payment plan', [ 3 ], ( ids: number[] ) =>
			chosen.push( ids )
		);
		await resolve.getNewsletterTierProducts();
		expect( sent.map( ( { url } ) => url.replace( /&_c.*/, '' ) ) ).toEqual(
			[
				'https://site.test/wp-json/wpcom/v2/memberships/status?source=gutenberg&type=all&is_editable=true',
			]
		);
		expect( chosen ).toEqual( [ [ 7 ] ] );
		expect( from.getApiState() ).toBe( API_STATE.CONNECTED );
		expect( from.isApiStateConnected() ).toBe( true );
		expect( from.getSiteSlug() ).toBe( 'site.test' );
		expect( from.getConnectedAccountDefaultCurrency() ).toBe( 'EUR' );
		expect( from.getProduct( '7' ) ).toEqual( PLAN );
		expect( from.getNewsletterTierProducts() ).toEqual( [] );
		expect( from.getNewsletterTierProducts() ).toBe(
			from.getNewsletterTierProducts()
		);
	} );

	it( 'creates a product where a connected account has none', async () => {
		const { from, resolve, sent, notices } = setUp( () => ( {
			body: { ...CONNECTED, products: [] },
		} ) );
		await resolve.getProducts();
		expect( sent[ 1 ]?.body ).toEqual( {
			title: 'Monthly Subscription',
			price: 5,
			currency: 'USD',
			interval: '1 month',
		} );
		expect( from.getProductsNoResolver() ).toEqual( [
			{ ...PLAN, id: 8 },
		] );
		expect( notices ).toEqual( [
			[ 'success', 'Successfully created payment plan' ],
		] );
	} );

	it( 'creates none where no account is connected', async () => {
		const { from, resolve, sent } = setUp( () => ( {
			body: {
				...CONNECTED,
				products: [],
				connected_account_id: null,
				connect_url: 'https://site.test/wp-admin/admin.php?page=x',
			},
		} ) );
		await resolve.getProducts();
		expect( sent ).toHaveLength( 1 );
		expect( from.getApiState() ).toBe( API_STATE.NOT_CONNECTED );
		expect( from.getConnectUrl() ).toBe(
			'https://site.test/wp-admin/admin.php?page=x'
		);
		expect( from.isInvalidProduct( 99 ) ).toBe( false );
	} );

	it.each< [ string, Route, string ] >( [
		[
			'refuses',
			{ status: 403, body: { code: 'no', message: 'Not you.' } },
			'Not you.',
		],
		[
			'tells an error',
			{ body: { ...CONNECTED, errors: { a: [ 'Closed.', 'x' ] } } },
			'Closed.',
		],
		[ 'answers something else', { body: [] }, 'Unexpected API response' ],
	] )(
		'is not connected, and says why, where the server %s',
		async ( _, route, message ) => {
			const { from, resolve, notices } = setUp( () => route );
			await resolve.getProducts();
			expect( from.getApiState() ).toBe( API_STATE.NOT_CONNECTED );
			expect( from.getConnectUrl() ).toBeNull();
			expect( notices ).toEqual( [ [ 'error', message ] ] );
		}
	);

	it( 'says nothing of a failure where newsletters are asked for', async () => {
		const { from, resolve, notices } = setUp( () => ( {
			status: 500,
			body: { code: 'x', message: 'y' },
		} ) );
		await resolve.getNewsletterTierProducts();
		expect( from.getApiState() ).toBe( API_STATE.NOT_CONNECTED );
		expect( notices ).toEqual( [] );
	} );

	it( 'stores a product, chooses it, and says so', async () => {
		const { from, to, notices } = setUp();
		const told: unknown[] = [];
		await to.saveProduct(
			PLAN,
			'subscription',
			( ids: number[] ) => told.push( ids ),
			( isSaved: boolean ) => told.push( isSaved )
		);
		expect( told ).toEqual( [ [ 8 ], true ] );
		expect( from.getProductsNoResolver() ).toEqual( [
			{ ...PLAN, id: 8 },
		] );
		expect( notices ).toEqual( [
			[ 'success', 'Successfully created subscription' ],
		] );
	} );

	it.each( [
		[ { title: ' ' }, 'Payment plan requires a name' ],
		[ { price: '' }, 'Payment plan requires a valid price' ],
		[ { price: 'x' }, 'Payment plan requires a valid price' ],
		[ { price: 5.001 }, 'Payment plan requires a valid price' ],
		[ { price: 0.49 }, 'Minimum allowed price is $0.50.' ],
		[ { price: -5 }, 'Minimum allowed price is $0.50.' ],
		[ { price: 49, currency: 'JPY' }, 'Minimum allowed price is ¥50.' ],
	] )( 'does not send %j', async ( change, message ) => {
		const { to, sent, notices } = setUp();
		const told: boolean[] = [];
		await to.saveProduct(
			{ ...PLAN, ...change },
			'payment plan',
			undefined,
			( isSaved: boolean ) => told.push( isSaved )
		);
		expect( sent ).toEqual( [] );
		expect( told ).toEqual( [ false ] );
		expect( notices ).toEqual( [ [ 'error', message ] ] );
	} );

	it( 'says why a product could not be stored', async () => {
		const { from, to, notices } = setUp( undefined, () => ( {
			status: 503,
			body: { code: 'not_stored', message: 'Try again.' },
		} ) );
		await to.saveProduct( PLAN );
		expect( from.getProductsNoResolver() ).toEqual( [] );
		expect( notices ).toEqual( [
			[
				'error',
				'There was an error when adding the payment plan. Try again.',
			],
		] );
	} );

	it( 'knows which chosen products cannot be sold', async () => {
		const { from, resolve } = setUp( () => ( {
			body: {
				...CONNECTED,
				products: [ PLAN, { ...PLAN, id: 9, currency: 'BTC' } ],
			},
		} ) );
		expect( from.isInvalidProduct( 9 ) ).toBe( false );
		await resolve.getProducts( 'payment plan', [ 7 ] );
		expect(
			[ undefined, 7, '7', 9, 10 ].map( from.isInvalidProduct )
		).toEqual( [ false, false, false, true, true ] );
	} );

	it( 'sets what others dispatch', () => {
		const { from, to } = setUp();
		void to.setSubscriberCounts( {
			socialFollowers: 1,
			emailSubscribers: 2,
			paidSubscribers: 3,
		} );
		void to.setNewsletterCategories( {
			enabled: true,
			categories: [ { id: 1, name: 'A', slug: 'a' } ],
		} );
		void to.setNewsletterCategoriesSubscriptionsCount( 4 );
		expect( from.getSubscriberCounts().paidSubscribers ).toBe( 3 );
		expect( from.getNewsletterCategoriesEnabled() ).toBe( true );
		expect( from.getNewsletterCategories() ).toHaveLength( 1 );
		expect( from.getNewsletterCategoriesSubscriptionsCount() ).toBe( 4 );
	} );
} );
