<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub\Admin;

use Slipstream\Ai\Ai_Tables;
use Slipstream\Support\Database\Schema;
use Slipstream\Tests\Hub\Client_Site;
use Slipstream\Tests\Hub\Hub_Case;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/Hub_Case.php';

/**
 * What administrators see and change. Who else may not is in docs/routes.md and its test.
 */
final class Admin_Test extends Hub_Case {

	private const ADMIN = '/slipstream/v1/hub/admin';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Schema( $GLOBALS['wpdb'] ) )->install( Ai_Tables::ALL );
	}

	/**
	 * Asks as an administrator.
	 *
	 * @param array<string, mixed> $params Arguments.
	 */
	private function admin( string $method, string $path, array $params = array() ): WP_REST_Response {
		$this->sign_in( 'administrator' );
		return $this->rest( $method, self::ADMIN . $path, $params );
	}

	public function test_sites_are_listed_searched_sorted_and_paged(): void {
		for ( $number = 1; $number < 4; $number++ ) {
			$site = $this->connected( "https://site-$number.example" );
			self::hub()->sites()->update( $site->id, array( 'name' => "Site 100% $number" ) );
		}
		$token = $this->linked( $site );
		self::hub()->alarms()->raise( $site->id, 'https://copy.example' );
		$this->use_ai( $site->id, 7 );
		$list = $this->admin(
			'GET',
			'/sites',
			array(
				'orderby'  => 'name',
				'order'    => 'desc',
				'per_page' => 2,
			)
		);
		self::assertSame( array( 'Site 100% 3', 'Site 100% 2' ), array_column( $list->get_data(), 'name' ) );
		self::assertSame( array( '3', '2' ), array( $list->get_headers()['X-WP-Total'], $list->get_headers()['X-WP-TotalPages'] ) );
		$row = $list->get_data()[0];
		self::assertSame( array( 'id', 'home', 'name', 'status', 'tier', 'wanted_tier', 'wanted_at', 'users', 'owner', 'requests', 'limit', 'last_seen', 'created', 'alarm' ), array_keys( $row ) );
		self::assertSame( array( 'free', 1, 'User 1', 7, 20 ), array( $row['tier'], $row['users'], $row['owner'], $row['requests'], $row['limit'] ) );
		self::assertSame( 'https://copy.example', $row['alarm']['url'] );
		self::assertNull( $this->admin( 'POST', "/sites/$site->id", array( 'dismiss_alarm' => true ) )->get_data()['alarm'] );
		self::assertCount( 1, $this->admin( 'GET', '/sites', array( 'search' => '% 2' ) )->get_data() );
		self::assertCount( 0, $this->admin( 'GET', '/sites', array( 'search' => '100_' ) )->get_data(), 'No wildcard.' );
		self::assertCount( 0, $this->admin( 'GET', '/sites', array( 'status' => 'pending' ) )->get_data() );
		self::assertSame( 200, $site->call( 'GET', '/hub/user', null, $token )->get_status() );
	}

	public function test_a_site_is_revoked_and_taken_back_and_removed(): void {
		$site  = $this->connected();
		$token = $this->linked( $site );
		self::assertSame( 'revoked', $this->admin( 'POST', "/sites/$site->id", array( 'status' => 'revoked' ) )->get_data()['status'] );
		self::assertSame( '403 site_revoked', self::code( $site->call( 'GET', '/hub/user', null, $token ) ) );
		self::assertSame(
			'active',
			$this->admin(
				'POST',
				"/sites/$site->id",
				array(
					'status' => 'active',
					'tier'   => 'tier-100',
				)
			)->get_data()['status']
		);
		self::assertSame( 100, $site->call( 'GET', '/hub/site' )->get_data()['tier']['limit'] );
		self::assertSame( '400 unknown_tier', self::code( $this->admin( 'POST', "/sites/$site->id", array( 'tier' => 'gold' ) ) ) );
		self::assertSame( '200 success', self::code( $this->admin( 'DELETE', "/sites/$site->id" ) ) );
		self::assertSame( '404 hub_not_found', self::code( $this->admin( 'DELETE', "/sites/$site->id" ) ) );
		self::assertSame( '401 unknown_token', self::code( $site->call( 'GET', '/hub/site' ) ) );
	}

	public function test_an_upgrade_is_refused(): void {
		$site = $this->connected();
		$site->call( 'POST', '/hub/upgrade-request', array( 'tier' => 'unlimited' ), $this->linked( $site ) );
		$row = $this->admin( 'POST', "/sites/$site->id", array( 'grant_upgrade' => false ) )->get_data();
		self::assertSame( array( 'free', '' ), array( $row['tier'], $row['wanted_tier'] ) );
	}

	public function test_who_is_given_as_much_as_they_asked_for_waits_no_longer(): void {
		$site = $this->connected();
		$site->call( 'POST', '/hub/upgrade-request', array( 'tier' => 'tier-500' ), $this->linked( $site ) );
		$give = fn ( string $tier ): string => $this->admin( 'POST', "/sites/$site->id", array( 'tier' => $tier ) )->get_data()['wanted_tier'];
		self::assertSame( array( 'tier-500', '' ), array( $give( 'tier-100' ), $give( 'unlimited' ) ) );
	}

	public function test_users_are_listed_and_disconnected(): void {
		$site = $this->connected();
		$this->linked( $site );
		$this->linked( $site, 2, 'author' );
		$this->linked( $this->connected( 'https://other.example' ) );
		$this->use_ai( $site->id, 3, 2 );
		$rows = $this->admin( 'GET', '/users', array( 'site' => $site->id ) )->get_data();
		self::assertSame( array( 'site_id', 'site_name', 'user_id', 'display_name', 'role', 'email', 'is_owner', 'last_seen', 'requests' ), array_keys( $rows[1] ) );
		self::assertSame( array( 'owner@site.example', '' ), array_column( $rows, 'email' ) );
		self::assertSame( array( 0, 3 ), array_column( $rows, 'requests' ) );
		self::assertCount( 3, $this->admin( 'GET', '/users' )->get_data() );
		self::assertCount( 1, $this->admin( 'GET', '/users', array( 'search' => 'owner@site' ) )->get_data() );
		self::assertSame( '400 owner_has_users', self::code( $this->admin( 'DELETE', "/users/$site->id/1" ) ) );
		self::assertSame( '200 success', self::code( $this->admin( 'DELETE', "/users/$site->id/2" ) ) );
	}

	public function test_use_is_told_by_day_and_site_also_of_sites_that_are_gone(): void {
		$site = $this->connected();
		$this->use_ai( $site->id, 5 );
		$this->use_ai( 999, 9 );
		$month = self::hub()->month()->name();
		$this->log( $site->id, "$month-02", 3 );
		$this->log( $site->id, "$month-01", 2 );
		$this->log( 0, "$month-01", 50 );
		$answer = $this->admin( 'GET', '/usage' )->get_data();
		self::assertSame( $month, $answer['period'] );
		self::assertSame( array( 999, $site->id ), array_column( $answer['sites'], 'id' ) );
		self::assertSame( array( '#999', 'A site' ), array_column( $answer['sites'], 'name' ) );
		self::assertSame( array( 9, 5 ), array_column( $answer['sites'], 'requests' ) );
		self::assertSame(
			array(
				"$month-01" => 2,
				"$month-02" => 3,
			),
			array_column( $answer['days'], 'requests', 'day' ),
			'This WordPress’s own requests are not the hub’s.'
		);
		self::assertSame( array( 20, 30 ), array_column( $answer['days'], 'tokens' ) );
		$none = $this->admin( 'GET', '/usage', array( 'period' => '2020-01' ) )->get_data();
		self::assertSame( array( array(), array() ), array( $none['days'], $none['sites'] ) );
		self::assertSame( 400, $this->admin( 'GET', '/usage', array( 'period' => '2020-13' ) )->get_status() );
	}

	public function test_an_invitation_is_made_told_once_and_withdrawn(): void {
		$made = $this->admin(
			'POST',
			'/invitations',
			array(
				'label' => 'Customers <b>',
				'days'  => 7,
				'sites' => 3,
				'tier'  => 'tier-100',
			)
		)->get_data();
		self::assertMatchesRegularExpression( '/^join(-[A-Z2-9]{5}){5}$/', $made['code'] );
		self::assertSame( "http://example.test/#slipstream-invitation={$made['code']}", $made['url'] );
		$row = $this->admin( 'GET', '/invitations', array( 'search' => 'custom' ) )->get_data()[0];
		self::assertSame( array( 'id', 'label', 'sites_left', 'sites', 'tier', 'expires', 'created' ), array_keys( $row ) );
		self::assertSame( 'active', $this->register( new Client_Site( 'https://site.example' ), $made['code'] )->get_data()['status'] );
		self::assertSame( 2, $this->admin( 'GET', '/invitations' )->get_data()[0]['sites_left'] );
		self::assertSame( '200 success', self::code( $this->admin( 'DELETE', "/invitations/{$made['id']}" ) ) );
		self::assertSame( '404 hub_not_found', self::code( $this->admin( 'DELETE', "/invitations/{$made['id']}" ) ) );
		self::assertSame( '403 invitation_invalid', self::code( $this->register( new Client_Site( 'https://other.example' ), $made['code'] ) ) );
		self::assertSame(
			'400 unknown_tier',
			self::code(
				$this->admin(
					'POST',
					'/invitations',
					array(
						'label' => '',
						'days'  => 1,
						'sites' => 1,
						'tier'  => 'gold',
					)
				)
			)
		);
		self::assertSame(
			400,
			$this->admin(
				'POST',
				'/invitations',
				array(
					'label' => '',
					'days'  => 91,
					'sites' => 1,
				)
			)->get_status()
		);
		self::assertSame(
			400,
			$this->admin(
				'POST',
				'/invitations',
				array(
					'label' => '',
					'days'  => 1,
					'sites' => 1001,
				)
			)->get_status()
		);
	}

	public function test_a_licence_is_issued_detached_and_revoked(): void {
		$site = $this->connected();
		$made = $this->admin(
			'POST',
			'/licenses',
			array(
				'tier' => 'tier-500',
				'days' => 30,
			)
		)->get_data();
		wp_set_current_user( 0 );
		$site->call( 'POST', '/hub/licenses/attach', array( 'licenses' => array( $made['key'] ) ), $this->linked( $site ) );
		self::assertSame( array( 1, 0, 0, 0 ), array_values( $this->admin( 'GET', '/licenses/counts' )->get_data() ) );
		$row = $this->admin( 'GET', '/licenses', array( 'search' => 'A site' ) )->get_data()[0];
		self::assertSame( array( 'id', 'key_hint', 'tier', 'site_id', 'site_name', 'status', 'issued', 'expires' ), array_keys( $row ) );
		self::assertSame( array( $site->id, 'A site', 'attached' ), array( $row['site_id'], $row['site_name'], $row['status'] ) );
		$row = $this->admin( 'POST', "/licenses/{$made['id']}", array( 'site_id' => null ) )->get_data();
		self::assertSame( array( null, 'detached' ), array( $row['site_id'], $row['status'] ) );
		self::assertSame( 'revoked', $this->admin( 'POST', "/licenses/{$made['id']}", array( 'revoke' => true ) )->get_data()['status'] );
		$GLOBALS['wpdb']->insert(
			$GLOBALS['wpdb']->prefix . 'slipstream_hub_licenses',
			array(
				'key_hash' => 'old',
				'key_hint' => 'old',
				'tier'     => 'unlimited',
				'issued'   => 1,
				'expires'  => 2,
			)
		);
		self::assertSame(
			array(
				'attached' => 0,
				'detached' => 0,
				'expired'  => 1,
				'revoked'  => 1,
			),
			$this->admin( 'GET', '/licenses/counts' )->get_data()
		);
		self::assertSame( '400 unknown_tier', self::code( $this->admin( 'POST', '/licenses', array( 'tier' => 'gold' ) ) ) );
	}

	/** Counts requests of a site, or of one of its users, this month. */
	private function use_ai( int $site, int $requests, int $user = 0 ): void {
		global $wpdb;
		$wpdb->insert(
			"{$wpdb->prefix}slipstream_ai_usage",
			array(
				'period'   => self::hub()->month()->name(),
				'subject'  => "hub:$site" . ( 0 === $user ? '' : ":$user" ),
				'requests' => $requests,
				'holds'    => '',
			)
		);
	}

	/** Writes lines of the log, ten tokens each. */
	private function log( int $site, string $day, int $lines ): void {
		global $wpdb;
		for ( $line = 0; $line < $lines; $line++ ) {
			$wpdb->insert(
				"{$wpdb->prefix}slipstream_ai_log",
				array(
					'created'    => time(),
					'day'        => $day,
					'feature'    => 'x',
					'model'      => 'm',
					'tokens_in'  => 4,
					'tokens_out' => 6,
					'outcome'    => 'done',
					'site'       => $site,
				)
			);
		}
	}
}
