<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Map;

use Slipstream\Tests\Test_Case;

/**
 * Made as Apple makes them.
 */
final class Apple_Key {

	/** A new private key, as the text of its file. */
	public static function pem(): string {
		$key = openssl_pkey_new(
			array(
				'private_key_type' => OPENSSL_KEYTYPE_EC,
				'curve_name'       => 'prime256v1',
			)
		);
		Test_Case::assertNotFalse( $key );
		openssl_pkey_export( $key, $pem );
		return $pem;
	}
}
