<?php
/**
 * The ledger under many requests at once.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use PHPUnit\Framework\TestCase;
use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Ai\Usage\Prices;
use Slipstream\Modules\Installer;
use Slipstream\Plugin;
use Slipstream\Tests\Site_Settings;

/**
 * Exactly as many pass as may.
 */
final class Ledger_Parallel_Test extends TestCase {

	private const PROCESSES = 50;

	/**
	 * The user who asks.
	 *
	 * @var int
	 */
	private int $user = 0;

	/**
	 * Core keeps its services in globals, which PHPUnit must not copy.
	 *
	 * @var bool
	 */
	protected $backupGlobals = false;

	protected function setUp(): void {
		parent::setUp();
		( new Installer( Plugin::modules() ) )->install();
		$this->user = (int) wp_insert_user(
			array(
				'user_login' => 'ledger-writer',
				'user_pass'  => 'password',
				'user_email' => 'ledger-writer@example.test',
				'role'       => 'author',
			)
		);
	}

	protected function tearDown(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $this->user );
		delete_option( Limits::OPTION );
		delete_option( Prices::OPTION );
		wp_clear_scheduled_hook( 'slipstream_ai_clean' );
		foreach ( array( 'ai_usage', 'ai_reservations', 'ai_log' ) as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_$table" );
		}
		parent::tearDown();
	}

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
			self::assertSame( $used, Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( $name ), $name );
		}
		self::assertSame( 20, Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( 'site' )['requests'] );
		self::assertCount( 20, iterator_to_array( Plugin::module( Ai_Module::class )->services()->usage()->log()->lines( '' ), false ) );
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
		$used = Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( "user:{$this->user}" );
		self::assertSame( array( 120, 12 * 25, 480_000 ), array( $used['requests'], $used['tokens'], $used['cost'] ) );
		self::assertSame( 120, Plugin::module( Ai_Module::class )->services()->usage()->ledger()->used( 'site' )['requests'] );
		self::assertSame( 480_000, Plugin::module( Ai_Module::class )->services()->usage()->log()->sums( '', wp_date( 'Y-m' ) )[0]['cost'] );
	}

	/**
	 * Lets all processes ask at the same moment.
	 *
	 * @param 'text'|'image' $kind What they ask for.
	 * @return array<string, int> How often each answer came.
	 */
	private function attempts( string $kind = 'text' ): array {
		$processes = array();
		for ( $number = 0; $number < self::PROCESSES; $number++ ) {
			$pipes       = array();
			$process     = proc_open( array( PHP_BINARY, __DIR__ . '/ledger-attempt.php', (string) $this->user, $kind ), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ) ), $pipes );
			$processes[] = array( $process, $pipes[0], $pipes[1] );
		}
		foreach ( $processes as list( , , $output ) ) {
			self::assertSame( "ready\n", fgets( $output ) );
		}
		foreach ( $processes as list( , $input ) ) {
			fwrite( $input, "go\n" );
		}
		$answers = array();
		foreach ( $processes as list( $process, , $output ) ) {
			$answers[] = (string) stream_get_contents( $output );
			proc_close( $process );
		}
		$counts = array_count_values( $answers );
		ksort( $counts );
		return $counts;
	}
}
