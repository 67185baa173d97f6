<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Rest;

use Slipstream\Connection\Connection_Module;
use Slipstream\Plugin;
use Slipstream\Tokens\Token_Issuer;
use Slipstream\Tokens\Tokens_Module;
use WP_REST_Request;

require_once __DIR__ . '/Routes_Case.php';

/**
 * Asks each route that an administrator may use, while the database does not say what anybody may.
 */
final class Permission_Test extends Routes_Case {

	/** @return iterable<string, array{string, string, string}> */
	public static function routes(): iterable {
		foreach ( self::table() as $row ) {
			// 3 and on: the statuses by caller, of which the administrator's is the sixth.
			if ( (int) $row[8] < 400 ) {
				yield "$row[0] $row[1]" => array( $row[0], $row[1], $row[2] );
			}
		}
	}

	/** @dataProvider routes */
	public function test_a_permission_that_cannot_be_read_is_not_a_refusal(
		string $method,
		string $route,
		string $signed
	): void {
		self::skip_on_sqlite();
		$owner = $this->sign_in_owner();
		$site  = Plugin::module( Connection_Module::class )->connection();
		$site->register( $owner->ID );
		$user = $this->sign_in( 'administrator' )->ID;
		$site->link( $user );
		$token   = Plugin::module( Tokens_Module::class )->tokens()->issue( $user, Token_Issuer::SCOPE_AI );
		$headers = 'token' === $signed ? array( 'Authorization' => "Bearer $token" ) : array();
		$params  = self::request_of( $method, $route );
		wp_set_current_user( 0 );
		rest_get_server();
		$failing = $this->break_reading( 'usermeta' );
		if ( array() === $headers ) {
			wp_set_current_user( $user );
		}
		$answer = $this->rest( $method, self::path( $route ), $params, $headers );
		$failing();
		self::assertNotContains( $answer->get_status(), array( 401, 403 ), (string) wp_json_encode( $answer->get_data() ) );
	}

	public function test_it_says_when_to_try_again_and_then_it_works(): void {
		self::skip_on_sqlite();
		$user = $this->sign_in( 'administrator' )->ID;
		wp_set_current_user( 0 );
		$failing = $this->break_reading( 'usermeta' );
		wp_set_current_user( $user );
		$answer = $this->rest( 'GET', '/jetpack/v4/settings' );
		$failing();
		self::assertSame( '503 permission_unavailable', $answer->get_status() . ' ' . $answer->get_data()['code'] );
		$request = new WP_REST_Request( 'GET', '/jetpack/v4/settings' );
		$request->set_attributes( array( 'callback' => array( Plugin::module( Connection_Module::class ), 'controllers' ) ) );
		$answer = apply_filters( 'rest_post_dispatch', $answer, rest_get_server(), $request );
		self::assertSame( '5', $answer->get_headers()['Retry-After'] );
		// Another request, with a cache that outlives them.
		$GLOBALS['EZSQL_ERROR'] = array();
		wp_set_current_user( 0 );
		wp_set_current_user( $user );
		self::assertSame( 200, $this->rest( 'GET', '/jetpack/v4/settings' )->get_status() );
	}

	public function test_a_refusal_stays_one(): void {
		$this->sign_in( 'subscriber' );
		$failing = $this->break_reading( 'slipstream_no_such_table' );
		self::assertSame( 403, $this->rest( 'GET', '/jetpack/v4/settings' )->get_status() );
		$failing();
		global $wpdb;
		$shown = $wpdb->suppress_errors( true );
		$wpdb->query( 'SELECT 1 FROM slipstream_no_such_table' );
		$wpdb->suppress_errors( $shown );
		$answer = $this->rest( 'GET', '/jetpack/v4/settings' );
		self::assertSame( 403, $answer->get_status(), 'What failed has nothing to do with it.' );
	}

	/**
	 * Breaks statements that read a table.
	 *
	 * @return callable(): void Ends it.
	 */
	private function break_reading( string $table ): callable {
		global $wpdb;
		wp_cache_flush();
		$break = static fn ( string $query ): string => str_contains( $query, $table )
			? "SELECT nothing FROM {$wpdb->prefix}$table WHERE nowhere"
			: $query;
		$shown = $wpdb->suppress_errors( true );
		add_filter( 'query', $break );
		return static function () use ( $break, $shown ): void {
			remove_filter( 'query', $break );
			$GLOBALS['wpdb']->suppress_errors( $shown );
		};
	}
}
