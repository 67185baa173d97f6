<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use Slipstream\Money\Gateway_Account;
use Slipstream\Payments\Ledger\Due_Bill;
use Slipstream\Payments\Ledger\Observed_Payment;
use Slipstream\Payments\Ledger\Observed_Subscription;
use Slipstream\Payments\Ledger\Subscription_Period;
use Slipstream\Payments\Ledger\Subscription_Status;
use Slipstream\Services\Stripe\Errors\Stripe_Error;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;
use Slipstream\Services\Stripe\Objects\Charge;
use Slipstream\Services\Stripe\Objects\Invoice;
use Slipstream\Services\Stripe\Objects\Payment_Intent;
use Slipstream\Services\Stripe\Objects\Subscription;
use Slipstream\Services\Stripe\Stripe_Client;

/**
 * Reads how a subscription stands, with all that its invoices have moved.
 */
final class Subscription_Reader {

	/** Why a payment failed that has to be confirmed. */
	private const AUTHENTICATION = 'authentication_required';

	public function __construct( private Stripe_Client $client, private Payment_Reader $payments ) {}

	/** @throws Stripe_Error If Stripe does not say. */
	public function read( Gateway_Account $account, string $id ): Observed_Subscription {
		$subscription = Subscription::of( $this->client->get( Stripe_Client::path( 'subscriptions', $id ) ) );
		$invoices     = array_map( Invoice::of( ... ), $this->invoices( $subscription->id ) );
		return new Observed_Subscription(
			$account,
			$subscription->id,
			$subscription->metadata[ Session_Parameters::ORDER_METADATA ] ?? '',
			Subscription_Status::of( $subscription->status ),
			$subscription->amount ?? throw Unexpected_Response::of( 'A subscription has no amount.' ),
			self::period( $subscription ),
			$this->payments( $subscription, $invoices ),
			(string) $subscription->customer_id,
			due: $this->due( $subscription, $invoices )
		);
	}

	private static function period( Subscription $subscription ): Subscription_Period {
		$end       = $subscription->period_end ?? 0;
		$cancel_at = $subscription->cancel_at ?? ( $subscription->cancels_at_period_end ? $end : 0 );
		return new Subscription_Period(
			$end,
			$cancel_at,
			$subscription->canceled_at ?? 0,
			$subscription->ended_at ?? 0
		);
	}

	/**
	 * @param list<Invoice> $invoices
	 * @return list<Observed_Payment>
	 */
	private function payments( Subscription $subscription, array $invoices ): array {
		$payment_ids = array_merge( ...array_column( $invoices, 'payment_intent_ids' ) );
		$payment_ids = array_values( array_unique( $payment_ids ) );
		if ( array() === $payment_ids || null === $subscription->customer_id ) {
			return array();
		}
		$charges = array();
		foreach ( $this->payments->charges( array( 'customer' => $subscription->customer_id ) ) as $values ) {
			$charges[ (string) Charge::of( $values )->payment_intent_id ][] = $values;
		}
		$payments = array();
		foreach ( $payment_ids as $payment_id ) {
			$payments[] = $this->payments->payment( $payment_id, $charges[ $payment_id ] ?? array() );
		}
		return array_values( array_filter( $payments ) );
	}

	/** @param list<Invoice> $invoices */
	private function due( Subscription $subscription, array $invoices ): ?Due_Bill {
		if ( Subscription_Status::Past_Due !== Subscription_Status::of( $subscription->status ) ) {
			return null;
		}
		foreach ( $invoices as $invoice ) {
			if ( $invoice->id === $subscription->latest_invoice_id && 'open' === $invoice->status ) {
				return new Due_Bill( $invoice->id, $this->is_asked( $invoice ) );
			}
		}
		return null;
	}

	/** Whether the payer's bank asks them to confirm a payment. */
	private function is_asked( Invoice $invoice ): bool {
		foreach ( $invoice->payment_intent_ids as $id ) {
			$payment = Payment_Intent::of( $this->client->get( Stripe_Client::path( 'payment_intents', $id ) ) );
			if ( 'requires_action' === $payment->status || self::AUTHENTICATION === $payment->error_code ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<array<array-key, mixed>> */
	private function invoices( string $subscription_id ): array {
		return iterator_to_array(
			$this->client->each(
				'/v1/invoices',
				array(
					'subscription' => $subscription_id,
					'expand'       => array( 'data.payments' ),
				)
			),
			false
		);
	}
}
