<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Security;

use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Plugin;
use Slipstream\Stats\Stats_Module;
use Slipstream\Tests\Test_Case;

/**
 * Neither zeros nor success are told of what does not exist.
 */
final class Unavailable_Test extends Test_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	/** The data of an answer. */
	private function get( string $path ): mixed {
		$answer = $this->rest( 'GET', "/jetpack/v4/$path" );
		self::assertSame( 200, $answer->get_status() );
		return $answer->get_data();
	}

	public function test_no_firewall_is_on_and_none_can_be_switched_on(): void {
		$state = $this->get( 'waf' );
		self::assertCount( 14, $state );
		self::assertSame( array(), array_filter( $state ) );
		foreach ( array( 'waf', 'waf/update-rules' ) as $path ) {
			$refused = $this->rest( 'POST', "/jetpack/v4/$path", array( 'jetpack_waf_automatic_rules' => true ) );
			self::assertSame(
				array( 424, 'waf_unavailable' ),
				array( $refused->get_status(), $refused->get_data()['code'] )
			);
		}
		self::assertSame( $state, $this->get( 'waf' ) );
	}

	public function test_backups_and_scans_are_unavailable(): void {
		foreach ( array( 'rewind', 'scan' ) as $path ) {
			self::assertSame( array( 'state' => 'unavailable' ), json_decode( $this->get( $path )['data'], true ) );
		}
		self::assertSame( array( 'status' => 'inactive' ), $this->get( 'migration/status' ) );
		self::assertSame( 424, $this->rest( 'GET', '/jetpack/v4/site/backup/preflight' )->get_status() );
		self::assertSame( 204, $this->rest( 'GET', '/jetpack/v4/site/activity' )->get_status() );
	}

	public function test_nothing_can_be_undone(): void {
		self::assertNull(
			$this->rest( 'GET', '/jetpack/v4/site/backup/undo-event', array( '_fields' => 'a' ) )->get_data()
		);
	}

	public function test_there_is_no_search_engine(): void {
		$off = array(
			'module_active'                 => false,
			'instant_search_enabled'        => false,
			'swap_classic_to_inline_search' => false,
		);
		self::assertSame( $off, $this->get( 'search/settings' ) );
		self::assertSame( array(), array_filter( $this->get( 'search/plan' ) ) );
		self::assertSame( array(), array_filter( $this->get( 'search/pricing' ) ) );
		self::assertSame( 424, $this->rest( 'GET', '/jetpack/v4/search/stats' )->get_status(), 'Not "0 posts".' );
		$set = fn ( array $body ): array => array(
			$this->rest( 'POST', '/jetpack/v4/search/settings', $body )->get_status(),
			$this->rest( 'POST', '/jetpack/v4/search/settings', $body )->get_data()['code'] ?? '',
		);
		self::assertSame( array( 424, 'search_unavailable' ), $set( array( 'module_active' => true ) ) );
		self::assertSame( array( 424, 'search_unavailable' ), $set( array( 'instant_search_enabled' => true ) ) );
		self::assertSame( array( 200, '' ), $set( array( 'module_active' => false ) ), 'It is off already.' );
		self::assertSame( array( 400, 'rest_invalid_arguments' ), $set( array() ) );
		self::assertSame( array( 400, 'rest_invalid_param' ), $set( array( 'module_active' => 'maybe' ) ) );
	}

	public function test_benefits_are_what_there_is(): void {
		self::assertSame( '[]', $this->get( 'site/benefits' )['data'], 'No zeros.' );
		for ( $at = 0; $at < 2; $at++ ) {
			wp_insert_post(
				array(
					'post_type'    => Feedback_Store::TYPE,
					'post_status'  => 'publish',
					'post_content' => '{"fields":[]}',
				)
			);
		}
		$benefits = json_decode( $this->get( 'site/benefits' )['data'], true );
		self::assertSame(
			array(
				array(
					'name'        => 'contact-form-feedback',
					'title'       => 'Form responses',
					'description' => '2 form responses received.',
					'value'       => 2,
				),
			),
			$benefits
		);
		$modules = Plugin::modules();
		self::assertTrue( $modules->set( $modules->switchable( 'stats' ), true ) );
		self::assertSame(
			array( 'contact-form-feedback' ),
			array_column( json_decode( $this->get( 'site/benefits' )['data'], true ), 'name' ),
			'Nobody has read anything yet.'
		);
		self::assertTrue( Plugin::module( Stats_Module::class )->counter()->count( 0, '' ) );
		self::assertSame(
			array( 'jetpack-stats', 'contact-form-feedback' ),
			array_column( json_decode( $this->get( 'site/benefits' )['data'], true ), 'name' ),
			'In the order that clients expect.'
		);
		$modules->set( $modules->switchable( 'stats' ), false );
		$modules->set( $modules->switchable( 'contact-form' ), false );
		self::assertSame( '[]', $this->get( 'site/benefits' )['data'], 'A module that is off tells nothing.' );
	}

	public function test_a_database_that_fails_is_not_told_as_nothing(): void {
		global $wpdb;
		$break = static fn ( string $query ): string => str_contains(
			$query,
			'COUNT(*) AS number'
		) ? 'BROKEN' : $query;
		add_filter( 'query', $break );
		$wpdb->suppress_errors( true );
		$answer = $this->rest( 'GET', '/jetpack/v4/site/benefits' );
		$wpdb->suppress_errors( false );
		remove_filter( 'query', $break );
		self::assertSame(
			array( 503, 'failed_to_fetch_data' ),
			array( $answer->get_status(), $answer->get_data()['code'] )
		);
	}
}
