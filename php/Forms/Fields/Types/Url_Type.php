<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields\Types;

use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Input_Type;


/**
 * A URL. Visitors often leave out the scheme.
 */
final class Url_Type extends Input_Type {

	protected function is_valid( Field $field, string $value ): bool {
		$url   = preg_match( '#^[a-z][a-z0-9+.-]*:#i', $value ) && ! preg_match( '#^[^/:]+:\d+#', $value )
			? $value
			: 'https://' . $value;
		$parts = wp_parse_url( $url );
		return is_array( $parts ) && in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true )
			&& 1 === preg_match(
				'/^([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]+$/u',
				$parts['host'] ?? ''
			) && ! preg_match( '/[\s<>"]/', $url );
	}
}
