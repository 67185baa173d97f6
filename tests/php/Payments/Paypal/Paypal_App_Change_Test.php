<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Paypal;

use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Gateway_Key;
use Slipstream\Payments\Accounts\Waiting_Keys;

require_once __DIR__ . '/Paypal_Site_Case.php';

/** An app takes the place of another only once PayPal has accepted it. */
final class Paypal_App_Change_Test extends Paypal_Site_Case {

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
		$this->connect();
	}

	/** @return array<array-key, mixed> */
	private function ask( string $path, array $params, int $status = 200 ): array {
		$answer = $this->rest(
			'POST',
			"/slipstream/v1/payments/accounts/$path",
			array(
				'gateway' => 'paypal',
				'mode'    => 'test',
			) + $params
		);
		self::assertSame( $status, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return $answer->get_data();
	}

	/** @return array<array-key, mixed> */
	private function change( string $client_id, string $key, int $status = 200 ): array {
		return $this->ask( 'key', compact( 'client_id', 'key' ), $status );
	}

	/** @return array{string|null, string|null, string, bool} The app that is used, how it stands, and whether one waits. */
	private function site(): array {
		$key  = $this->services()->keys()->of( Gateway::Paypal, Mode::Test );
		$item = array_values(
			array_filter(
				$this->rest( 'GET', '/slipstream/v1/payments/accounts' )->get_data()['accounts'],
				static fn ( array $item ): bool => array( 'paypal', 'test' ) === array( $item['gateway'], $item['mode'] )
			)
		)[0];
		return array( $key?->client_id, $key?->secret, $item['status'], $item['has_new_key'] );
	}

	/** Gives the account another app at PayPal. */
	private static function another_app(): void {
		self::command(
			'app',
			array(
				'mode'     => 'test',
				'clientId' => 'new-client',
				'secret'   => 'new-secret',
			)
		);
	}

	/** Has PayPal answer nothing from now on. */
	private static function outage(): void {
		self::command(
			'fault',
			array(
				'fault' => 'reset',
				'times' => 99,
			)
		);
	}

	public function test_an_app_that_paypal_refuses_takes_no_place(): void {
		self::assertSame( 'paypal_app_refused', $this->change( 'new-client', 'new-secret', 409 )['code'] );
		self::assertSame( 'payment_key_invalid', $this->change( 'with space', 'new-secret', 400 )['code'] );
		self::assertSame( array( 'test-client', 'test-secret', 'connected', false ), $this->site() );
		self::assertTrue( $this->services()->paypal()->accounts()->connected( Mode::Test )->account()->id !== '' );
	}

	public function test_an_app_that_is_accepted_is_used_and_has_its_own_webhook(): void {
		$this->webhook();
		self::another_app();
		$answer = $this->change( ' new-client ', "new-secret\n" );
		self::assertSame( '', $answer['waits'] );
		self::assertSame( array( 'new-client', 'new-secret', 'connected', false ), $this->site() );
		self::assertStringNotContainsString( 'new-secret', (string) wp_json_encode( $answer ) );
	}

	public function test_another_secret_of_the_same_app_is_enough_and_its_webhook_stays(): void {
		$webhook = $this->webhook();
		self::command(
			'app',
			array(
				'mode'   => 'test',
				'secret' => 'new-secret',
			)
		);
		$this->change( '', 'new-secret' );
		self::assertSame( array( 'test-client', 'new-secret', 'connected', false ), $this->site() );
		self::assertSame( $webhook, $this->services()->accounts()->webhook( Gateway::Paypal, Mode::Test ) );
	}

	public function test_an_app_waits_while_paypal_is_away_and_the_one_before_works(): void {
		self::another_app();
		self::outage();
		self::assertNotSame( '', $this->change( 'new-client', 'new-secret' )['waits'] );
		self::assertSame( array( 'test-client', 'test-secret', 'connected', true ), $this->site() );
		self::assertStringNotContainsString( 'new-secret', (string) wp_json_encode( get_option( Waiting_Keys::OPTION ) ) );
		self::assertContains( 'payments_paypal_new_key_test', array_column( $this->services()->paypal()->checks()->all(), 'id' ) );
		$this->ask( 'check', array(), 503 );
		self::assertTrue( $this->site()[3] );
		self::command( 'faults' );
		$this->ask( 'check', array() );
		self::assertSame( array( 'new-client', 'new-secret', 'connected', false ), $this->site() );
	}

	public function test_an_app_that_waited_and_is_refused_or_withdrawn_is_forgotten(): void {
		self::outage();
		$this->change( 'new-client', 'new-secret' );
		self::command( 'faults' );
		self::assertSame( 'paypal_app_refused', $this->ask( 'check', array(), 409 )['code'] );
		self::assertSame( array( 'test-client', 'test-secret', 'connected', false ), $this->site() );
		self::outage();
		$this->change( 'new-client', 'new-secret' );
		$this->change( '', '' );
		self::assertSame( array( 'test-client', 'test-secret', 'connected', false ), $this->site() );
	}

	public function test_the_first_app_needs_both_parts_and_counts_only_once_paypal_was_asked(): void {
		delete_option( 'slipstream_paypal_test_client_id' );
		delete_option( 'slipstream_paypal_test_secret' );
		self::assertSame( 'payment_key_invalid', $this->change( 'test-client', '', 400 )['code'] );
		self::outage();
		$this->change( 'test-client', 'test-secret' );
		self::assertSame( array( null, null, 'no_key', true ), $this->site() );
	}

	public function test_one_whose_storing_was_interrupted_is_asked_about_again(): void {
		self::another_app();
		$half = static function ( mixed $value ): mixed {
			throw new \Error( 'Killed' );
		};
		add_filter( 'pre_update_option_slipstream_paypal_test_secret', $half );
		try {
			$this->change( 'new-client', 'new-secret' );
			self::fail( 'It was stored.' );
		} catch ( \Error $error ) {
			self::assertSame( 'Killed', $error->getMessage() );
		} finally {
			remove_filter( 'pre_update_option_slipstream_paypal_test_secret', $half );
		}
		self::assertTrue( $this->site()[3] );
		$this->ask( 'check', array() );
		self::assertSame( array( 'new-client', 'new-secret', 'connected', false ), $this->site() );
	}

	public function test_one_of_which_only_a_part_is_stored_leaves_the_one_before_as_it_was(): void {
		self::another_app();
		$refuse = static fn ( mixed $value, mixed $before ): mixed => $before;
		add_filter( 'pre_update_option_slipstream_paypal_test_secret', $refuse, 99, 2 );
		$answer = $this->change( 'new-client', 'new-secret', 503 );
		remove_filter( 'pre_update_option_slipstream_paypal_test_secret', $refuse, 99 );
		self::assertSame( 'not_stored', $answer['code'] );
		self::assertSame( array( 'test-client', 'test-secret', 'connected', true ), $this->site() );
		$this->ask( 'check', array() );
		self::assertSame( array( 'new-client', 'new-secret', 'connected', false ), $this->site() );
	}

	public function test_a_part_that_can_neither_be_completed_nor_put_back_is_told_of(): void {
		self::another_app();
		$stores = 0;
		$first  = static function ( mixed $value, mixed $before ) use ( &$stores ): mixed {
			return ++$stores > 1 ? $before : $value;
		};
		$second = static fn ( mixed $value, mixed $before ): mixed => $before;
		add_filter( 'pre_update_option_slipstream_paypal_test_client_id', $first, 99, 2 );
		add_filter( 'pre_update_option_slipstream_paypal_test_secret', $second, 99, 2 );
		$answer = $this->change( 'new-client', 'new-secret', 503 );
		remove_filter( 'pre_update_option_slipstream_paypal_test_client_id', $first, 99 );
		remove_filter( 'pre_update_option_slipstream_paypal_test_secret', $second, 99 );
		self::assertSame( 'payment_key_half_stored', $answer['code'] );
		self::assertSame( array( 'new-client', 'test-secret', 'unverified', true ), $this->site() );
		$this->ask( 'check', array() );
		self::assertSame( array( 'new-client', 'new-secret', 'connected', false ), $this->site() );
	}

	public function test_the_first_app_that_waits_can_be_forgotten(): void {
		delete_option( 'slipstream_paypal_test_client_id' );
		delete_option( 'slipstream_paypal_test_secret' );
		self::outage();
		$this->change( 'test-client', 'test-secret' );
		$this->change( '', '' );
		self::assertSame( array( null, null, 'no_key', false ), $this->site() );
	}

	public function test_another_secret_joins_the_app_that_waits(): void {
		self::another_app();
		self::outage();
		$this->change( 'new-client', 'mistyped' );
		self::command( 'faults' );
		$this->change( '', 'new-secret' );
		self::assertSame( array( 'new-client', 'new-secret', 'connected', false ), $this->site() );
	}

	/** @return array<string, array{array<string, string>, bool}> What changes of an app, and whether its webhook stays. */
	public static function changes(): array {
		return array(
			'the secret' => array( array( 'secret' => 'new-secret' ), true ),
			'the app'    => array(
				array(
					'clientId' => 'new-client',
					'secret'   => 'new-secret',
				),
				false,
			),
		);
	}

	/**
	 * @dataProvider changes
	 * @param array<string, string> $app
	 */
	public function test_a_webhook_is_the_apps_whichever_secret_it_has( array $app, bool $stays ): void {
		$accounts = $this->services()->accounts();
		$accounts->remember_webhook( Gateway::Paypal, Mode::Test, 'WH-1' );
		update_option( 'home', 'http://moved.example.test' );
		$accounts->move();
		self::command( 'app', array( 'mode' => 'test' ) + $app );
		// The look at the webhook that follows may fail.
		$key = new Gateway_Key( $app['secret'], $app['clientId'] ?? '' );
		$this->services()->setup()->key_change( Gateway::Paypal )->take( Mode::Test, $key );
		self::assertSame( 'connected', $this->site()[2] );
		$webhooks = array( $accounts->webhook( Gateway::Paypal, Mode::Test ), $accounts->moved_webhook( Gateway::Paypal, Mode::Test ) );
		self::assertSame( $stays ? array( 'WH-1', 'WH-1' ) : array( '', '' ), $webhooks );
	}
}
