<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Webhooks;

use Slipstream\Services\Paypal\Errors\Unexpected_Response;
use Slipstream\Services\Paypal\Objects\Paypal_Object;

/**
 * A webhook of an app: where PayPal sends which events.
 */
final class Paypal_Webhook {

	/** @param list<string> $events The names of its events; '*' stands for all. */
	private function __construct(
		public readonly string $id,
		public readonly string $url,
		public readonly array $events
	) {}

	/**
	 * @param mixed $value What PayPal sent.
	 * @throws Unexpected_Response If it is no webhook.
	 */
	public static function of( mixed $value ): self {
		$webhook = Paypal_Object::of( $value, 'webhook' );
		return new self(
			$webhook->text( 'id' ),
			$webhook->text( 'url' ),
			array_map(
				static fn ( array $event ): string => Paypal_Object::of( $event, 'event type' )->text( 'name' ),
				$webhook->entries( 'event_types' )
			)
		);
	}

	/** @param list<string> $events */
	public function sends( array $events ): bool {
		return in_array( '*', $this->events, true ) || array() === array_diff( $events, $this->events );
	}
}
