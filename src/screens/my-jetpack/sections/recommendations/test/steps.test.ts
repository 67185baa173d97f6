import { OFFERS } from '../logic/offers';
import { SLUGS, nextStep, remembered, shownStep, slugOf } from '../logic/steps';
import type { Facts } from '../logic/steps';

const facts = ( some: Partial< Facts > = {} ): Facts => ( {
	data: {},
	step: 'not-started',
	modules: { 'related-posts': false, stats: false },
	plugins: {},
	conditional: [],
	hasAiServer: false,
	...some,
} );

/** All steps that somebody sees, from a step on. */
function path( from: string, known: Facts ): string[] {
	const steps = [];
	for ( let step = from; step !== 'summary'; ) {
		step = nextStep( step, known );
		steps.push( step );
	}
	return steps;
}

const WOOCOMMERCE = { 'woocommerce/woocommerce.php': { active: false } };
const AKISMET = { 'akismet/akismet.php': { active: false } };

describe( 'the chain of recommendations', () => {
	it( 'stops at what is here and off', () => {
		expect( path( 'not-started', facts() ) ).toEqual( [
			'site-type-question',
			'related-posts',
			'stats',
			'ai-server',
			'summary',
		] );
	} );

	it( 'goes past what is on, or not here at all', () => {
		const known = facts( {
			modules: { 'related-posts': true, monitor: false },
			hasAiServer: true,
		} );
		expect( path( 'not-started', known ) ).toEqual( [
			'site-type-question',
			'summary',
		] );
	} );

	it.each( [
		[ 'a store with the plugin', true, WOOCOMMERCE, true ],
		[ 'a store without the plugin', true, {}, false ],
		[ 'no store', false, WOOCOMMERCE, false ],
		[
			'a store that has it on',
			true,
			{ 'woocommerce/woocommerce.php': { active: true } },
			false,
		],
	] )( 'for %s, recommends WooCommerce: %s', ( _, isStore, plugins, is ) => {
		const known = facts( {
			data: { 'site-type-store': isStore },
			plugins,
		} );
		expect( path( 'not-started', known ).includes( 'woocommerce' ) ).toBe(
			is
		);
	} );

	it( 'recommends something against spam only where the site has given rise to it', () => {
		const known = facts( { plugins: AKISMET } );
		expect( path( 'ai-server', known ) ).toEqual( [ 'summary' ] );
		expect(
			path( 'ai-server', { ...known, conditional: [ 'anti-spam' ] } )
		).toEqual( [ 'anti-spam', 'summary' ] );
	} );

	it.each( [
		'agency',
		'monitor',
		'site-accelerator',
		'publicize',
		'protect',
		'videopress',
		'backup-plan',
		'boost',
		'product-suggestions',
	] )( 'never stops at %s, which is not here', ( step ) => {
		const known = facts( {
			data: { 'site-type-agency': true },
			modules: { monitor: false, publicize: false },
			conditional: [ 'publicize', 'protect', 'videopress', 'boost' ],
		} );
		expect( path( 'not-started', known ) ).not.toContain( step );
		expect( path( step, known ).at( -1 ) ).toBe( 'summary' );
	} );

	it( 'leads to the summary from what nobody knows, and from an earlier set-up', () => {
		expect( nextStep( 'nobody-knows', facts() ) ).toBe( 'summary' );
		expect( nextStep( 'setup-wizard-completed', facts() ) ).toBe(
			'summary'
		);
		expect( nextStep( 'banner-completed', facts() ) ).toBe(
			'related-posts'
		);
	} );
} );

describe( 'the step that is shown', () => {
	it.each( [
		[ '', 'not-started', 'site-type-question' ],
		[ '', 'site-type-question', 'site-type-question' ],
		[ '', 'stats', 'stats' ],
		[ '', 'monitor', 'related-posts' ],
		[ '', 'summary', 'summary' ],
		[ 'site-type', 'summary', 'site-type-question' ],
		[ 'stats', 'summary', 'stats' ],
		[ 'summary', 'not-started', 'summary' ],
		[ 'anti-spam', 'not-started', 'summary' ],
	] )( 'at the address "%s", after %s, is %s', ( slug, step, shown ) => {
		expect( shownStep( slug, facts( { step } ) ) ).toBe( shown );
	} );

	it( 'can be one that is on already', () => {
		expect(
			shownStep( 'stats', facts( { modules: { stats: true } } ) )
		).toBe( 'stats' );
	} );

	it( 'has an address each', () => {
		expect( slugOf( 'not-started' ) ).toBe( 'site-type' );
		expect( slugOf( 'site-type-question' ) ).toBe( 'site-type' );
		expect( Object.keys( OFFERS ).map( slugOf ) ).toEqual(
			SLUGS.slice( 2 )
		);
	} );
} );

describe( 'what is remembered', () => {
	it( 'is what was done last with a step', () => {
		const before = {
			'site-type-store': true,
			skippedRecommendations: [ 'stats' ],
		};
		const done = remembered( before, 'stats', false );
		expect( done ).toEqual( {
			'site-type-store': true,
			skippedRecommendations: [],
			selectedRecommendations: [ 'stats' ],
			viewedRecommendations: [ 'stats' ],
		} );
		expect( remembered( done, 'stats', true ) ).toMatchObject( {
			skippedRecommendations: [ 'stats' ],
			selectedRecommendations: [],
			viewedRecommendations: [ 'stats' ],
		} );
	} );
} );
