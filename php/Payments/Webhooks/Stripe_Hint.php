<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Webhooks;

use Slipstream\Services\Stripe\Errors\Unexpected_Response;
use Slipstream\Services\Stripe\Objects\Charge;
use Slipstream\Services\Stripe\Objects\Dispute;
use Slipstream\Services\Stripe\Objects\Event;
use Slipstream\Services\Stripe\Objects\Invoice;
use Slipstream\Services\Stripe\Objects\Refund;

/**
 * Which object an event says to look at: a page, a payment, a subscription, or a customer. What an object belongs to
 * does not change, so that the event's copy can be believed as to that.
 */
final class Stripe_Hint {

	/** @return string|null An ID; null if there is nothing to look at. */
	public static function of( Event $event ): ?string {
		try {
			return match ( $event->object_type ) {
				'checkout.session', 'subscription', 'payment_intent' => $event->object_id,
				'customer' => 'customer.deleted' === $event->type ? $event->object_id : null,
				'charge'   => Charge::of( $event->object )->payment_intent_id,
				'refund'   => Refund::of( $event->object )->payment_intent_id,
				'dispute'  => Dispute::of( $event->object )->payment_intent_id,
				'invoice'  => Invoice::of( $event->object )->subscription_id,
				default    => null,
			};
		} catch ( Unexpected_Response ) {
			// A shape of another version. The nightly run looks at what it was about.
			return null;
		}
	}
}
