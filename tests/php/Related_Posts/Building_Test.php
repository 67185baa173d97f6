<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Related_Posts;

use Slipstream\Plugin;
use Slipstream\Related_Posts\Related_Posts_Settings;
use Slipstream\Related_Posts\Related_Posts_Module;
use Slipstream\Related_Posts\Search\Builder;
use Slipstream\Related_Posts\Search\Index;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Environment;
use WP_Post;

require_once __DIR__ . '/Related_Case.php';

/**
 * Fills the table, while the database fails and others do the same.
 */
final class Building_Test extends Related_Case {

	protected const COMMITS = true;

	/** @var list<WP_Post>|null Posts that are stored for good, where the test has left its transaction. */
	private ?array $committed = null;

	public function test_the_table_is_filled_in_pieces(): void {
		Plugin::modules()->set( Plugin::module( Related_Posts_Module::class ), false );
		self::assertNull( self::related()->index()->state() );
		$ids = array();
		for ( $at = 0; $at < 105; $at++ ) {
			$ids[] = self::make( "Post number$at" )->ID;
		}
		self::make( 'Draft', array(), array( 'post_status' => 'draft' ) );
		Plugin::modules()->set( Plugin::module( Related_Posts_Module::class ), true );
		self::assertSame( 105, self::related()->index()->state()['total'] ?? null );
		self::assertNotFalse( wp_next_scheduled( Builder::EVENT ) );
		self::related()->builder()->run( 0 );
		self::assertSame( array( 'building', 100 ), array( self::related()->index()->state()['status'] ?? null, self::related()->index()->state()['done'] ?? null ) );
		self::related()->builder()->run( 0 );
		self::assertSame( array( 'ready', 105 ), array( self::related()->index()->state()['status'] ?? null, self::related()->index()->state()['done'] ?? null ) );
		$rows = (int) $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->prefix}slipstream_related" );
		self::assertSame( 105, $rows );
		wp_delete_post( $ids[0], true );
		self::assertSame( 104, (int) $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->prefix}slipstream_related" ) );
	}

	/**
	 * Stores what the test has made so far: SQLite's drop-in rolls everything back where a statement fails.
	 *
	 * @param list<WP_Post> $posts What is removed after the test.
	 */
	private function leave_transaction( array $posts = array() ): void {
		$GLOBALS['wpdb']->query( 'COMMIT' );
		$this->committed = $posts;
	}

	protected function tearDown(): void {
		if ( null !== $this->committed ) {
			array_map( static fn ( WP_Post $post ) => wp_delete_post( $post->ID, true ), $this->committed );
			self::related()->index()->reset();
			delete_option( Index::STATE );
			delete_option( Related_Posts_Settings::CHOICE );
			Plugin::modules()->set( Plugin::module( Related_Posts_Module::class ), false );
			$this->committed = null;
		}
		parent::tearDown();
	}

	public function test_a_database_that_fails_is_not_the_end_of_the_posts(): void {
		$post = self::make( 'One' );
		$this->leave_transaction( array( $post ) );
		foreach ( array( 'SELECT ID FROM', 'REPLACE INTO' ) as $statement ) {
			self::related()->builder()->begin();
			$break = static fn ( string $query ): string => str_starts_with( $query, $statement ) ? 'SELECT 1 FROM no_such_table' : $query;
			add_filter( 'query', $break );
			$shown = $GLOBALS['wpdb']->suppress_errors();
			self::related()->builder()->run( 0 );
			remove_filter( 'query', $break );
			$GLOBALS['wpdb']->suppress_errors( $shown );
			self::assertSame( array( 'building', 0 ), array( self::related()->index()->state()['status'] ?? null, self::related()->index()->state()['done'] ?? null ), $statement );
			self::assertNotFalse( wp_next_scheduled( Builder::EVENT ) );
			self::related()->builder()->run( 0 );
			self::assertSame( array( 'ready', 1 ), array( self::related()->index()->state()['status'] ?? null, self::related()->index()->state()['done'] ?? null ) );
		}
	}

	public function test_a_database_that_fails_does_not_begin_anew(): void {
		self::related()->builder()->run( 0 );
		$this->leave_transaction();
		$break = static fn ( string $query ): string => str_contains( $query, 'option' ) && str_starts_with( $query, 'SELECT' ) ? 'SELECT 1 FROM no_such_table' : $query;
		wp_cache_flush();
		// A process whose first look found nothing.
		wp_cache_set( 'notoptions', array( Index::STATE => true ), 'options' );
		add_filter( 'pre_option_' . Index::STATE, '__return_null' );
		self::related()->builder()->begin( false );
		add_filter( 'query', $break );
		$shown = $GLOBALS['wpdb']->suppress_errors();
		self::related()->builder()->begin( false );
		remove_filter( 'query', $break );
		$GLOBALS['wpdb']->suppress_errors( $shown );
		remove_filter( 'pre_option_' . Index::STATE, '__return_null' );
		wp_cache_flush();
		self::assertSame( 'ready', self::related()->index()->state()['status'] ?? null );
	}

	public function test_only_one_process_reads_and_one_begins(): void {
		$leases = ( new Environment() )->counters();
		self::make( 'One' );
		self::related()->builder()->begin();
		self::assertSame( Claim_Result::Granted, $leases->claim( 'related|read', 60 ) );
		wp_clear_scheduled_hook( Builder::EVENT );
		self::related()->builder()->run( 0 );
		self::assertSame( 0, self::related()->index()->state()['done'] ?? null );
		self::assertGreaterThan( time() + 50, wp_next_scheduled( Builder::EVENT ), 'It looks again later: the other may be killed.' );
		$leases->forget( 'related|read' );
		self::related()->builder()->run( 0 );
		self::assertSame( 1, self::related()->index()->state()['done'] ?? null );
		$state = self::related()->index()->state();
		self::assertSame( Claim_Result::Granted, $leases->claim( 'related|begin', 60 ) );
		self::related()->builder()->begin();
		self::assertSame( $state, self::related()->index()->state() );
	}

	public function test_what_begins_anew_while_posts_are_read_is_not_passed_over(): void {
		self::make( 'One' );
		self::related()->builder()->begin();
		$again = static function ( string $query ) use ( &$again ): string {
			if ( str_starts_with( $query, 'REPLACE INTO' ) ) {
				remove_filter( 'query', $again );
				self::make( 'Two' );
				self::related()->builder()->begin();
			}
			return $query;
		};
		add_filter( 'query', $again );
		self::related()->builder()->run( 0 );
		self::assertSame( 'building', self::related()->index()->state()['status'] ?? null );
		self::related()->builder()->run( 0 );
		self::assertSame( array( 'ready', 2 ), array( self::related()->index()->state()['status'] ?? null, self::related()->index()->state()['done'] ?? null ) );
	}

	public function test_a_site_that_had_them_on_before_is_read(): void {
		delete_option( 'slipstream_related_index' );
		self::related()->builder()->begin_if_needed();
		self::assertSame( 'building', self::related()->index()->state()['status'] ?? null );
	}
}
