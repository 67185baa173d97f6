<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Connection;

use Slipstream\Connection\Connection_Module;
use Slipstream\Connection\Connection_Services;
use Slipstream\Connection\Providers\Own_Links;
use Slipstream\Connection\State\Connected_Plugins;
use Slipstream\Connection\Storage\Connection_Errors;
use Slipstream\Connection\Storage\Connection_Secrets;
use Slipstream\Http\Request_Error;
use Slipstream\Plugin;
use Slipstream\Support\Clock;
use Slipstream\Tests\Test_Case;

/**
 * Nothing leaves the site, and everybody gets what the reference says.
 */
final class Own_Provider_Test extends Test_Case {

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_http_request', array( $this, 'fail_request' ) );
		$this->services()->connection()->register( $this->sign_in( 'administrator' )->ID );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_http_request', array( $this, 'fail_request' ) );
		Connected_Plugins::remove( 'shop' );
		parent::tearDown();
	}

	public function fail_request(): never {
		self::fail( 'Nothing leaves a site that is its own provider.' );
	}

	public function test_the_provider_is_the_site(): void {
		$data = $this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_data();
		self::assertSame( array( '', true, false, 'own', get_current_blog_id(), null, '', array(), null ), array( $data['address'], $data['is_own'], $data['is_fixed'], $data['state'], $data['site_id'], $data['registration'], $data['wanted_tier'], $data['alarms'], $data['crisis'] ) );
		self::assertSame( array( array( get_current_user_id(), 'administrator', true ) ), array_map( static fn ( array $user ): array => array( $user['id'], $user['role'], $user['is_owner'] ), $data['users'] ) );
		self::assertSame( rest_url(), $this->services()->provider()->root() );
		foreach ( array( 'retry', 'alarms', 'upgrade-request' ) as $path ) {
			$answer = $this->rest(
				'POST',
				"/slipstream/v1/connection/$path",
				array(
					'dismiss' => true,
					'tier'    => 'x',
				)
			);
			self::assertSame( 'retry' === $path ? 200 : 409, $answer->get_status() );
		}
	}

	public function test_the_test_names_what_is_wrong(): void {
		$data = $this->rest( 'GET', '/jetpack/v4/connection/test' )->get_data();
		self::assertSame( array( 'success', array( 'offline_mode', 'registered', 'owner', 'user_linked' ) ), array( $data['code'], $data['tests_run'] ) );
		$this->services()->connection()->disconnect();
		$answer = $this->rest( 'GET', '/jetpack/v4/connection/test' );
		self::assertSame( array( 424, 'registered', 'connect' ), array( $answer->get_status(), $answer->get_data()['code'], $answer->get_data()['data']['action'] ) );
		self::assertSame( array( 'owner', 'user_linked' ), array_column( $answer->get_data()['additional_errors'], 'code' ) );
		self::assertCount( 4, $answer->get_data()['data']['tests_run'] );
		self::assertSame( array( 'status' => 'success' ), $this->rest( 'GET', '/jetpack/v4/connection/check' )->get_data() );
	}

	public function test_the_bare_address(): void {
		$url = $this->rest( 'GET', '/jetpack/v4/connection/url', array( 'redirect' => 'admin.php?page=x' ) )->get_data();
		self::assertStringStartsWith( admin_url( 'admin-post.php?action=slipstream_authorize' ), $url );
		self::assertStringContainsString( rawurlencode( 'admin.php?page=x' ), $url );
	}

	public function test_offline_mode_lets_nobody_connect_or_leave(): void {
		$before = $this->rest( 'GET', '/jetpack/v4/connection' )->get_data()['offlineMode'];
		self::assertSame( array_fill_keys( array( 'isActive', 'constant', 'url', 'filter', 'wpLocalConstant', 'option' ), false ), $before, 'A local address is no reason: nobody has to reach it.' );
		update_option( 'jetpack_offline_mode', '1' );
		$offline = $this->rest( 'GET', '/jetpack/v4/connection' )->get_data()['offlineMode'];
		self::assertSame( array( true, true, false ), array( $offline['isActive'], $offline['option'], $offline['filter'] ) );
		$refused = array(
			'POST /jetpack/v4/connection/register'     => 'invalid_user_permission_jetpack_connect',
			'POST /jetpack/v4/connection/reconnect'    => 'invalid_user_permission_jetpack_disconnect',
			'GET /jetpack/v4/connection/data'          => 'invalid_user_permission_user_connection_data',
			'GET /jetpack/v4/connection/authorize_url' => 'invalid_user_permission_jetpack_connect',
			'GET /jetpack/v4/connection/check'         => 'invalid_user_permission_jetpack_connect',
			'POST /jetpack/v4/connection/user'         => 'invalid_user_permission_unlink_user',
		);
		foreach ( $refused as $call => $code ) {
			list( $method, $path ) = explode( ' ', $call );
			$answer                = $this->rest( $method, $path, 'POST' === $method ? array( 'linked' => false ) : array() );
			self::assertSame( array( 403, $code ), array( $answer->get_status(), $answer->get_data()['code'] ), $call );
		}
		$start = $this->services()->data()->start_data();
		self::assertTrue( $start['isOfflineMode'] );
		self::assertFalse( $start['userConnectionData']['currentUser']['permissions']['connect'] );
		self::assertSame( 200, $this->rest( 'GET', '/jetpack/v4/site' )->get_status() );
		$this->sign_in( 'author' );
		self::assertSame( 'invalid_user_permission_view_admin', $this->rest( 'GET', '/jetpack/v4/site' )->get_data()['code'] );
		delete_option( 'jetpack_offline_mode' );
		add_filter( 'jetpack_offline_mode', '__return_true' );
		self::assertTrue( $this->rest( 'GET', '/jetpack/v4/connection' )->get_data()['offlineMode']['filter'] );
		remove_filter( 'jetpack_offline_mode', '__return_true' );
	}

	public function test_a_site_that_is_disconnected_has_no_plan_and_no_purchases(): void {
		$this->services()->connection()->disconnect();
		foreach ( array(
			'jetpack/v4/site'              => 400,
			'jetpack/v4/site/features'     => 500,
			'jetpack/v4/site/purchases'    => 500,
			'jetpack/v4/plans'             => 200,
			'my-jetpack/v1/site'           => 400,
			'my-jetpack/v1/site/purchases' => 400,
		) as $path => $status ) {
			$answer = $this->rest( 'GET', "/$path" );
			self::assertSame( array( $status, 'This site is not connected.' ), array( $answer->get_status(), $answer->get_data()['message'] ), $path );
		}
		self::assertSame( array( 200, 'own' ), array( $this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_status(), $this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_data()['state'] ) );
	}

	public function test_what_a_client_has_to_mean_is_said(): void {
		foreach ( array(
			array( 'jetpack/v4/connection', 'isActive', true, 'isActive must be false.' ),
			array( 'jetpack/v4/connection', 'isActive', 'no', 'isActive must be false.' ),
			array( 'slipstream/v1/connection/alarms', 'dismiss', false, 'dismiss must be true.' ),
		) as list( $path, $name, $value, $sentence ) ) {
			$answer = $this->rest( 'POST', "/$path", array( $name => $value ) );
			self::assertSame( array( 400, array( $name => $sentence ) ), array( $answer->get_status(), $answer->get_data()['data']['params'] ) );
		}
		self::assertTrue( $this->services()->connection()->is_registered() );
		self::assertSame( 200, $this->rest( 'POST', '/jetpack/v4/connection', array( 'isActive' => 'false' ) )->get_status() );
	}

	public function test_other_plugins_are_listed(): void {
		self::assertTrue( Connected_Plugins::add( 'shop', 'The <b>shop</b>', 'https://shop.example/' ) );
		self::assertFalse( Connected_Plugins::add( 'shop', 'Another' ), 'A slug is given once.' );
		self::assertFalse( Connected_Plugins::add( 'no slug', 'x' ) );
		self::assertFalse( Connected_Plugins::add( 'slipstream', 'x' ) );
		$plugins = $this->rest( 'GET', '/jetpack/v4/connection/plugins' )->get_data();
		self::assertSame( array( 'slipstream', 'shop' ), array_column( $plugins, 'slug' ) );
		self::assertSame(
			array(
				'name'     => 'The shop',
				'url_info' => 'https://shop.example/',
				'slug'     => 'shop',
			),
			$plugins[1]
		);
		self::assertSame( $plugins, $this->services()->data()->start_data()['connectedPlugins'] );
		self::assertSame( 200, $this->rest( 'POST', '/jetpack/v4/connection/register', array( 'plugin_slug' => 'shop' ) )->get_status() );
		self::assertSame( array( 'unknown_plugin', 400 ), array_values( array_intersect_key( $this->rest( 'POST', '/jetpack/v4/connection/register', array( 'plugin_slug' => 'none' ) )->get_data() + array( 'status' => 400 ), array_flip( array( 'code', 'status' ) ) ) ) );
	}

	public function test_the_connection_is_handed_over(): void {
		$first  = get_current_user_id();
		$editor = $this->sign_in( 'editor' );
		$this->services()->connection()->link( $editor->ID );
		$second = $this->sign_in( 'administrator' );
		$owner  = fn ( mixed $id ): array => $this->rest( 'POST', '/jetpack/v4/connection/owner', array( 'owner' => $id ) )->get_data();
		self::assertSame( 'new_owner_not_connected', $owner( $second->ID )['code'] );
		self::assertSame( 'new_owner_not_admin', $owner( $editor->ID )['code'] );
		self::assertSame( 'new_owner_not_admin', $owner( 987654 )['code'] );
		self::assertSame( 'rest_invalid_param', $owner( 'x' )['code'] );
		$this->services()->connection()->link( $second->ID );
		self::assertSame( 'success', $owner( $second->ID )['code'] );
		self::assertSame( $second->ID, $this->services()->connection()->owner_id() );
		self::assertTrue( $this->services()->connection()->is_user_linked( $first ) );
	}

	public function test_the_older_route_answers_404(): void {
		foreach ( array( array(), array( 'linked' => true ), array( 'linked' => 'x' ), array( 'linked' => array() ) ) as $params ) {
			$answer = $this->rest( 'POST', '/jetpack/v4/connection/user', $params );
			self::assertSame( array( 404, 'invalid_param' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		}
	}

	public function test_verification_has_a_code_for_everything(): void {
		$user = get_current_user_id();
		wp_set_current_user( 0 );
		$verify = fn ( array $params ): mixed => $this->rest( 'POST', '/jetpack/v4/verify_registration', $params )->get_data();
		$code   = fn ( mixed $secret, mixed $state ): string => $verify(
			array(
				'secret_1' => $secret,
				'state'    => $state,
			)
		)['code'];
		self::assertSame( 'verify_secret_1_missing', $verify( array() )['code'] );
		self::assertSame( 'verify_secret_1_malformed', $code( array( 'x' ), $user ) );
		self::assertSame( 'state_missing', $verify( array( 'secret_1' => 'x' ) )['code'] );
		self::assertSame( 'state_malformed', $code( 'x', 'y' ) );
		self::assertSame( 'verify_secrets_missing', $code( 'x', $user ) );
		$pair = $this->services()->secrets()->get( Connection_Secrets::REGISTER, $user );
		self::assertSame( $pair, $this->services()->secrets()->get( Connection_Secrets::REGISTER, $user ), 'A pair that holds is used again.' );
		self::assertSame( array( 32, 32 ), array( strlen( $pair['secret_1'] ), strlen( $pair['secret_2'] ) ) );
		self::assertSame( 'verify_secrets_mismatch', $code( 'x', $user ) );
		foreach ( array( 1, 2 ) as $address ) {
			self::assertSame(
				$pair['secret_2'],
				$verify(
					array(
						'secret_1' => $pair['secret_1'],
						'state'    => (string) $user,
					)
				),
				"The provider asks at address $address."
			);
		}
		$this->services()->secrets()->forget( Connection_Secrets::REGISTER, $user );
		self::assertSame( 'verify_secrets_missing', $code( $pair['secret_1'], $user ) );
		foreach ( array(
			'verify_secrets_empty'      => array(),
			'verify_secrets_incomplete' => array( 'secret_1' => 'x' ),
			'verify_secrets_expired'    => array( 'exp' => time() - 1 ) + $pair,
		) as $expected => $stored ) {
			update_option( Connection_Secrets::OPTION, array( "jetpack_register_$user" => $stored ) );
			self::assertSame( $expected, $code( $pair['secret_1'], $user ) );
		}
	}

	public function test_errors_are_kept_for_five_users_a_code(): void {
		$errors = new Connection_Errors(
			new class() implements Clock {
				public function now(): int {
					return 1700000000;
				}
			}
		);
		for ( $user = 1000; $user < 1007; $user++ ) {
			$errors->add( 'unknown_token', $user, 'Gone.' );
		}
		$errors->add( 'not_one_of_them', 1, 'x' );
		$stored = get_option( Connection_Errors::OPTION );
		self::assertSame( array( 'unknown_token' ), array_keys( $stored ) );
		self::assertSame( array( 1002, 1003, 1004, 1005, 1006 ), array_keys( $stored['unknown_token'] ) );
		self::assertSame( array( 'error_code', 'user_id', 'error_message', 'error_data', 'timestamp', 'nonce', 'error_type', 'error_direction', 'audience' ), array_keys( $stored['unknown_token'][1006] ) );
		self::assertSame( array( '1006', 1700000000, array( 'action' => 'reconnect' ) ), array( $stored['unknown_token'][1006]['user_id'], $stored['unknown_token'][1006]['timestamp'], $stored['unknown_token'][1006]['error_data'] ) );
		self::assertStringContainsString( '"unknown_token":{"1002":', (string) wp_json_encode( $errors->visible_to( get_current_user_id() ) ) );
		self::assertSame( '{}', wp_json_encode( $errors->visible_to( $this->sign_in( 'author' )->ID ) ), 'Those of others are not theirs to read.' );
		$errors->forget( 1003 );
		self::assertArrayNotHasKey( 1003, get_option( Connection_Errors::OPTION )['unknown_token'] );
		$errors->forget_all();
		self::assertSame( array(), get_option( Connection_Errors::OPTION ) );
	}

	public function test_a_database_that_does_not_answer_is_not_a_site_without_users(): void {
		$break = static fn ( string $query ): string => str_contains( $query, 'usermeta' ) ? 'SELECT nothing FROM nowhere' : $query;
		$GLOBALS['wpdb']->suppress_errors( true );
		add_filter( 'query', $break );
		try {
			( new Own_Links() )->users();
			self::fail( 'It does not say.' );
		} catch ( Request_Error $error ) {
			self::assertSame( array( 'connection_unavailable', 503 ), array( $error->error_code, $error->http_status ) );
		} finally {
			remove_filter( 'query', $break );
			$GLOBALS['wpdb']->suppress_errors( false );
			$GLOBALS['EZSQL_ERROR'] = array();
		}
	}

	private function services(): Connection_Services {
		return Plugin::module( Connection_Module::class )->services();
	}
}
