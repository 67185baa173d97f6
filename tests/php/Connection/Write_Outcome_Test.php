<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Connection;

use Slipstream\Connection\Connection_Module;
use Slipstream\Connection\Writes\Hub_Writes;

require_once __DIR__ . '/Hub_Case.php';

/**
 * A refusal is never read as done, and what only a person can fix is said and not tried for ever.
 */
final class Write_Outcome_Test extends Hub_Case {

	protected function tearDown(): void {
		wp_clear_scheduled_hook( Connection_Module::RETRY_EVENT );
		parent::tearDown();
	}

	/** @return array<string, array{int, string}> Answers that say nothing of the registration. */
	public static function answers(): array {
		return array(
			'the clocks differ'       => array( 401, 'signature_expired' ),
			'a proxy changed it'      => array( 401, 'signature_incomplete' ),
			'the hub is switched off' => array( 404, 'rest_no_route' ),
			'a firewall'              => array( 403, 'forbidden_by_firewall' ),
			'a limit'                 => array( 429, 'hub_too_many' ),
			'the database'            => array( 503, 'hub_unavailable' ),
		);
	}

	/** @dataProvider answers */
	public function test_what_says_nothing_of_the_registration_does_not_end_it( int $status, string $code ): void {
		$this->register();
		$number = $this->services()->store()->current()->site_id;
		$this->answered(
			$status,
			$code,
			function (): void {
				self::assertSame(
					array( 'code' => 'success' ),
					$this->rest( 'POST', '/jetpack/v4/connection', array( 'isActive' => false ) )->get_data()
				);
			}
		);
		$kept = $this->services()->writes()->pending()->all();
		self::assertSame( array( Hub_Writes::DISCONNECT ), array_column( $kept, 'action' ) );
		self::assertNotFalse( wp_next_scheduled( Connection_Module::RETRY_EVENT ) );
		do_action( Connection_Module::RETRY_EVENT );
		wp_cache_flush();
		self::assertSame( array(), $this->services()->writes()->pending()->all() );
		self::assertSame( 200, $this->register()->get_status(), 'The address is free for another key.' );
		self::assertSame( $number, $this->services()->store()->current()->site_id );
	}

	public function test_a_hub_that_does_not_know_the_site_has_nothing_to_end(): void {
		$this->register();
		self::on_hub( 'forget', '0' );
		$this->rest( 'POST', '/jetpack/v4/connection', array( 'isActive' => false ) );
		self::assertSame( array(), $this->services()->writes()->pending()->all() );
	}

	public function test_what_only_a_person_can_mend_waits_for_one_and_can_be_given_up(): void {
		$this->register();
		$this->answered(
			409,
			'url_mismatch',
			fn () => $this->rest( 'POST', '/jetpack/v4/connection', array( 'isActive' => false ) )
		);
		$provider = fn (): array => $this->rest(
			'GET',
			'/slipstream/v1/connection/provider'
		)->get_data()['pending_writes'];
		self::assertSame(
			array( 'The site’s address has changed since it was connected. An administrator must choose whether the site has moved or is a copy.' ),
			array_column( $provider(), 'problem' )
		);
		wp_clear_scheduled_hook( Connection_Module::RETRY_EVENT );
		$this->services()->writes()->retry();
		self::assertCount( 1, $provider(), 'It is not tried by itself.' );
		self::assertFalse( wp_next_scheduled( Connection_Module::RETRY_EVENT ) );
		self::assertSame(
			array(),
			$this->rest( 'DELETE', '/slipstream/v1/connection/retry' )->get_data()['pending_writes']
		);
	}

	public function test_what_a_person_has_mended_is_told_when_they_try_again(): void {
		$this->register();
		$this->answered(
			409,
			'url_mismatch',
			fn () => $this->rest( 'POST', '/jetpack/v4/connection', array( 'isActive' => false ) )
		);
		self::assertSame(
			array(),
			$this->rest( 'POST', '/slipstream/v1/connection/retry' )->get_data()['pending_writes']
		);
		self::assertSame( 200, $this->register()->get_status() );
	}

	public function test_a_key_that_cannot_be_read_is_not_taken_for_none(): void {
		$this->register();
		$store = $this->services()->store();
		$store->update( self::$hub, static fn (): array => array( 'key' => 'unreadable' ) );
		$this->rest( 'POST', '/jetpack/v4/connection', array( 'isActive' => false ) );
		self::assertSame(
			array( 'could_not_sign' ),
			array_column( $this->services()->writes()->pending()->all(), 'problem' )
		);
	}

	/**
	 * Does something while the hub answers every request of the site so.
	 *
	 * @param callable(): mixed $work What is done.
	 */
	private function answered( int $status, string $code, callable $work ): void {
		$answer = static fn (): array => array(
			'headers'  => array(),
			'body'     => (string) wp_json_encode( array( 'code' => $code ) ),
			'response' => array(
				'code'    => $status,
				'message' => '',
			),
			'cookies'  => array(),
			'filename' => null,
		);
		add_filter( 'pre_http_request', $answer );
		try {
			$work();
		} finally {
			remove_filter( 'pre_http_request', $answer );
		}
	}
}
