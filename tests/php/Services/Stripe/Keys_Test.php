<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Services\Stripe;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Mode;
use Slipstream\Services\Stripe\Api\Key_Kind;
use Slipstream\Services\Stripe\Errors\Stripe_Failure;
use Slipstream\Services\Stripe\Setup\Account_Identity;
use Slipstream\Services\Stripe\Setup\Rights_Check;
use Slipstream\Services\Stripe\Setup\Stripe_Right;

require_once __DIR__ . '/Stripe_Case.php';

/** What keys are, what they may do, and whose they are. */
final class Keys_Test extends Stripe_Case {

	/** What the stand-in calls the rights. */
	private const RIGHTS = array(
		'checkout_session' => array( Stripe_Right::Checkout_Sessions ),
		'customer'         => array( Stripe_Right::Customers ),
		'product'          => array( Stripe_Right::Products ),
		'plan'             => array( Stripe_Right::Prices ),
		'subscription'     => array( Stripe_Right::Subscriptions ),
		'customer_portal'  => array( Stripe_Right::Customer_Portal ),
		'invoice'          => array( Stripe_Right::Invoices ),
		'payment_intent'   => array( Stripe_Right::Payment_Intents ),
		'charge'           => array( Stripe_Right::Charges, Stripe_Right::Refunds ),
		'event'            => array( Stripe_Right::Events ),
		'webhook'          => array( Stripe_Right::Webhooks ),
		'dispute'          => array( Stripe_Right::Disputes ),
		'balance'          => array( Stripe_Right::Balance ),
	);

	/** @return iterable<array{string, Mode, bool}> */
	public static function kinds(): iterable {
		yield array( 'sk_test_4eC39HqLyjWDarjtT1zdp7dc', Mode::Test, false );
		yield array( 'sk_live_51Abcdefgh', Mode::Live, false );
		yield array( 'rk_test_51Abcdefgh', Mode::Test, true );
		yield array( 'rk_live_51Abcdefgh', Mode::Live, true );
	}

	/** @dataProvider kinds */
	public function test_a_key_says_what_it_is( string $key, Mode $mode, bool $is_restricted ): void {
		$kind = Key_Kind::of_mode( $key, $mode );
		self::assertSame( $mode, $kind->mode );
		self::assertSame( $is_restricted, $kind->is_restricted );
		self::assertSame( $mode, $this->client( $key )->mode() );
	}

	/** @return iterable<array{string, string}> */
	public static function others(): iterable {
		yield array( 'pk_live_51Abcdefgh', 'This is a publishable key.' );
		yield array( 'whsec_51Abcdefgh', 'This is a webhook’s signing secret.' );
		yield array( 'sk_org_live_51Abcdefgh', 'This key belongs to a Stripe organization.' );
		yield array( 'sk_live_51Abcdefgh ', 'This is not a Stripe key.' );
		yield array( "sk_live_51Abcdefgh\n", 'This is not a Stripe key.' );
		yield array( 'sk_live_', 'This is not a Stripe key.' );
		yield array( '', 'This is not a Stripe key.' );
		yield array( 'sk_prod_51Abcdefgh', 'This is not a Stripe key.' );
	}

	/** @dataProvider others */
	public function test_another_key_is_refused_with_what_it_is( string $key, string $start ): void {
		try {
			Key_Kind::of( $key );
			self::fail( 'It was taken.' );
		} catch ( Request_Error $error ) {
			self::assertStringStartsWith( $start, $error->getMessage() );
			self::assertStringNotContainsString( 'Abcdefgh', $error->getMessage() );
			self::assertSame( 400, $error->http_status );
		}
	}

	public function test_a_key_of_the_other_mode_is_refused(): void {
		$this->expectExceptionMessage( 'This is a test key.' );
		Key_Kind::of_mode( self::TEST, Mode::Live );
	}

	public function test_a_key_with_all_rights_lacks_none(): void {
		self::assertSame( array(), ( new Rights_Check( $this->client( self::RESTRICTED_TEST ) ) )->missing() );
		self::assertSame( array(), ( new Rights_Check( $this->client() ) )->missing() );
	}

	public function test_each_missing_right_is_found(): void {
		foreach ( self::RIGHTS as $name => $expected ) {
			self::assertSame( $expected, $this->missing_without( $name ), $name );
		}
	}

	public function test_reading_is_not_writing(): void {
		$rights = array_fill_keys( array_keys( self::RIGHTS ), 'read' );
		self::assertSame(
			array_values( array_filter( Stripe_Right::cases(), static fn ( Stripe_Right $right ): bool => $right->is_write() ) ),
			$this->missing_with( $rights )
		);
		self::assertSame( Stripe_Right::cases(), $this->missing_with( array( 'nothing' => 'read' ) ) );
	}

	public function test_looking_for_rights_makes_nothing(): void {
		( new Rights_Check( $this->client() ) )->missing();
		foreach ( array( 'customers', 'products', 'prices', 'checkout/sessions', 'refunds', 'webhook_endpoints', 'events' ) as $path ) {
			self::assertSame( 0, $this->count_of( "/v1/$path" ), $path );
		}
	}

	public function test_a_rejected_key_is_told_from_one_without_rights(): void {
		self::assertFails(
			Stripe_Failure::Unauthorized,
			fn (): array => ( new Rights_Check( $this->client( 'rk_test_nobody00001' ) ) )->missing()
		);
		self::command(
			'faults',
			array(
				'fault' => 'reset',
				'times' => -1,
			)
		);
		self::assertFails(
			Stripe_Failure::Unknown_Outcome,
			fn (): array => ( new Rights_Check( $this->client() ) )->missing()
		);
	}

	public function test_rights_have_the_names_of_stripes_list(): void {
		self::assertSame( 'Checkout Sessions: Write', Stripe_Right::Checkout_Sessions->label() );
		self::assertSame( 'Invoices: Read', Stripe_Right::Invoices->label() );
		self::assertSame( 'Charges and Refunds: Write', Stripe_Right::Refunds->label() );
	}

	public function test_the_account_is_known_even_to_a_key_that_may_not_read_it(): void {
		self::assertSame( self::ACCOUNT, ( new Account_Identity( $this->client() ) )->account_id() );
		self::assertSame( self::ACCOUNT, ( new Account_Identity( $this->client( self::RESTRICTED_TEST ) ) )->account_id() );
		self::assertSame( self::OTHER_ACCOUNT, ( new Account_Identity( $this->client( self::OTHER_TEST ) ) )->account_id() );
	}

	public function test_an_account_that_cannot_be_asked_for_is_not_none(): void {
		self::command(
			'faults',
			array(
				'fault' => 'unavailable',
				'times' => -1,
			)
		);
		self::assertFails(
			Stripe_Failure::Unknown_Outcome,
			fn (): ?string => ( new Account_Identity( $this->client() ) )->account_id()
		);
	}

	public function test_a_marker_is_found_in_its_account_and_mode_alone(): void {
		$marker = ( new Account_Identity( $this->client( self::RESTRICTED_TEST ) ) )->create_marker( 'site-1', 'marker' );
		$has    = fn ( string $key, string $site = 'site-1' ): bool => ( new Account_Identity( $this->client( $key ) ) )->has_marker( $marker, $site );
		self::assertTrue( $has( self::TEST ) );
		self::assertFalse( $has( self::TEST, 'site-2' ) );
		self::assertFalse( $has( self::LIVE ) );
		self::assertFalse( $has( self::OTHER_TEST ) );
		self::command(
			'faults',
			array(
				'fault' => 'rate_limit',
				'times' => -1,
			)
		);
		self::assertFails( Stripe_Failure::Rate_Limited, static fn (): bool => $has( self::TEST ) );
	}

	/** @return list<Stripe_Right> */
	private function missing_without( string $name ): array {
		return $this->missing_with( array_diff_key( array_fill_keys( array_keys( self::RIGHTS ), 'write' ), array( $name => '' ) ) );
	}

	/**
	 * @param array<string, string> $rights
	 * @return list<Stripe_Right>
	 */
	private function missing_with( array $rights ): array {
		self::command( 'keys', array( 'key' => 'rk_test_some00000001' ) + compact( 'rights' ) );
		return ( new Rights_Check( $this->client( 'rk_test_some00000001' ) ) )->missing();
	}
}
