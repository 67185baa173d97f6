<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use Slipstream\Money\Gateway_Account;
use Slipstream\Payments\Ledger\Observed_Order;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_Ids;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Services\Stripe\Errors\Stripe_Error;
use Slipstream\Services\Stripe\Errors\Stripe_Failure;
use Slipstream\Services\Stripe\Objects\Checkout_Session;
use Slipstream\Services\Stripe\Objects\Invoice;
use Slipstream\Services\Stripe\Stripe_Client;
use Slipstream\Support\Clock;

/**
 * Reads how an order stands: its page, and the payment that came of it.
 */
final class Order_Reader {

	public function __construct(
		private Stripe_Client $client,
		private Sessions $sessions,
		private Payment_Reader $payments,
		private Clock $clock
	) {}

	/** @throws Stripe_Error If Stripe does not say. */
	public function read( Gateway_Account $account, Order $order ): Observed_Order {
		$session = $this->session( $order );
		if ( null === $session ) {
			return $this->without_page( $account, $order );
		}
		$payment_id = $this->payment_id( $session );
		$charges    = $this->charges( $payment_id );
		return new Observed_Order(
			$account,
			(string) $session->reference,
			self::state( $session, $charges ),
			new Order_Ids(
				$session->id,
				$payment_id,
				(string) $session->subscription_id,
				(string) $session->customer_id
			),
			$this->payments->payment( $payment_id, $charges ),
			new Payer( (string) $session->email, (string) $session->name )
		);
	}

	/** An order whose page is not there: what was paid on it says how it stands. */
	private function without_page( Gateway_Account $account, Order $order ): Observed_Order {
		$payment_id = $order->ids->payment;
		return new Observed_Order(
			$account,
			$order->uuid,
			match ( true ) {
				'' !== $payment_id      => Order_State::Pending,
				$this->is_old( $order ) => Order_State::Expired,
				default                 => Order_State::Created,
			},
			$order->ids,
			$this->payments->payment( $payment_id, $this->charges( $payment_id ) )
		);
	}

	/** @return list<array<array-key, mixed>> Of a payment. */
	private function charges( string $payment_id ): array {
		return '' === $payment_id ? array() : $this->payments->charges( array( 'payment_intent' => $payment_id ) );
	}

	/** The page of an order; null if Stripe has none, or has removed it, as it does with test data on request. */
	private function session( Order $order ): ?Checkout_Session {
		try {
			return $this->sessions->find( $order );
		} catch ( Stripe_Error $error ) {
			$is_gone = Stripe_Failure::Not_Found === $error->failure;
			return $is_gone && ( '' !== $order->ids->payment || $this->is_old( $order ) ) ? null : throw $error;
		}
	}

	/** What is not there after a day does not come any more: Stripe keeps no request for longer. */
	private function is_old( Order $order ): bool {
		return $order->updated + DAY_IN_SECONDS < $this->clock->now();
	}

	/** The payment of the page: where it makes a subscription, that of its first invoice. */
	private function payment_id( Checkout_Session $session ): string {
		if ( null === $session->invoice_id ) {
			return (string) $session->payment_intent_id;
		}
		$invoice = Invoice::of(
			$this->client->get(
				Stripe_Client::path( 'invoices', $session->invoice_id ),
				array( 'expand' => array( 'payments' ) )
			)
		);
		return $invoice->payment_intent_ids[0] ?? '';
	}

	/**
	 * How the order stands as long as no money was taken.
	 *
	 * @param list<array<array-key, mixed>> $charges The newest first.
	 */
	private static function state( Checkout_Session $session, array $charges ): Order_State {
		return match ( $session->status ) {
			'complete' => 'failed' === ( $charges[0]['status'] ?? '' ) ? Order_State::Failed : Order_State::Pending,
			'expired'  => Order_State::Expired,
			default    => Order_State::Sent,
		};
	}
}
