<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Errors;

/**
 * Takes keys and secrets of Stripe out of a text that is logged or shown.
 */
final class Secret_Redaction {

	/** Keys of all kinds, secrets of webhooks and of payments, and what an Authorization header has. */
	private const SECRETS = '/\b((?:sk|rk)_(?:org_)?(?:test|live)_|whsec_|(?:pi|seti|cs)_\w+?_secret_)[A-Za-z0-9_*]+|\b(Bearer|Basic)\s+[^\s"\',]+/';

	public static function redact( string $text ): string {
		return (string) preg_replace( self::SECRETS, '$1$2…', $text );
	}
}
