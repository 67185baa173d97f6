<?php

declare( strict_types=1 );

namespace Slipstream\Recommendations\Rest;

use Closure;
use WP_Error;
use WP_REST_Request;

/**
 * An object of texts, switches and lists. Checked here: WordPress would take a text for a list where both are allowed.
 */
final class Free_Values {

	private const MOST    = 100;
	private const LONGEST = 1000;

	/**
	 * @param bool $has_lists Whether a member can be a list of texts, or null.
	 * @return array<string, mixed>
	 */
	public static function argument( bool $has_lists ): array {
		return array(
			'type'              => 'object',
			'maxProperties'     => self::MOST,
			'validate_callback' => static function (
				mixed $value,
				WP_REST_Request $request,
				string $name
			) use ( $has_lists ): bool|WP_Error {
				$valid = rest_validate_request_arg( $value, $request, $name );
				return true === $valid
					? self::are_valid(
						(array) $value,
						$has_lists ? self::is_list_or_simple( ... ) : self::is_simple( ... )
					)
					: $valid;
			},
		);
	}

	/**
	 * @param array<mixed>         $values   The members.
	 * @param Closure(mixed): bool $is_right Whether a member is as it may be.
	 */
	private static function are_valid( array $values, Closure $is_right ): bool {
		foreach ( $values as $key => $value ) {
			if ( strlen( (string) $key ) > self::MOST || ! $is_right( $value ) ) {
				return false;
			}
		}
		return true;
	}

	private static function is_simple( mixed $value ): bool {
		return is_bool( $value ) || ( is_string( $value ) && strlen( $value ) <= self::LONGEST );
	}

	/** Whether a member is a text, a switch, null or a list of texts. */
	private static function is_list_or_simple( mixed $value ): bool {
		if ( ! is_array( $value ) ) {
			return null === $value || self::is_simple( $value );
		}
		$is_text = static fn ( mixed $item ): bool => is_string( $item ) && strlen( $item ) <= self::LONGEST;
		return array_is_list( $value )
			&& count( $value ) <= self::MOST
			&& count( array_filter( $value, $is_text ) ) === count( $value );
	}
}
