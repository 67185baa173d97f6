<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Reconciler;

use Slipstream\Tests\Payments\Stripe\Adapter_Case;
use Slipstream\Modules\Health_Check;
use Slipstream\Payments\Reconciler\Report;
use Slipstream\Tests\Site_Settings;

require_once dirname( __DIR__ ) . '/Stripe/Adapter_Case.php';

/** What Health says of hearing from Stripe. */
final class Stripe_Checks_Test extends Adapter_Case {

	/** @return array<string, string> Status by check. */
	private function checks(): array {
		$found = array();
		foreach ( $this->services()->setup()->checks()->all() as $check ) {
			$found[ $check->id ] = $check->status;
		}
		return $found;
	}

	public function test_nothing_is_said_where_nothing_is_connected(): void {
		self::assertSame( array(), $this->checks() );
	}

	public function test_a_webhook_is_missed_and_so_is_a_night(): void {
		$this->connect();
		self::assertSame(
			array(
				'payments_webhook_test'    => Health_Check::WARNING,
				'payments_comparison_test' => Health_Check::GOOD,
			),
			$this->checks()
		);
		Site_Settings::set( 'slipstream_stripe_test_webhook_secret', 'whsec_1' );
		$this->services()->reports()->store( 'stripe-test', new Report( time(), time(), failed: 1 ) );
		self::assertSame( array( Health_Check::GOOD, Health_Check::WARNING ), array_values( $this->checks() ) );
		$this->services()->reports()->store( 'stripe-test', new Report( time(), time() ) );
		self::assertSame( array( Health_Check::GOOD, Health_Check::GOOD ), array_values( $this->checks() ) );
		$connections                            = (array) get_option( 'slipstream_payment_accounts' );
		$connections['stripe_test']['accepted'] = time() - 4 * DAY_IN_SECONDS;
		update_option( 'slipstream_payment_accounts', $connections );
		self::assertSame( Health_Check::GOOD, $this->checks()['payments_comparison_test'] );
		$this->services()->reports()->store( 'stripe-test', new Report( 1, time() - 4 * DAY_IN_SECONDS ) );
		self::assertSame( Health_Check::WARNING, $this->checks()['payments_comparison_test'] );
	}
}
