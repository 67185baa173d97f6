<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Services\Paypal;

use InvalidArgumentException;
use Slipstream\Money\Mode;
use Slipstream\Services\Paypal\Api\Paypal_Address;
use Slipstream\Services\Paypal\Api\Token_Store;
use Slipstream\Services\Paypal\Errors\Paypal_Failure;
use Slipstream\Services\Paypal\Paypal_Client;

require_once __DIR__ . '/Paypal_Case.php';

/** Tokens, failures, and what is asked again. */
final class Paypal_Client_Test extends Paypal_Case {

	private const TOKEN  = 'POST /v1/oauth2/token';
	private const CREATE = 'POST /v2/checkout/orders';

	public function test_the_mode_decides_where_paypal_is(): void {
		remove_all_filters( 'slipstream_paypal_url' );
		self::assertSame( 'https://api-m.sandbox.paypal.com', Paypal_Address::base_url( Mode::Test ) );
		self::assertSame( 'https://api-m.paypal.com', Paypal_Address::base_url( Mode::Live ) );
	}

	public function test_one_token_serves_many_requests(): void {
		self::paypal_order( 'one' );
		self::paypal_order( 'two' );
		self::assertSame( array( self::TOKEN, self::CREATE, self::CREATE ), self::requests() );
	}

	public function test_a_token_is_stored_encrypted_and_for_its_app_alone(): void {
		self::paypal_order();
		$stored = get_option( Token_Store::option( Mode::Test ) );
		self::assertIsString( $stored );
		self::assertStringNotContainsString( 'A21AA', $stored );
		self::assertIsString( self::tokens()->get( self::app() ) );
		self::assertNull( self::tokens()->get( self::app( Mode::Test, 'another' ) ) );
		self::assertNull( self::tokens()->get( self::app( Mode::Live ) ) );
	}

	public function test_a_token_that_ends_soon_is_not_used(): void {
		self::tokens()->keep( self::app(), 'old', 100 );
		self::assertNull( self::tokens()->get( self::app() ) );
		self::tokens()->keep( self::app(), 'good', 1000 );
		self::assertSame( 'good', self::tokens()->get( self::app() ) );
	}

	public function test_a_token_that_paypal_no_longer_takes_is_replaced_once(): void {
		self::paypal_order( 'one' );
		self::command( 'forget' );
		self::paypal_order( 'two' );
		self::assertSame( array( self::TOKEN, self::CREATE, self::CREATE, self::TOKEN, self::CREATE ), self::requests() );
	}

	public function test_a_wrong_secret_is_told(): void {
		$error = self::error_of( static fn () => self::client( Mode::Test, 'wrong' )->check() );
		self::assertSame( array( Paypal_Failure::Unauthorized, 'paypal_app_refused' ), array( $error->failure, $error->error_code ) );
		self::assertFalse( get_option( Token_Store::option( Mode::Test ) ) );
	}

	public function test_an_app_of_the_other_mode_is_refused(): void {
		$error = self::error_of( static fn () => self::client( Mode::Live, 'test-secret' )->check() );
		self::assertSame( Paypal_Failure::Unauthorized, $error->failure );
	}

	/** @return array<string, array{string, Paypal_Failure, int}> The fault, what it is, and how often PayPal was asked. */
	public static function faults(): array {
		return array(
			'throttled'                => array( 'rate_limit', Paypal_Failure::Rate_Limited, 1 ),
			'not allowed'              => array( 'forbidden', Paypal_Failure::Forbidden, 1 ),
			'still running'            => array( 'in_progress', Paypal_Failure::In_Progress, 1 ),
			'cut off'                  => array( 'reset', Paypal_Failure::Unknown_Outcome, 2 ),
			'an error of PayPal'       => array( 'error_after', Paypal_Failure::Unknown_Outcome, 2 ),
			'half of an answer'        => array( 'torn_after', Paypal_Failure::Unknown_Outcome, 2 ),
			'done and the answer lost' => array( 'reset_after', Paypal_Failure::Unknown_Outcome, 2 ),
		);
	}

	/** @dataProvider faults */
	public function test_a_failure_says_what_is_known( string $fault, Paypal_Failure $failure, int $tries ): void {
		self::command(
			'fault',
			array(
				'fault' => $fault,
				'path'  => 'orders',
				'times' => 9,
			)
		);
		self::assertSame( $failure->name, self::error_of( static fn () => self::paypal_order() )->failure->name );
		self::assertCount( $tries, preg_grep( '#orders#', self::requests() ) ?: array() );
	}

	public function test_a_request_whose_answer_was_lost_is_done_once(): void {
		self::command(
			'fault',
			array(
				'fault' => 'reset_after',
				'path'  => 'orders',
			)
		);
		$order = self::paypal_order();
		self::assertSame( $order->id, self::paypal_order()->id );
		self::assertSame( $order->id, self::orders()->get( $order->id )->id );
	}

	public function test_the_wait_that_paypal_asks_for_is_kept(): void {
		self::command(
			'fault',
			array(
				'fault' => 'rate_limit',
				'path'  => 'orders',
			)
		);
		self::assertSame( 7, self::error_of( static fn () => self::paypal_order() )->retry_after );
	}

	public function test_without_a_token_nothing_was_sent(): void {
		self::command(
			'fault',
			array(
				'fault' => 'error_after',
				'path'  => 'token',
				'times' => 9,
			)
		);
		self::assertSame( Paypal_Failure::Unreachable, self::error_of( static fn () => self::paypal_order() )->failure );
		self::assertSame( array(), preg_grep( '#orders#', self::requests() ) );
	}

	public function test_nobody_at_the_address_got_nothing(): void {
		remove_all_filters( 'slipstream_paypal_url' );
		add_filter( 'slipstream_paypal_url', static fn (): string => 'http://localhost:9' );
		self::assertSame( Paypal_Failure::Unreachable, self::error_of( static fn () => self::paypal_order() )->failure );
	}

	public function test_an_issue_and_a_debug_id_are_kept_for_logs(): void {
		$order = self::paypal_order();
		$error = self::error_of( static fn () => self::orders()->capture( $order->id, 'c1' ) );
		self::assertSame( array( Paypal_Failure::Refused, 'ORDER_NOT_APPROVED' ), array( $error->failure, $error->issue ) );
		self::assertNotSame( '', $error->debug_id );
		self::assertStringNotContainsString( 'ORDER', $error->getMessage() );
	}

	public function test_an_id_of_a_visitor_leads_nowhere_else(): void {
		$this->expectException( InvalidArgumentException::class );
		Paypal_Client::id( '../payments' );
	}

	public function test_a_dump_shows_no_secret(): void {
		self::assertStringNotContainsString( 'test-secret', print_r( self::client(), true ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_print_r -- It is what is tested.
	}

	public function test_the_stand_in_refuses_what_the_extract_does_not_know(): void {
		$error = self::error_of(
			static fn () => self::client()->post(
				'/v2/checkout/orders',
				array(
					'intent'         => 'CAPTURE',
					'purchase_units' => array( array( 'amounts' => array() ) ),
				),
				'x'
			)
		);
		self::assertSame( 'MISSING_REQUIRED_PARAMETER', $error->issue );
	}
}
