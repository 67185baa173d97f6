<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use Slipstream\Money\Gateway_Account;
use Slipstream\Payments\Ledger\Observed_Payment;
use Slipstream\Payments\Ledger\Observed_Subscription;
use Slipstream\Payments\Ledger\Subscription_Period;
use Slipstream\Payments\Ledger\Subscription_Status;
use Slipstream\Services\Stripe\Errors\Stripe_Error;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;
use Slipstream\Services\Stripe\Objects\Charge;
use Slipstream\Services\Stripe\Objects\Invoice;
use Slipstream\Services\Stripe\Objects\Subscription;
use Slipstream\Services\Stripe\Stripe_Client;

/**
 * Reads how a subscription stands, with all that its invoices have moved.
 */
final class Subscription_Reader {

	public function __construct( private Stripe_Client $client, private Payment_Reader $payments ) {}

	/** @throws Stripe_Error If Stripe does not say. */
	public function read( Gateway_Account $account, string $id ): Observed_Subscription {
		$subscription = Subscription::of( $this->client->get( Stripe_Client::path( 'subscriptions', $id ) ) );
		return new Observed_Subscription(
			$account,
			$subscription->id,
			$subscription->metadata[ Session_Parameters::ORDER_METADATA ] ?? '',
			Subscription_Status::of( $subscription->status ),
			$subscription->amount ?? throw Unexpected_Response::of( 'A subscription has no amount.' ),
			self::period( $subscription ),
			$this->payments( $subscription ),
			(string) $subscription->customer_id
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

	/** @return list<Observed_Payment> */
	private function payments( Subscription $subscription ): array {
		$payment_ids = $this->payment_ids( $subscription->id );
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

	/** @return list<string> */
	private function payment_ids( string $subscription_id ): array {
		$invoices = $this->client->each(
			'/v1/invoices',
			array(
				'subscription' => $subscription_id,
				'expand'       => array( 'data.payments' ),
			)
		);
		$ids      = array();
		foreach ( $invoices as $values ) {
			array_push( $ids, ...Invoice::of( $values )->payment_intent_ids );
		}
		return array_values( array_unique( $ids ) );
	}
}
