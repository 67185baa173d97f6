<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Support;

use Slipstream\Modules\Modules_Module;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;
use Slipstream\Support\Database\Schema;
use Slipstream\Support\System_Clock;
use Slipstream\Tests\Photo_Feed\Later_Clock;
use Slipstream\Tests\Test_Case;

/**
 * A database that fails says neither yes nor no.
 */
final class Counters_Test extends Test_Case {

	protected const COMMITS = true;

	public static function setUpBeforeClass(): void {
		( new Installer( Plugin::modules() ) )->upgrade();
	}

	public function test_an_error_is_no_answer(): void {
		global $wpdb;
		$counters = new Counters( $wpdb, new System_Clock() );
		self::assertSame(
			array( Claim_Result::Granted, Claim_Result::Granted, Claim_Result::Denied ),
			array( $counters->take( 'a', 3, 60 ), $counters->take( 'a', 3, 60, 2 ), $counters->take( 'a', 3, 60 ) )
		);
		self::assertSame( 3, $counters->count( 'a' ) );
		$break  = static fn (): string => 'SELECT nothing FROM nowhere';
		$errors = $wpdb->suppress_errors();
		add_filter( 'query', $break );
		$answers = array( $counters->take( 'b', 1, 60 ), $counters->claim( 'c', 60 ), $counters->count( 'a' ) );
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( $errors );
		self::assertSame( array( Claim_Result::Unknown, Claim_Result::Unknown, null ), $answers );
	}

	public function test_a_limit_ends_with_its_time_however_rarely_it_is_cleaned(): void {
		global $wpdb;
		$now   = new Counters( $wpdb, new System_Clock() );
		$later = new Counters( $wpdb, new Later_Clock( 61 ) );
		self::assertSame( 0, $now->left( 'd' ) );
		self::assertSame(
			array( Claim_Result::Granted, Claim_Result::Denied ),
			array( $now->take( 'd', 1, 60 ), $now->take( 'd', 1, 60 ) )
		);
		self::assertEqualsWithDelta( 60, $now->left( 'd' ), 2 );
		self::assertSame( 0, $later->left( 'd' ) );
		self::assertSame(
			array( Claim_Result::Denied, Claim_Result::Granted, Claim_Result::Denied ),
			array( $later->take( 'd', 1, 60, 2 ), $later->take( 'd', 1, 60 ), $later->take( 'd', 1, 60 ) )
		);
		self::assertSame(
			array( 1, 0 ),
			array( $later->count( 'd' ), $now->count( 'd' ) ),
			'To a clock that is behind, its time ends further ahead than it lasts.'
		);
		self::assertEqualsWithDelta( 60, $later->left( 'd' ), 2 );
	}

	public function test_a_clock_that_was_once_ahead_closes_nothing(): void {
		global $wpdb;
		$ahead = new Counters( $wpdb, new Later_Clock( 30 * DAY_IN_SECONDS ) );
		$now   = new Counters( $wpdb, new System_Clock() );
		self::assertSame(
			array( Claim_Result::Granted, Claim_Result::Denied, Claim_Result::Granted ),
			array( $ahead->take( 'e', 1, 60 ), $ahead->take( 'e', 1, 60 ), $ahead->claim( 'f', 60 ) )
		);
		$ahead->set( 'g', 1, 60 );
		self::assertSame( array( 0, 0, 0 ), array( $now->count( 'e' ), $now->left( 'e' ), $now->count( 'g' ) ) );
		self::assertSame(
			array( Claim_Result::Granted, Claim_Result::Denied ),
			array( $now->take( 'e', 1, 60 ), $now->take( 'e', 1, 60 ) )
		);
		self::assertSame(
			array( Claim_Result::Granted, Claim_Result::Denied ),
			array( $now->claim( 'f', 60 ), $now->claim( 'f', 60 ) )
		);
		self::assertEqualsWithDelta( 60, $now->left( 'e' ), 2 );
		$now->clean();
		self::assertSame(
			'0',
			$wpdb->get_var(
				$wpdb->prepare(
					'SELECT COUNT(*) FROM %i WHERE expires > %d',
					$wpdb->prefix . Counters::TABLE,
					time() + DAY_IN_SECONDS
				)
			)
		);
	}

	public function test_who_holds_longer_than_others_ask_for_keeps_it(): void {
		global $wpdb;
		$counters = new Counters( $wpdb, new System_Clock() );
		$counters->set( 'h', 1, 600 );
		self::assertSame( array( Claim_Result::Denied, 1 ), array( $counters->claim( 'h', 60 ), $counters->count( 'h' ) ) );
		$counters->set( 'i', 1, 600 );
		self::assertSame( Claim_Result::Denied, $counters->take( 'i', 1, 60 ) );
	}

	public function test_counters_of_the_past_are_removed_each_day(): void {
		global $wpdb;
		self::assertNotFalse( wp_next_scheduled( Modules_Module::CLEAN_EVENT ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $wpdb->prefix . Counters::TABLE ) );
		$counters = new Counters( $wpdb, new System_Clock() );
		$counters->set( 'past', 1, -1 );
		$counters->set( 'present', 1, 60 );
		do_action( Modules_Module::CLEAN_EVENT );
		self::assertSame(
			'1',
			$wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $wpdb->prefix . Counters::TABLE ) )
		);
		self::assertSame( 1, $counters->count( 'present' ) );
	}

	public function test_a_table_without_a_column_is_not_installed(): void {
		global $wpdb;
		$schema = new Schema( $wpdb );
		$table  = array( 'slipstream_test_table' => "one varchar(40) NOT NULL,\n\tPRIMARY KEY  (one)" );
		self::assertTrue( $schema->install( $table ) );
		$more         = array(
			'slipstream_test_table' => "one varchar(40) NOT NULL,\n\ttwo int(10) unsigned NOT NULL DEFAULT 0,\n\tPRIMARY KEY  (one)",
		);
		$break        = static fn ( string $query ): string => str_starts_with(
			$query,
			'ALTER TABLE'
		) ? 'SELECT nothing FROM nowhere' : $query;
		add_filter( 'query', $break );
		$is_installed = $schema->install( $more );
		remove_filter( 'query', $break );
		self::assertFalse( $is_installed );
		self::assertTrue( $schema->install( $more ), 'The next try brings it.' );
		$schema->remove( array_keys( $table ) );
	}
}
