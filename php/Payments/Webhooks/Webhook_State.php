<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Webhooks;

use Slipstream\Services\Stripe\Webhooks\Webhook_Endpoint;
use Slipstream\Services\Stripe\Webhooks\Webhook_Endpoints;

/**
 * Whether Stripe sends events to this site.
 */
enum Webhook_State: string {

	/** None was set up. */
	case None = 'none';

	case Good = 'good';

	/** It was deleted at Stripe. */
	case Deleted = 'deleted';

	/** It was turned off, by someone or by Stripe, which does that after days without an answer. */
	case Disabled = 'disabled';

	/** It sends to an address that the site no longer has. */
	case Elsewhere = 'elsewhere';

	/** It does not send all that this site wants to hear. */
	case Incomplete = 'incomplete';

	/** Another one sends to the same address. Its messages are refused. */
	case Doubled = 'doubled';

	/**
	 * @param list<Webhook_Endpoint> $all   All of the account.
	 * @param string                 $known The ID of ours; '' where someone has made it by hand: any of the address.
	 * @param string                 $url   Where it should send to.
	 */
	public static function of( array $all, string $known, string $url ): self {
		$here     = array_filter( $all, static fn ( Webhook_Endpoint $one ): bool => $one->url === $url );
		$is_known = static fn ( Webhook_Endpoint $one ): bool => $one->id === $known;
		$ours     = array_values( '' === $known ? $here : array_filter( $all, $is_known ) )[0] ?? null;
		return match ( true ) {
			null === $ours           => self::Deleted,
			$ours->url !== $url      => self::Elsewhere,
			! $ours->is_enabled      => self::Disabled,
			! self::receives_all( $ours ) => self::Incomplete,
			count( $here ) > 1       => self::Doubled,
			default                  => self::Good,
		};
	}

	/** Whether what happens at Stripe arrives. */
	public function is_heard(): bool {
		return in_array( $this, array( self::Good, self::Doubled ), true );
	}

	private static function receives_all( Webhook_Endpoint $endpoint ): bool {
		return in_array( '*', $endpoint->events, true )
			|| array() === array_diff( Webhook_Endpoints::EVENTS, $endpoint->events );
	}
}
