<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Ai_Module;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Support\Database\Schema;

require_once __DIR__ . '/Ledger_Case.php';

/**
 * An update keeps what was used.
 */
final class Counter_Import_Test extends Ledger_Case {

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		( new Schema( $wpdb ) )->install(
			array(
				'slipstream_usage'      => "period varchar(7) NOT NULL,\nrequests bigint(20) unsigned NOT NULL DEFAULT 0,\nPRIMARY KEY  (period)",
				'slipstream_ai_budgets' => "bucket varchar(191) NOT NULL,\nrequests bigint(20) NOT NULL DEFAULT 0,\ntokens bigint(20) NOT NULL DEFAULT 0,\ncost bigint(20) NOT NULL DEFAULT 0,\nPRIMARY KEY  (bucket)",
			)
		);
	}

	protected function tearDown(): void {
		Plugin::module( Ai_Module::class )->stored_data()->remove();
		parent::tearDown();
	}

	/** @return list<string> The old tables that there are. */
	private function old_tables(): array {
		global $wpdb;
		return array(
			...$wpdb->get_col( "SHOW TABLES LIKE '%slipstream_usage'" ),
			...$wpdb->get_col( "SHOW TABLES LIKE '%slipstream_ai_budgets'" ),
		);
	}

	public function test_counts_are_carried_over_once(): void {
		global $wpdb;
		$month = $this->usage()->month()->name();
		$wpdb->query(
			"INSERT INTO {$wpdb->prefix}slipstream_usage (period, requests) VALUES ('2025-01', 7), ('$month', 5)"
		);
		$wpdb->query(
			"INSERT INTO {$wpdb->prefix}slipstream_ai_budgets (bucket, requests, tokens, cost) VALUES ('$month|site', 5, 900, 30), ('$month|role:author', 4, 800, 20), ('$month|user:{$this->user}', 3, 700, 10)"
		);
		for ( $time = 1; $time <= 2; $time++ ) {
			( new Installer( Plugin::modules() ) )->install();
			$ledger = $this->usage()->ledger();
			self::assertSame( array( 5, 900, 30 ), array_values( $ledger->used( 'site' ) ) );
			self::assertSame( array( 4, 800, 20 ), array_values( $ledger->used( 'role:author' ) ) );
			self::assertSame( array( 3, 700, 10 ), array_values( $ledger->used( "user:{$this->user}" ) ) );
			self::assertSame( 12, $ledger->total_used() );
			self::assertSame( array(), $this->old_tables() );
		}
	}

	public function test_tables_that_no_update_has_seen_are_dropped_with_the_rest(): void {
		self::assertCount( 2, $this->old_tables() );
		Plugin::module( Ai_Module::class )->stored_data()->remove();
		self::assertSame( array(), $this->old_tables() );
	}
}
