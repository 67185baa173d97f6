import { isAiOffered } from '../is-ai-offered';
import type { AiBootstrap } from '../types';

/** A page of a site with some AI. */
function page( ai: object ) {
	window.slipstreamSettings = {
		restRoot: 'https://site.test/wp-json/',
		ai: {
			isEnabled: true,
			isAllowed: true,
			engine: 'openai',
			features: { writing: true, forms: true, images: true, voice: true },
			...ai,
		} as AiBootstrap,
	};
}

describe( 'isAiOffered', () => {
	it.each( [
		[ {}, true ],
		[ { engine: 'demo' }, true ],
		[ { engine: 'hub' }, true ],
		[ { engine: 'none' }, false ],
		[ { isEnabled: false }, false ],
		[ { isAllowed: false }, false ],
		[
			{
				features: {
					writing: false,
					forms: true,
					images: true,
					voice: true,
				},
			},
			false,
		],
	] )( 'for %p is %p', ( ai, isOffered ) => {
		page( ai );
		expect( isAiOffered( 'writing' ) ).toBe( isOffered );
	} );
} );
