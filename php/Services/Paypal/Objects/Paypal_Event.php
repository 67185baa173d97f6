<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Objects;

use Slipstream\Services\Paypal\Errors\Unexpected_Response;

/**
 * A hint that something has happened. Its copy of the object may be old: ask PayPal for what is so now.
 */
final class Paypal_Event {

	/**
	 * @param string                  $type     Such as 'PAYMENT.CAPTURE.COMPLETED'.
	 * @param array<array-key, mixed> $resource What it is about.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $type,
		public readonly array $resource
	) {}

	/**
	 * @param mixed $value What PayPal sent: from a webhook, have it verified first.
	 * @throws Unexpected_Response If it is no event.
	 */
	public static function of( mixed $value ): self {
		$event    = Paypal_Object::of( $value, 'event' );
		$resource = is_array( $value ) ? $value['resource'] ?? null : null;
		return new self(
			$event->text( 'id' ),
			$event->text( 'event_type' ),
			is_array( $resource ) ? $resource : array()
		);
	}
}
