<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Editor_Events;

use Slipstream\Admin\Start_Data;
use Slipstream\Ai\Engines\Demo\Demo_Engine;
use Slipstream\Editor_Events\Editor_Events_Module;
use Slipstream\Editor_Events\Entry;
use Slipstream\Editor_Events\Event_Counts;
use Slipstream\Event_Opt_Out\Opt_Out;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Support\Database\Schema;
use Slipstream\Tests\Test_Case;
use WP_REST_Response;

/**
 * What is counted, for whom, and that it can be forgotten.
 */
final class Editor_Events_Test extends Test_Case {

	private const ROUTE = '/slipstream/v1/analytics';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Schema( $GLOBALS['wpdb'] ) )->install( Plugin::module( Editor_Events_Module::class )->tables() );
		( new Installer( Plugin::modules() ) )->install();
	}

	protected function setUp(): void {
		parent::setUp();
		Plugin::modules()->set( Plugin::module( Editor_Events_Module::class ), true );
	}

	public function test_counts_events_and_stats_by_day(): void {
		$this->sign_in( 'author' );
		for ( $time = 0; $time < 2; $time++ ) {
			$answer = $this->record(
				array(
					self::event( 'jetpack_editor_block_inserted', array( 'block' => 'jetpack/button' ) ),
					self::event( 'jetpack_editor_block_inserted', array( 'block' => 'jetpack/button' ) ),
					self::event( 'slipstream_something' ),
				),
				array(
					array(
						'group' => 'ai-requests',
						'name'  => 'done',
					),
				)
			);
			self::assertSame( array( 'recorded' => 4 ), $answer->get_data() );
		}
		self::assertSame(
			array(
				array( 'event', 'jetpack_editor_block_inserted', 'block=jetpack/button', 4 ),
				array( 'stat', 'ai-requests', 'done', 2 ),
				array( 'event', 'slipstream_something', '', 2 ),
			),
			$this->told()
		);
	}

	public function test_counts_what_other_programs_have_ai_do(): void {
		if ( ! function_exists( 'wp_get_ability' ) ) {
			self::markTestSkipped( 'This WordPress has no abilities.' );
		}
		$engine  = static fn (): Demo_Engine => new Demo_Engine( 0.0 );
		add_filter( 'slipstream_ai_engine', $engine );
		$author  = $this->sign_in( 'author' );
		$ability = wp_get_ability( 'slipstream/simplify' );
		self::assertNotNull( $ability );
		$run = static fn (): mixed => $ability->execute( array( 'content' => 'Herons wait.' ) );
		self::assertIsArray( $run() );
		self::assertSame( array( array( 'event', 'jetpack_ai_ability_used', 'feature=simplify', 1 ) ), $this->told() );
		( new Opt_Out() )->choose( $author->ID, true );
		wp_set_current_user( $author->ID );
		self::assertIsArray( $run() );
		self::assertSame( 1, $this->told()[0][3], 'Who does not want to be counted is not.' );
		remove_filter( 'slipstream_ai_engine', $engine );
	}

	public function test_keeps_few_properties_and_nothing_of_people(): void {
		$this->sign_in( 'author' );
		$this->record(
			array(
				self::event(
					'jetpack_ai_chat_completion',
					array(
						'post_id' => 7,
						'user'    => 'ada',
						'outcome' => 'done',
						'feature' => 'ai-assistant',
						'block'   => 'My secret words',
					)
				),
			)
		);
		self::assertSame(
			array( array( 'event', 'jetpack_ai_chat_completion', 'feature=ai-assistant&outcome=done', 1 ) ),
			$this->told()
		);
	}

	/** @return iterable<string, array{mixed, mixed, string}> */
	public static function refused(): iterable {
		yield 'another prefix' => array( array( self::event( 'wpcom_event' ) ), array(), 'invalid_event' );
		yield 'a prefix alone' => array( array( self::event( 'jetpack_' ) ), array(), 'invalid_event' );
		yield 'capitals' => array( array( self::event( 'jetpack_Event' ) ), array(), 'invalid_event' );
		yield 'one of two' => array(
			array( self::event( 'jetpack_good' ), self::event( 'bad' ) ),
			array(),
			'invalid_event',
		);
		yield 'no name' => array( array( array( 'props' => array( 'block' => 'x' ) ) ), array(), 'rest_invalid_param' );
		yield 'properties that are none' => array(
			array(
				array(
					'name'  => 'jetpack_good',
					'props' => 'x',
				),
			),
			array(),
			'rest_invalid_param',
		);
		yield 'a text' => array( 'jetpack_good', array(), 'rest_invalid_param' );
		yield 'too many' => array( array_fill( 0, 51, self::event( 'jetpack_good' ) ), array(), 'rest_invalid_param' );
		yield 'a count of words' => array(
			array(),
			array(
				array(
					'group' => 'ai',
					'name'  => 'So many words',
				),
			),
			'invalid_event',
		);
		yield 'a count of nothing' => array( array(), array( array( 'group' => 'ai' ) ), 'rest_invalid_param' );
	}

	/** @dataProvider refused */
	public function test_nonsense_is_refused_as_a_whole( mixed $events, mixed $stats, string $code ): void {
		$this->sign_in( 'author' );
		$answer = $this->record( $events, $stats );
		self::assertSame( array( 400, $code ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertSame( array(), $this->told() );
	}

	public function test_who_does_not_want_it_is_not_counted(): void {
		$user = $this->sign_in( 'author' );
		self::assertTrue( $this->is_recording() );
		self::assertSame(
			200,
			$this->rest( 'POST', '/jetpack/v4/tracking/settings', array( 'tracks_opt_out' => true ) )->get_status()
		);
		self::assertFalse( $this->is_recording() );
		self::assertSame(
			array( 'recorded' => 0 ),
			$this->record( array( self::event( 'jetpack_good' ) ) )->get_data()
		);
		( new Opt_Out() )->choose( $user->ID, false );
		self::assertSame(
			array( 'recorded' => 1 ),
			$this->record( array( self::event( 'jetpack_good' ) ) )->get_data()
		);
	}

	public function test_who_may(): void {
		foreach ( array(
			'subscriber'    => array( 403, 403, 403 ),
			'contributor'   => array( 200, 403, 403 ),
			'editor'        => array( 200, 403, 403 ),
			'administrator' => array( 200, 200, 200 ),
		) as $role => $statuses ) {
			$this->sign_in( $role );
			self::assertSame(
				$statuses,
				array(
					$this->record( array() )->get_status(),
					$this->rest( 'GET', self::ROUTE )->get_status(),
					$this->rest( 'POST', self::ROUTE . '/erase' )->get_status(),
				),
				$role
			);
		}
	}

	public function test_nobody_fills_the_table(): void {
		$counts = Plugin::module( Editor_Events_Module::class )->counts();
		for ( $row = 0; $row < Event_Counts::MOST_ROWS; $row++ ) {
			self::assertSame( 1, $counts->add( array( Entry::event( "jetpack_event_$row", array() ) ) ) );
		}
		self::assertSame(
			1,
			$counts->add( array( Entry::event( 'jetpack_event_7', array() ), Entry::event( 'jetpack_new', array() ) ) )
		);
		self::assertSame(
			Event_Counts::MOST_ROWS,
			(int) $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM ' . $GLOBALS['wpdb']->prefix . Event_Counts::TABLE )
		);
	}

	public function test_nobody_is_counted_without_end(): void {
		$this->sign_in( 'author' );
		$batch  = array_fill( 0, 50, self::event( 'jetpack_good' ) );
		$status = 200;
		for ( $time = 0; $time <= 40 && 200 === $status; $time++ ) {
			$answer = $this->record( $batch );
			$status = $answer->get_status();
		}
		self::assertSame( array( 429, 'too_many_events' ), array( $status, $answer->get_data()['code'] ) );
	}

	public function test_is_forgotten_with_one_request_and_by_time(): void {
		global $wpdb;
		$table  = $wpdb->prefix . Event_Counts::TABLE;
		$counts = Plugin::module( Editor_Events_Module::class )->counts();
		$counts->add( array( Entry::event( 'jetpack_good', array() ) ) );
		foreach ( array( Event_Counts::DAYS, Event_Counts::DAYS + 1 ) as $days ) {
			$wpdb->insert(
				$table,
				array(
					'day'  => $counts->first_day( $days ),
					'kind' => 'event',
					'name' => 'jetpack_old',
					'hits' => 1,
				)
			);
		}
		$counts->clean();
		self::assertSame( '2', $wpdb->get_var( "SELECT COUNT(*) FROM $table" ) );
		$this->sign_in( 'administrator' );
		self::assertSame( array(), $this->rest( 'POST', self::ROUTE . '/erase' )->get_data()['counts'] );
		self::assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM $table" ) );
	}

	public function test_a_database_that_fails_is_said(): void {
		global $wpdb;
		$this->sign_in( 'administrator' );
		$counts       = Plugin::module( Editor_Events_Module::class )->counts();
		$prefix       = $wpdb->prefix;
		$shown        = $wpdb->suppress_errors();
		$wpdb->prefix = 'nowhere_';
		$codes        = array();
		foreach ( array(
			static fn () => $counts->add( array( Entry::stat( 'ai', 'done' ) ) ),
			static fn () => $counts->since( '2000-01-01' ),
			static fn () => $counts->erase(),
		) as $do ) {
			try {
				$do();
			} catch ( Request_Error $error ) {
				$codes[] = $error->error_code;
			}
		}
		$wpdb->prefix = $prefix;
		$wpdb->suppress_errors( $shown );
		self::assertSame( array_fill( 0, 3, 'analytics_unavailable' ), $codes );
	}

	public function test_off_means_off(): void {
		Plugin::modules()->set( Plugin::module( Editor_Events_Module::class ), false );
		$this->sign_in( 'administrator' );
		self::assertSame( 404, $this->record( array() )->get_status() );
		self::assertArrayNotHasKey( 'analytics', ( new Start_Data( Plugin::modules() ) )->build() );
	}

	/**
	 * An event as a browser sends it.
	 *
	 * @param array<string, mixed> $props What goes with it.
	 * @return array{name: string, props: array<string, mixed>|object}
	 */
	private static function event( string $name, array $props = array() ): array {
		return array(
			'name'  => $name,
			'props' => $props ? $props : (object) array(),
		);
	}

	/** Has something counted. */
	private function record( mixed $events, mixed $stats = array() ): WP_REST_Response {
		return $this->rest( 'POST', self::ROUTE, compact( 'events', 'stats' ) );
	}

	/** @return list<list<string|int>> What administrators are told. */
	private function told(): array {
		$this->sign_in( 'administrator' );
		return array_map( 'array_values', $this->rest( 'GET', self::ROUTE )->get_data()['counts'] );
	}

	/** Whether the editor of the current user counts. */
	private function is_recording(): bool {
		return ( new Start_Data( Plugin::modules() ) )->build()['analytics']['isRecording'];
	}
}
