<?php

declare( strict_types=1 );

namespace Slipstream\Blocks;

/**
 * Reads attributes whose type may be wrong, from a paste or an old version.
 */
final class Attributes {

	/**
	 * A boolean: 'false' and '0' are false.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public static function flag( array $attributes, string $name, bool $otherwise = false ): bool {
		return filter_var( $attributes[ $name ] ?? $otherwise, FILTER_VALIDATE_BOOLEAN, FILTER_NULL_ON_FAILURE )
			?? $otherwise;
	}
}
