<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub;

use Closure;
use Slipstream\Hub\Database\Hub_Tables;
use Slipstream\Hub\Hub_Module;
use Slipstream\Hub\Hub_Settings;
use Slipstream\Plugin;
use Slipstream\Support\Database\Counters;
use Slipstream\Tokens\Tokens_Module;

require_once __DIR__ . '/Hub_Case.php';

/**
 * A failure is never "none", "yes" or "done".
 */
final class Database_Errors_Test extends Hub_Case {

	protected const COMMITS = true;

	/** @var Closure(string): string|null The filter that breaks a statement. */
	private ?Closure $filter = null;

	private int $statements = 0;

	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		// A statement that fails ends SQLite's transaction, and what was stored before must stay.
		$wpdb->query( 'COMMIT' );
	}

	protected function tearDown(): void {
		global $wpdb;
		$this->repair();
		foreach ( array( ...array_keys( Hub_Tables::ALL ), Counters::TABLE ) as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}$table" );
		}
		Plugin::modules()->set( Plugin::module( Hub_Module::class ), false );
		parent::tearDown();
	}

	/** Breaks one statement of the hub's tables. */
	private function break_statement( int $which ): void {
		$this->repair();
		$this->statements = 0;
		$this->filter     = function ( string $query ) use ( $which ): string {
			if ( ! str_contains( $query, 'slipstream_hub_' ) || str_contains( $query, 'options' ) ) {
				return $query;
			}
			++$this->statements;
			return $this->statements === $which ? 'SELECT nothing FROM slipstream_no_such_table' : $query;
		};
		add_filter( 'query', $this->filter );
	}

	/** Ends it. */
	private function repair(): void {
		if ( null !== $this->filter ) {
			remove_filter( 'query', $this->filter );
			$this->filter = null;
		}
	}

	public function test_a_registration_is_whole_or_can_be_tried_again_without_another_use(): void {
		for ( $which = 1; $which < 30; $which++ ) {
			$site = new Client_Site( "https://site-$which.example" );
			$code = self::invitation();
			$this->break_statement( $which );
			$answer = $this->register( $site, $code );
			$was    = $this->statements;
			$this->repair();
			if ( $was < $which ) {
				self::assertSame( 200, $answer->get_status() );
				self::assertGreaterThan( 5, $which );
				return;
			}
			self::assertSame( '503 hub_unavailable', self::code( $answer ), "statement $which" );
			self::assertSame(
				0,
				self::rows_of(
					'slipstream_hub_sites',
					"home = '$site->home' AND status = 'active' AND 0 = (SELECT COUNT(*) FROM {$GLOBALS['wpdb']->prefix}slipstream_hub_invitations WHERE sites_left = 0)"
				)
			);
			self::assertSame(
				'active',
				$this->register( $site, $code )->get_data()['status'],
				"again after statement $which"
			);
		}
		self::fail( 'There was no end.' );
	}

	public function test_a_code_becomes_a_token_or_nothing(): void {
		$site = $this->connected();
		for ( $which = 1; $which < 30; $which++ ) {
			$code = $this->approved( $site, $which );
			$this->break_statement( $which );
			$answer = $site->call( 'POST', '/hub/token', $site->exchange( $code ) );
			$was    = $this->statements;
			$this->repair();
			if ( $was < $which ) {
				self::assertSame( 200, $answer->get_status() );
				return;
			}
			self::assertContains( self::code( $answer ), array( '503 hub_unavailable', '200 ' ), "statement $which" );
			if ( 503 === $answer->get_status() ) {
				self::assertArrayNotHasKey( 'access_token', $answer->get_data() );
			}
		}
		self::fail( 'There was no end.' );
	}

	public function test_no_route_takes_a_failure_for_an_answer(): void {
		$site  = $this->connected();
		$token = $this->linked( $site );
		$this->linked( $site, 2, 'author' );
		$calls = array(
			array( 'GET', '/hub/site', null, '' ),
			array( 'POST', '/hub/authorize-request', $site->consent( 3, 'author' ), '' ),
			array( 'GET', '/hub/user', null, $token ),
			array( 'POST', '/hub/ai-token', array(), $token ),
			array( 'POST', '/hub/owner', array( 'owner' => 2 ), '' ),
			array( 'GET', '/hub/licenses', null, $token ),
			array( 'POST', '/hub/licenses/attach', array( 'licenses' => array( 'x' ) ), $token ),
			array( 'POST', '/hub/site/alarms', array( 'dismiss' => true ), '' ),
			array( 'DELETE', '/hub/users/1', null, '' ),
			array( 'DELETE', '/hub/site', null, '' ),
		);
		foreach ( $calls as list( $method, $path, $body, $as ) ) {
			for ( $which = 1; $which < 30; $which++ ) {
				$this->break_statement( $which );
				$answer = $site->call( $method, $path, $body, $as );
				$was    = $this->statements;
				$this->repair();
				// A site that has left has left; what is left of it is swept later.
				if (
					$was < $which
					|| ( '/hub/site' === $path && '200 success' === self::code( $answer ) && 1 === self::rows_of(
						'slipstream_hub_sites',
						"status = 'left'"
					) )
				) {
					self::assertContains(
						self::code( $answer ),
						array( '200 ', '200 success', '400 owner_has_users' ),
						"$method $path"
					);
					continue 2;
				}
				self::assertSame( '503 hub_unavailable', self::code( $answer ), "$method $path, statement $which" );
			}
		}
	}

	public function test_a_token_for_maps_that_cannot_be_read_is_not_none(): void {
		$site = $this->connected();
		// By itself, so that its statement alone can be broken: the address of the hub is an option too.
		update_option( Hub_Settings::MAPBOX, 'pk.shared', false );
		$GLOBALS['wpdb']->query( 'COMMIT' );
		wp_cache_delete( Hub_Settings::MAPBOX, 'options' );
		$this->filter = static fn ( string $query ): string => str_contains(
			$query,
			Hub_Settings::MAPBOX
		) ? 'SELECT nothing FROM slipstream_no_such_table' : $query;
		add_filter( 'query', $this->filter );
		$answer       = $site->call( 'GET', '/hub/maps' );
		$this->repair();
		wp_cache_delete( 'notoptions', 'options' );
		self::assertSame( '503 hub_unavailable', self::code( $answer ) );
		self::assertSame( array( 'mapbox_token' => 'pk.shared' ), $site->call( 'GET', '/hub/maps' )->get_data() );
		delete_option( Hub_Settings::MAPBOX );
		$GLOBALS['wpdb']->query( 'COMMIT' );
	}

	public function test_the_provider_lets_nobody_in_whom_the_database_does_not_know(): void {
		$site = $this->connected();
		$this->linked( $site );
		$sites = Plugin::module( Tokens_Module::class )->sites();
		self::assertNotNull( $sites );
		self::assertTrue( $sites->is_linked( $site->id, 1 ) );
		$this->break_statement( 1 );
		self::assertSame( array(), $sites->origins() );
		$this->break_statement( 1 );
		$this->expectExceptionMessage( 'The hub’s database did not respond.' );
		$sites->is_linked( $site->id, 1 );
	}
}
