<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use Slipstream\Money\Gateway;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Money;
use Slipstream\Payments\Checkout;
use Slipstream\Payments\Gateway_Adapter;
use Slipstream\Payments\Gateway_Error;
use Slipstream\Payments\Gateway_Failure;
use Slipstream\Payments\Ledger\Observed_Order;
use Slipstream\Payments\Ledger\Observed_Subscription;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_Ids;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Payer_Pages;
use Slipstream\Services\Stripe\Stripe_Client;
use Slipstream\Support\Clock;

/**
 * An account at Stripe.
 */
final class Stripe_Adapter implements Gateway_Adapter, Payer_Pages {

	public function __construct(
		private Gateway_Account $account,
		private Stripe_Client $client,
		private Stripe_Calls $calls,
		private Clock $clock
	) {}

	public function account(): Gateway_Account {
		return $this->account;
	}

	public function start( Order $order ): Checkout {
		$session = $this->calls->run( fn () => $this->sessions()->open( $order ) );
		if ( null === $session->url ) {
			throw new Gateway_Error(
				Gateway_Failure::Refused,
				'payment_page_ended',
				__( 'This payment page has ended. Please reload the page and try again.', 'slipstream' ),
				409
			);
		}
		return new Checkout( new Order_Ids( $session->id ), $session->url );
	}

	public function observe( Order $order ): Observed_Order {
		$reader = new Order_Reader( $this->client, $this->sessions(), $this->payments(), $this->clock );
		return $this->calls->run( fn () => $reader->read( $this->account, $order ) );
	}

	public function observe_subscription( string $subscription_id ): Observed_Subscription {
		$reader = new Subscription_Reader( $this->client, $this->payments() );
		return $this->calls->run( fn () => $reader->read( $this->account, $subscription_id ) );
	}

	public function refund( Order $order, Money $amount, string $request ): void {
		$this->calls->run(
			fn () => ( new Refunds( $this->client ) )->make(
				$order->ids->payment,
				(int) $amount->at_gateway( Gateway::Stripe ),
				$request
			)
		);
	}

	public function cancel( Subscription $subscription, bool $at_period_end ): void {
		$this->calls->run(
			fn () => ( new Cancellations( $this->client ) )->cancel( $subscription->subscription_id, $at_period_end )
		);
	}

	public function receipt_page( Gateway_Account $account, string $payment_id ): ?string {
		return $this->calls->run( fn (): ?string => $this->pages()->receipt( $payment_id ) );
	}

	public function due_page( Subscription $subscription ): ?string {
		return $this->calls->run( fn (): ?string => $this->pages()->due( $subscription->subscription_id ) );
	}

	public function card_page( Subscription $subscription, string $return_url ): string {
		return $this->calls->run( fn (): string => $this->pages()->card( $subscription, $return_url ) );
	}

	private function pages(): Stripe_Payer_Pages {
		return new Stripe_Payer_Pages( $this->client );
	}

	private function sessions(): Sessions {
		return new Sessions( $this->client, $this->clock );
	}

	private function payments(): Payment_Reader {
		return new Payment_Reader( $this->client );
	}
}
