<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Services\Stripe;

use Slipstream\Services\Stripe\Api\Retry_Policy;
use Slipstream\Services\Stripe\Errors\Stripe_Failure;
use Slipstream\Services\Stripe\Stripe_Client;

require_once __DIR__ . '/Stripe_Case.php';

/** Which requests are sent again, and that nothing is done twice. */
final class Retries_Test extends Stripe_Case {

	/** @return iterable<array{string}> What another try can mend. */
	public static function passing(): iterable {
		yield array( 'rate_limit' );
		yield array( 'lock_timeout' );
		yield array( 'in_use' );
		yield array( 'unavailable' );
		yield array( 'reset' );
		yield array( 'hang' );
		yield array( 'reset_after' );
		yield array( 'torn_after' );
		yield array( 'hang_after' );
	}

	/** @dataProvider passing */
	public function test_what_passes_is_tried_again_with_the_same_key( string $fault ): void {
		self::hurry();
		self::command( 'faults', array( 'fault' => $fault ) );
		$customer = $this->client()->post( '/v1/customers', array( 'name' => 'One' ), 'same' );
		self::assertSame( 'One', $customer['name'] );
		self::assertSame( 1, $this->count_of( '/v1/customers' ) );
		self::assertCount( 1, $this->pauses );
		$sent = array_slice( self::read( 'requests' ), 0, 2 );
		self::assertSame( array( 'same', 'same' ), array_column( $sent, 'idempotencyKey' ) );
		self::assertSame( str_ends_with( $fault, '_after' ), $sent[1]['isReplay'] );
	}

	/** @dataProvider passing */
	public function test_it_is_given_up_in_the_end( string $fault ): void {
		self::hurry();
		self::command(
			'faults',
			array(
				'fault' => $fault,
				'times' => -1,
			)
		);
		$error = self::error_of( fn (): array => $this->client( self::TEST, 1 )->get( '/v1/customers' ) );
		self::assertGreaterThanOrEqual( 409, $error->http_status );
		self::assertCount( 1, $this->pauses );
		self::assertCount( 2, self::requests() );
	}

	public function test_the_pauses_grow_and_differ(): void {
		self::command(
			'faults',
			array(
				'fault' => 'rate_limit',
				'times' => -1,
			)
		);
		self::error_of( fn (): array => $this->client( self::TEST, 5 )->get( '/v1/customers' ) );
		self::assertCount( 5, $this->pauses );
		foreach ( array( 500, 1000, 2000, 2000, 2000 ) as $at => $most ) {
			self::assertGreaterThanOrEqual( $most / 2, $this->pauses[ $at ] );
			self::assertLessThanOrEqual( $most, $this->pauses[ $at ] );
		}
	}

	/** @return iterable<array{Stripe_Failure, callable(Stripe_Client): mixed}> What no other try can mend. */
	public static function final_failures(): iterable {
		yield array( Stripe_Failure::Not_Found, static fn ( Stripe_Client $client ): mixed => $client->get( '/v1/prices/price_1' ) );
		yield array( Stripe_Failure::Invalid, static fn ( Stripe_Client $client ): mixed => $client->get( '/v1/prices', array( 'x' => 1 ) ) );
		yield array( Stripe_Failure::Invalid, static fn ( Stripe_Client $client ): mixed => $client->post( '/v1/products', array( 'name' => '' ), 'a' ) );
	}

	/** @dataProvider final_failures */
	public function test_what_is_wrong_is_not_tried_again( Stripe_Failure $failure, callable $work ): void {
		self::assertFails( $failure, fn (): mixed => $work( $this->client() ) );
		self::assertCount( 1, self::requests() );
	}

	public function test_a_rejected_key_is_not_tried_again(): void {
		self::command(
			'keys',
			array(
				'key'     => self::TEST,
				'revoked' => true,
			)
		);
		self::assertFails( Stripe_Failure::Unauthorized, fn (): array => $this->client()->get( '/v1/balance' ) );
		self::assertCount( 1, self::requests() );
	}

	public function test_what_stripe_says_about_another_try_counts(): void {
		$say = static fn ( string $fault, string $value ): array => self::command(
			'faults',
			array(
				'fault'   => $fault,
				'headers' => array( 'Stripe-Should-Retry' => $value ),
			)
		);
		$say( 'rate_limit', 'false' );
		self::assertFails( Stripe_Failure::Rate_Limited, fn (): array => $this->client()->get( '/v1/balance' ) );
		self::assertCount( 0, $this->pauses );
		$say( 'unauthorized', 'true' );
		self::assertSame( 'balance', $this->client()->get( '/v1/balance' )['object'] );
		self::assertCount( 1, $this->pauses );
	}

	public function test_a_time_that_stripe_asks_for_is_kept_or_told(): void {
		$ask = static fn ( string $seconds ): array => self::command(
			'faults',
			array(
				'fault'   => 'rate_limit',
				'headers' => array( 'Retry-After' => $seconds ),
			)
		);
		$ask( '3' );
		self::assertSame( 'balance', $this->client()->get( '/v1/balance' )['object'] );
		self::assertSame( array( 3000 ), $this->pauses );
		$ask( '60' );
		$error = self::error_of( fn (): array => $this->client()->get( '/v1/balance' ) );
		self::assertSame( 60, $error->retry_after );
		self::assertSame( array( 3000 ), $this->pauses );
	}

	public function test_no_try_begins_when_the_time_is_over(): void {
		self::command( 'faults', array( 'fault' => 'rate_limit' ) );
		$client = new Stripe_Client(
			self::TEST,
			new Retry_Policy( 2, 0, static fn ( int $milliseconds ) => self::fail( 'It waited.' ) )
		);
		self::assertFails( Stripe_Failure::Rate_Limited, static fn (): array => $client->get( '/v1/balance' ) );
	}

	public function test_a_stored_500_is_unknown_and_done_once(): void {
		self::command( 'faults', array( 'fault' => 'error_after' ) );
		self::assertFails(
			Stripe_Failure::Unknown_Outcome,
			fn (): array => $this->client()->post( '/v1/customers', array( 'name' => 'One' ), 'same' )
		);
		self::assertCount( 2, $this->pauses );
		self::assertSame( 1, $this->count_of( '/v1/customers' ) );
	}

	public function test_an_end_is_not_tried_again_after_a_lost_answer(): void {
		$customer = $this->client()->post( '/v1/customers', array(), 'one' )['id'];
		self::command( 'faults', array( 'fault' => 'reset_after' ) );
		self::assertFails( Stripe_Failure::Unknown_Outcome, fn (): array => $this->client()->delete( "/v1/customers/$customer" ) );
		self::assertCount( 0, $this->pauses );
		self::assertTrue( $this->client()->get( "/v1/customers/$customer" )['deleted'] );
	}

	public function test_an_end_that_was_refused_is_tried_again(): void {
		$customer = $this->client()->post( '/v1/customers', array(), 'one' )['id'];
		self::command( 'faults', array( 'fault' => 'lock_timeout' ) );
		self::assertTrue( $this->client()->delete( "/v1/customers/$customer" )['deleted'] );
	}

	/** @return iterable<array{string}> What says nothing about an earlier try. */
	public static function silent(): iterable {
		yield array( 'rate_limit' );
		yield array( 'in_use' );
		yield array( 'unauthorized' );
	}

	/** @dataProvider silent */
	public function test_after_a_lost_answer_a_refusal_does_not_say_that_nothing_was_done( string $fault ): void {
		self::command( 'faults', array( 'fault' => 'reset_after' ) );
		self::command(
			'faults',
			array(
				'fault' => $fault,
				'times' => -1,
			)
		);
		self::assertFails(
			Stripe_Failure::Unknown_Outcome,
			fn (): array => $this->client()->post( '/v1/customers', array(), 'same' )
		);
		self::command( 'faults' );
		self::assertSame( 1, $this->count_of( '/v1/customers' ) );
	}

	public function test_a_key_finds_what_a_killed_process_has_made(): void {
		self::command( 'faults', array( 'fault' => 'reset_after' ) );
		self::assertFails(
			Stripe_Failure::Unknown_Outcome,
			fn (): array => $this->client( self::TEST, 0 )->post( '/v1/customers', array( 'name' => 'One' ), 'same' )
		);
		self::command( 'clock', array( 'advance' => DAY_IN_SECONDS - 60 ) );
		$found = $this->client()->post( '/v1/customers', array( 'name' => 'One' ), 'same' );
		self::assertSame( 1, $this->count_of( '/v1/customers' ) );
		self::command( 'clock', array( 'advance' => 120 ) );
		self::assertNotSame(
			$found['id'],
			$this->client()->post( '/v1/customers', array( 'name' => 'One' ), 'same' )['id'],
			'After a day, the key is forgotten.'
		);
	}

	public function test_a_refused_parameter_leaves_the_key_free(): void {
		self::assertFails(
			Stripe_Failure::Invalid,
			fn (): array => $this->client()->post( '/v1/customers', array( 'nonsense' => 1 ), 'same' )
		);
		self::assertSame( 'One', $this->client()->post( '/v1/customers', array( 'name' => 'One' ), 'same' )['name'] );
	}

	public function test_lists_are_read_page_by_page(): void {
		for ( $number = 1; $number <= 5; $number++ ) {
			$this->client()->post( '/v1/customers', array( 'name' => "Customer $number" ), "customer-$number" );
		}
		self::command( 'forget' );
		$names = array();
		foreach ( $this->client()->each( '/v1/customers', array( 'limit' => 2 ) ) as $customer ) {
			$names[] = $customer['name'];
			if ( 2 === count( $names ) ) {
				self::assertCount( 1, self::requests(), 'The next page is not read before it is asked for.' );
				// A page that fails is read again, and nothing is left out.
				self::command( 'faults', array( 'fault' => 'torn_after' ) );
			}
		}
		self::assertSame( array( 'Customer 5', 'Customer 4', 'Customer 3', 'Customer 2', 'Customer 1' ), $names );
		self::assertCount( 4, self::requests() );
	}

	public function test_every_request_has_the_version_and_no_other_form(): void {
		$this->client()->post( '/v1/customers', array(), 'one' );
		$this->client()->get( '/v1/customers' );
		foreach ( self::read( 'requests' ) as $request ) {
			self::assertSame( '2026-07-29.dahlia', $request['version'] );
		}
		self::assertSame( 'application/x-www-form-urlencoded', self::read( 'requests' )[0]['contentType'] );
	}
}
