<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Event_Opt_Out;

use Slipstream\Event_Opt_Out\Opt_Out;
use Slipstream\Tests\Test_Case;

/**
 * The routes, and the personal data.
 */
final class Event_Opt_Out_Test extends Test_Case {

	private const ROUTE = '/jetpack/v4/tracking/settings';

	public function test_each_chooses_for_themselves(): void {
		$ada = $this->sign_in( 'contributor' );
		self::assertSame( array( 'tracks_opt_out' => false ), $this->rest( 'GET', self::ROUTE )->get_data() );
		self::assertSame(
			array( 'tracks_opt_out' => true ),
			$this->rest( 'POST', self::ROUTE, array( 'tracks_opt_out' => true ) )->get_data()
		);
		self::assertSame(
			array( 'tracks_opt_out' => true ),
			$this->rest( 'PUT', self::ROUTE, array( 'tracks_opt_out' => true ) )->get_data()
		);
		self::assertSame( array( 'tracks_opt_out' => true ), $this->rest( 'GET', self::ROUTE )->get_data() );
		$this->sign_in( 'administrator' );
		self::assertSame( array( 'tracks_opt_out' => false ), $this->rest( 'GET', self::ROUTE )->get_data() );
		wp_set_current_user( $ada->ID );
		self::assertSame(
			array( 'tracks_opt_out' => false ),
			$this->rest( 'POST', self::ROUTE, array( 'tracks_opt_out' => false ) )->get_data()
		);
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function malformed(): iterable {
		yield 'nothing' => array( array() );
		yield 'a word' => array( array( 'tracks_opt_out' => 'perhaps' ) );
		yield 'a list' => array( array( 'tracks_opt_out' => array( true ) ) );
	}

	/**
	 * @dataProvider malformed
	 * @param array<string, mixed> $params
	 */
	public function test_nonsense_is_refused( array $params ): void {
		$user = $this->sign_in( 'author' );
		self::assertSame( 400, $this->rest( 'POST', self::ROUTE, $params )->get_status() );
		self::assertFalse( ( new Opt_Out() )->is_chosen( $user->ID ) );
	}

	public function test_who_does_not_see_the_page_is_told_so(): void {
		self::assertSame( 401, $this->rest( 'GET', self::ROUTE )->get_status() );
		$this->sign_in( 'subscriber' );
		self::assertSame(
			array( 403, 'invalid_user_permission_view_admin' ),
			array(
				$this->rest( 'GET', self::ROUTE )->get_status(),
				$this->rest( 'GET', self::ROUTE )->get_data()['code'],
			)
		);
	}

	public function test_a_database_that_fails_counts_nobody_and_says_so(): void {
		global $wpdb;
		$user           = $this->sign_in( 'author' );
		$table          = $wpdb->usermeta;
		$shown          = $wpdb->suppress_errors();
		$wpdb->usermeta = 'nowhere';
		$statuses       = array(
			$this->rest( 'GET', self::ROUTE )->get_status(),
			$this->rest( 'POST', self::ROUTE, array( 'tracks_opt_out' => false ) )->get_status(),
		);
		$allows         = ( new Opt_Out() )->allows( $user->ID );
		$wpdb->usermeta = $table;
		$wpdb->suppress_errors( $shown );
		self::assertSame( array( array( 503, 503 ), false ), array( $statuses, $allows ) );
	}

	public function test_it_is_exported_and_erased(): void {
		$user = $this->sign_in( 'author' );
		( new Opt_Out() )->choose( $user->ID, true );
		$exporter = apply_filters( 'wp_privacy_personal_data_exporters', array() )['slipstream-tracking']['callback'];
		$eraser   = apply_filters( 'wp_privacy_personal_data_erasers', array() )['slipstream-tracking']['callback'];
		$exported = $exporter( $user->user_email );
		self::assertSame( 'Yes', $exported['data'][0]['data'][0]['value'] );
		self::assertSame( array(), $exporter( 'nobody@example.test' )['data'] );
		self::assertTrue( $eraser( $user->user_email )['items_removed'] );
		self::assertFalse( $eraser( $user->user_email )['items_removed'] );
		self::assertFalse( ( new Opt_Out() )->is_chosen( $user->ID ) );
	}
}
