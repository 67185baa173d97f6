<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub\Registration;

use Slipstream\Signatures\Key_Pair;
use Slipstream\Tests\Hub\Client_Site;
use Slipstream\Tests\Hub\Hub_Case;
use WP_REST_Request;

require_once dirname( __DIR__ ) . '/Hub_Case.php';

/**
 * Shapes, moves, keys, upgrades and licenses.
 */
final class Site_Routes_Test extends Hub_Case {

	public function test_a_site_reads_itself(): void {
		$site = $this->connected();
		$this->linked( $site );
		$this->linked( $site, 2, 'author' );
		$row = $site->call( 'GET', '/hub/site' )->get_data();
		self::assertSame(
			array(
				'ID',
				'URL',
				'name',
				'status',
				'owner',
				'plan',
				'products',
				'tier',
				'wanted_tier',
				'users',
				'user_count',
				'alarms',
			),
			array_keys( $row )
		);
		self::assertSame(
			array(
				'slug'  => 'free',
				'name'  => 'Free',
				'limit' => 20,
			),
			$row['tier']
		);
		self::assertSame( array( 1, 2 ), array_column( $row['users'], 'id' ) );
		self::assertSame(
			array( 'id', 'role', 'display_name', 'is_owner', 'last_seen' ),
			array_keys( $row['users'][0] )
		);
	}

	/** @dataProvider reads */
	public function test_answers_fit_their_schemas( string $path, bool $is_users ): void {
		$site   = $this->connected();
		$token  = $this->linked( $site );
		$answer = $site->call( 'GET', $path, null, $is_users ? $token : '' );
		self::assertSame( 200, $answer->get_status() );
		$data   = json_decode( (string) wp_json_encode( $answer->get_data() ), true );
		$schema = ( rest_get_server()->get_route_options( "/slipstream/v1$path" )['schema'] )();
		self::assertTrue( rest_validate_value_from_schema( $data, $schema, $path ) );
		self::assertSame(
			array(),
			'object' === $schema['type'] ? array_diff_key( $data, $schema['properties'] ) : array()
		);
	}

	/** @return list<array{string, bool}> Routes that are read. */
	public static function reads(): array {
		return array(
			array( '/hub/site', false ),
			array( '/hub/products', false ),
			array( '/hub/purchases', false ),
			array( '/hub/discount', false ),
			array( '/hub/intro-offers', false ),
			array( '/hub/user', true ),
			array( '/hub/licenses', true ),
			array( '/hub/licenses/counts', true ),
		);
	}

	public function test_a_host_fills_offers_by_filters(): void {
		$site  = $this->connected();
		$fill  = static fn ( array $none, int $id ): array => array( array( 'site' => $id ) );
		$shape = static fn ( string $path ): string => (string) wp_json_encode(
			apply_filters(
				'rest_pre_echo_response',
				$site->call( 'GET', $path )->get_data(),
				rest_get_server(),
				new WP_REST_Request( 'GET', "/slipstream/v1$path" )
			)
		);
		self::assertSame(
			array( '{}', '[]', '{}', '[]' ),
			array_map( $shape, array( '/hub/products', '/hub/purchases', '/hub/discount', '/hub/intro-offers' ) )
		);
		add_filter( 'slipstream_hub_purchases', $fill, 10, 2 );
		self::assertSame( "[{\"site\":$site->id}]", $shape( '/hub/purchases' ) );
		remove_filter( 'slipstream_hub_purchases', $fill );
	}

	public function test_a_site_moves_to_the_address_that_it_calls_from(): void {
		$site       = $this->connected();
		$other      = $this->connected( 'https://other.example' );
		$site->home = 'https://moved.example';
		self::assertSame( '409 url_mismatch', self::code( $site->call( 'GET', '/hub/site' ) ) );
		self::assertSame(
			'400 invalid_address',
			self::code( $this->move( $site, array( 'home' => 'https://elsewhere.example' ) ) )
		);
		$answer = $this->move( $site, array( 'home' => 'https://moved.example/' ) );
		self::assertSame( 'https://moved.example', $answer->get_data()['URL'] );
		self::assertSame( 'A site', $answer->get_data()['name'] );
		self::assertSame( array(), $answer->get_data()['alarms'], 'The alarm was about the site itself.' );
		self::assertSame( 200, $site->call( 'GET', '/hub/site' )->get_status() );
		$site->home = 'https://other.example';
		self::assertSame( '409 site_registered', self::code( $this->move( $site ) ) );
		self::assertSame( 200, $other->call( 'GET', '/hub/site' )->get_status() );
	}

	public function test_https_is_the_same_site_and_a_copy_is_told_to_both(): void {
		$site       = $this->connected( 'http://site.example' );
		$site->home = 'https://site.example';
		self::assertSame( 200, $site->call( 'GET', '/hub/site' )->get_status() );
		$copy       = clone $site;
		$copy->home = 'https://staging.example';
		self::assertSame( '409 url_mismatch', self::code( $copy->call( 'GET', '/hub/site' ) ) );
		$alarm = $site->call( 'GET', '/hub/site' )->get_data()['alarms'][0];
		self::assertSame( array( 'clone', 'https://staging.example' ), array( $alarm['kind'], $alarm['url'] ) );
		self::assertSame(
			'200 success',
			self::code( $site->call( 'POST', '/hub/site/alarms', array( 'dismiss' => true ) ) )
		);
		self::assertSame( array(), $site->call( 'GET', '/hub/site' )->get_data()['alarms'] );
		$copy->call( 'GET', '/hub/site' );
		self::assertSame(
			array(),
			$site->call( 'GET', '/hub/site' )->get_data()['alarms'],
			'The same copy is told once a day.'
		);
		self::assertSame(
			1,
			self::rows_of( 'slipstream_hub_sites', 'hub_alarm = 1' ),
			'The hub’s administrator has not dismissed it.'
		);
	}

	public function test_a_key_is_replaced_by_one_that_has_signed_itself(): void {
		$site = $this->connected();
		$next = Key_Pair::generate();
		$text = Key_Pair::encode( $next->public_key );
		$body = static fn ( string $message, Key_Pair $by ): array => array(
			'public_key' => $text,
			'proof'      => base64_encode( sodium_crypto_sign_detached( $message, $by->secret_key ) ),
		);
		self::assertSame(
			'400 invalid_key',
			self::code( $site->call( 'POST', '/hub/site/key', $body( "slipstream-key:$site->id:$text", $site->keys ) ) )
		);
		self::assertSame(
			'400 invalid_key',
			self::code( $site->call( 'POST', '/hub/site/key', $body( "slipstream-key:999:$text", $next ) ) )
		);
		self::assertSame(
			'200 success',
			self::code( $site->call( 'POST', '/hub/site/key', $body( "slipstream-key:$site->id:$text", $next ) ) )
		);
		self::assertSame( '401 signature_mismatch', self::code( $site->call( 'GET', '/hub/site' ) ) );
		$site->keys = $next;
		self::assertSame( 200, $site->call( 'GET', '/hub/site' )->get_status() );
	}

	public function test_a_site_that_leaves_takes_everything_along(): void {
		$site  = $this->connected();
		$token = $this->linked( $site );
		$key   = self::hub()->licenses()->issue( 'unlimited', 0 )[1];
		$site->call( 'POST', '/hub/licenses/attach', array( 'licenses' => array( $key ) ), $token );
		$this->pushed( $site, 2, 'author' );
		self::assertSame( '200 success', self::code( $site->call( 'DELETE', '/hub/site' ) ) );
		foreach ( array( 'links', 'requests' ) as $table ) {
			self::assertSame( 0, self::rows_of( "slipstream_hub_$table" ), $table );
		}
		self::assertSame(
			1,
			self::rows_of( 'slipstream_hub_sites', "status = 'left' AND public_key = '' AND owner = 0" )
		);
		self::assertSame( '401 unknown_token', self::code( $site->call( 'GET', '/hub/site' ) ) );
		self::assertSame(
			1,
			self::rows_of( 'slipstream_hub_licenses', 'site_id = 0' ),
			'Its license can be attached elsewhere.'
		);
		self::assertSame(
			'active',
			$this->register( new Client_Site( 'https://site.example' ), self::invitation() )->get_data()['status']
		);
	}

	public function test_an_administrator_asks_for_a_tier_and_is_granted_it(): void {
		$site  = $this->connected();
		$token = $this->linked( $site );
		self::assertSame(
			'403 upgrade_forbidden',
			self::code(
				$site->call(
					'POST',
					'/hub/upgrade-request',
					array( 'tier' => 'tier-500' ),
					$this->linked( $site, 2, 'editor' )
				)
			)
		);
		self::assertSame(
			'400 unknown_tier',
			self::code( $site->call( 'POST', '/hub/upgrade-request', array( 'tier' => 'gold' ), $token ) )
		);
		self::assertSame(
			'tier-500',
			$site->call(
				'POST',
				'/hub/upgrade-request',
				array( 'tier' => 'tier-500' ),
				$token
			)->get_data()['wanted_tier']
		);
		self::assertSame( 'tier-500', $site->call( 'GET', '/hub/site' )->get_data()['wanted_tier'] );
		$this->sign_in( 'administrator' );
		$row = $this->rest(
			'POST',
			"/slipstream/v1/hub/admin/sites/$site->id",
			array( 'grant_upgrade' => true )
		)->get_data();
		self::assertSame( array( 'tier-500', '', 500 ), array( $row['tier'], $row['wanted_tier'], $row['limit'] ) );
		self::assertSame( 500, $site->call( 'GET', '/hub/site' )->get_data()['tier']['limit'] );
	}

	public function test_a_license_gives_its_tier_to_one_site_until_it_ends(): void {
		$site              = $this->connected();
		$token             = $this->linked( $site );
		$other             = $this->connected( 'https://other.example' );
		$their             = $this->linked( $other );
		list( $row, $key ) = self::hub()->licenses()->issue( 'tier-500', 0 );
		global $wpdb;
		self::assertStringNotContainsString(
			$key,
			(string) wp_json_encode( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}slipstream_hub_licenses" ) )
		);
		$attach = static fn ( Client_Site $by, string $as, string $given ): array => $by->call(
			'POST',
			'/hub/licenses/attach',
			array( 'licenses' => array( $given ) ),
			$as
		)->get_data()[0];
		self::assertTrue( $attach( $site, $token, " $key " )['activated'] );
		self::assertTrue( $attach( $site, $token, strtolower( $key ) )['activated'], 'Twice is no harm.' );
		self::assertSame( 'license_attached', $attach( $other, $their, $key )['error_code'] );
		self::assertSame( 'license_unknown', $attach( $other, $their, 'license-none' )['error_code'] );
		self::assertSame( 'tier-500', $site->call( 'GET', '/hub/site' )->get_data()['tier']['slug'] );
		$mine = $site->call( 'GET', '/hub/licenses', null, $token )->get_data();
		self::assertSame( 'license-…-' . substr( $key, -4 ), $mine[0]['license_key'] );
		self::assertSame( 1, $site->call( 'GET', '/hub/licenses/counts', null, $token )->get_data()['attached'] );
		self::assertSame( array(), $other->call( 'GET', '/hub/licenses', null, $their )->get_data() );
		self::hub()->licenses()->revoke( (int) $row->id );
		self::assertSame( 'free', $site->call( 'GET', '/hub/site' )->get_data()['tier']['slug'] );
		self::assertSame( 'license_revoked', $attach( $site, $token, $key )['error_code'] );
		list( , $short ) = self::hub()->licenses()->issue( 'tier-500', 1 );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_hub_licenses SET expires = 1 WHERE expires > 0" );
		self::assertSame( 'license_expired', $attach( $site, $token, $short )['error_code'] );
	}

	public function test_plans_are_public(): void {
		$answer = $this->rest( 'GET', '/rest/v1.5/plans' );
		self::assertSame(
			array( 'free', 'tier-100', 'tier-500', 'unlimited' ),
			array_column( $answer->get_data(), 'path_slug' )
		);
		self::assertSame( 'public, no-cache', $answer->get_headers()['Cache-Control'] );
	}
}
