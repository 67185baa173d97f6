<?php

declare( strict_types=1 );

namespace Slipstream\Tests\My_Jetpack;

use Slipstream\Ai\Engines\Ai_Server_Settings;
use Slipstream\Connection\Connection_Module;
use Slipstream\My_Jetpack\My_Jetpack_Module;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;

/**
 * They have the shapes that clients know, tell nobody more than the routes do, and are on one page alone.
 */
final class Page_Globals_Test extends Test_Case {

	/** Members of myJetpackInitialState. */
	private const PAGE = array(
		'products',
		'plugins',
		'themes',
		'myJetpackUrl',
		'myJetpackCheckoutUri',
		'topJetpackMenuItemUrl',
		'siteSuffix',
		'siteUrl',
		'blogID',
		'myJetpackVersion',
		'myJetpackFlags',
		'fileSystemWriteAccess',
		'loadAddLicenseScreen',
		'adminUrl',
		'IDCContainerID',
		'userIsAdmin',
		'lifecycleStats',
		'recommendedModules',
		'isStatsModuleActive',
		'canUserViewStats',
		'sandboxedDomain',
		'isDevVersion',
		'isAtomic',
		'isJetpackPluginActive',
		'latestBoostSpeedScores',
		'purchases',
		'redBubbleAlerts',
		'welcomeBanner',
	);

	/** Members of Initial_State. */
	private const DASHBOARD = array(
		'WP_API_root',
		'WP_API_nonce',
		'registrationNonce',
		'purchaseToken',
		'partnerCoupon',
		'pluginBaseUrl',
		'connectionStatus',
		'connectedPlugins',
		'connectUrl',
		'dismissedNotices',
		'isDevVersion',
		'currentVersion',
		'is_gutenberg_available',
		'getModules',
		'rawUrl',
		'adminUrl',
		'siteTitle',
		'stats',
		'aff',
		'partnerSubsidiaryId',
		'settings',
		'userData',
		'siteData',
		'themeData',
		'jetpackStateNotices',
		'tracksUserData',
		'currentIp',
		'lastPostUrl',
		'externalServicesConnectUrls',
		'calypsoEnv',
		'products',
		'recommendationsStep',
		'isSafari',
		'doNotUseConnectionIframe',
		'licensing',
		'jetpackManage',
		'hasSeenWCConnectionModal',
		'newRecommendations',
		'isWooCommerceActive',
		'useMyJetpackLicensingUI',
		'isOdysseyStatsEnabled',
		'shouldInitializeBlaze',
		'isBlazeDashboardEnabled',
		'newsletterDateExample',
	);

	private const SECRET = 'sk-0123456789abcdefABCDEF';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_http_request', array( $this, 'fail_request' ) );
		Plugin::module( Connection_Module::class )->connection()->register( $this->sign_in( 'administrator' )->ID );
		update_option( Ai_Server_Settings::KEY, self::SECRET );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_http_request', array( $this, 'fail_request' ) );
		parent::tearDown();
	}

	public function fail_request(): never {
		self::fail( 'No provider is asked for a page.' );
	}

	public function test_each_has_its_members(): void {
		$all = $this->globals();
		self::assertSame(
			array( 'JP_CONNECTION_INITIAL_STATE', 'Initial_State', 'myJetpackInitialState', 'myJetpackRest' ),
			array_keys( $all )
		);
		self::assertEqualsCanonicalizing(
			array(
				'apiRoot',
				'apiNonce',
				'registrationNonce',
				'connectionStatus',
				'userConnectionData',
				'connectedPlugins',
				'wpVersion',
				'siteSuffix',
				'calypsoEnv',
				'connectionErrors',
				'isOfflineMode',
				'isOwnershipTransferable',
				'connectionOwner',
			),
			array_keys( $all['JP_CONNECTION_INITIAL_STATE'] )
		);
		self::assertEqualsCanonicalizing( self::DASHBOARD, array_keys( $all['Initial_State'] ) );
		self::assertEqualsCanonicalizing( self::PAGE, array_keys( $all['myJetpackInitialState'] ) );
	}

	public function test_they_say_what_the_routes_say(): void {
		$all = $this->globals();
		list( 'Initial_State' => $dashboard, 'myJetpackInitialState' => $page, 'JP_CONNECTION_INITIAL_STATE' => $connection ) = $all;
		self::assertSame( $this->wire( '/jetpack/v4/connection' ), $connection['connectionStatus'] );
		self::assertSame( get_current_user_id(), $connection['connectionOwner']['id'] );
		self::assertSame( $this->wire( '/my-jetpack/v1/site/products' ), $page['products']['items'] );
		self::assertSame( $this->wire( '/jetpack/v4/settings' ), $dashboard['settings'] );
		self::assertSame( 'contact-form', $dashboard['getModules']['contact-form']['module'] );
		self::assertSame(
			array( 'slipstream-own', 'complete', false ),
			array(
				$dashboard['siteData']['plan']['product_slug'],
				$dashboard['siteData']['plan']['class'],
				$dashboard['siteData']['plan']['is_free'],
			)
		);
		self::assertContains( 'contact-form', $dashboard['siteData']['plan']['supports'] );
		self::assertSame(
			array( true, true ),
			array(
				$dashboard['userData']['currentUser']['isMaster'],
				$dashboard['userData']['currentUser']['permissions']['manage_options'],
			)
		);
		self::assertSame( array( '', '1' ), array( $dashboard['connectUrl'], $page['userIsAdmin'] ) );
		Plugin::module( Connection_Module::class )->connection()->disconnect();
		$state = $this->globals()['Initial_State'];
		self::assertSame(
			array( 'jetpack_free', true ),
			array( $state['siteData']['plan']['product_slug'], $state['siteData']['plan']['is_free'] )
		);
		self::assertStringContainsString( 'admin-post.php', $state['connectUrl'] );
	}

	public function test_they_hold_no_secret_and_tell_authors_less(): void {
		self::assertStringNotContainsString( self::SECRET, (string) wp_json_encode( $this->globals() ) );
		$author = $this->sign_in( 'author' );
		$all    = $this->globals();
		self::assertSame(
			array( array(), array(), '' ),
			array(
				$all['myJetpackInitialState']['plugins'],
				$all['myJetpackInitialState']['themes'],
				$all['myJetpackInitialState']['userIsAdmin'],
			)
		);
		self::assertSame( $this->wire( '/jetpack/v4/settings' ), $all['Initial_State']['settings'] );
		self::assertSame(
			array( $author->user_email, false, false ),
			array(
				$all['Initial_State']['userData']['currentUser']['email'],
				$all['Initial_State']['userData']['currentUser']['permissions']['manage_options'],
				$all['JP_CONNECTION_INITIAL_STATE']['isOwnershipTransferable'],
			)
		);
	}

	public function test_they_are_printed_before_the_script_and_leave_what_is_there(): void {
		wp_register_script( 'page-globals-test', 'https://example.test/x.js', array(), '1', true );
		update_option( 'blogname', '</script><script>alert(1)</script>' );
		Plugin::module( My_Jetpack_Module::class )->globals()->print_before( 'page-globals-test' );
		$printed = implode(
			"\n",
			array_filter( (array) wp_scripts()->get_data( 'page-globals-test', 'before' ), 'is_string' )
		);
		wp_deregister_script( 'page-globals-test' );
		self::assertStringContainsString(
			"if ( typeof window.Initial_State !== 'object' ) { window.Initial_State = {",
			$printed
		);
		self::assertStringNotContainsString( '</script', $printed );
	}

	/** @return array<string, array<string, mixed>> What the page gets, as the browser reads it. */
	private function globals(): array {
		return json_decode(
			(string) wp_json_encode( Plugin::module( My_Jetpack_Module::class )->globals()->all() ),
			true
		);
	}

	/** @return array<string, mixed> What a route answers, as the browser reads it. */
	private function wire( string $path ): array {
		return json_decode( (string) wp_json_encode( $this->rest( 'GET', $path )->get_data() ), true );
	}
}
