import fc from 'fast-check';
import { createRegistry } from '@wordpress/data';
import { createPlansStore, STORE_NAME, UNLIMITED } from '@slipstream/plans';
import { featureOf } from '../client';
import type { AiFeature } from '@slipstream/plans';

const TIER = { slug: 'ai-assistant-tier-100', value: 100, limit: 100 };
const TIERED: Partial< AiFeature > = {
	currentTier: TIER,
	nextTier: { slug: 'ai-assistant-tier-200', value: 200, limit: 200 },
	requestsLimit: 20,
	requestsCount: 500,
	usagePeriod: { currentStart: 'a', nextStart: 'b', requestsCount: 99 },
};

function setUp( read: () => Promise< AiFeature > = async () => wire() ) {
	const registry = createRegistry();
	const store = createPlansStore( read );
	registry.register( store );
	return {
		registry,
		feature: () => registry.select( store ).getAiAssistantFeature(),
		select: registry.select( store ),
		dispatch: registry.dispatch( store ),
	};
}

function wire( some: Record< string, unknown > = {} ): AiFeature {
	return featureOf( {
		'has-feature': true,
		'is-over-limit': false,
		'requests-count': 7,
		'requests-limit': 100,
		'usage-period': {
			'current-start': '2026-11-01 00:00:00',
			'next-start': '2026-12-01 00:00:00',
			'requests-count': 3,
		},
		'site-require-upgrade': false,
		'upgrade-type': 'default',
		'upgrade-url': 'https://a.test/upgrade',
		'current-tier': TIER,
		'next-tier': null,
		'tier-plans-enabled': false,
		...some,
	} );
}

/** Lets resolvers and what they started end. */
const settle = () => jest.advanceTimersByTimeAsync( 0 );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( `the store ${ STORE_NAME }`, () => {
	it( 'begins on the free tier, as others who read it expect', () => {
		const { feature, select } = setUp();
		expect( feature() ).toMatchObject( {
			hasFeature: true,
			isOverLimit: false,
			requestsCount: 0,
			requestsLimit: 20,
			requireUpgrade: false,
			upgradeType: 'default',
			currentTier: {
				slug: 'ai-assistant-tier-free',
				value: 0,
				limit: 20,
			},
			nextTier: null,
			tierPlansEnabled: false,
		} );
		expect( select.getAsyncRequestCountdownValue() ).toBe( 3 );
		expect( select.getAsyncRequestCountdownTimerId() ).toBe( 0 );
	} );

	it( 'asks the server when somebody first reads it, and only then', async () => {
		const read = jest.fn( async () => wire() );
		const { feature, select } = setUp( read );
		expect( read ).not.toHaveBeenCalled();
		feature();
		await settle();
		feature();
		await settle();
		expect( read ).toHaveBeenCalledTimes( 1 );
		expect( feature() ).toMatchObject( {
			requestsCount: 7,
			currentTier: TIER,
			usagePeriod: { requestsCount: 3, nextStart: '2026-12-01 00:00:00' },
			upgradeUrl: 'https://a.test/upgrade',
		} );
		expect( select.getIsRequestingAiAssistantFeature() ).toBe( false );
	} );

	it( 'ends a request that failed, keeps what it knew, and can ask again', async () => {
		const read = jest
			.fn< Promise< AiFeature >, [] >()
			.mockRejectedValueOnce( new TypeError( 'offline' ) )
			.mockResolvedValue( wire() );
		const { dispatch, select, feature } = setUp( read );
		await dispatch.fetchAiAssistantFeature();
		expect( select.getIsRequestingAiAssistantFeature() ).toBe( false );
		expect( feature().requestsLimit ).toBe( 20 );
		await dispatch.fetchAiAssistantFeature();
		expect( feature().requestsCount ).toBe( 7 );
	} );

	it( 'asks again five seconds after the third request, and a fourth begins the rest anew', async () => {
		const read = jest.fn( async () => wire() );
		const { dispatch, select } = setUp( read );
		void dispatch.increaseAiAssistantRequestsCount();
		void dispatch.increaseAiAssistantRequestsCount();
		expect( select.getAsyncRequestCountdownTimerId() ).toBe( 0 );
		void dispatch.increaseAiAssistantRequestsCount();
		expect( select.getAsyncRequestCountdownTimerId() ).not.toBe( 0 );
		await jest.advanceTimersByTimeAsync( 4000 );
		void dispatch.increaseAiAssistantRequestsCount();
		await jest.advanceTimersByTimeAsync( 4999 );
		expect( read ).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync( 1 );
		expect( read ).toHaveBeenCalledTimes( 1 );
		expect( select.getAsyncRequestCountdownValue() ).toBe( 3 );
		expect( select.getAsyncRequestCountdownTimerId() ).toBe( 0 );
	} );

	it( 'dequeues', async () => {
		const read = jest.fn( async () => wire() );
		const { dispatch, select } = setUp( read );
		void dispatch.enqueueAiAssistantFeatureAsyncRequest();
		void dispatch.dequeueAiAssistantFeatureAsyncRequest();
		await jest.advanceTimersByTimeAsync( 10_000 );
		expect( read ).not.toHaveBeenCalled();
		expect( select.getAsyncRequestCountdownTimerId() ).toBe( 0 );
	} );
} );

describe( 'one request more', () => {
	const cases: [ string, Partial< AiFeature >, boolean, boolean ][] = [
		[ 'free, room', { requestsCount: 18 }, false, false ],
		[
			'free, the last, nothing to upgrade to',
			{ requestsCount: 19 },
			true,
			false,
		],
		[ 'free, the last', { requestsCount: 19, nextTier: TIER }, true, true ],
		[ 'tiered, the last: the month counts', TIERED, true, true ],
		[
			'tiered without a next tier',
			{ ...TIERED, nextTier: null },
			true,
			false,
		],
		[
			'unlimited',
			{
				...TIERED,
				currentTier: { slug: 'u', value: 1, limit: UNLIMITED },
			},
			false,
			false,
		],
		[
			'no tier, no feature: free',
			{ currentTier: undefined, hasFeature: false, requestsCount: 19 },
			true,
			false,
		],
		[
			'no tier, with the feature: unlimited',
			{ currentTier: undefined, requestsCount: 1000 },
			false,
			false,
		],
	];
	it.each( cases )( '%s', ( _name, given, isOverLimit, requireUpgrade ) => {
		const { dispatch, feature } = setUp();
		void dispatch.storeAiAssistantFeature( given );
		const before = feature();
		void dispatch.increaseAiAssistantRequestsCount();
		expect( feature() ).toMatchObject( {
			isOverLimit,
			requireUpgrade,
			requestsCount: before.requestsCount + 1,
			usagePeriod: {
				requestsCount: ( before.usagePeriod?.requestsCount ?? 0 ) + 1,
			},
		} );
	} );

	it( 'counts the same however the requests are grouped', () => {
		fc.assert(
			fc.property(
				fc.array( fc.integer( { min: 1, max: 30 } ) ),
				( counts ) => {
					const { dispatch, feature } = setUp();
					counts.forEach( ( count ) =>
						dispatch.increaseAiAssistantRequestsCount( count )
					);
					const sum = counts.reduce(
						( total, count ) => total + count,
						0
					);
					expect( feature().requestsCount ).toBe( sum );
					expect( feature().isOverLimit ).toBe( sum >= 20 );
				}
			),
			{ numRuns: 20 }
		);
	} );
} );

describe( 'what others set', () => {
	it( 'an upgrade that is needed means that the limit is reached; one that is not leaves that alone', () => {
		const { dispatch, feature } = setUp();
		void dispatch.setAiAssistantFeatureRequireUpgrade();
		expect( feature() ).toMatchObject( {
			requireUpgrade: true,
			isOverLimit: true,
		} );
		void dispatch.setAiAssistantFeatureRequireUpgrade( false );
		expect( feature() ).toMatchObject( {
			requireUpgrade: false,
			isOverLimit: true,
		} );
	} );

	it( 'plans and tiers', () => {
		const { dispatch, select, feature } = setUp();
		void dispatch.setTierPlansEnabled();
		expect( feature().tierPlansEnabled ).toBe( true );
		void dispatch.setPlans( [ { product_slug: 'one', product_id: 1 } ] );
		expect( select.getPlan( 'one' )?.product_id ).toBe( 1 );
		expect( select.getPlan( 'two' ) ).toBeUndefined();
	} );

	it( 'nonsense from the wire becomes a feature all the same', () => {
		expect(
			featureOf( { 'usage-period': [], 'current-tier': 'x' } )
		).toMatchObject( {
			hasFeature: false,
			requestsCount: 0,
			upgradeType: 'default',
			nextTier: null,
		} );
	} );
} );
