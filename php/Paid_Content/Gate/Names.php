<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Gate;

/**
 * What blocks with locked text are called, and what takes their place.
 */
final class Names {

	public const CONTAINER = 'premium-content/container';
	public const MEMBERS   = 'premium-content/subscriber-view';
	public const OTHERS    = 'premium-content/logged-out-view';
	public const PAYWALL   = 'jetpack/paywall';
	public const PATTERN   = 'core/block';
	public const LOCKED    = 'slipstream/locked-part';
	public const OPEN      = 'slipstream/open-part';
	private const IN_TEXTS = array( 'wp:premium-content/', 'wp:jetpack/paywall' );

	/** Whether a text has such blocks. It may say so of others too. */
	public static function are_in( string $content ): bool {
		foreach ( self::IN_TEXTS as $name ) {
			if ( str_contains( $content, $name ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The plans that open a container.
	 *
	 * @param array<mixed> $attributes The block's. Old posts name one plan.
	 * @return list<int>
	 */
	public static function plans( array $attributes ): array {
		$ids = $attributes['selectedPlanIds'] ?? array();
		$ids = is_array( $ids ) && array() !== $ids ? $ids : array( $attributes['selectedPlanId'] ?? 0 );
		$ids = array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, $ids );
		return array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) );
	}
}
