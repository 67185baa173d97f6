<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Stripe;

use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Payments\Accounts\Account_Status;

require_once __DIR__ . '/Adapter_Case.php';

/** Keys that are entered under Settings > Connectors. */
final class Connectors_Test extends Adapter_Case {

	private const KEY = 'rk_test_another0000000001';

	protected function setUp(): void {
		parent::setUp();
		if ( ! function_exists( 'wp_get_connectors' ) ) {
			self::markTestSkipped( 'This WordPress has no connectors.' );
		}
		$this->sign_in( 'administrator' );
	}

	/** Enters a key as WordPress's screen does. */
	private function enter( string $setting, string $key ): mixed {
		return $this->rest( 'POST', '/wp/v2/settings', array( $setting => $key ) );
	}

	public function test_there_is_one_for_each_mode(): void {
		self::assertSame(
			array( 'slipstream_stripe_test_key', 'slipstream_stripe_live_key' ),
			array(
				wp_get_connector( 'stripe-test' )['authentication']['setting_name'],
				wp_get_connector( 'stripe-live' )['authentication']['setting_name'],
			)
		);
	}

	public function test_a_key_is_encrypted_and_used_once_stripe_was_asked(): void {
		global $wpdb;
		$this->enter( 'slipstream_stripe_test_key', self::KEY );
		$stored = (string) $wpdb->get_var(
			"SELECT option_value FROM $wpdb->options WHERE option_name = 'slipstream_stripe_test_key'"
		);
		self::assertStringStartsWith( 'slipstream:1:', $stored );
		self::assertSame( self::KEY, $this->services()->keys()->of( Gateway::Stripe, Mode::Test )?->secret );
		self::assertSame(
			Account_Status::Unverified,
			$this->services()->accounts()->state( Gateway::Stripe, Mode::Test )->status
		);
	}

	public function test_a_key_of_the_other_mode_is_not_used(): void {
		$this->enter( 'slipstream_stripe_test_key', 'rk_live_another0000000001' );
		self::assertNull( $this->services()->keys()->of( Gateway::Stripe, Mode::Test ) );
		self::assertSame( array( 'Stripe test key' ), $this->services()->keys()->misplaced() );
	}
}
