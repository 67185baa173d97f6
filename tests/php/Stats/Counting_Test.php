<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Stats;

use Slipstream\Plugin;
use Slipstream\Stats\Audience;
use Slipstream\Stats\Roll_Up;
use Slipstream\Stats\Stats_Module;
use Slipstream\Stats\Stats_Settings;
use Slipstream\Stats\View_Counter;
use Slipstream\Stats\Views;
use Slipstream\Support\Clock;
use Slipstream\Support\Month;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Stats_Case.php';

/**
 * What is counted, and what is not.
 */
final class Counting_Test extends Stats_Case {

	protected const COMMITS = true;

	public function test_a_view_is_counted_by_day_post_and_host(): void {
		$post  = self::post();
		$today = self::day();
		foreach ( array(
			'www.Example.org:8080',
			'example.org',
			'',
			'https://example.org/secret?x',
			'nonsense',
			wp_parse_url( home_url(), PHP_URL_HOST ),
		) as $referrer ) {
			$answer = $this->view( compact( 'post', 'referrer' ) );
			self::assertSame( array( 'counted' => true ), $answer->get_data(), (string) $referrer );
		}
		$this->view( array( 'post' => 0 ) );
		self::assertSame(
			array(
				"$today 0 "                => 1,
				"$today $post "            => 4,
				"$today $post example.org" => 2,
			),
			self::rows()
		);
	}

	/** @return iterable<string, array{array<string, mixed>, int}> */
	public static function malformed(): iterable {
		yield 'nothing' => array( array(), 400 );
		yield 'no number' => array( array( 'post' => 'x' ), 400 );
		yield 'below nothing' => array( array( 'post' => -1 ), 400 );
		yield 'a list' => array( array( 'post' => array( 1 ) ), 400 );
		yield 'too long' => array(
			array(
				'post'     => 0,
				'referrer' => str_repeat( 'a', 101 ),
			),
			400,
		);
		yield 'nobody wrote it' => array( array( 'post' => 99999999 ), 404 );
	}

	/**
	 * @dataProvider malformed
	 * @param array<string, mixed> $params
	 */
	public function test_nonsense_is_refused( array $params, int $status ): void {
		self::assertSame( $status, $this->view( $params )->get_status() );
		self::assertSame( array(), self::rows() );
	}

	public function test_what_visitors_cannot_read_is_not_counted(): void {
		foreach ( array( 'draft', 'private', 'trash', 'future' ) as $status ) {
			$post = self::post(
				array(
					'post_status' => $status,
					'post_date'   => '2099-01-01 00:00:00',
				)
			);
			self::assertSame( 404, $this->view( compact( 'post' ) )->get_status(), $status );
		}
		self::assertSame( array(), self::rows() );
	}

	/** @return iterable<string, array{array<string, string>}> */
	public static function not_readers(): iterable {
		yield 'no name' => array( array( 'User-Agent' => '' ) );
		yield 'a search engine' => array(
			array( 'User-Agent' => 'Mozilla/5.0 (Linux; Android 6.0.1) Chrome/141.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' ),
		);
		yield 'a measurement' => array(
			array( 'User-Agent' => 'Mozilla/5.0 (Linux; Android 11) Chrome/141.0 Mobile Safari/537.36 Chrome-Lighthouse' ),
		);
		yield 'a browser without a screen' => array(
			array( 'User-Agent' => 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/141.0 Safari/537.36' ),
		);
		yield 'a program' => array( array( 'User-Agent' => 'python-requests/2.32.3 (and more)' ) );
		yield 'do not track' => array( array( 'DNT' => '1' ) );
		yield 'global privacy control' => array( array( 'Sec-GPC' => '1' ) );
		yield 'a page of another site' => array( array( 'Origin' => 'https://evil.test' ) );
		yield 'sent across sites' => array( array( 'Sec-Fetch-Site' => 'cross-site' ) );
	}

	/**
	 * @dataProvider not_readers
	 * @param array<string, string> $headers
	 */
	public function test_programs_and_those_who_do_not_want_it_are_left_out( array $headers ): void {
		$answer = $this->view( array( 'post' => 0 ), $headers );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( array( 'counted' => false ), $answer->get_data() );
		self::assertSame( array(), self::rows() );
	}

	public function test_the_wish_not_to_be_tracked_counts_where_the_site_honours_it(): void {
		Site_Settings::set( Stats_Settings::DO_NOT_TRACK, false );
		self::assertSame(
			array( 'counted' => true ),
			$this->view( array( 'post' => 0 ), array( 'DNT' => '1' ) )->get_data()
		);
	}

	public function test_own_views_are_counted_by_role(): void {
		foreach ( array(
			'administrator' => false,
			'editor'        => false,
			'subscriber'    => false,
		) as $role => $is_counted ) {
			$this->sign_in( $role );
			self::assertSame(
				array( 'counted' => $is_counted ),
				$this->view( array( 'post' => 0 ) )->get_data(),
				$role
			);
		}
		Site_Settings::set( Stats_Settings::COUNT_ROLES, array( 'editor' ) );
		$this->sign_in( 'editor' );
		self::assertTrue( Audience::is_counted( get_current_user_id() ) );
		$this->sign_in( 'administrator' );
		self::assertSame( array( 'counted' => false ), $this->view( array( 'post' => 0 ) )->get_data() );
	}

	public function test_who_is_logged_in_is_known_by_the_cookie_alone(): void {
		$user = $this->sign_in( 'editor' );
		wp_set_current_user( 0 );
		$_COOKIE[ LOGGED_IN_COOKIE ] = wp_generate_auth_cookie( $user->ID, time() + 600, 'logged_in' );
		try {
			self::assertSame( array( 'counted' => false ), $this->view( array( 'post' => 0 ) )->get_data() );
		} finally {
			unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
		}
	}

	public function test_roles_of_settings_exist(): void {
		$this->sign_in( 'administrator' );
		$answer = $this->rest( 'POST', '/jetpack/v4/settings', array( 'count_roles' => array( 'captain' ) ) );
		self::assertSame( 400, $answer->get_status() );
		self::assertSame( array(), Stats_Settings::roles_of( Stats_Settings::COUNT_ROLES ) );
	}

	public function test_junk_does_not_fill_the_table(): void {
		$today = self::day();
		for ( $row = 0; $row < View_Counter::MOST_ROWS; $row++ ) {
			self::store( $today, 0, "host-$row.test", 1 );
		}
		foreach ( array( 'new.test', 'newer.test', 'host-7.test' ) as $referrer ) {
			self::assertTrue( self::counter()->count( 0, $referrer ) );
		}
		self::assertTrue( self::counter()->count( 0, '' ), 'What has no name is still counted.' );
		$rows = self::rows();
		self::assertCount( View_Counter::MOST_ROWS + 2, $rows );
		self::assertSame(
			array( 2, 2, 1 ),
			array( $rows[ "$today 0 other" ], $rows[ "$today 0 host-7.test" ], $rows[ "$today 0 " ] )
		);
	}

	public function test_days_begin_when_they_begin_where_the_site_is(): void {
		global $wpdb;
		update_option( 'timezone_string', 'Asia/Tokyo' );
		$clock = new class() implements Clock {
			public function now(): int {
				return (int) strtotime( '2026-11-22T16:00:00Z' );
			}
		};
		self::assertTrue( ( new View_Counter( $wpdb, new Month( $clock ) ) )->count( 0, '' ) );
		self::assertSame( array( '2026-11-23 0 ' => 1 ), self::rows() );
	}

	/** The sums of months are stored by a transaction of their own, which ends that of the test. */
	protected function tearDown(): void {
		global $wpdb;
		parent::tearDown();
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $wpdb->prefix . Views::TABLE ) );
		Plugin::modules()->set( Plugin::module( Stats_Module::class ), false );
	}

	public function test_old_views_lose_their_days_and_referrers_and_stay_counted(): void {
		global $wpdb;
		self::store( '2024-02-03', 7, '', 3 );
		self::store( '2024-02-29', 7, 'example.org', 4 );
		self::store( '2024-02-29', 8, 'example.org', 1 );
		self::store( '2024-03-01', 7, '', 9 );
		self::store( self::day(), 7, 'example.org', 5 );
		$expected = array(
			'2024-02-01 7 month'           => 7,
			'2024-02-01 8 month'           => 1,
			'2024-03-01 7 month'           => 9,
			self::day() . ' 7 example.org' => 5,
		);
		( new Roll_Up( $wpdb, self::month() ) )->run();
		self::assertSame( $expected, self::rows() );
		self::assertSame( 22, ( new Views( $wpdb ) )->total() );
	}

	public function test_old_views_stay_as_they_were_where_the_database_fails_in_between(): void {
		global $wpdb;
		self::store( '2024-02-03', 7, '', 3 );
		self::store( '2024-02-29', 8, 'example.org', 1 );
		$before = self::rows();
		$break  = static fn ( string $query ): string => str_contains(
			$query,
			'INSERT'
		) && str_contains( $query, ', 8, ' ) ? 'SELECT nothing FROM nowhere' : $query;
		$shown  = $wpdb->suppress_errors();
		add_filter( 'query', $break );
		( new Roll_Up( $wpdb, self::month() ) )->run();
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( $shown );
		self::assertSame( $before, self::rows() );
	}

	public function test_a_database_that_fails_is_said(): void {
		global $wpdb;
		$prefix       = $wpdb->prefix;
		$shown        = $wpdb->suppress_errors();
		$wpdb->prefix = 'nowhere_';
		try {
			self::assertSame( 503, $this->view( array( 'post' => 0 ) )->get_status() );
		} finally {
			$wpdb->prefix = $prefix;
			$wpdb->suppress_errors( $shown );
		}
		self::assertSame( array(), self::rows() );
	}
}
