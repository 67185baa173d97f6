<?php

declare( strict_types=1 );

namespace Slipstream\Signatures;

use SensitiveParameter;

/**
 * What a site answers when a hub calls it back. It holds for that hub, that key and those addresses alone: another hub
 * that has got the secret can do nothing with it.
 */
final class Address_Proof {

	/** @param string $public_key The site's key, as base64. */
	public static function of( #[SensitiveParameter] string $secret, string $hub_root, string $public_key, string $home, string $siteurl ): string {
		return hash_hmac(
			'sha256',
			implode( "\n", array( 'slipstream-address', $hub_root, $public_key, $home, $siteurl ) ),
			$secret
		);
	}
}
