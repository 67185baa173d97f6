<?php

declare( strict_types=1 );

namespace Slipstream\Features;

/**
 * What stands in a text that has a block or a shortcode of a feature.
 */
final class Marks {

	/** @param list<string> $all */
	public function __construct( public readonly array $all ) {}

	/**
	 * Those, and those of synced patterns.
	 *
	 * @param list<int> $patterns Their IDs. A form or a menu that is referred to has another.
	 */
	public function with_patterns( array $patterns ): self {
		$marks = array_map( static fn ( int $id ): array => self::of_pattern( $id )->all, $patterns );
		return new self( array_merge( $this->all, ...$marks ) );
	}

	/** What stands where a synced pattern does. */
	public static function of_pattern( int $id ): self {
		return new self( array( "\"ref\":$id}", "\"ref\":$id," ) );
	}

	public function are_in( string $text ): bool {
		foreach ( $this->all as $mark ) {
			if ( str_contains( $text, $mark ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<string> For LIKE. */
	public function likes(): array {
		global $wpdb;
		return array_map(
			static fn ( string $mark ): string => '%' . $wpdb->esc_like( $mark ) . '%',
			$this->all
		);
	}
}
