/**
 * @jest-environment node
 */
import { json, setUp } from './support/network';
import type { RestClient } from '@slipstream/rest-client';

type Call = ( client: RestClient ) => Promise< unknown >;
const V4 = 'jetpack/v4/';

const READS: readonly ( readonly [ string, Call ] )[] = [
	[ 'connection', ( c ) => c.fetchConnection() ],
	[ 'connection/data', ( c ) => c.fetchConnectionData() ],
	[ 'connection/test', ( c ) => c.testConnection() ],
	[ 'connection/url', ( c ) => c.fetchConnectUrl( { from: 'x' } ) ],
	[ 'connection/plugins', ( c ) => c.fetchConnectedPlugins() ],
	[ 'connection/authorize_url', ( c ) => c.fetchAuthorizeUrl( 'x' ) ],
	[ 'tracking/settings', ( c ) => c.fetchTracking() ],
	[ 'module/all', ( c ) => c.fetchModules() ],
	[ 'module/stats', ( c ) => c.fetchModule( 'stats' ) ],
	[ 'module/protect/data', ( c ) => c.fetchProtectCount() ],
	[ 'module/stats/data', ( c ) => c.fetchStats( 'week' ) ],
	[ 'module/vaultpress/data', ( c ) => c.fetchVaultPress() ],
	[ 'module/akismet/data', ( c ) => c.fetchAkismet() ],
	[ 'module/akismet/key/check', ( c ) => c.checkAkismetKey() ],
	[ 'settings', ( c ) => c.fetchSettings() ],
	[ 'plugins', ( c ) => c.fetchPlugins() ],
	[ 'updates/plugins', ( c ) => c.fetchPluginUpdates() ],
	[ 'plans', ( c ) => c.fetchPlans() ],
	[ 'site', ( c ) => c.fetchSite() ],
	[ 'site/features', ( c ) => c.fetchFeatures() ],
	[ 'site/products', ( c ) => c.fetchSiteProducts() ],
	[ 'site/purchases', ( c ) => c.fetchPurchases() ],
	[ 'site/benefits', ( c ) => c.fetchBenefits() ],
	[ 'site/discount', ( c ) => c.fetchDiscount() ],
	[ 'products', ( c ) => c.fetchProducts() ],
	[ 'rewind', ( c ) => c.fetchRewind() ],
	[ 'scan', ( c ) => c.fetchScan() ],
	[ 'intro-offers', ( c ) => c.fetchIntroOffers() ],
	[ 'migration/status', ( c ) => c.fetchMigrationStatus() ],
	[ 'site/backup/undo-event', ( c ) => c.fetchUndoEvent() ],
	[ 'site/backup/preflight', ( c ) => c.fetchPreflight() ],
	[ 'setup/questionnaire', ( c ) => c.fetchQuestionnaire() ],
	[ 'recommendations/data', ( c ) => c.fetchRecommendations() ],
	[
		'recommendations/product-suggestions',
		( c ) => c.fetchProductSuggestions(),
	],
	[ 'recommendations/upsell', ( c ) => c.fetchUpsell() ],
	[ 'recommendations/conditional', ( c ) => c.fetchConditional() ],
	[ 'verify-site/google', ( c ) => c.checkVerification() ],
	[ 'verify-site/google/5', ( c ) => c.checkVerification( 5 ) ],
	[ 'licensing/user/counts', ( c ) => c.fetchLicenseCounts() ],
	[ 'licensing/user/licenses', ( c ) => c.fetchLicenses() ],
	[ 'search/plan', ( c ) => c.fetchSearchPlan() ],
	[ 'search/settings', ( c ) => c.fetchSearchSettings() ],
	[ 'search/stats', ( c ) => c.fetchSearchStats() ],
	[ 'search/pricing', ( c ) => c.fetchSearchPricing() ],
	[ 'waf', ( c ) => c.fetchFirewall() ],
	[ 'wordads/settings', ( c ) => c.fetchAds() ],
];

const WRITES: readonly ( readonly [ string, Call, unknown ] )[] = [
	[
		'connection/register',
		( c ) => c.registerSite( { registration_nonce: 'x', from: 'y' } ),
		{ registration_nonce: 'x', from: 'y' },
	],
	[ 'connection', ( c ) => c.disconnectSite(), { isActive: false } ],
	[ 'connection/user', ( c ) => c.unlinkUser(), { linked: false } ],
	[ 'connection/reconnect', ( c ) => c.reconnect(), {} ],
	[
		'tracking/settings',
		( c ) => c.updateTracking( true ),
		{ tracks_opt_out: true },
	],
	[ 'seen-wc-connection-modal', ( c ) => c.markConnectionModalSeen(), {} ],
	[
		'module/stats/active',
		( c ) => c.setModuleActive( 'stats', true ),
		{ active: true },
	],
	[
		'module/stats',
		( c ) => c.updateModuleOptions( 'stats', { admin_bar: false } ),
		{ admin_bar: false },
	],
	[
		'module/akismet/key/check',
		( c ) => c.checkAkismetKey( 'abc' ),
		{ api_key: 'abc' },
	],
	[ 'settings', ( c ) => c.updateSettings( { a: 1 } ), { a: 1 } ],
	[
		'options/options',
		( c ) => c.resetOptions( 'options' ),
		{ reset: true },
	],
	[
		'plugins',
		( c ) => c.installPlugin( 'woocommerce' ),
		{ slug: 'woocommerce', status: 'active' },
	],
	[
		'setup/questionnaire',
		( c ) => c.saveQuestionnaire( { status: 'completed' } ),
		{ status: 'completed' },
	],
	[
		'recommendations/data',
		( c ) => c.saveRecommendations( { a: [ 'b' ] } ),
		{ data: { a: [ 'b' ] } },
	],
	[
		'recommendations/step',
		( c ) => c.saveRecommendationsStep( 'summary' ),
		{ step: 'summary' },
	],
	[
		'notice/welcome',
		( c ) => c.dismissNotice( 'welcome' ),
		{ dismissed: true },
	],
	[ 'verify-site/google', ( c ) => c.verifySite( 3 ), { keyring_id: 3 } ],
	[ 'marketing/survey', ( c ) => c.sendSurvey( { a: 'b' } ), { a: 'b' } ],
	[
		'licensing/error',
		( c ) => c.recordLicensingError( 'No.' ),
		{ error: 'No.' },
	],
	[
		'licensing/set-license',
		( c ) => c.setLicense( 'key' ),
		{ license: 'key' },
	],
	[
		'licensing/user/activation-notice-dismiss',
		( c ) => c.dismissActivationNotice( 2 ),
		{ last_detached_count: 2 },
	],
	[
		'licensing/attach-licenses',
		( c ) => c.attachLicenses( [ 'a' ] ),
		{ licenses: [ 'a' ] },
	],
	[ 'identity-crisis/confirm-safe-mode', ( c ) => c.confirmSafeMode(), {} ],
	[
		'identity-crisis/start-fresh',
		( c ) => c.startFresh( 'admin.php' ),
		{ redirect_uri: 'admin.php' },
	],
	[ 'identity-crisis/migrate', ( c ) => c.migrate(), {} ],
	[
		'search/settings',
		( c ) => c.updateSearchSettings( { module_active: true } ),
		{ module_active: true },
	],
	[ 'waf', ( c ) => c.updateFirewall( { a: true } ), { a: true } ],
	[
		'wordads/settings',
		( c ) => c.updateAds( true ),
		{ module_active: true },
	],
];

describe( 'the calls of the dashboard', () => {
	it.each( READS )( 'GET %s, past every cache', async ( path, call ) => {
		const { client, sent } = setUp( () => json( { data: '{}' } ) );
		await call( client );
		expect( sent ).toMatchObject( [
			{ method: 'GET', path: V4 + path, headers: { 'X-WP-Nonce': 'n' } },
		] );
		expect( sent[ 0 ]?.query.get( '_cacheBuster' ) ).toBe( '7' );
	} );

	it.each( WRITES )( 'POST %s', async ( path, call, body ) => {
		const { client, sent } = setUp( () => json( {} ) );
		await call( client );
		expect( sent ).toMatchObject( [
			{ method: 'POST', path: V4 + path, headers: { 'X-WP-Nonce': 'n' } },
		] );
		expect( sent[ 0 ]?.body ).toEqual( body );
	} );

	it( 'say what they ask for in the query', async () => {
		const { client, sent } = setUp( () => json( {} ) );
		await client.fetchStats( 'month' );
		await client.fetchAuthorizeUrl( 'admin.php?page=x' );
		expect( sent[ 0 ]?.query.get( 'range' ) ).toBe( 'month' );
		expect( sent[ 1 ]?.query.get( 'redirect_uri' ) ).toBe(
			'admin.php?page=x'
		);
		expect( sent[ 1 ]?.query.get( 'no_iframe' ) ).toBe( '1' );
	} );

	it( 'have the days of the week in another namespace', async () => {
		const { client, sent } = setUp( () => json( {} ) );
		await client.fetchLocalizedWeek();
		expect( sent[ 0 ]?.path ).toBe(
			'wpcom/v2/business-hours/localized-week'
		);
	} );

	it( 'ask the search where it lives', async () => {
		const { client, sent } = setUp(
			() => json( {} ),
			'https://search.test/api/'
		);
		await client.fetchSearchPlan();
		await client.updateSearchSettings( {} );
		await client.fetchSite().catch( () => undefined );
		expect( sent.map( ( { path } ) => path ) ).toEqual( [
			'https://search.test/api/jetpack/v4/search/plan',
			'https://search.test/api/jetpack/v4/search/settings',
			'jetpack/v4/site',
		] );
	} );
} );
