<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Checkout;

use Slipstream\Members\Members_Module;
use Slipstream\Members\Session_Cookie;
use Slipstream\Memberships\Memberships_Module;
use Slipstream\Memberships\Plan;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Money;
use Slipstream\Payments\Checkout\Checkout_Request;
use Slipstream\Payments\Checkout_Module;
use Slipstream\Plugin;
use Slipstream\Support\Environment;

require_once __DIR__ . '/Checkout_Case.php';

/** Who is signed in pays a plan once at a time, unless the plan says otherwise. */
final class Once_Per_Person_Test extends Checkout_Case {

	private int $forms = 0;

	protected function setUp(): void {
		parent::setUp();
		$this->connect();
		$members = Plugin::module( Members_Module::class );
		Session_Cookie::set( $members->sessions()->start( 'ann@example.org' ), time() + 9 );
		$this->checkout = new Checkout_Module( new Environment(), $this->payments, Plugin::module( Memberships_Module::class ), $members );
	}

	protected function tearDown(): void {
		Session_Cookie::remove();
		parent::tearDown();
	}

	private function sold( Billing_Interval $interval = Billing_Interval::Month, string $type = '', bool $allows_several = false ): Plan {
		return $this->plans()->create(
			new Plan( 0, 'Supporter', new Money( 500, 'EUR' ), $interval, $type, allows_several: $allows_several )
		);
	}

	/** @return string The code of the refusal of a new form; '' if a payment was begun. */
	private function begin( Plan $plan ): string {
		++$this->forms;
		$nonce = sprintf( 'form-number-%08d', $this->forms );
		return $this->refusal( $this->values( self::offer( $plan ), '500', array( Checkout_Request::FIELD_NONCE => $nonce ) ) );
	}

	private function buy( Plan $plan ): void {
		self::assertSame( '', $this->begin( $plan ) );
		$this->gateway->books->pay( $this->last_order()->uuid );
		$sync  = $this->services()->sync( $this->gateway );
		$order = $sync->order( $this->last_order() );
		if ( $plan->interval->is_recurring() ) {
			$sync->subscription( $order->ids->subscription );
		}
	}

	public function test_a_plan_that_is_paid_already_is_not_sold_again(): void {
		$plan = $this->sold();
		$this->buy( $plan );
		self::assertSame( 'checkout_paid_already', $this->begin( $plan ) );
		self::assertSame( 1, $this->rows_of( 'orders' ) );
		self::assertSame( '', $this->begin( $this->sold() ), 'Another plan.' );
		Session_Cookie::remove();
		self::assertSame( '', $this->begin( $plan ), 'Nobody knows who that is.' );
	}

	public function test_a_form_that_was_paid_and_is_sent_again_leads_to_its_payment(): void {
		$plan = $this->sold();
		$this->buy( $plan );
		--$this->forms;
		self::assertSame( '', $this->begin( $plan ) );
		self::assertSame( 1, $this->rows_of( 'orders' ) );
	}

	public function test_it_is_sold_again_once_it_was_canceled(): void {
		global $wpdb;
		$plan = $this->sold();
		$this->buy( $plan );
		$wpdb->query( "UPDATE {$wpdb->prefix}slipstream_payment_subscriptions SET cancel_at = 1 + period_end" );
		self::assertSame( '', $this->begin( $plan ) );
	}

	/** @return iterable<string, array{Billing_Interval, string, bool}> */
	public static function others(): iterable {
		yield 'that says so' => array( Billing_Interval::Month, '', true );
		yield 'of donations' => array( Billing_Interval::Month, Plan::DONATION, false );
		yield 'that is paid once' => array( Billing_Interval::One_Time, '', false );
	}

	/** @dataProvider others */
	public function test_a_plan_is_sold_as_often_as_wanted( Billing_Interval $interval, string $type, bool $allows_several ): void {
		$plan = $this->sold( $interval, $type, $allows_several );
		$this->buy( $plan );
		self::assertSame( '', $this->begin( $plan ) );
	}
}
