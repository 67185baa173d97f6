<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub;

use Slipstream\Support\Clock;
use Slipstream\Tests\Rest\Bad_Values;
use WP_REST_Request;

require_once __DIR__ . '/Hub_Case.php';
require_once dirname( __DIR__ ) . '/Rest/Bad_Values.php';

/**
 * Each route that sites call, with each way to be somebody else.
 */
final class Signed_Routes_Test extends Hub_Case {

	/**
	 * Routes of sites, each with a good body; the last says whether a user's token is needed.
	 *
	 * @return array<string, array{string, string, array<string, mixed>|null, bool}>
	 */
	public static function routes(): array {
		$site = new Client_Site( 'https://site.example' );
		$key  = array(
			'public_key' => str_repeat( 'A', 43 ) . '=',
			'proof'      => str_repeat( 'A', 86 ) . '==',
		);
		$list = array(
			array( 'POST', '/hub/authorize-request', $site->consent(), false ),
			array( 'POST', '/hub/token', $site->exchange( 'x' ), false ),
			array( 'GET', '/hub/site', null, false ),
			array( 'DELETE', '/hub/site', null, false ),
			array( 'POST', '/hub/site/alarms', array( 'dismiss' => true ), false ),
			array( 'POST', '/hub/site/key', $key, false ),
			array( 'DELETE', '/hub/users/1', null, false ),
			array( 'POST', '/hub/owner', array( 'owner' => 1 ), false ),
			array( 'GET', '/hub/products', null, false ),
			array( 'GET', '/hub/purchases', null, false ),
			array( 'GET', '/hub/discount', null, false ),
			array( 'GET', '/hub/intro-offers', null, false ),
			array( 'GET', '/hub/user', null, true ),
			array( 'GET', '/hub/ai-feature', null, true ),
			array( 'POST', '/hub/ai-token', array(), true ),
			array( 'POST', '/hub/upgrade-request', array( 'tier' => 'unlimited' ), true ),
			array( 'GET', '/hub/licenses', null, true ),
			array( 'GET', '/hub/licenses/counts', null, true ),
			array( 'POST', '/hub/licenses/attach', array( 'licenses' => array() ), true ),
		);
		return array(
			'POST /hub/site' => array(
				'POST',
				'/hub/site',
				( new Client_Site( 'https://moved.example' ) )->move(),
				false,
			),
		) + array_combine( array_map( static fn ( array $route ): string => "$route[0] $route[1]", $list ), $list );
	}

	/**
	 * @dataProvider routes
	 * @param array<string, mixed>|null $body
	 */
	public function test_only_what_the_site_itself_has_signed_is_answered(
		string $method,
		string $path,
		?array $body,
		bool $is_users
	): void {
		$site  = $this->connected();
		$other = $this->connected( 'https://other.example' );
		$token = $is_users ? $this->linked( $site ) : '';
		$call  = fn ( string $expected, ?\Closure $tamper, ?Client_Site $by = null, ?Clock $clock = null ) =>
			self::assertSame(
				$expected,
				$this->tampered( $by ?? $site, $method, $path, $body, $token, $tamper, $clock )
			);

		$call(
			'401 signature_missing',
			static fn ( WP_REST_Request $request ) => $request->remove_header( 'signature' )
		);
		$call(
			'401 signature_malformed',
			static fn ( WP_REST_Request $request ) => $request->set_header( 'signature', 'slipstream=:x:' )
		);
		$call(
			'401 signature_mismatch',
			static fn ( WP_REST_Request $request ) => $request->set_header( 'slipstream-site', 'https://other.example' )
		);
		$call( '401 signature_mismatch', static fn () => $_SERVER['REQUEST_URI'] .= '?_fields=x' );
		$call(
			'401 signature_mismatch',
			self::with_input( "keyid=\"$site->id\"", "keyid=\"$other->id\"" )
		);
		$call(
			'401 unknown_token',
			self::with_input( "keyid=\"$site->id\"", 'keyid="999"' )
		);
		$call(
			'401 digest_mismatch',
			static fn ( WP_REST_Request $request ) => $request->set_body( $request->get_body() . ' ' )
		);
		$call(
			'401 signature_incomplete',
			self::with_input( '"slipstream-site"', '"content-length"' )
		);
		$call( '401 signature_expired', null, null, self::clock( -660 ) );
		$call( '401 signature_expired', null, null, self::clock( 400 ) );
	}

	/** What puts something else into what a signature says of itself. */
	private static function with_input( string $search, string $replacement ): \Closure {
		return static fn ( WP_REST_Request $request ) => $request->set_header(
			'signature-input',
			str_replace( $search, $replacement, (string) $request->get_header( 'signature-input' ) )
		);
	}

	/**
	 * @dataProvider routes
	 * @param array<string, mixed>|null $body
	 */
	public function test_a_request_is_answered_once_and_for_active_sites_at_their_address_only(
		string $method,
		string $path,
		?array $body,
		bool $is_users
	): void {
		$site    = $this->connected();
		$token   = $is_users ? $this->linked( $site ) : '';
		$request = $site->signed( $method, $path, $body, $token );
		$first   = $site->send( $request );
		self::assertNotContains(
			$first->get_status(),
			array( 401, 403, 404, 409 ),
			(string) wp_json_encode( $first->get_data() )
		);
		$again = clone $request;
		self::assertSame(
			'DELETE' === $method && '/hub/site' === $path ? '401 unknown_token' : '401 signature_replayed',
			self::code( $site->send( $again ) )
		);
		if ( 'DELETE' === $method && '/hub/site' === $path ) {
			return;
		}
		$site->home = 'https://copy.example';
		if ( 'POST /hub/site' !== "$method $path" ) {
			$answer = $site->call( $method, $path, $body, $token );
			self::assertSame( '409 url_mismatch', self::code( $answer ) );
			self::assertSame( 'https://site.example', $answer->get_data()['data']['home'] );
			self::assertSame(
				1,
				self::rows_of( 'slipstream_hub_sites', "alarm_url = 'https://copy.example' AND hub_alarm = 1" )
			);
		}
		foreach ( array( 'pending', 'revoked' ) as $status ) {
			self::hub()->sites()->update( $site->id, array( 'status' => $status ) );
			self::assertSame( "403 site_$status", self::code( $site->call( $method, $path, $body, $token ) ) );
		}
	}

	/**
	 * @dataProvider routes
	 * @param array<string, mixed>|null $body
	 */
	public function test_tokens_are_good_for_their_own_site_until_their_user_is_unlinked(
		string $method,
		string $path,
		?array $body,
		bool $is_users
	): void {
		if ( ! $is_users ) {
			self::assertFalse( $is_users );
			return;
		}
		$site  = $this->connected();
		$other = $this->connected( 'https://other.example' );
		$owner = $this->linked( $site );
		$token = $this->linked( $site, 2, 'administrator' );
		self::assertSame( 200, $site->call( $method, $path, $body, $token )->get_status() );
		self::assertSame( '401 unknown_token', self::code( $site->call( $method, $path, $body ) ) );
		self::assertSame(
			'401 unknown_token',
			self::code( $site->call( $method, $path, $body, str_repeat( 'x', 43 ) ) )
		);
		self::assertSame(
			'401 unknown_token',
			self::code( $site->call( $method, $path, $body, $this->linked( $other ) ) )
		);
		$renewed = $this->linked( $site, 2, 'administrator' );
		self::assertSame(
			'401 unknown_token',
			self::code( $site->call( $method, $path, $body, $token ) ),
			'A new token replaces the old one.'
		);
		self::assertSame( 200, $site->call( 'DELETE', '/hub/users/2' )->get_status() );
		self::assertSame( '401 unknown_token', self::code( $site->call( $method, $path, $body, $renewed ) ) );
		self::assertSame( 200, $site->call( $method, $path, $body, $owner )->get_status() );
	}

	/**
	 * @dataProvider routes
	 * @param array<string, mixed>|null $body
	 */
	public function test_what_wordpress_makes_of_answers_breaks_none(
		string $method,
		string $path,
		?array $body,
		bool $is_users
	): void {
		$site   = $this->connected();
		$token  = $is_users ? $this->linked( $site ) : '';
		$server = rest_get_server();
		foreach ( array( '_fields=x', '_fields=users.id', '_embed=1', '_envelope=1', 'context=x' ) as $query ) {
			$request = $site->signed( $method, "$path?$query", $body, $token );
			$answer  = apply_filters( 'rest_post_dispatch', $site->send( $request ), $server, $request );
			self::assertLessThan( 500, $answer->get_status() );
			self::assertNotContains( self::code( $answer ), array( '401 signature_mismatch' ) );
			self::assertIsArray( $server->response_to_data( $answer, true ) );
			$site = '/hub/site' === $path && 'DELETE' === $method ? $this->connected() : $site;
		}
	}

	/**
	 * @dataProvider routes
	 * @param array<string, mixed>|null $body
	 */
	public function test_values_that_nobody_expects_break_no_route(
		string $method,
		string $path,
		?array $body,
		bool $is_users
	): void {
		$site  = $this->connected();
		$token = $is_users ? $this->linked( $site ) : '';
		foreach ( array_keys( $body ?? array() ) as $name ) {
			foreach ( Bad_Values::all() as $what => $value ) {
				$text = wp_json_encode( array( $name => $value ) + (array) $body );
				if ( is_string( $text ) ) {
					$answer = $site->call( $method, $path, json_decode( $text, true ), $token );
					self::assertLessThan( 500, $answer->get_status(), "$name: $what" );
					self::assertSame( '', $GLOBALS['wpdb']->last_error, "$name: $what" );
				}
			}
		}
		self::assertGreaterThan( 0, $site->id );
	}

	public function test_tokens_are_in_no_table(): void {
		global $wpdb;
		$token = $this->linked( $this->connected() );
		self::assertStringNotContainsString(
			$token,
			(string) wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}slipstream_hub_links" ) )
		);
	}

	/**
	 * Calls with something changed on the way, and gives what is answered.
	 *
	 * @param array<string, mixed>|null $body
	 */
	private function tampered(
		Client_Site $site,
		string $method,
		string $path,
		?array $body,
		string $token,
		?\Closure $tamper,
		?Clock $clock
	): string {
		$site->tamper = $tamper;
		$answer       = self::code( $site->call( $method, $path, $body, $token, null, $clock ) );
		$site->tamper = null;
		return $answer;
	}

	/** A clock that is wrong. */
	private static function clock( int $off ): Clock {
		return new class( $off ) implements Clock {
			public function __construct( private int $off ) {}
			public function now(): int {
				return time() + $this->off;
			}
		};
	}
}
