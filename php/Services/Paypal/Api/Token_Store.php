<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Api;

use SensitiveParameter;
use Slipstream\Money\Mode;
use Slipstream\Support\Clock;
use Slipstream\Support\Secrets;

/**
 * Keeps an app's token as long as it is good, encrypted: PayPal gives only a few. One that is lost is asked for again.
 */
final class Token_Store {

	/** Seconds before its end at which a token is no longer used: a request takes time. */
	private const MARGIN = 120;

	public function __construct( private Secrets $secrets, private Clock $clock ) {}

	/** The option that holds it. */
	public static function option( Mode $mode ): string {
		return "slipstream_paypal_token_{$mode->value}";
	}

	/** The token of an app; null if there is none that is still good. */
	public function get( Paypal_App $app ): ?string {
		$stored = get_option( self::option( $app->mode ) );
		$text   = is_string( $stored ) ? $this->secrets->decrypt( $stored ) : null;
		$token  = null === $text ? null : json_decode( $text, true );
		$is_own = is_array( $token ) && is_string( $token['token'] ?? null )
			&& ( $token['app'] ?? '' ) === $app->fingerprint();
		return $is_own && (int) ( $token['expires'] ?? 0 ) - self::MARGIN > $this->clock->now()
			? $token['token']
			: null;
	}

	public function keep( Paypal_App $app, #[SensitiveParameter] string $token, int $seconds ): void {
		$text = (string) wp_json_encode(
			array(
				'token'   => $token,
				'expires' => $this->clock->now() + $seconds,
				'app'     => $app->fingerprint(),
			)
		);
		update_option( self::option( $app->mode ), $this->secrets->encrypt( $text ), false );
	}

	public function forget( Paypal_App $app ): void {
		delete_option( self::option( $app->mode ) );
	}
}
