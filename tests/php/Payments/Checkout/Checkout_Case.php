<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Checkout;

use Slipstream\Http\Visitor;
use Slipstream\Jobs\Jobs_Module;
use Slipstream\Memberships\Memberships_Module;
use Slipstream\Memberships\Plan;
use Slipstream\Memberships\Plans;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Payments\Accounts\Account_Probe;
use Slipstream\Payments\Accounts\Gateway_Key;
use Slipstream\Payments\Checkout\Checkout_Request;
use Slipstream\Payments\Checkout\Offer;
use Slipstream\Payments\Checkout\Offer_Choice;
use Slipstream\Payments\Checkout_Module;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Payments_Module;
use Slipstream\Payments\Payments_Services;
use Slipstream\Plugin;
use Slipstream\Payments\Checkout\Offer_Seal;
use Slipstream\Support\Clock;
use Slipstream\Support\Environment;
use Slipstream\Support\Sealed_Data;
use Slipstream\Tests\Payments\Books;
use Slipstream\Tests\Payments\Books_Adapter;
use Slipstream\Tests\Payments\Payments_Case;
use Slipstream\Tests\Site_Settings;

require_once dirname( __DIR__ ) . '/Payments_Case.php';

/**
 * A site with an account whose gateway is Books.
 */
abstract class Checkout_Case extends Payments_Case {

	protected Books_Adapter $gateway;

	protected Checkout_Module $checkout;

	protected Payments_Module $payments;

	protected function setUp(): void {
		parent::setUp();
		$this->gateway  = new Books_Adapter( new Books( self::account() ) );
		$site           = new Environment();
		$gateways       = array( 'stripe' => fn (): Books_Adapter => $this->gateway );
		$this->payments = new Payments_Module( $site, Plugin::modules(), Plugin::module( Jobs_Module::class ), $gateways );
		$this->checkout = new Checkout_Module( $site, $this->payments, Plugin::module( Memberships_Module::class ) );
		add_filter( 'slipstream_form_min_seconds', '__return_zero' );
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_form_min_seconds', '__return_zero' );
		remove_all_filters( 'slipstream_payments_limits' );
		parent::tearDown();
	}

	protected function services(): Payments_Services {
		return $this->payments->services();
	}

	/** Has a key of the account accepted. */
	protected function connect(): void {
		$secret = 'rk_test_1234567890';
		Site_Settings::set( 'slipstream_stripe_test_key', $secret );
		$probe = new class() implements Account_Probe {
			public function account_id(): ?string {
				return 'acct_1';
			}
			public function has_marker( string $id ): bool {
				return false;
			}
			public function make_marker(): string {
				return 'prod_1';
			}
		};
		$this->services()->accounts()->connect( Gateway::Stripe, Mode::Test, new Gateway_Key( $secret ), $probe );
	}

	protected function plans(): Plans {
		return Plugin::module( Memberships_Module::class )->plans();
	}

	/** Stores a plan. */
	protected function plan(
		int $price = 500,
		Billing_Interval $interval = Billing_Interval::One_Time,
		bool $is_open = false,
		string $currency = 'EUR',
		string $title = 'Supporter'
	): Plan {
		return $this->plans()->create(
			new Plan( 0, $title, new Money( $price, $currency ), $interval, is_amount_open: $is_open )
		);
	}

	/** @param list<int> $amounts */
	protected static function offer( Plan $plan, array $amounts = array( 500, 1500 ), bool $is_open = false, mixed ...$more ): Offer {
		return new Offer(
			'jetpack/donations',
			7,
			str_repeat( 'a', 64 ),
			$plan->price->currency,
			array( new Offer_Choice( $plan->id, $plan->interval, $amounts ) ),
			$is_open,
			...$more
		);
	}

	/**
	 * What a form sends.
	 *
	 * @param array<string, string> $more Other fields.
	 * @return array<string, string>
	 */
	protected function values( Offer $offer, string $amount, array $more = array() ): array {
		$plan_id = $offer->choices[0]->plan_id ?? 0;
		return $more + array(
			Checkout_Request::FIELD_OFFER             => $this->checkout->seal()->seal( $offer ),
			Checkout_Request::FIELD_PLAN              => (string) $plan_id,
			Checkout_Request::FIELD_AMOUNT . $plan_id => $amount,
			Checkout_Request::FIELD_NONCE             => 'nonce-of-a-visitor',
		);
	}

	/** @param array<string, string> $values */
	protected function send( array $values, string $ip = '192.0.2.1', string $origin = '', string $browser = '' ): string {
		return $this->checkout->service()->start( new Checkout_Request( $values ), new Visitor( $ip ), $origin, $browser );
	}

	/**
	 * The code of the error that sending ends with; '' for none.
	 *
	 * @param array<string, string> $values
	 */
	protected function refusal( array $values, string $ip = '192.0.2.1' ): string {
		return self::error_of( fn (): string => $this->send( $values, $ip ) );
	}

	/** The order with the highest number. */
	protected function last_order(): Order {
		global $wpdb;
		$id = (int) $wpdb->get_var( "SELECT MAX(id) FROM {$wpdb->prefix}slipstream_payment_orders" );
		return $this->services()->orders()->get( $id );
	}

	/** The offer of a page that was made some time ago. */
	protected function sealed_ago( int $seconds, Plan $plan ): string {
		$clock = new class( time() - $seconds ) implements Clock {
			public function __construct( private int $now ) {}
			public function now(): int {
				return $this->now;
			}
		};
		return ( new Offer_Seal( Sealed_Data::for_visitors( 'payments' ), $clock ) )->seal( self::offer( $plan ) );
	}
}
