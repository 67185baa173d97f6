<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Webhooks;

use SensitiveParameter;
use Slipstream\Money\Mode;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;
use Slipstream\Services\Stripe\Objects\Stripe_Object;

/**
 * Where Stripe sends events to.
 */
final class Webhook_Endpoint {

	/**
	 * @param string|null  $api_version The version of what it is sent; null for the account's default.
	 * @param list<string> $events
	 * @param string|null  $secret      What deliveries are signed with. Stripe tells it only when it makes the webhook.
	 */
	private function __construct(
		public readonly string $id,
		public readonly Mode $mode,
		public readonly string $url,
		public readonly ?string $api_version,
		public readonly array $events,
		public readonly bool $is_enabled,
		#[SensitiveParameter] public readonly ?string $secret
	) {}

	/**
	 * @param mixed $value What Stripe sent.
	 * @throws Unexpected_Response If it is no webhook.
	 */
	public static function of( #[SensitiveParameter] mixed $value ): self {
		$endpoint = Stripe_Object::of( $value, 'webhook_endpoint' );
		$events   = is_array( $value ) ? $value['enabled_events'] ?? null : null;
		return new self(
			$endpoint->id(),
			$endpoint->mode(),
			$endpoint->text( 'url' ),
			$endpoint->text_or_null( 'api_version' ),
			is_array( $events ) ? array_values( array_filter( $events, 'is_string' ) ) : array(),
			'enabled' === $endpoint->text( 'status' ),
			$endpoint->text_or_null( 'secret' )
		);
	}

	/** @return array<string, mixed> What a dump of the object shows: no secret. */
	public function __debugInfo(): array {
		return array(
			'id'  => $this->id,
			'url' => $this->url,
		);
	}
}
