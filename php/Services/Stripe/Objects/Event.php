<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Objects;

use Slipstream\Money\Mode;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;

/**
 * A hint that an object has changed. Its copy of the object may be old: ask Stripe for what is so now.
 */
final class Event {

	/**
	 * @param string|null             $api_version The version whose shapes the object has: the webhook's, not ours.
	 * @param string|null             $object_id   Null for the few objects that have none.
	 * @param string                  $object_type Such as 'checkout.session'.
	 * @param array<array-key, mixed> $object      As the classes of this folder read it.
	 */
	public function __construct(
		public readonly string $id,
		public readonly Mode $mode,
		public readonly string $type,
		public readonly ?string $api_version,
		public readonly ?string $object_id,
		public readonly string $object_type,
		public readonly array $object,
		public readonly int $created
	) {}

	/**
	 * @param mixed $value What Stripe sent: from a webhook, verify its signature first.
	 * @throws Unexpected_Response If it is no event.
	 */
	public static function of( mixed $value ): self {
		$event  = Stripe_Object::of( $value, 'event' );
		$data   = is_array( $value ) && is_array( $value['data'] ?? null ) ? $value['data'] : array();
		$object = $data['object'] ?? null;
		return new self(
			$event->id(),
			$event->mode(),
			$event->text( 'type' ),
			$event->text_or_null( 'api_version' ),
			$event->text_or_null( 'data.object.id' ),
			$event->text( 'data.object.object' ),
			is_array( $object ) ? $object : array(),
			$event->number( 'created' )
		);
	}
}
