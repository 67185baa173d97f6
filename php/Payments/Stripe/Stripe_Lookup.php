<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use Slipstream\Payments\Gateway_Error;
use Slipstream\Services\Stripe\Objects\Checkout_Session;
use Slipstream\Services\Stripe\Objects\Invoice;
use Slipstream\Services\Stripe\Objects\Invoice_Payment;
use Slipstream\Services\Stripe\Objects\Payment_Intent;
use Slipstream\Services\Stripe\Objects\Stripe_Object;
use Slipstream\Services\Stripe\Stripe_Client;

/**
 * Finds out what an object of Stripe's belongs to, where the ledger does not know it yet. '' means nothing of this site.
 */
final class Stripe_Lookup {

	public function __construct( private Stripe_Client $client, private Stripe_Calls $calls ) {}

	/**
	 * The public name of a page's order.
	 *
	 * @throws Gateway_Error If Stripe does not say.
	 */
	public function order_of_session( string $session_id ): string {
		return $this->calls->run(
			fn (): string => (string) Checkout_Session::of(
				$this->client->get( Stripe_Client::path( 'checkout', 'sessions', $session_id ) )
			)->reference
		);
	}

	/**
	 * The public name of a payment's order.
	 *
	 * @throws Gateway_Error If Stripe does not say.
	 */
	public function order_of_payment( string $payment_id ): string {
		return $this->calls->run(
			fn (): string => Payment_Intent::of(
				$this->client->get( Stripe_Client::path( 'payment_intents', $payment_id ) )
			)->metadata[ Session_Parameters::ORDER_METADATA ] ?? ''
		);
	}

	/**
	 * The public name of the order that a subscription came of. Others' subscriptions may be of kinds that nothing here
	 * can read.
	 *
	 * @throws Gateway_Error If Stripe does not say.
	 */
	public function order_of_subscription( string $subscription_id ): string {
		return $this->calls->run(
			fn (): string => Stripe_Object::of(
				$this->client->get( Stripe_Client::path( 'subscriptions', $subscription_id ) ),
				'subscription'
			)->metadata()[ Session_Parameters::ORDER_METADATA ] ?? ''
		);
	}

	/**
	 * The subscription whose invoice a payment has paid.
	 *
	 * @throws Gateway_Error If Stripe does not say.
	 */
	public function subscription_of_payment( string $payment_id ): string {
		return $this->calls->run(
			function () use ( $payment_id ): string {
				$payments = $this->client->each(
					'/v1/invoice_payments',
					array(
						'payment' => array(
							'type'           => 'payment_intent',
							'payment_intent' => $payment_id,
						),
					)
				);
				foreach ( $payments as $entry ) {
					$path = Stripe_Client::path( 'invoices', Invoice_Payment::of( $entry )->invoice_id );
					return (string) Invoice::of( $this->client->get( $path ) )->subscription_id;
				}
				return '';
			}
		);
	}
}
