<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use Slipstream\Http\Request_Error;
use Slipstream\Money\Currency;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Payments\Checkout;
use Slipstream\Payments\Ledger\New_Order;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_Terms;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Payments\Payments_Services;
use Slipstream\Payments\Setup_Progress;

/**
 * The owner's own payment in test mode, on the way that visitors take: an order here, Stripe's page, and what comes back.
 */
final class Test_Payment {

	/** In whole units of the account's currency, or the least that Stripe takes. */
	private const AMOUNT = 5;

	public function __construct( private Payments_Services $payments, private Setup_Progress $progress ) {}

	/**
	 * Makes an order, or finds the one that was made and not paid, and gives the page where it is paid.
	 *
	 * @throws Request_Error If there is none.
	 */
	public function begin(): Checkout {
		$gateway = $this->payments->stripe()->connected( Mode::Test );
		$is_paid = (bool) $this->order()?->state->was_paid();
		$token   = $this->progress->token( $is_paid ? $this->progress->get()['token'] : '' );
		$new     = new New_Order(
			$gateway->account(),
			new Order_Terms( $this->money(), sentence: __( 'Test payment', 'slipstream' ) ),
			new Payer(),
			"slipstream-setup-$token"
		);
		$page    = $this->payments->sync( $gateway )->begin( $new );
		// Where the last one has expired, another has been made.
		$this->progress->note( array( 'order' => (int) $this->payments->orders()->last_of_form( $new )?->id ) );
		return $page;
	}

	/**
	 * The order that was made last with the account that is connected; null if there is none.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function order(): ?Order {
		$number  = $this->progress->get()['order'];
		$order   = 0 === $number ? null : $this->payments->orders()->find( $number );
		$account = $this->payments->accounts()->state( Gateway::Stripe, Mode::Test )->connected();
		return null !== $order && null !== $account && $order->account->equals( $account ) ? $order : null;
	}

	/**
	 * Asks Stripe whether it was paid.
	 *
	 * @throws Request_Error If Stripe does not say, or the database fails.
	 */
	public function check(): void {
		$order = $this->order();
		if ( null !== $order && '' !== $order->ids->checkout && ! $order->state->was_paid() ) {
			$this->payments->sync( $this->payments->stripe()->connected( Mode::Test ) )->order( $order );
		}
	}

	private function money(): Money {
		$currency = $this->payments->setup()->notes()->of( Mode::Test )['currency'];
		$money    = Money::from_decimal( self::AMOUNT, $currency );
		if ( null === $money || null === $money->at_gateway( Gateway::Stripe ) ) {
			$money = new Money( Currency::of( 'USD' )->minimum( Gateway::Stripe )->amount * 10, 'USD' );
		}
		$least = Currency::of( $money->currency )->minimum( Gateway::Stripe );
		return $money->amount < $least->amount ? $least : $money;
	}
}
