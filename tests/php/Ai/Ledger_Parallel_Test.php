<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Usage\Usage_Entry;
use Slipstream\Tests\Site_Settings;
use Slipstream\Tokens\Caller;

require_once __DIR__ . '/Ledger_Case.php';

/**
 * Exactly as many pass as may.
 */
final class Ledger_Parallel_Test extends Ledger_Case {

	private const PROCESSES = 50;

	public function test_fifty_processes_and_a_limit_of_tokens(): void {
		// Each takes 500: twenty fit.
		Site_Settings::limits( array( 'roles' => array( 'author' => array( 'tokens' => 10_400 ) ) ) );
		self::assertSame(
			array(
				'error_quota_exceeded' => 30,
				'in'                   => 20,
			),
			$this->attempts()
		);
		$used = array(
			'requests' => 20,
			'tokens'   => 10_000,
			'cost'     => 0,
		);
		foreach ( array( 'site', 'role:author', "user:{$this->user}" ) as $name ) {
			self::assertSame( $used, $this->usage()->ledger()->used( $name ), $name );
		}
		self::assertSame( 20, $this->usage()->ledger()->used( 'site' )['requests'] );
		self::assertCount( 20, iterator_to_array( $this->usage()->log()->lines( '' ), false ) );
	}

	public function test_fifty_processes_and_a_limit_of_money_for_images(): void {
		Site_Settings::prices(
			'USD',
			array(
				'image-model' => array(
					'in'    => 0.0,
					'out'   => 0.0,
					'image' => 0.04,
				),
			)
		);
		// Half of one more would fit.
		Site_Settings::limits( array( 'person' => array( 'cost' => 12 * 40_000 + 20_000 ) ) );
		self::assertSame(
			array(
				'error_quota_exceeded' => 38,
				'in'                   => 12,
			),
			$this->attempts( 'image' )
		);
		$used = $this->usage()->ledger()->used( "user:{$this->user}" );
		self::assertSame( array( 120, 12 * 25, 480_000 ), array( $used['requests'], $used['tokens'], $used['cost'] ) );
		self::assertSame( 120, $this->usage()->ledger()->used( 'site' )['requests'] );
		self::assertSame( 480_000, $this->usage()->log()->sums( '', wp_date( 'Y-m' ) )[0]['cost'] );
	}

	public function test_eight_processes_that_end_the_same_killed_request(): void {
		global $wpdb;
		$sweep = array_fill( 0, 8, array( 'sweep' ) );
		$this->usage()->meter()->reserve( new Usage_Entry( new Caller( $this->user ), 'ai-assistant', 'm' ), 1000 );
		$before = $this->counters();
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_ai_reservations SET expires = 1" );
		self::assertSame( array( 'swept' => 8 ), $this->answers( $sweep ) );
		self::assertSame( $before, $this->counters() );
		self::assertSame( array( 0, 0 ), $this->open_reservations() );
		self::assertCount( 1, iterator_to_array( $this->usage()->log()->lines( '' ), false ) );

		$this->clear();
		$this->usage()->meter()->reserve( new Usage_Entry( new Caller( $this->user ), 'ai-assistant', 'm' ), 1000 );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_ai_reservations SET expires = 1" );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_ai_usage WHERE subject = 'site'" );
		self::assertSame( array( 'swept' => 8 ), $this->answers( $sweep ) );
		self::assertSame(
			array(
				'role:author'        => array( 0, 0 ),
				"user:{$this->user}" => array( 0, 0 ),
			),
			$this->counters(),
			'What never came to the last counter goes back, once.'
		);
		self::assertSame( array( 0, 0 ), $this->open_reservations() );
	}

	/**
	 * Lets all processes ask at the same moment.
	 *
	 * @param 'text'|'image' $kind What they ask for.
	 * @return array<string, int> How often each answer came.
	 */
	private function attempts( string $kind = 'text' ): array {
		return $this->answers( array_fill( 0, self::PROCESSES, array( $kind ) ) );
	}
}
