<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Api;

use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Mode;

/**
 * What kind of key a key is, by how it begins.
 */
final class Key_Kind {

	/** @param bool $is_restricted Whether its owner chose what it may do. */
	private function __construct( public readonly Mode $mode, public readonly bool $is_restricted ) {}

	/** @throws Request_Error If it is no key that payments can be made with; the message says what it is instead. */
	public static function of( #[SensitiveParameter] string $key ): self {
		if ( 1 !== preg_match( '/^(sk|rk)_(test|live)_[A-Za-z0-9_]{8,240}$/D', $key, $parts ) ) {
			throw new Request_Error( 'stripe_key_invalid', self::problem( $key ), 400 );
		}
		return new self( Mode::from( $parts[2] ), 'rk' === $parts[1] );
	}

	/** @throws Request_Error If it is no key that payments of this mode can be made with. */
	public static function of_mode( #[SensitiveParameter] string $key, Mode $mode ): self {
		$kind = self::of( $key );
		return $kind->mode === $mode ? $kind : throw new Request_Error(
			'stripe_key_invalid',
			Mode::Live === $mode
				? __( 'This is a test key. Enter a live key, which starts with rk_live_ or sk_live_.', 'slipstream' )
				: __( 'This is a live key. Enter a test key, which starts with rk_test_ or sk_test_.', 'slipstream' ),
			400
		);
	}

	private static function problem( #[SensitiveParameter] string $key ): string {
		return match ( true ) {
			str_starts_with( $key, 'pk_' )    => __(
				'This is a publishable key. Enter a restricted key, which starts with rk_, or a secret key, which starts with sk_.',
				'slipstream'
			),
			str_starts_with( $key, 'whsec_' ) => __(
				'This is a webhook’s signing secret. Enter a restricted key, which starts with rk_, or a secret key, which starts with sk_.',
				'slipstream'
			),
			str_starts_with( $key, 'sk_org_' ) => __(
				'This key belongs to a Stripe organization. Enter a key of one account.',
				'slipstream'
			),
			default => __(
				'This is not a Stripe key. Enter a restricted key, which starts with rk_, or a secret key, which starts with sk_.',
				'slipstream'
			),
		};
	}
}
