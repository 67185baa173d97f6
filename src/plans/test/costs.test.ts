import { dispatch, select } from '@wordpress/data';
import {
	countImage,
	countRequest,
	imageCost,
	registerPlansStore,
	store,
} from '@slipstream/plans';
import type { AiFeature } from '@slipstream/plans';

const feature = ( costs?: AiFeature[ 'costs' ] ) => ( { costs } );

describe( 'the cost of an image', () => {
	it.each( [
		[ undefined, 10 ],
		[ {}, 10 ],
		[ { 'featured-post-image': { activeModel: 7 } }, 7 ],
		[ { 'featured-post-image': { image: 4 } }, 4 ],
		[
			{
				'featured-post-image': { activeModel: 7 },
				'jetpack-ai-logo-generator': { logo: 3 },
			},
			3,
		],
		[ { 'jetpack-ai-logo-generator': { logo: 'many' } }, 10 ],
		[ { 'jetpack-ai-logo-generator': null }, 10 ],
	] )( 'of %j is %d', ( costs, cost ) => {
		expect(
			imageCost( feature( costs ), 'jetpack-ai-logo-generator' )
		).toBe( cost );
	} );
} );

describe( 'counting', () => {
	beforeEach( () => {
		jest.useFakeTimers();
		globalThis.fetch = () => new Promise( () => {} );
		window.slipstreamSettings = { restRoot: 'https://a.test/' };
		registerPlansStore();
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'adds what an image counts as, and asks the server after three of them', async () => {
		const used = () =>
			select( store ).getAiAssistantFeature().requestsCount;
		await dispatch( store ).storeAiAssistantFeature( {
			costs: { 'featured-post-image': { activeModel: 7 } },
		} );
		const before = used();
		countImage( 'featured-post-image' );
		expect( used() ).toBe( before + 7 );
		countRequest();
		expect( used() ).toBe( before + 8 );
		expect( select( store ).getAsyncRequestCountdownTimerId() ).toBe( 0 );
		countImage( 'general-image' );
		expect( used() ).toBe( before + 15 );
		expect( select( store ).getAsyncRequestCountdownTimerId() ).not.toBe(
			0
		);
	} );
} );
