<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub;

use Slipstream\Editor_Events\Event_Counts;
use Slipstream\Related_Posts\Search\Document;
use Slipstream\Related_Posts\Search\Index;
use Slipstream\Support\Month;
use Slipstream\Support\System_Clock;

require_once __DIR__ . '/Hub_Case.php';

/**
 * The database breaks off each statement that writes once: what it was to store is stored all the same.
 */
final class Deadlock_Test extends Hub_Case {

	private const DEADLOCK = "SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'Deadlock found when trying to get lock; try restarting transaction'";

	/** @var array<string, true> Statements that were broken off. */
	private array $broken = array();

	protected function setUp(): void {
		parent::setUp();
		self::skip_on_sqlite();
		$this->broken = array();
	}

	protected function tearDown(): void {
		remove_filter( 'query', array( $this, 'break_off' ) );
		parent::tearDown();
	}

	/** Breaks a statement off the first time. Runs on query. */
	public function break_off( string $query ): string {
		if (
			1 !== preg_match( '/^\s*(?:INSERT|UPDATE|DELETE|REPLACE).*slipstream_(?:hub|related|analytics)/s', $query )
			|| isset( $this->broken[ $query ] )
		) {
			return $query;
		}
		$this->broken[ $query ] = true;
		return self::DEADLOCK;
	}

	public function test_a_site_comes_in_and_leaves(): void {
		$site = new Client_Site( 'https://site.example' );
		$code = self::invitation();
		add_filter( 'query', array( $this, 'break_off' ) );
		$answer = $this->register( $site, $code );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$site->id = $answer->get_data()['site_id'];
		$this->linked( $site );
		self::assertSame( 200, $site->call( 'DELETE', '/hub/site' )->get_status() );
		self::assertGreaterThan( 8, count( $this->broken ) );
	}

	public function test_the_index_of_related_posts_takes_and_forgets_posts(): void {
		global $wpdb;
		$table = $wpdb->prefix . Index::TABLE;
		$index = new Index( $wpdb );
		$index->remove( 987654 );
		add_filter( 'query', array( $this, 'break_off' ) );
		self::assertTrue( $index->save( array( new Document( 987654, array( 'title' ), array( 'word' ), array() ) ) ) );
		$index->remove( 987654 );
		self::assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM $table WHERE post_id = 987654" ) );
		self::assertCount( 2, $this->broken );
	}

	public function test_events_are_erased(): void {
		global $wpdb;
		$events = new Event_Counts( $wpdb, new Month( new System_Clock() ) );
		$wpdb->query( "INSERT INTO {$wpdb->prefix}slipstream_analytics (day, kind, name, detail, hits) VALUES ('2020-01-01', 'tool', 'test', '', 1)" );
		add_filter( 'query', array( $this, 'break_off' ) );
		$events->clean();
		self::assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}slipstream_analytics WHERE day = '2020-01-01'" ) );
		$events->erase();
		self::assertCount( 2, $this->broken );
	}
}
