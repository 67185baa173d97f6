import { OFFERS } from '../logic/offers';
import { SLUGS, nextStep, remembered, shownStep, slugOf } from '../logic/steps';
import type { Facts } from '../logic/steps';

const facts = ( some: Partial< Facts > = {} ): Facts => ( {
	data: {},
	answers: {},
	step: 'not-started',
	modules: {
		'related-posts': false,
		stats: false,
		wordads: false,
		'verification-tools': true,
		google: '',
	},
	plugins: {},
	conditional: [],
	hasAiServer: false,
	isAtHub: false,
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
const CREATIVE_MAIL = {
	'creative-mail-by-constant-contact/creative-mail-plugin.php': {
		active: false,
	},
};
const SPECIAL = [
	'agency',
	'woocommerce',
	'creative-mail',
	'verification',
	'ads',
];
const AKISMET = { 'akismet/akismet.php': { active: false } };

describe( 'the chain of recommendations', () => {
	it( 'stops at what is here and off', () => {
		expect( path( 'not-started', facts() ) ).toEqual( [
			'site-type-question',
			'related-posts',
			'stats',
			'verification',
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

	it.each( [
		[ 'a personal site', { 'site-type-personal': true }, {}, [] ],
		[
			'a personal site that others call a business',
			{ 'site-type-personal': true },
			{ use: 'business' },
			[],
		],
		[
			'a personal store',
			{ 'site-type-personal': true, 'site-type-store': true },
			{},
			[ 'woocommerce', 'creative-mail', 'verification' ],
		],
		[
			'a site that is made for others',
			{ 'site-type-agency': true },
			{},
			[ 'agency', 'creative-mail', 'verification' ],
		],
		[
			'a site with ads',
			{ 'advertising-revenue': true },
			{},
			[ 'creative-mail', 'verification', 'ads' ],
		],
		[ 'one whose use was asked', {}, { use: 'personal' }, [] ],
		[
			'one that was asked all',
			{},
			{
				use: 'personal',
				'store-revenue': '1',
				'advertising-revenue': true,
				'site-updates': '0',
			},
			[ 'woocommerce', 'creative-mail', 'verification', 'ads' ],
		],
		[
			'a personal one with news',
			{},
			{ use: 'personal', 'site-updates': true },
			[ 'creative-mail' ],
		],
		[
			'one that says now that it is no store',
			{ 'site-type-store': false },
			{ 'store-revenue': true },
			[ 'creative-mail', 'verification' ],
		],
	] )( 'goes with %s', ( _, data, answers, special ) => {
		const known = facts( {
			data,
			answers: answers as Facts[ 'answers' ],
			plugins: { ...WOOCOMMERCE, ...CREATIVE_MAIL },
		} );
		expect(
			path( 'not-started', known ).filter( ( step ) =>
				SPECIAL.includes( step )
			)
		).toEqual( special );
	} );

	it( 'offers no AI server where AI is off or a hub answers, and no hub where there is one', () => {
		const known = facts( {
			data: { 'site-type-agency': true },
			hasAiServer: undefined,
			isAtHub: true,
		} );
		expect( path( 'not-started', known ) ).not.toContain( 'ai-server' );
		expect( path( 'not-started', known ) ).not.toContain( 'agency' );
		expect( shownStep( 'ai-server', known ) ).not.toBe( 'ai-server' );
	} );

	it( 'offers no code for search engines where there is one, or no place for it', () => {
		const modules = { 'verification-tools': true, bing: 'abc' };
		expect( path( 'stats', facts( { modules } ) ) ).not.toContain(
			'verification'
		);
		expect(
			path( 'stats', facts( { modules: { google: '' } } ) )
		).not.toContain( 'verification' );
	} );

	it( 'recommends something against spam only where the site has given rise to it', () => {
		const known = facts( { plugins: AKISMET } );
		expect( path( 'ai-server', known ) ).toEqual( [ 'summary' ] );
		expect(
			path( 'ai-server', { ...known, conditional: [ 'anti-spam' ] } )
		).toEqual( [ 'anti-spam', 'summary' ] );
	} );

	it.each( [
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
