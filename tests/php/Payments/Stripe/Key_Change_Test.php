<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Stripe;

use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Waiting_Keys;
use Slipstream\Tests\Site_Settings;

require_once __DIR__ . '/Adapter_Case.php';

/** A key takes the place of another only once Stripe has accepted it. */
final class Key_Change_Test extends Adapter_Case {

	private const NEW = 'rk_test_another0000000001';

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		$this->sign_in( 'administrator' );
		$this->connect();
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_jobs_loopback_url', '__return_empty_string' );
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed> $params
	 * @return array<array-key, mixed>
	 */
	private function ask( string $path, array $params, int $status = 200 ): array {
		$answer = $this->rest( 'POST', "/slipstream/v1/payments/accounts/$path", array( 'mode' => 'test' ) + $params );
		self::assertSame( $status, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return $answer->get_data();
	}

	/** @return array<array-key, mixed> */
	private function change( string $key, int $status = 200 ): array {
		return $this->ask( 'key', compact( 'key' ), $status );
	}

	private function used(): string {
		return (string) $this->services()->keys()->of( Gateway::Stripe, Mode::Test )?->secret;
	}

	private function waiting(): string {
		return (string) $this->services()->setup()->waiting_keys()->of( Gateway::Stripe, Mode::Test )?->secret;
	}

	/** @param array<string, string>|null $rights */
	private static function add_key( ?array $rights = null, bool $revoked = false ): void {
		self::command(
			'keys',
			array(
				'key'     => self::NEW,
				'account' => self::ACCOUNT,
				'rights'  => $rights,
				'revoked' => $revoked,
			)
		);
	}

	/** Has Stripe answer nothing from now on; or everything again. */
	private static function outage( bool $is_away ): void {
		self::command(
			'faults',
			$is_away ? array(
				'fault' => 'unavailable',
				'times' => -1,
			) : array()
		);
	}

	public function test_a_key_that_is_accepted_is_used_and_what_it_lacks_is_kept(): void {
		self::add_key(
			array(
				'checkout_session' => 'write',
				'product'          => 'write',
			)
		);
		$answer = $this->change( ' ' . self::NEW . "\n" );
		$item   = $answer['accounts'][0];
		self::assertSame( array( '', self::NEW, 'connected', true ), array( $answer['waits'], $this->used(), $item['status'], $item['is_restricted'] ) );
		self::assertContains( 'refunds', array_column( $item['missing_rights'], 'id' ) );
		self::assertNotContains( 'products', array_column( $item['missing_rights'], 'id' ) );
		self::assertStringNotContainsString( self::NEW, (string) wp_json_encode( $answer ) );
		// Another key, of which nobody knows what it may.
		Site_Settings::set( 'slipstream_stripe_test_key', '' );
		Site_Settings::set( 'slipstream_stripe_test_key', self::RESTRICTED_TEST );
		$answer = $this->rest( 'GET', '/slipstream/v1/payments/accounts' )->get_data();
		self::assertSame( array( 'unverified', null ), array( $answer['accounts'][0]['status'], $answer['accounts'][0]['missing_rights'] ) );
	}

	public function test_a_key_that_stripe_refuses_takes_no_place(): void {
		self::assertSame( 'stripe_key_refused', $this->change( self::NEW, 409 )['code'] );
		self::assertSame( 'payment_key_invalid', $this->change( 'sk_live_0000000000000001', 400 )['code'] );
		self::assertSame( 'payment_key_invalid', $this->change( 'what', 400 )['code'] );
		self::assertSame( array( self::RESTRICTED_TEST, 'connected' ), array( $this->used(), $this->services()->accounts()->state( Gateway::Stripe, Mode::Test )->status->value ) );
	}

	public function test_a_key_waits_while_stripe_is_away_and_the_one_before_works(): void {
		self::add_key();
		self::outage( true );
		$answer = $this->change( self::NEW );
		self::assertNotSame( '', $answer['waits'] );
		self::assertSame( array( self::RESTRICTED_TEST, 'connected', true ), array( $this->used(), $answer['accounts'][0]['status'], $answer['accounts'][0]['has_new_key'] ) );
		self::assertStringNotContainsString( self::NEW, (string) wp_json_encode( get_option( Waiting_Keys::OPTION ) ) );
		self::assertGreaterThanOrEqual( 500, $this->rest( 'POST', '/slipstream/v1/payments/accounts/check', array( 'mode' => 'test' ) )->get_status() );
		self::assertSame( self::NEW, $this->waiting() );
		self::outage( false );
		$item = $this->ask( 'check', array() )['accounts'][0];
		self::assertSame( array( self::NEW, 'connected', false ), array( $this->used(), $item['status'], $item['has_new_key'] ) );
	}

	public function test_the_first_key_counts_as_connected_only_once_stripe_was_asked(): void {
		Site_Settings::set( 'slipstream_stripe_test_key', '' );
		self::outage( true );
		$item = $this->change( self::RESTRICTED_TEST )['accounts'][0];
		self::assertSame( array( 'no_key', true, '' ), array( $item['status'], $item['has_new_key'], $this->used() ) );
		self::assertNull( $this->services()->connected_account() );
		self::assertSame( array( 'payments_new_key_test' ), array_column( $this->services()->setup()->checks()->all(), 'id' ) );
	}

	public function test_a_key_that_waited_and_is_refused_is_forgotten(): void {
		self::outage( true );
		$this->change( self::NEW );
		self::outage( false );
		self::assertSame( 'stripe_key_refused', $this->ask( 'check', array(), 409 )['code'] );
		self::assertSame( array( '', self::RESTRICTED_TEST ), array( $this->waiting(), $this->used() ) );
		self::assertSame( 'connected', $this->ask( 'check', array() )['accounts'][0]['status'] );
		self::outage( true );
		$this->change( self::NEW );
		self::assertFalse( $this->change( '' )['accounts'][0]['has_new_key'] );
		self::assertSame( self::RESTRICTED_TEST, $this->used() );
	}

	public function test_an_older_key_that_waits_never_takes_the_place_of_a_newer_one(): void {
		self::outage( true );
		$this->change( self::NEW );
		self::outage( false );
		self::add_key();
		$kill = static function (): void {
			throw new \Error( 'Killed' );
		};
		add_action( 'update_option_slipstream_stripe_test_key', $kill );
		try {
			$this->change( self::TEST );
			self::fail( 'It was not killed.' );
		} catch ( \Error $error ) {
			self::assertSame( 'Killed', $error->getMessage() );
		} finally {
			remove_action( 'update_option_slipstream_stripe_test_key', $kill );
		}
		$item = $this->ask( 'check', array() )['accounts'][0];
		self::assertSame( array( self::TEST, 'connected', false ), array( $this->used(), $item['status'], $item['has_new_key'] ) );
	}

	public function test_what_the_account_is_called_and_counts_in_is_known_where_the_key_may_say(): void {
		$item = $this->change( self::TEST )['accounts'][0];
		self::assertSame( array( 'Fake Shop', 'EUR', false ), array( $item['name'], $item['currency'], $item['is_restricted'] ) );
		$status = fn (): string => $this->rest( 'GET', '/wpcom/v2/memberships/status' )->get_data()['connected_account_default_currency'];
		self::assertSame( 'EUR', $status() );
		$item   = $this->change( self::RESTRICTED_TEST )['accounts'][0];
		self::assertSame( array( '', '' ), array( $item['name'], $item['currency'] ) );
		self::assertSame( '', $status() );
	}
}
