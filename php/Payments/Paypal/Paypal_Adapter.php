<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Paypal;

use Closure;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Money;
use Slipstream\Payments\Checkout;
use Slipstream\Payments\Gateway_Adapter;
use Slipstream\Payments\Gateway_Error;
use Slipstream\Payments\Ledger\Dispute_State;
use Slipstream\Payments\Ledger\Observed_Order;
use Slipstream\Payments\Ledger\Observed_Subscription;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_Ids;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Services\Paypal\New_Paypal_Order;
use Slipstream\Services\Paypal\Objects\Paypal_Order;
use Slipstream\Services\Paypal\Paypal_Orders;
use Slipstream\Support\Clock;

/**
 * An account at PayPal. It takes payments that are made once.
 */
final class Paypal_Adapter implements Gateway_Adapter {

	/**
	 * @param Closure(Order): array{string, string} $addresses Where PayPal sends a buyer back to: one who has
	 *     approved, and one who has not.
	 * @param Dispute_State|null $dispute How the payment's disputes stand, if an event has just told of one. PayPal
	 *     does not say it with the order.
	 */
	public function __construct(
		private Gateway_Account $account,
		private Paypal_Orders $orders,
		private Paypal_Calls $calls,
		private Clock $clock,
		private Closure $addresses,
		private ?Dispute_State $dispute = null
	) {}

	/** The same account, for a payment whose disputes stand so. */
	public function with_dispute( Dispute_State $dispute ): self {
		return new self( ...array( 'dispute' => $dispute ) + get_object_vars( $this ) );
	}

	/**
	 * The public name of the order that a payment is of; '' if it is not of this site.
	 *
	 * @throws Gateway_Error If PayPal does not say.
	 */
	public function order_of_payment( string $payment_id ): string {
		return $this->calls->run( fn (): string => $this->orders->order_of_capture( $payment_id ) );
	}

	public function account(): Gateway_Account {
		return $this->account;
	}

	public function start( Order $order ): Checkout {
		if ( $order->terms->interval->is_recurring() ) {
			throw self::only_once();
		}
		$page = $this->calls->run(
			fn (): Paypal_Order => '' === $order->ids->checkout
				? $this->orders->create( $this->terms( $order ), "create-$order->uuid" )
				: $this->orders->get( $order->ids->checkout )
		);
		if ( '' === $page->approval_url ) {
			throw Paypal_Calls::refusal(
				__( 'This payment page has ended. Please reload the page and try again.', 'slipstream' )
			);
		}
		return new Checkout( new Order_Ids( $page->id ), $page->approval_url );
	}

	public function observe( Order $order ): Observed_Order {
		$reader = new Order_Reader( $this->orders, $this->account, $this->clock, $this->dispute );
		return $this->calls->run( static fn (): Observed_Order => $reader->read( $order ) );
	}

	public function observe_subscription( string $subscription_id ): Observed_Subscription {
		throw self::only_once();
	}

	public function refund( Order $order, Money $amount, string $request ): void {
		$this->calls->run( fn () => ( new Refunds( $this->orders ) )->make( $order, $amount, $request ) );
	}

	public function cancel( Subscription $subscription, bool $at_period_end ): void {
		throw self::only_once();
	}

	private function terms( Order $order ): New_Paypal_Order {
		list( $return_url, $cancel_url ) = ( $this->addresses )( $order );
		return new New_Paypal_Order(
			$order->terms->money,
			$order->uuid,
			$order->terms->sentence,
			$return_url,
			$cancel_url
		);
	}

	private static function only_once(): Gateway_Error {
		return Paypal_Calls::refusal( __( 'PayPal takes only payments that are made once.', 'slipstream' ) );
	}
}
