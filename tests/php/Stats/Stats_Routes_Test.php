<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Stats;

use Slipstream\Http\Request_Error;
use Slipstream\Plugin;
use Slipstream\Rest\Download_Response;
use Slipstream\Stats\Dashboard_Widget;
use Slipstream\Stats\Periods;
use Slipstream\Stats\Stats_Csv;
use Slipstream\Stats\Stats_Module;
use Slipstream\Stats\Stats_Settings;
use Slipstream\Stats\Views;
use Slipstream\Tests\Site_Settings;
use WP_REST_Response;

require_once __DIR__ . '/Stats_Case.php';

/**
 * The routes, the data of the module, and the widget.
 */
final class Stats_Routes_Test extends Stats_Case {

	public function test_tells_days_posts_and_referrers(): void {
		$this->sign_in( 'administrator' );
		$post = self::post( array( 'post_title' => 'Ships &amp; <b>boats</b>' ) );
		self::store( self::day(), $post, 'example.org', 2 );
		self::store( self::day( 1 ), $post, '', 5 );
		self::store( self::day( 1 ), 0, 'other', 1 );
		self::store( self::day( 29 ), 99999999, 'example.org', 1 );
		self::store( self::day( 30 ), $post, 'example.com', 100 );
		$answer = $this->rest( 'GET', '/slipstream/v1/stats' );
		self::assertSame( 200, $answer->get_status() );
		$data = $answer->get_data();
		self::assertCount( 30, $data['series'] );
		self::assertSame(
			array(
				'start' => self::day( 29 ),
				'views' => 1,
			),
			$data['series'][0]
		);
		self::assertSame(
			array(
				'start' => self::day(),
				'views' => 2,
			),
			$data['series'][29]
		);
		self::assertSame( 9, $data['sum'] );
		self::assertSame(
			array(
				'today'     => 2,
				'yesterday' => 6,
				'week'      => 8,
				'all'       => 109,
			),
			$data['totals']
		);
		self::assertSame(
			array( 'Ships & boats', 'Home page and archives', 'A deleted post' ),
			array_column( $data['posts'], 'title' )
		);
		self::assertSame( array( get_permalink( $post ), home_url( '/' ), '' ), array_column( $data['posts'], 'url' ) );
		self::assertSame( array( 'example.org', '' ), array_column( $data['referrers'], 'host' ) );
		self::assertCount(
			1,
			$this->rest( 'GET', '/slipstream/v1/stats', array( 'limit' => 1 ) )->get_data()['posts']
		);
	}

	public function test_weeks_begin_as_the_site_has_it(): void {
		update_option( 'start_of_week', 0 );
		$sunday = new Periods( Periods::WEEK, '2026-11-23', 0 );
		$monday = new Periods( Periods::WEEK, '2026-11-23', 1 );
		self::assertSame( '2026-11-22', $sunday->starts()[13] );
		self::assertSame( array( '2026-08-24', '2026-11-23' ), array( $monday->first(), $monday->starts()[13] ) );
		self::assertSame(
			3,
			array_sum(
				$monday->sums(
					array(
						'2026-11-23' => 1,
						'2026-11-22' => 2,
						'2026-08-23' => 9,
					)
				)
			)
		);
		self::assertSame(
			array( '2025-12-01', '2026-11-01' ),
			array(
				( new Periods( Periods::MONTH, '2026-11-30', 1 ) )->first(),
				( new Periods( Periods::MONTH, '2026-11-30', 1 ) )->starts()[11],
			)
		);
	}

	/** @return iterable<string, array{string, array<string, mixed>}> */
	public static function malformed(): iterable {
		yield 'a range that there is not' => array( 'GET', array( 'range' => 'year' ) );
		yield 'no posts' => array( 'GET', array( 'limit' => 0 ) );
		yield 'too many posts' => array( 'GET', array( 'limit' => 101 ) );
		yield 'a list' => array( 'GET', array( 'range' => array( 'day' ) ) );
		yield 'a file of a range that there is not' => array( 'POST', array( 'range' => '' ) );
	}

	/**
	 * @dataProvider malformed
	 * @param array<string, mixed> $params
	 */
	public function test_nonsense_is_refused( string $method, array $params ): void {
		$this->sign_in( 'administrator' );
		$answer = $this->rest(
			$method,
			'POST' === $method ? '/slipstream/v1/stats/export' : '/slipstream/v1/stats',
			$params
		);
		self::assertSame(
			array( 400, 'rest_invalid_param' ),
			array( $answer->get_status(), $answer->get_data()['code'] )
		);
	}

	public function test_roles_that_are_chosen_see_them_and_administrators_always(): void {
		Site_Settings::set( Stats_Settings::ROLES, array( 'author' ) );
		foreach ( array(
			'administrator' => 200,
			'editor'        => 403,
			'author'        => 200,
			'contributor'   => 403,
			'subscriber'    => 403,
		) as $role => $status ) {
			$this->sign_in( $role );
			self::assertSame( $status, $this->rest( 'GET', '/slipstream/v1/stats' )->get_status(), $role );
			self::assertSame(
				$status,
				$this->rest( 'GET', '/jetpack/v4/module/stats/data' )->get_status(),
				"$role, data of the module"
			);
		}
		wp_set_current_user( 0 );
		self::assertSame( 401, $this->rest( 'GET', '/slipstream/v1/stats' )->get_status() );
	}

	public function test_a_table_to_take_away_runs_nothing(): void {
		$this->sign_in( 'administrator' );
		self::store( self::day(), self::post( array( 'post_title' => '=1+1' ) ), 'example.org', 2 );
		self::store( self::day( 40 ), 0, '', 2 );
		$text = self::text_of( $this->rest( 'POST', '/slipstream/v1/stats/export', array( 'range' => 'day' ) ) );
		self::assertSame( 2, substr_count( $text, "\r\n" ) );
		self::assertStringContainsString( ",'=1+1,", $text );
		self::assertStringContainsString( ',example.org,2', $text );
	}

	public function test_a_long_table_is_read_page_by_page(): void {
		global $wpdb;
		$this->sign_in( 'administrator' );
		$values = array();
		for ( $row = 0; $row < 2 * Views::PAGE + 7; $row++ ) {
			// Pages end within a day, and within a post.
			$values[] = sprintf( "('%s', %d, 'host-%04d.example', 1)", self::day( $row % 2 ), $row % 3, $row );
		}
		foreach ( array_chunk( $values, 500 ) as $some ) {
			$wpdb->query(
				"INSERT INTO {$wpdb->prefix}slipstream_stats (day, post_id, referrer, views) VALUES " . implode( ', ', $some )
			);
		}
		$reads = 0;
		$count = static function ( string $query ) use ( &$reads ): string {
			$reads += (int) str_contains( $query, 'LIMIT ' . Views::PAGE );
			return $query;
		};
		add_filter( 'query', $count );
		$text = self::text_of( $this->rest( 'POST', '/slipstream/v1/stats/export', array( 'range' => 'day' ) ) );
		remove_filter( 'query', $count );
		preg_match_all( '/host-\d{4}/', $text, $found );
		self::assertSame(
			array( 3, 2 * Views::PAGE + 7, 2 * Views::PAGE + 7 ),
			array( $reads, count( $found[0] ), count( array_unique( $found[0] ) ) )
		);
	}

	public function test_a_table_that_breaks_off_says_so(): void {
		$pages = static function (): \Generator {
			yield array();
			throw new Request_Error( 'stats_unavailable', 'x', 503 );
		};
		self::assertStringContainsString(
			'This file is incomplete',
			self::text_of(
				new Download_Response(
					static fn ( $stream ) => Stats_Csv::write( $stream, $pages() ),
					'views.csv',
					'text/csv'
				)
			)
		);
	}

	/** A file as it is sent. */
	private static function text_of( WP_REST_Response $answer ): string {
		self::assertInstanceOf( Download_Response::class, $answer );
		$stream = fopen( 'php://memory', 'r+b' );
		self::assertIsResource( $stream );
		$answer->write( $stream );
		rewind( $stream );
		return (string) stream_get_contents( $stream );
	}

	public function test_module_data_have_the_shape_that_clients_know(): void {
		$module = Plugin::module( Stats_Module::class );
		$today  = self::month()->today();
		self::store( $today, 0, '', 3 );
		self::store( self::day( 1 ), 0, '', 4 );
		$day = $module->module_data( 'day' );
		self::assertSame( array( 'general', 'day' ), array_keys( $day ) );
		self::assertSame(
			array( 3, 4, 7, self::day( 1 ), 4, null ),
			array_map(
				static fn ( string $name ) => $day['general']['stats'][ $name ],
				array( 'views_today', 'views_yesterday', 'views', 'views_best_day', 'views_best_day_total', 'visitors' )
			)
		);
		self::assertSame( array( 'unit', 'fields', 'data' ), array_keys( $day['day'] ) );
		self::assertSame( array( $today, 3 ), end( $day['day']['data'] ) );
		$week = $module->module_data( 'week' );
		self::assertSame( array( 'week' ), array_keys( $week ) );
		self::assertCount( 14, $week['week']['data'] );
		self::assertMatchesRegularExpression( '/^\d{4}W\d\dW\d\d$/', $week['week']['data'][13][0] );
		$month = $module->module_data( 'month' );
		self::assertCount( 12, $month['month']['data'] );
		self::assertSame( substr( $today, 0, 7 ) . '-01', $month['month']['data'][11][0] );
	}

	public function test_the_dashboard_tells_the_same(): void {
		$user = $this->sign_in( 'administrator' );
		self::store( self::day( 1 ), self::post( array( 'post_title' => 'Sails <script>' ) ), '', 1234 );
		$html = self::widget();
		self::assertStringContainsString( 'Today: 0. Yesterday: 1,234. In the last seven days: 1,234.', $html );
		self::assertStringContainsString( '1,234 views', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringContainsString( 'page=my-jetpack#/statistics', $html );
		self::assertGreaterThan( 0, $user->ID );
	}

	public function test_a_database_that_fails_is_said_everywhere(): void {
		global $wpdb;
		$this->sign_in( 'administrator' );
		$prefix       = $wpdb->prefix;
		$shown        = $wpdb->suppress_errors();
		$wpdb->prefix = 'nowhere_';
		try {
			$answer = $this->rest( 'GET', '/slipstream/v1/stats' );
			$export = $this->rest( 'POST', '/slipstream/v1/stats/export' );
			$widget = self::widget();
			try {
				Plugin::module( Stats_Module::class )->module_data( 'week' );
				$code = 'no error';
			} catch ( Request_Error $error ) {
				$code = $error->error_code;
			}
		} finally {
			$wpdb->prefix = $prefix;
			$wpdb->suppress_errors( $shown );
		}
		self::assertSame(
			array( 503, 503, 'stats_unavailable' ),
			array( $answer->get_status(), $export->get_status(), $code )
		);
		self::assertStringContainsString( 'could not be read', $widget );
	}

	/** What the widget prints. */
	private static function widget(): string {
		ob_start();
		( new Dashboard_Widget( Plugin::module( Stats_Module::class )->report() ) )->render();
		return (string) ob_get_clean();
	}
}
