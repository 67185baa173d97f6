<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Webhooks;

use Slipstream\Payments\Paypal\Paypal_Dispute;
use Slipstream\Services\Paypal\Errors\Unexpected_Response;
use Slipstream\Services\Paypal\Objects\Paypal_Event;
use Slipstream\Services\Paypal\Objects\Paypal_Object;
use Slipstream\Services\Paypal\Webhooks\Paypal_Webhooks;

/**
 * Which object an event says to look at: an order by its public name, a payment by PayPal's ID, or a dispute. What an
 * object belongs to does not change, so that the event's copy can be believed as to that.
 */
final class Paypal_Hint {

	private const ORDER   = '/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/D';
	private const PAYMENT = '#/captures/([A-Za-z0-9-]{1,50})$#D';

	/** @return string|null Null if there is nothing to look at. */
	public static function of( Paypal_Event $event ): ?string {
		if ( ! in_array( $event->type, Paypal_Webhooks::EVENTS, true ) ) {
			return null;
		}
		try {
			return match ( strtok( $event->type, '.' ) ) {
				'CUSTOMER' => Paypal_Dispute::of( $event->resource )->name(),
				'CHECKOUT' => self::order(
					Paypal_Object::of( $event->resource, 'order' )->entries( 'purchase_units' )[0] ?? null
				),
				default    => self::payment( $event->resource ) ?? self::order( $event->resource ),
			};
		} catch ( Unexpected_Response ) {
			// A shape of another version. The nightly run looks at what it was about.
			return null;
		}
	}

	/** Whether a name is an order's. */
	public static function is_order( string $name ): bool {
		return 1 === preg_match( self::ORDER, $name );
	}

	/** The order that something is of. What others sell with the same app has other names. */
	private static function order( mixed $values ): ?string {
		$name = Paypal_Object::of( $values, 'part of an order' )->text_or_empty( 'custom_id' );
		return self::is_order( $name ) ? $name : null;
	}

	/**
	 * The payment that a refund is of.
	 *
	 * @param array<array-key, mixed> $values
	 */
	private static function payment( array $values ): ?string {
		$above = Paypal_Object::of( $values, 'payment' )->link( 'up' );
		return 1 === preg_match( self::PAYMENT, $above, $found ) ? $found[1] : null;
	}
}
