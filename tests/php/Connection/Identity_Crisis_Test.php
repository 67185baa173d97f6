<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Connection;

use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Identity\Staging_Host;

require_once __DIR__ . '/Hub_Case.php';

/**
 * A copy, a move, and what an administrator may say of it, with a real hub.
 */
final class Identity_Crisis_Test extends Hub_Case {

	private const COPY = 'http://localhost:1/copy';

	public function test_a_copy_signs_nothing_until_somebody_chooses(): void {
		$this->register();
		$this->link();
		$sent = 0;
		$note = static function ( mixed $answer ) use ( &$sent ): mixed {
			++$sent;
			return $answer;
		};
		add_filter( 'pre_http_request', $note );
		$this->as_if_at(
			self::COPY,
			function () use ( &$sent ): void {
				self::assertSame( 'url_mismatch', $this->refusal( fn () => $this->services()->client()->call( 'GET', 'hub/user', null, get_current_user_id(), 2 ) ) );
				$crisis = $this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_data()['crisis'];
				self::assertSame( array( 'jetpack_url_mismatch', self::COPY, self::$site, false ), array( $crisis['code'], $crisis['current_url'], $crisis['hub_url'], $crisis['is_safe_mode'] ) );
				self::assertSame( self::COPY, $this->services()->data()->start_data()['crisis']['currentUrl'] );
				self::assertSame( 'url_mismatch', $this->rest( 'POST', '/jetpack/v4/connection/register' )->get_data()['code'] );
				self::assertSame( array( 'code' => 'success' ), $this->rest( 'POST', '/jetpack/v4/identity-crisis/confirm-safe-mode' )->get_data() );
				self::assertTrue( $this->rest( 'GET', '/jetpack/v4/connection' )->get_data()['isStaging'] );
				self::assertSame( 'url_mismatch', $this->refusal( fn () => $this->services()->client()->call( 'GET', 'hub/site', null, 0, 2 ) ) );
				self::assertSame( 0, $sent );
				self::assertSame( array( 'code' => 'success' ), $this->rest( 'POST', '/jetpack/v4/connection', array( 'isActive' => false ) )->get_data() );
				self::assertSame( 0, $sent, 'A copy does not end the connection of the original.' );
			}
		);
		remove_filter( 'pre_http_request', $note );
	}

	public function test_a_search_and_replace_does_not_hide_a_move(): void {
		global $wpdb;
		$this->register();
		$stored = (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", 'slipstream_hubs' ) );
		self::assertStringNotContainsString( self::$site, $stored );
		self::assertStringNotContainsString( substr( self::$site, 7 ), $stored );
	}

	public function test_a_site_that_has_moved_tells_its_hub(): void {
		$this->register();
		$this->link();
		$moved = self::$site . '/moved';
		$this->as_if_at(
			$moved,
			function () use ( $moved ): void {
				self::assertNotNull( $this->services()->crisis()->current() );
				self::assertSame( array( 'code' => 'success' ), $this->rest( 'POST', '/jetpack/v4/identity-crisis/migrate' )->get_data() );
				self::assertNull( $this->services()->crisis()->current() );
				self::assertSame( $moved, $this->services()->provider()->get( 'hub/site' )->body['URL'] );
				self::assertTrue( $this->services()->connection()->is_user_linked( get_current_user_id() ) );
			}
		);
		self::assertNotNull( $this->services()->crisis()->current(), 'The old address is the wrong one now.' );
	}

	public function test_a_wordpress_that_has_moved_below_its_site_tells_its_hub(): void {
		$this->register();
		$this->link();
		$moved = self::$site . '/wp';
		$this->as_if_wordpress_at(
			$moved,
			function () use ( $moved ): void {
				self::assertSame( 'url_mismatch', $this->refusal( fn () => $this->services()->client()->call( 'GET', 'hub/user', null, get_current_user_id(), 2 ) ) );
				$crisis = $this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_data()['crisis'];
				self::assertSame( array( 'jetpack_site_url_mismatch', $moved, self::$site ), array( $crisis['code'], $crisis['current_url'], $crisis['hub_url'] ) );
				self::assertSame( array( 'code' => 'success' ), $this->rest( 'POST', '/jetpack/v4/identity-crisis/migrate' )->get_data() );
				self::assertNull( $this->services()->crisis()->current() );
				self::assertTrue( $this->services()->connection()->is_user_linked( get_current_user_id() ) );
				self::assertStringStartsWith( admin_url(), $this->link(), 'The hub leads back to the new address.' );
			}
		);
	}

	public function test_a_wordpress_that_has_moved_below_its_site_can_begin_anew_or_leave(): void {
		$this->register();
		$number = $this->services()->connection()->blog_id();
		$this->as_if_wordpress_at(
			self::$site . '/wp',
			function () use ( $number ): void {
				$this->services()->store()->change( array( 'invitation' => $this->services()->store()->encrypt( self::$invitation ) ) );
				$answer = $this->rest( 'POST', '/jetpack/v4/identity-crisis/start-fresh' );
				self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
				self::assertSame( $number, $this->services()->connection()->blog_id(), 'Its address is the same.' );
				self::assertSame( 'active', $this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_data()['state'] );
			}
		);
		// Back where it was, it leaves: nobody else is at its address, so the hub is told.
		self::assertSame( 'jetpack_site_url_mismatch', $this->services()->crisis()->current()['code'] ?? '' );
		$record = $this->services()->store()->current()->to_array();
		self::assertSame( array( 'code' => 'success' ), $this->rest( 'POST', '/jetpack/v4/connection', array( 'isActive' => false ) )->get_data() );
		self::assertSame( array(), $this->services()->writes()->pending()->all() );
		$this->services()->store()->change( array_diff_key( $record, array( 'address' => '' ) ) );
		$this->services()->crisis()->clear();
		$this->as_if_wordpress_at( self::$site . '/wp', fn () => self::assertSame( 'unknown_token', $this->refusal( fn () => $this->services()->client()->call( 'GET', 'hub/site', null, 0, 2 ) ) ) );
	}

	public function test_the_hub_refuses_a_copy_that_knows_nothing_of_it(): void {
		$this->register();
		$record = $this->services()->store()->current();
		$this->as_if_at(
			self::$site . '/moved',
			function () use ( $record ): void {
				$pair = $this->services()->store()->key( $record );
				self::assertNotNull( $pair );
				// As if the copy had been told that this was its address all along.
				$this->services()->store()->change( $this->services()->store()->bound( $pair ) );
				self::assertSame( 'url_mismatch', $this->refusal( fn () => $this->services()->provider()->get( 'hub/site' ) ) );
				$stored = get_option( Identity_Crisis::OPTION );
				self::assertSame( array( 'jetpack_home_url_mismatch', true, 3600, strrev( self::$site ) ), array( $stored['error_code'], $stored['reversed_url'], $stored['next_check_delay'], $stored['wpcom_home'] ) );
				self::assertSame( array( 'jetpack_home_url_mismatch', self::$site ), array_values( array_intersect_key( (array) $this->services()->crisis()->current(), array_flip( array( 'code', 'hub_url' ) ) ) ) );
				self::assertTrue( $this->services()->crisis()->blocks() );
				self::assertSame( 'refused', $this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_data()['state'] );
				update_option( Identity_Crisis::OPTION, array( 'last_checked' => time() - 3601 ) + $stored );
				self::assertFalse( $this->services()->crisis()->blocks(), 'Another try is due.' );
				$this->refusal( fn () => $this->services()->provider()->get( 'hub/site' ) );
				self::assertSame( 7200, get_option( Identity_Crisis::OPTION )['next_check_delay'] );
			}
		);
		self::assertCount( 1, $this->with_alarms( $record->to_array() ), 'Both sides are told.' );
	}

	public function test_another_site_begins_anew(): void {
		$this->register();
		$this->link();
		$number = $this->services()->connection()->blog_id();
		$key    = $this->services()->store()->current()->key;
		$other  = self::$site . '/moved';
		$this->as_if_at(
			$other,
			function () use ( $number, $key ): void {
				$this->rest(
					'POST',
					'/slipstream/v1/connection/provider',
					array(
						'address'    => self::$hub,
						'invitation' => self::$invitation,
					)
				);
				$answer = $this->rest( 'POST', '/jetpack/v4/identity-crisis/start-fresh', array( 'redirect_uri' => 'admin.php?page=my-jetpack' ) );
				self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
				self::assertStringContainsString( 'action=slipstream_authorize', (string) $answer->get_data() );
				self::assertNotSame( $number, $this->services()->connection()->blog_id() );
				self::assertNotSame( $key, $this->services()->store()->current()->key );
				self::assertFalse( $this->services()->connection()->is_user_linked( get_current_user_id() ) );
			}
		);
	}

	public function test_the_protocol_alone_is_no_move(): void {
		$this->register();
		$this->as_if_at( str_replace( 'http://', 'https://', self::$site ), fn () => self::assertNull( $this->services()->crisis()->current() ) );
	}

	public function test_what_another_plugin_has_left_is_no_crisis(): void {
		$this->register();
		update_option(
			Identity_Crisis::OPTION,
			array(
				'error_code'   => 'jetpack_url_mismatch',
				'home'         => self::$site,
				'wpcom_home'   => strrev( 'https://other.test' ),
				'reversed_url' => true,
			)
		);
		self::assertNull( $this->services()->crisis()->current() );
	}

	public function test_nothing_is_signed_while_the_database_does_not_say_whether_there_is_one(): void {
		$this->register();
		$this->services()->crisis()->report( 'http://elsewhere.test' );
		$sent = 0;
		$note = static function ( mixed $answer ) use ( &$sent ): mixed {
			++$sent;
			return $answer;
		};
		add_filter( 'pre_http_request', $note );
		$ask   = fn (): string => $this->refusal( fn () => $this->services()->client()->call( 'GET', 'hub/site', null, 0, 2 ) );
		global $wpdb;
		$shown = $wpdb->suppress_errors( true );
		foreach ( array( Identity_Crisis::OPTION, 'slipstream_hubs' ) as $option ) {
			wp_cache_flush();
			$break = static fn ( string $query ): string =>
				str_contains( $query, 'SELECT' ) && ( str_contains( $query, 'option_name, option_value' ) || str_contains( $query, $option ) )
					? 'SELECT nothing FROM nowhere'
					: $query;
			add_filter( 'query', $break );
			self::assertSame( 'connection_unavailable', $this->refusal( fn () => $this->services()->crisis()->current() ), $option );
			if ( Identity_Crisis::OPTION === $option ) {
				self::assertFalse( $this->services()->crisis()->clear() );
				self::assertSame( 'connection_unavailable', $ask() );
				self::assertNull( $this->services()->crisis()->shown() );
			}
			self::assertSame(
				'connection_unavailable',
				$this->rest( 'POST', '/jetpack/v4/connection/register' )->get_data()['code'],
				$option
			);
			remove_filter( 'query', $break );
			if ( Identity_Crisis::OPTION === $option ) {
				self::assertSame( 'url_mismatch', $ask(), 'WordPress has noted that there is no such option.' );
			}
		}
		$wpdb->suppress_errors( $shown );
		remove_filter( 'pre_http_request', $note );
		self::assertSame( 0, $sent );
	}

	public function test_staging_hosts(): void {
		foreach ( array( 'shop.wpengine.com', 'x.kinsta.cloud', 'staging.shop.example', 'shop-staging.example.com', 'stage2.example.com', 'dev-shop.pantheonsite.io' ) as $host ) {
			self::assertTrue( Staging_Host::is_known( $host ), $host );
		}
		foreach ( array( 'example.com', 'wpengine.com', 'backstage.example.com', 'stages.example.com', 'staging-company.com' ) as $host ) {
			self::assertFalse( Staging_Host::is_known( $host ), $host );
		}
	}

	/**
	 * The alarms that the original is told of.
	 *
	 * @param array<string, string|int> $record What the original knows.
	 * @return list<array<string, mixed>>
	 */
	private function with_alarms( array $record ): array {
		$this->services()->store()->change( $record );
		delete_option( Identity_Crisis::OPTION );
		$alarms = $this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_data()['alarms'];
		self::assertSame( array(), $this->rest( 'POST', '/slipstream/v1/connection/alarms', array( 'dismiss' => true ) )->get_data()['alarms'] );
		return $alarms;
	}
}
