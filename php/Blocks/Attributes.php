<?php

declare( strict_types=1 );

namespace Slipstream\Blocks;

/**
 * Reads attributes of which a paste or an old version may have left another type.
 */
final class Attributes {

	/**
	 * A switch: 'false' and '0' are off.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public static function flag( array $attributes, string $name, bool $otherwise = false ): bool {
		return filter_var( $attributes[ $name ] ?? $otherwise, FILTER_VALIDATE_BOOLEAN, FILTER_NULL_ON_FAILURE )
			?? $otherwise;
	}
}
