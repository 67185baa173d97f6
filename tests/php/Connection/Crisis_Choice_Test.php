<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Connection;

use Slipstream\Connection\Connection_Trouble;
use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Support\Database\Counters;
use WP_Error;

require_once __DIR__ . '/Hub_Case.php';

/**
 * Administrators are asked where they are.
 */
final class Crisis_Choice_Test extends Hub_Case {

	private const COPY = 'http://localhost:1/copy';

	public function test_administrators_are_told_of_it_wherever_they_are(): void {
		$this->register();
		$notice = static function (): string {
			ob_start();
			do_action( 'admin_notices' );
			return (string) ob_get_clean();
		};
		$health = static fn (): array => apply_filters(
			'site_status_tests',
			array( 'direct' => array() )
		)['direct']['slipstream']['test']();
		add_action( 'admin_notices', array( new Connection_Trouble( $this->services() ), 'print_notice' ) );
		set_current_screen( 'dashboard' );
		self::assertStringNotContainsString( '#/connection', $notice() );
		self::assertSame( 'good', $health()['status'] );
		$this->as_if_at(
			self::COPY,
			function () use ( $notice, $health ): void {
				self::assertStringContainsString( 'page=my-jetpack#/connection', $notice() );
				self::assertSame( 'critical', $health()['status'] );
				self::assertStringContainsString( 'moved or is a copy', $health()['description'] );
				set_current_screen( 'toplevel_page_my-jetpack' );
				self::assertStringNotContainsString( '#/connection', $notice(), 'It is asked there.' );
				set_current_screen( 'dashboard' );
				$this->services()->crisis()->confirm_safe_mode();
				self::assertStringNotContainsString( '#/connection', $notice(), 'It is decided.' );
			}
		);
		remove_all_actions( 'admin_notices' );
		unset( $GLOBALS['current_screen'] );
	}

	public function test_administrators_are_told_of_a_broken_connection_where_they_look_first(): void {
		$this->register();
		$this->link();
		$trouble = new Connection_Trouble( $this->services() );
		$notice  = static function ( string $screen ) use ( $trouble ): string {
			set_current_screen( $screen );
			ob_start();
			$trouble->print_notice();
			unset( $GLOBALS['current_screen'] );
			return (string) ob_get_clean();
		};
		self::assertSame( '', $notice( 'dashboard' ) );
		self::on_hub( 'status', (string) $this->services()->connection()->blog_id(), 'revoked' );
		$this->rest( 'GET', '/slipstream/v1/connection/provider' );
		foreach ( array( 'dashboard', 'plugins' ) as $screen ) {
			self::assertStringContainsString( 'page=my-jetpack#/connection', $notice( $screen ) );
		}
		self::assertSame( '', $notice( 'edit-post' ), 'It does not nag.' );
		self::assertSame( '', $notice( 'toplevel_page_my-jetpack' ) );
		$this->sign_in( 'editor' );
		self::assertSame( '', $notice( 'dashboard' ) );
	}

	public function test_there_is_nothing_to_choose_without_a_crisis(): void {
		$this->register();
		foreach ( array( 'migrate', 'confirm-safe-mode' ) as $choice ) {
			self::assertSame( array( 409, 'no_identity_crisis' ), $this->choose( $choice ), $choice );
		}
		self::assertFalse( get_option( Identity_Crisis::SAFE_MODE, false ) );
	}

	public function test_a_copy_that_the_hub_does_not_take_keeps_what_it_had(): void {
		$this->register();
		$this->link();
		$before = $this->services()->store()->current();
		$this->as_if_at(
			self::$site . '/moved',
			function () use ( $before ): void {
				foreach ( array(
					'invitation_required' => '',
					'invitation_invalid'  => 'no-such-code',
				) as $code => $invitation ) {
					$this->invite( $invitation );
					self::assertSame( array( 403, $code ), $this->choose( 'start-fresh' ) );
					self::assertSame( self::known( $before ), self::known( $this->services()->store()->current() ) );
					self::assertTrue( $this->services()->connection()->is_user_linked( get_current_user_id() ) );
					self::assertNotNull( $this->services()->crisis()->current(), 'All choices are left.' );
				}
			}
		);
		self::assertSame(
			self::$site,
			$this->services()->provider()->get( 'hub/site' )->body['URL'],
			'At its address it is connected as before.'
		);
	}

	public function test_a_site_that_the_hub_would_not_take_again_does_not_leave(): void {
		$this->register();
		$this->link();
		$before = $this->services()->store()->current();
		foreach ( array(
			'invitation_required' => '',
			'invitation_invalid'  => 'no-such-code',
		) as $code => $invitation ) {
			$this->as_if_wordpress_at(
				self::$site . '/wp',
				function () use ( $code, $invitation ): void {
					$this->invite( $invitation );
					self::assertSame( array( 403, $code ), $this->choose( 'start-fresh' ) );
				}
			);
		}
		self::assertSame( self::known( $before ), self::known( $this->services()->store()->current() ) );
		self::assertFalse(
			$this->services()->provider()->get( 'hub/user', get_current_user_id() )->is_stale,
			'At its address it is connected as before.'
		);
	}

	public function test_a_site_that_is_offline_does_not_leave(): void {
		$this->register();
		$before = $this->services()->store()->current();
		$this->invite( self::$invitation );
		$sent = 0;
		$note = static function ( mixed $answer ) use ( &$sent ): mixed {
			++$sent;
			return $answer;
		};
		add_filter( 'jetpack_offline_mode', '__return_true' );
		add_filter( 'pre_http_request', $note );
		foreach ( array( 'as_if_wordpress_at', 'as_if_at' ) as $place ) {
			$this->$place(
				self::$site . '/moved',
				fn () => self::assertSame( array( 409, 'offline_mode' ), $this->choose( 'start-fresh' ), $place )
			);
		}
		remove_filter( 'pre_http_request', $note );
		remove_filter( 'jetpack_offline_mode', '__return_true' );
		self::assertSame( 0, $sent );
		self::assertSame( self::known( $before ), self::known( $this->services()->store()->current() ) );
	}

	/** @dataProvider places */
	public function test_who_begins_anew_in_two_tabs_is_registered_once( string $place ): void {
		$this->register();
		$asked = 0;
		$count = static function ( mixed $answer, array $parsed, string $url ) use ( &$asked ): mixed {
			$asked += (int) ( str_contains( $url, 'hub/register' ) && ! str_contains( (string) $parsed['body'], '"check"' ) );
			return $answer;
		};
		$this->$place(
			self::$site . '/moved',
			function () use ( &$asked, $count ): void {
				$this->invite( self::$invitation );
				$first = null;
				// The other tab is faster: it is done while this one asks whether it is the only one.
				$other = function ( string $query ) use ( &$first, &$other ): string {
					if ( str_contains( $query, 'INSERT IGNORE' ) && str_contains( $query, Counters::TABLE ) ) {
						remove_filter( 'query', $other );
						$first = $this->rest( 'POST', '/jetpack/v4/identity-crisis/start-fresh' );
					}
					return $query;
				};
				add_filter( 'pre_http_request', $count, 10, 3 );
				add_filter( 'query', $other );
				$second = $this->rest( 'POST', '/jetpack/v4/identity-crisis/start-fresh' );
				$third  = $this->rest( 'POST', '/jetpack/v4/identity-crisis/start-fresh' );
				remove_filter( 'pre_http_request', $count );
				self::assertSame( 200, $first?->get_status(), (string) wp_json_encode( $first?->get_data() ) );
				self::assertSame( $first->get_data(), $second->get_data() );
				self::assertSame( $first->get_data(), $third->get_data() );
				self::assertSame( 1, $asked );
				self::assertFalse( $this->services()->provider()->get( 'hub/site' )->is_stale );
			}
		);
	}

	/** @return array<string, array{string}> */
	public static function places(): array {
		return array(
			'another site'       => array( 'as_if_at' ),
			'its WordPress only' => array( 'as_if_wordpress_at' ),
		);
	}

	public function test_a_copy_whose_answer_is_lost_comes_back_as_the_same(): void {
		$this->register();
		$number   = $this->services()->connection()->blog_id();
		$is_inner = false;
		$lose     = static function ( mixed $answer, array $parsed, string $url ) use ( &$is_inner ): mixed {
			if ( $is_inner || ! str_contains( $url, 'hub/register' ) ) {
				return $answer;
			}
			$is_inner = true;
			wp_remote_request( $url, $parsed );
			return new WP_Error( 'http_request_failed', 'Cut off' );
		};
		$this->as_if_at(
			self::$site . '/moved',
			function () use ( $number, $lose ): void {
				$this->invite( self::$invitation );
				add_filter( 'pre_http_request', $lose, 10, 3 );
				self::assertSame( array( 503, 'provider_unreachable' ), $this->choose( 'start-fresh' ) );
				remove_filter( 'pre_http_request', $lose, 10 );
				self::assertSame( $number, $this->services()->connection()->blog_id() );
				self::assertSame( array( 200, '' ), $this->choose( 'start-fresh' ) );
				self::assertNotSame( $number, $this->services()->connection()->blog_id() );
				self::assertFalse( $this->services()->provider()->get( 'hub/site' )->is_stale );
			}
		);
	}

	/**
	 * Makes a choice.
	 *
	 * @return array{int, string} The status and the code of the answer.
	 */
	private function choose( string $choice ): array {
		$answer = $this->rest( 'POST', "/jetpack/v4/identity-crisis/$choice" );
		$data   = $answer->get_data();
		return array( $answer->get_status(), is_array( $data ) ? $data['code'] : '' );
	}

	/** Enters the code of an invitation. */
	private function invite( string $code ): void {
		$this->rest(
			'POST',
			'/slipstream/v1/connection/provider',
			array(
				'address'    => self::$hub,
				'invitation' => $code,
			)
		);
	}

	/** @return array<string, string|int> What a site is known by at a hub. */
	private static function known( Hub_Record $record ): array {
		return array_intersect_key(
			$record->to_array(),
			array_flip( array( 'site_id', 'status', 'key', 'owner', 'home', 'siteurl' ) )
		);
	}
}
