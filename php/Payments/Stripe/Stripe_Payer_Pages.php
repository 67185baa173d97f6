<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Services\Stripe\Api\Stripe_Address;
use Slipstream\Services\Stripe\Errors\Stripe_Error;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;
use Slipstream\Services\Stripe\Objects\Charge;
use Slipstream\Services\Stripe\Objects\Invoice;
use Slipstream\Services\Stripe\Objects\Stripe_Object;
use Slipstream\Services\Stripe\Objects\Subscription as Stripe_Subscription;
use Slipstream\Services\Stripe\Stripe_Client;

/**
 * Stripe's pages for those who pay.
 */
final class Stripe_Payer_Pages {

	/** Where Stripe's pages are: on this host and those below it. */
	private const HOST = 'stripe.com';

	/** What a set-up of the portal is recognized by. */
	private const PORTAL_METADATA = 'slipstream_portal';

	public function __construct( private Stripe_Client $client ) {}

	/** @throws Stripe_Error If Stripe does not say. */
	public function receipt( string $payment_id ): ?string {
		if ( '' === $payment_id ) {
			// Stripe would list everybody's.
			return null;
		}
		$charges = $this->client->each( '/v1/charges', array( 'payment_intent' => $payment_id ) );
		foreach ( $charges as $values ) {
			$charge = Charge::of( $values );
			$is_its = 'succeeded' === $charge->status && $charge->payment_intent_id === $payment_id;
			if ( $is_its && null !== $charge->receipt_url ) {
				return self::checked( $charge->receipt_url );
			}
		}
		return null;
	}

	/** @throws Stripe_Error If Stripe does not say. */
	public function due( string $subscription_id ): ?string {
		$subscription = Stripe_Subscription::of(
			$this->client->get( Stripe_Client::path( 'subscriptions', $subscription_id ) )
		);
		if ( null === $subscription->latest_invoice_id ) {
			return null;
		}
		$invoice = Invoice::of(
			$this->client->get( Stripe_Client::path( 'invoices', $subscription->latest_invoice_id ) )
		);
		return 'open' === $invoice->status && null !== $invoice->page_url ? self::checked( $invoice->page_url ) : null;
	}

	/** @throws Stripe_Error If there is no page. */
	public function card( Subscription $subscription, string $return_url ): string {
		$session = Stripe_Object::of(
			$this->client->post(
				'/v1/billing_portal/sessions',
				array(
					'customer'      => $subscription->customer_id,
					'configuration' => $this->portal(),
					'return_url'    => $return_url,
					'flow_data'     => array(
						'type'             => 'payment_method_update',
						'after_completion' => array(
							'type'     => 'redirect',
							'redirect' => array( 'return_url' => $return_url ),
						),
					),
				),
				// Each click gets a page of its own, which ends soon.
				bin2hex( random_bytes( 16 ) )
			),
			'billing_portal.session'
		);
		return self::checked( $session->text( 'url' ) );
	}

	/** The portal's set-up of this plugin: the owner's may be missing, or may not let people change cards. */
	private function portal(): string {
		$known = $this->client->each( '/v1/billing_portal/configurations', array( 'active' => true ) );
		foreach ( $known as $values ) {
			$configuration = Stripe_Object::of( $values, 'billing_portal.configuration' );
			if ( isset( $configuration->metadata()[ self::PORTAL_METADATA ] ) ) {
				return $configuration->id();
			}
		}
		$made = $this->client->post(
			'/v1/billing_portal/configurations',
			array(
				'features' => array( 'payment_method_update' => array( 'enabled' => true ) ),
				'metadata' => array( self::PORTAL_METADATA => 'card' ),
			),
			hash( 'sha256', 'slipstream portal card' )
		);
		return Stripe_Object::of( $made, 'billing_portal.configuration' )->id();
	}

	/** An address that someone may be sent to: one of Stripe's, or of the server that is set instead of Stripe's. */
	private static function checked( string $url ): string {
		$host   = strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
		$is_own = self::HOST === $host || str_ends_with( $host, '.' . self::HOST );
		return ( $is_own && 'https' === wp_parse_url( $url, PHP_URL_SCHEME ) ) || self::is_on_set_server( $url )
			? $url
			: throw Unexpected_Response::of( 'A page is not on a server of Stripe.' );
	}

	private static function is_on_set_server( string $url ): bool {
		$base = Stripe_Address::base_url();
		if ( Stripe_Address::URL === $base ) {
			return false;
		}
		$origin = static fn ( string $address ): array => array_map(
			static fn ( int $part ): string => strtolower( (string) wp_parse_url( $address, $part ) ),
			array( PHP_URL_SCHEME, PHP_URL_HOST, PHP_URL_PORT )
		);
		return $origin( $url ) === $origin( $base );
	}
}
