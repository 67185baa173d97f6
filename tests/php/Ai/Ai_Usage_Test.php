<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Ai_Module;
use Slipstream\Ai\Usage\Usage_Entry;
use Slipstream\Ai\Usage\Usage_Log;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Rest\Download_Response;
use Slipstream\Tests\Test_Case;
use Slipstream\Tokens\Caller;
use WP_User;

/**
 * Sums, lines, what is kept and for how long.
 */
final class Ai_Usage_Test extends Test_Case {

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		// Outside the test's transaction: MariaDB ends one with every change of a table.
		( new Installer( Plugin::modules() ) )->install();
	}

	/** Writes a line. */
	private function write(
		WP_User $user,
		string $feature = 'ai-assistant',
		string $outcome = 'done',
		int $tokens = 100,
		int $requests = 1
	): void {
		$entry             = new Usage_Entry( new Caller( $user->ID ), $feature, 'fake-model', 7 );
		$entry->tokens_in  = $tokens;
		$entry->tokens_out = 2 * $tokens;
		$entry->cost       = 1500;
		$entry->outcome    = $outcome;
		$entry->requests   = $requests;
		Plugin::module( Ai_Module::class )->services()->usage()->log()->add( $entry );
	}

	/** The CSV that a route answers with. */
	private function csv(): string {
		$answer = $this->rest( 'GET', '/slipstream/v1/ai-usage/export' );
		self::assertInstanceOf( Download_Response::class, $answer );
		self::assertStringContainsString( 'ai-usage-', $answer->get_headers()['Content-Disposition'] );
		$stream = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $stream );
		$answer->write( $stream );
		rewind( $stream );
		return (string) stream_get_contents( $stream );
	}

	public function test_administrators_see_everybody_and_others_themselves(): void {
		$one = $this->sign_in( 'author' );
		$two = $this->sign_in( 'author' );
		$this->write( $one );
		$this->write( $one, 'voice-to-content' );
		$this->write( $two, 'ai-assistant', 'error_network', 0, 0 );
		$this->write( $two, 'ai-assistant', 'failed', 0, 1 );
		$this->write( $two, 'featured-post-image', 'done', 0, 10 );
		$own = $this->rest( 'GET', '/slipstream/v1/ai-usage' )->get_data();
		self::assertSame(
			array( 'own', 11, 1, array() ),
			array( $own['scope'], $own['total']['requests'], $own['total']['failed'], $own['users'] )
		);

		$this->sign_in( 'administrator' );
		$all = $this->rest( 'GET', '/slipstream/v1/ai-usage' )->get_data();
		self::assertSame(
			array( 'site', 13, 1, 200, 400, 7500 ),
			array(
				$all['scope'],
				$all['total']['requests'],
				$all['total']['failed'],
				$all['total']['tokens_in'],
				$all['total']['tokens_out'],
				$all['total']['cost'],
			)
		);
		self::assertSame( array( wp_date( 'Y-m-d' ) ), array_column( $all['days'], 'name' ) );
		self::assertSame(
			array(
				'featured-post-image' => 10,
				'ai-assistant'        => 2,
				'voice-to-content'    => 1,
			),
			array_column( $all['features'], 'requests', 'name' )
		);
		self::assertSame(
			array(
				$two->ID => 11,
				$one->ID => 2,
			),
			array_column( $all['users'], 'requests', 'id' )
		);
		self::assertSame( $one->display_name, $all['users'][1]['name'] );
		self::assertNull(
			$this->rest( 'GET', '/slipstream/v1/ai-usage', array( 'month' => '2020-01' ) )->get_data()['total']
		);
		foreach ( array( '2020-13', '2020', "2020-01' OR 1=1", '%' ) as $wrong ) {
			self::assertSame(
				400,
				$this->rest( 'GET', '/slipstream/v1/ai-usage', array( 'month' => $wrong ) )->get_status(),
				$wrong
			);
		}
	}

	public function test_the_log_counts_what_the_limits_count(): void {
		$user  = $this->sign_in( 'administrator' );
		$usage = Plugin::module( Ai_Module::class )->services()->usage();
		$meter = $usage->meter();
		$began = $usage->ledger()->used( 'site' )['requests'];
		$entry = static fn ( int $images = 0 ): Usage_Entry => new Usage_Entry( new Caller( $user->ID ), 'ai-assistant', 'm', images: $images );
		$meter->settle( $meter->reserve( $entry(), 40 ), null, 40, 'done' );
		$meter->settle( $meter->reserve( $entry( 1 ), 40, 10 ), null, 0, 'done' );
		$meter->settle( $meter->reserve( $entry(), 40 ), null, 12, 'timeout' );
		$meter->refund( $meter->reserve( $entry(), 40 ), 'no_answer' );
		$meter->settle_estimate( $meter->reserve( $entry(), 40 ), 'failed' );
		$told = $this->rest( 'GET', '/slipstream/v1/ai-usage' )->get_data();
		self::assertSame( array( 13, 1 ), array( $told['total']['requests'], $told['total']['failed'] ) );
		self::assertSame( $began + 13, $told['used'] );
		self::assertSame( 13, array_sum( array_column( $told['days'], 'requests' ) ) );
	}

	public function test_lines_of_an_earlier_version_count_as_they_ended(): void {
		global $wpdb;
		$user = $this->sign_in( 'administrator' );
		$this->write( $user );
		$this->write( $user, 'ai-assistant', 'error_network' );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_ai_log SET requests = NULL" );
		$total = $this->rest( 'GET', '/slipstream/v1/ai-usage' )->get_data()['total'];
		self::assertSame( array( 1, 1 ), array( $total['requests'], $total['failed'] ) );
	}

	public function test_the_table(): void {
		$user = $this->sign_in( 'author' );
		wp_update_user(
			array(
				'ID'           => $user->ID,
				'display_name' => '=cmd()',
			)
		);
		$this->write( $user );
		$lines = explode( "\r\n", trim( $this->csv() ) );
		self::assertCount( 2, $lines );
		$cells = str_getcsv( $lines[1], ',', '"', '' );
		self::assertSame(
			array( "'=cmd()", 'ai-assistant', 'fake-model', '100', '200', '0.001500', '0', 'done', '7' ),
			array_slice( $cells, 1 )
		);
		$this->sign_in( 'editor' );
		self::assertStringNotContainsString( 'cmd', $this->csv(), 'Nobody reads the lines of another.' );
	}

	public function test_more_lines_than_a_batch(): void {
		global $wpdb;
		$user = $this->sign_in( 'administrator' );
		$rows = implode( ',', array_fill( 0, 1203, "( 1, '2026-01-05', {$user->ID}, 'f', 'm', 'done' )" ) );
		$wpdb->query(
			"INSERT INTO {$wpdb->prefix}slipstream_ai_log (created, day, user_id, feature, model, outcome) VALUES $rows"
		);
		self::assertCount(
			1203,
			iterator_to_array(
				Plugin::module( Ai_Module::class )->services()->usage()->log()->lines( '2026-01' ),
				false
			)
		);
	}

	public function test_old_lines_go(): void {
		global $wpdb;
		$user = $this->sign_in( 'administrator' );
		$this->write( $user );
		$this->write( $user );
		$log = Plugin::module( Ai_Module::class )->services()->usage()->log();
		self::assertNotFalse( wp_next_scheduled( Usage_Log::HOOK ) );
		self::assertSame( 90, Usage_Log::days() );
		$first = (int) $wpdb->get_var( "SELECT MIN(id) FROM {$wpdb->prefix}slipstream_ai_log" );
		$wpdb->update(
			"{$wpdb->prefix}slipstream_ai_log",
			array( 'created' => time() - 91 * DAY_IN_SECONDS ),
			array( 'id' => $first )
		);
		update_option( Usage_Log::RETENTION, 0 );
		do_action( Usage_Log::HOOK );
		self::assertCount( 2, iterator_to_array( $log->lines( '' ), false ), '0 keeps all.' );
		delete_option( Usage_Log::RETENTION );
		do_action( Usage_Log::HOOK );
		self::assertCount( 1, iterator_to_array( $log->lines( '' ), false ) );
	}

	public function test_privacy(): void {
		$user  = $this->sign_in( 'author' );
		$other = $this->sign_in( 'author' );
		$this->write( $user );
		$this->write( $user, 'voice-to-content' );
		$this->write( $other );
		$exporters = apply_filters( 'wp_privacy_personal_data_exporters', array() );
		$erasers   = apply_filters( 'wp_privacy_personal_data_erasers', array() );
		$export_of = $exporters['slipstream-ai']['callback'];
		$erase     = $erasers['slipstream-ai']['callback'];
		$export    = $export_of( $user->user_email );
		self::assertSame( array( true, 2 ), array( $export['done'], count( $export['data'] ) ) );
		self::assertContains( 'voice-to-content', array_column( $export['data'][1]['data'], 'value' ) );
		self::assertSame( array(), $export_of( 'nobody@example.test' )['data'] );
		self::assertTrue( $erase( $user->user_email )['items_removed'] );
		self::assertSame( array(), $export_of( $user->user_email )['data'] );
		self::assertCount( 1, $export_of( $other->user_email )['data'] );
		$this->sign_in( 'administrator' );
		self::assertSame(
			3,
			$this->rest( 'GET', '/slipstream/v1/ai-usage' )->get_data()['total']['requests'],
			'The sums stay.'
		);
	}

	public function test_the_log_is_listed_newest_first_in_pages(): void {
		$author = $this->sign_in( 'author' );
		$this->write( $author );
		$this->write( $author, 'voice-to-content', 'error_network' );
		$this->write( $author, 'ai-assistant', 'stopped' );
		$this->sign_in( 'administrator' );
		$all = $this->rest( 'GET', '/slipstream/v1/ai-log', array( 'per_page' => 2 ) )->get_data();
		self::assertSame(
			array( 3, array( 'stopped', 'error_network' ) ),
			array( $all['total'], array_column( $all['items'], 'outcome' ) )
		);
		$last = $this->rest(
			'GET',
			'/slipstream/v1/ai-log',
			array(
				'per_page' => 2,
				'page'     => 2,
			)
		)->get_data()['items'];
		self::assertSame( array( 'done' ), array_column( $last, 'outcome' ) );
		self::assertSame(
			array( $author->display_name, 'fake-model', 100, 200, 1500 ),
			array(
				$last[0]['person'],
				$last[0]['model'],
				$last[0]['tokens_in'],
				$last[0]['tokens_out'],
				$last[0]['cost'],
			)
		);
		$failed = $this->rest( 'GET', '/slipstream/v1/ai-log', array( 'outcome' => 'failed' ) )->get_data();
		self::assertSame(
			array( 1, array( 'voice-to-content' ) ),
			array( $failed['total'], array_column( $failed['items'], 'feature' ) )
		);
	}

	public function test_a_log_that_cannot_be_read_is_not_empty(): void {
		global $wpdb;
		$this->sign_in( 'administrator' );
		$break = static fn ( string $query ): string => str_contains(
			$query,
			Usage_Log::TABLE
		) ? 'SELECT nothing FROM nowhere' : $query;
		$wpdb->suppress_errors( true );
		add_filter( 'query', $break );
		$answer = $this->rest( 'GET', '/slipstream/v1/ai-log' );
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( false );
		$GLOBALS['EZSQL_ERROR'] = array();
		self::assertSame( 503, $answer->get_status() );
	}
}
