<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Stats;

use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Stats\Periods;
use Slipstream\Stats\Stats_Module;
use Slipstream\Stats\View_Counter;
use Slipstream\Stats\Views;
use Slipstream\Support\Database\Schema;
use Slipstream\Support\Month;
use Slipstream\Support\System_Clock;
use Slipstream\Tests\Test_Case;
use WP_REST_Response;

/**
 * A site that counts views, and browsers that report them.
 */
abstract class Stats_Case extends Test_Case {

	protected const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Schema( $GLOBALS['wpdb'] ) )->install( Plugin::module( Stats_Module::class )->tables() );
		( new Installer( Plugin::modules() ) )->install();
	}

	protected function setUp(): void {
		parent::setUp();
		Plugin::modules()->set( Plugin::module( Stats_Module::class ), true );
	}

	/**
	 * A post that visitors can read.
	 *
	 * @param array<string, mixed> $with Anything else.
	 */
	protected static function post( array $with = array() ): int {
		$id = wp_insert_post(
			$with + array(
				'post_title'   => 'A boat',
				'post_content' => 'It floats.',
				'post_status'  => 'publish',
			)
		);
		self::assertGreaterThan( 0, $id );
		return $id;
	}

	/**
	 * Reports a view as a browser does.
	 *
	 * @param array<string, mixed>  $params  The report.
	 * @param array<string, string> $headers Of the request.
	 */
	protected function view( array $params, array $headers = array() ): WP_REST_Response {
		return $this->rest(
			'POST',
			'/slipstream/v1/stats/view',
			$params,
			$headers + array( 'User-Agent' => self::BROWSER )
		);
	}

	/**
	 * Rows of views, as they are kept.
	 *
	 * @return array<string, int> Views by day, post and referrer.
	 */
	protected static function rows(): array {
		$rows = array();
		foreach ( ( new Views( $GLOBALS['wpdb'] ) )->pages( '2000-01-01' ) as $page ) {
			foreach ( $page as $row ) {
				$rows[ "{$row['day']} {$row['post']} {$row['referrer']}" ] = $row['views'];
			}
		}
		return $rows;
	}

	/** Stores views of a day. */
	protected static function store( string $day, int $post, string $referrer, int $views ): void {
		global $wpdb;
		$stored = $wpdb->insert(
			$wpdb->prefix . Views::TABLE,
			array(
				'day'      => $day,
				'post_id'  => $post,
				'referrer' => $referrer,
				'views'    => $views,
			)
		);
		self::assertSame( 1, $stored );
	}

	/** Today, or some days ago. */
	protected static function day( int $ago = 0 ): string {
		return Periods::date( self::month()->today() )->modify( "-$ago day" )->format( 'Y-m-d' );
	}

	/** What day it is. */
	protected static function month(): Month {
		return new Month( new System_Clock() );
	}

	/** What counts. */
	protected static function counter(): View_Counter {
		return Plugin::module( Stats_Module::class )->counter();
	}
}
