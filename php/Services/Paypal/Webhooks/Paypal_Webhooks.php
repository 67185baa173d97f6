<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Webhooks;

use Slipstream\Services\Paypal\Errors\Paypal_Error;
use Slipstream\Services\Paypal\Errors\Paypal_Failure;
use Slipstream\Services\Paypal\Errors\Unexpected_Response;
use Slipstream\Services\Paypal\Objects\Paypal_Object;
use Slipstream\Services\Paypal\Paypal_Client;

/**
 * The webhooks of an app. PayPal has one for each address at most.
 */
final class Paypal_Webhooks {

	/** Events that say that something changed which this plugin shows or counts. */
	public const EVENTS = array(
		'CHECKOUT.ORDER.APPROVED',
		'CHECKOUT.ORDER.COMPLETED',
		'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
		'PAYMENT.CAPTURE.COMPLETED',
		'PAYMENT.CAPTURE.PENDING',
		'PAYMENT.CAPTURE.DENIED',
		'PAYMENT.CAPTURE.DECLINED',
		'PAYMENT.CAPTURE.REFUNDED',
		'PAYMENT.CAPTURE.REVERSED',
		'PAYMENT.REFUND.PENDING',
		'PAYMENT.REFUND.FAILED',
		'CUSTOMER.DISPUTE.CREATED',
		'CUSTOMER.DISPUTE.UPDATED',
		'CUSTOMER.DISPUTE.RESOLVED',
	);

	private const PATH = '/v1/notifications/webhooks';

	public function __construct( private Paypal_Client $client ) {}

	/**
	 * The webhook of an address.
	 *
	 * @return Paypal_Webhook|null Null if there is none.
	 * @throws Paypal_Error If PayPal does not say.
	 * @throws Unexpected_Response If the answer cannot be read.
	 */
	public function find( string $url ): ?Paypal_Webhook {
		$found = array_filter( $this->all(), static fn ( Paypal_Webhook $webhook ): bool => $webhook->url === $url );
		return array_values( $found )[0] ?? null;
	}

	/**
	 * Has a webhook send to another address. It keeps its ID.
	 *
	 * @param string $route What its address ends with: one that someone uses for something else stays as it is.
	 * @throws Paypal_Error If it may still send to where it did.
	 * @throws Unexpected_Response If an answer cannot be read.
	 */
	public function move( string $id, string $route, string $url ): void {
		foreach ( $this->all() as $webhook ) {
			if ( $webhook->id === $id && str_ends_with( $webhook->url, $route ) && $webhook->url !== $url ) {
				$this->replace( $id, '/url', $url );
			}
		}
	}

	/** @return list<Paypal_Webhook> Those of the app. */
	private function all(): array {
		return array_map(
			Paypal_Webhook::of( ... ),
			array_values( Paypal_Object::of( $this->client->get( self::PATH ), 'list' )->entries( 'webhooks' ) )
		);
	}

	/** @param string $path What of the webhook. */
	private function replace( string $id, string $path, mixed $value ): Paypal_Webhook {
		return Paypal_Webhook::of(
			$this->client->patch(
				self::PATH . '/' . Paypal_Client::id( $id ),
				array(
					array(
						'op'    => 'replace',
						'path'  => $path,
						'value' => $value,
					),
				)
			)
		);
	}

	/**
	 * Has a webhook send all events to an address. It keeps its ID, as events on their way name it.
	 *
	 * @throws Paypal_Error If it cannot be set up, or nobody knows: then it can be asked again.
	 * @throws Unexpected_Response If an answer cannot be read.
	 */
	public function set_up( string $url ): Paypal_Webhook {
		$found = $this->find( $url ) ?? $this->create( $url );
		return $found->sends( self::EVENTS )
			? $found
			: $this->replace( $found->id, '/event_types', self::events() );
	}

	private function create( string $url ): Paypal_Webhook {
		$webhook = array(
			'url'         => $url,
			'event_types' => self::events(),
		);
		try {
			return Paypal_Webhook::of( $this->client->post( self::PATH, $webhook, null ) );
		} catch ( Paypal_Error $error ) {
			// Someone else was faster, or an answer was lost.
			$may_be_there = array( Paypal_Failure::Refused, Paypal_Failure::Unknown_Outcome );
			$found        = in_array( $error->failure, $may_be_there, true ) ? $this->find( $url ) : null;
			return $found ?? throw $error;
		}
	}

	/** @return list<array{name: string}> */
	private static function events(): array {
		return array_map( static fn ( string $name ): array => array( 'name' => $name ), self::EVENTS );
	}
}
