<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Webhooks;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Services\Stripe\Api\Stripe_Transport;
use Slipstream\Services\Stripe\Errors\Stripe_Error;
use Slipstream\Services\Stripe\Errors\Stripe_Failure;
use Slipstream\Services\Stripe\Stripe_Client;

/**
 * Sets up the webhook of a site, in the mode of the client's key.
 */
final class Webhook_Endpoints {

	/** Events that say that something changed which this plugin shows or counts. */
	public const EVENTS = array(
		'checkout.session.completed',
		'checkout.session.async_payment_succeeded',
		'checkout.session.async_payment_failed',
		'checkout.session.expired',
		'customer.subscription.created',
		'customer.subscription.updated',
		'customer.subscription.deleted',
		'customer.subscription.paused',
		'customer.subscription.resumed',
		'invoice.paid',
		'invoice.payment_failed',
		'invoice.payment_action_required',
		'charge.updated',
		'charge.refunded',
		'refund.created',
		'refund.updated',
		'refund.failed',
		'charge.dispute.created',
		'charge.dispute.updated',
		'charge.dispute.closed',
		'charge.dispute.funds_withdrawn',
		'charge.dispute.funds_reinstated',
		'customer.deleted',
		'price.updated',
		'product.updated',
	);

	public function __construct( private Stripe_Client $client ) {}

	/**
	 * The webhooks of an address. More than one means that each event comes twice.
	 *
	 * @return list<Webhook_Endpoint>
	 * @throws Request_Error If they cannot be read.
	 */
	public function find( string $url ): array {
		return array_values(
			array_filter( $this->all(), static fn ( Webhook_Endpoint $endpoint ): bool => $endpoint->url === $url )
		);
	}

	/**
	 * The webhooks of the account.
	 *
	 * @return list<Webhook_Endpoint>
	 * @throws Request_Error If they cannot be read.
	 */
	public function all(): array {
		return array_map(
			Webhook_Endpoint::of( ... ),
			iterator_to_array( $this->client->each( '/v1/webhook_endpoints' ), false )
		);
	}

	/**
	 * Has exactly one webhook send all events to an address, in the shapes of our version.
	 *
	 * @param string|null $known_id        The webhook whose secret the site has; null if it has none.
	 * @param string      $idempotency_key The same one until the secret is stored.
	 * @param (Closure(Webhook_Endpoint): void)|null $store Stores the secret of a new one, before others end.
	 * @return Webhook_Endpoint With its secret if it is a new one.
	 * @throws Request_Error If it cannot be set up.
	 */
	public function set_up(
		string $url,
		?string $known_id,
		string $idempotency_key,
		?Closure $store = null
	): Webhook_Endpoint {
		$found = $this->find( $url );
		$known = array_values(
			array_filter(
				$found,
				static fn ( Webhook_Endpoint $endpoint ): bool => $endpoint->id === $known_id
					// The version of a webhook cannot be changed.
					&& Stripe_Transport::API_VERSION === $endpoint->api_version
			)
		)[0] ?? null;
		$kept  = null === $known ? $this->create( $url, $idempotency_key ) : $this->update( $known );
		if ( null !== $store ) {
			$store( $kept );
		}
		foreach ( $found as $endpoint ) {
			if ( $endpoint->id !== $kept->id ) {
				$this->delete( $endpoint->id );
			}
		}
		return $kept;
	}

	/**
	 * Has a webhook send to another address. It keeps its secret.
	 *
	 * @param string $route What its address ends with: one that someone uses for something else stays as it is.
	 * @throws Request_Error If it may still send to where it did.
	 */
	public function move( string $id, string $route, string $url ): void {
		foreach ( $this->all() as $endpoint ) {
			if ( $endpoint->id === $id && str_ends_with( $endpoint->url, $route ) && $endpoint->url !== $url ) {
				$this->client->post(
					Stripe_Client::path( 'webhook_endpoints', $id ),
					array( 'url' => $url ),
					'slipstream-webhook-' . bin2hex( random_bytes( 16 ) )
				);
			}
		}
	}

	/**
	 * Ends a webhook; one that is not there any more is no error.
	 *
	 * @throws Stripe_Error If it may still be there.
	 */
	public function delete( string $id ): void {
		try {
			$this->client->delete( Stripe_Client::path( 'webhook_endpoints', $id ) );
		} catch ( Stripe_Error $error ) {
			if ( Stripe_Failure::Not_Found !== $error->failure ) {
				throw $error;
			}
		}
	}

	private function create( string $url, string $idempotency_key ): Webhook_Endpoint {
		return Webhook_Endpoint::of(
			$this->client->post(
				'/v1/webhook_endpoints',
				array(
					'url'            => $url,
					'enabled_events' => self::EVENTS,
					'api_version'    => Stripe_Transport::API_VERSION,
					'description'    => 'Slipstream',
				),
				$idempotency_key
			)
		);
	}

	/** Has a webhook send all events, if it does not. */
	private function update( Webhook_Endpoint $endpoint ): Webhook_Endpoint {
		$is_complete = array() === array_diff( self::EVENTS, $endpoint->events )
			&& array() === array_diff( $endpoint->events, self::EVENTS );
		return $is_complete && $endpoint->is_enabled
			? $endpoint
			: Webhook_Endpoint::of(
				$this->client->post(
					Stripe_Client::path( 'webhook_endpoints', $endpoint->id ),
					array(
						'enabled_events' => self::EVENTS,
						'disabled'       => false,
					),
					// Another time it is to be done again, not answered as before.
					'slipstream-webhook-' . bin2hex( random_bytes( 16 ) )
				)
			);
	}
}
