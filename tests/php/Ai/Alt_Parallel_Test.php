<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use PHPUnit\Framework\TestCase;
use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Alt_Text\Alt_State;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Counters;

/** One image is paid for once. */
final class Alt_Parallel_Test extends TestCase {

	/** @var bool Core keeps its services in globals, which PHPUnit must not copy. */
	protected $backupGlobals = false;

	private int $image = 0;

	protected function setUp(): void {
		parent::setUp();
		( new Installer( Plugin::modules() ) )->install();
		$this->image = (int) wp_insert_attachment(
			array(
				'post_mime_type' => 'image/gif',
				'post_title'     => 'Blank',
			)
		);
		update_post_meta( $this->image, '_wp_attached_file', ABSPATH . 'wp-includes/images/blank.gif' );
	}

	protected function tearDown(): void {
		global $wpdb;
		// Its file is core's and stays.
		delete_post_meta( $this->image, '_wp_attached_file' );
		wp_delete_post( $this->image, true );
		wp_clear_scheduled_hook( 'slipstream_ai_clean' );
		foreach ( array( 'counters', 'ai_usage', 'ai_reservations', 'ai_log' ) as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_$table" );
		}
		parent::tearDown();
	}

	public function test_while_one_waits_for_the_model_the_other_passes_over(): void {
		$first  = $this->begin();
		$second = $this->begin();
		self::go( $first );
		self::assertSame( "asked\n", fgets( $first[2] ) );
		self::go( $second );
		self::assertSame( 'alt_text_in_progress', self::end( $second ) );
		self::go( $first );
		self::assertSame( 'A boat', self::end( $first ) );
		$this->expect_paid_once();
	}

	public function test_what_was_stored_since_one_looked_is_not_asked_for(): void {
		$first  = $this->begin();
		$second = $this->begin();
		self::go( $first );
		self::assertSame( "asked\n", fgets( $first[2] ) );
		self::go( $first );
		self::assertSame( 'A boat', self::end( $first ) );
		self::go( $second );
		self::assertSame( 'A boat', self::end( $second ), 'The model is not asked.' );
		$this->expect_paid_once();
	}

	public function test_of_many_at_the_same_moment_one_asks(): void {
		$processes = array_map( fn (): array => $this->begin(), range( 1, 8 ) );
		foreach ( $processes as $process ) {
			self::go( $process );
			// For the one whose model is asked.
			self::go( $process );
		}
		$counts = array_count_values( array_map( array( self::class, 'end' ), $processes ) );
		self::assertSame( 1, $counts["asked\nA boat"] ?? 0 );
		self::assertSame( 7, ( $counts['alt_text_in_progress'] ?? 0 ) + ( $counts['A boat'] ?? 0 ) );
		$this->expect_paid_once();
	}

	public function test_a_claim_ends_by_itself(): void {
		global $wpdb;
		$clock = new class() implements Clock {
			public int $time = 1000;
			public function now(): int {
				return $this->time;
			}
		};
		$hits  = new Counters( $wpdb, $clock );
		self::assertSame( Claim_Result::Granted, $hits->claim( 'alt|1', 90 ) );
		$clock->time += 89;
		self::assertSame( Claim_Result::Denied, $hits->claim( 'alt|1', 90 ) );
		self::assertSame( Claim_Result::Granted, $hits->claim( 'alt|2', 90 ) );
		++$clock->time;
		self::assertSame( Claim_Result::Granted, $hits->claim( 'alt|1', 90 ) );
		self::assertSame( Claim_Result::Denied, $hits->claim( 'alt|1', 90 ) );
		$hits->forget( 'alt|1' );
		self::assertSame( Claim_Result::Granted, $hits->claim( 'alt|1', 90 ) );
	}

	/**
	 * @testWith ["/slipstream_counters/"]
	 *           ["/SELECT .* FROM \\S*postmeta/"]
	 */
	public function test_a_database_that_does_not_say_whose_turn_it_is_lets_nobody_pay( string $failing ): void {
		global $wpdb;
		$image = get_post( $this->image );
		self::assertInstanceOf( \WP_Post::class, $image );
		$break  = static fn ( string $query ): string => 1 === preg_match( $failing, $query )
			? 'SELECT nothing FROM nowhere'
			: $query;
		$errors = $wpdb->suppress_errors();
		add_filter( 'query', $break );
		try {
			Plugin::module( Ai_Module::class )->services()->alt_writer()->write( $image, '', true );
			self::fail( 'It was asked for.' );
		} catch ( Request_Error $error ) {
			self::assertSame(
				array( 'ai_usage_unavailable', 503 ),
				array( $error->error_code, $error->http_status ),
				'Not that somebody else writes it.'
			);
		} finally {
			remove_filter( 'query', $break );
			$wpdb->suppress_errors( $errors );
		}
	}

	/** The text is there, one request is counted, and nothing is held any more. */
	private function expect_paid_once(): void {
		global $wpdb;
		wp_cache_delete( $this->image, 'post_meta' );
		self::assertSame(
			array( 'A boat', 'written' ),
			array( Alt_State::alt( $this->image ), Alt_State::read( $this->image )[0] )
		);
		self::assertCount(
			1,
			iterator_to_array( Plugin::module( Ai_Module::class )->services()->usage()->log()->lines( '' ), false )
		);
		self::assertSame( '0', (string) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}slipstream_counters" ) );
	}

	/**
	 * Starts a process, which waits.
	 *
	 * @return array{resource, resource, resource} It, what it reads, and what it writes.
	 */
	private function begin(): array {
		$pipes   = array();
		$process = proc_open(
			array( PHP_BINARY, __DIR__ . '/alt-attempt.php', (string) $this->image, '1' ),
			array( array( 'pipe', 'r' ), array( 'pipe', 'w' ) ),
			$pipes
		);
		self::assertIsResource( $process );
		self::assertSame( "ready\n", fgets( $pipes[1] ) );
		return array( $process, $pipes[0], $pipes[1] );
	}

	/**
	 * Lets a process go on.
	 *
	 * @param array{resource, resource, resource} $process From begin().
	 */
	private static function go( array $process ): void {
		fwrite( $process[1], "go\n" );
	}

	/**
	 * What a process says until its end.
	 *
	 * @param array{resource, resource, resource} $process From begin().
	 */
	private static function end( array $process ): string {
		// One that waits although it should not goes on, and fails the test.
		fclose( $process[1] );
		$said = (string) stream_get_contents( $process[2] );
		proc_close( $process[0] );
		return $said;
	}
}
