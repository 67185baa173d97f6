<?php

declare( strict_types=1 );

namespace Slipstream\Blocks;

use Slipstream\Settings\Option_Field;

/**
 * A block that is off is not in any editor. Pages that have it go on showing it: what was published does not change by
 * a switch. The option lists what is off, so that a new block is on.
 *
 * @phpstan-type Metadata array{name: string, title?: string, description?: string, category?: string, parent?: list<string>, ancestor?: list<string>, supports?: array{inserter?: bool}, slipstream?: array{module?: string, ai?: string, purpose?: string, skipInnerBlocks?: bool, plainText?: list<string>}}
 */
final class Block_Switches {

	public const OPTION = 'slipstream_inactive_blocks';

	private const PREFIX = 'jetpack/';

	/** @param array<string, Metadata> $blocks The metadata of all blocks of the build, by name. */
	public function __construct( private array $blocks ) {}

	/** Whether a block is on: itself, and one of those that it can stand in. */
	public function is_on( string $name ): bool {
		return ! in_array( $name, $this->off(), true );
	}

	/** @return list<string> The names of the blocks that are off, those included that stand only in such. */
	public function off(): array {
		$off = array_values( array_unique( array( ...$this->switched_off(), ...$this->forced_off() ) ) );
		do {
			$before = $off;
			$off    = array_values(
				array_unique(
					array(
						...$off,
						...array_keys(
							array_filter(
								$this->blocks,
								fn ( array $block ): bool => $this->are_places_off( $block, $before )
							)
						),
					)
				)
			);
		} while ( $off !== $before );
		return $off;
	}

	/** @return list<string> The names of the blocks that a filter of a host or another plugin keeps off. */
	public function forced_off(): array {
		// phpcs:disable WordPress.NamingConventions -- Jetpack's hooks.
		if ( has_filter( 'jetpack_gutenberg' ) && ! apply_filters( 'jetpack_gutenberg', true ) ) {
			return array_keys( $this->blocks );
		}
		if ( ! has_filter( 'jetpack_set_available_extensions' ) ) {
			return array();
		}
		// Jetpack has a name there for what stands by itself, none for what stands in it.
		$names = array_keys(
			array_filter( $this->blocks, fn ( array $block ): bool => array() === $this->places( $block ) )
		);
		/**
		 * Filters which blocks are available. A block that is not in the list is off.
		 *
		 * @since 0.1.0
		 *
		 * @param list<string> $names Block names without the namespace, such as 'map'.
		 */
		$left = apply_filters(
			'jetpack_set_available_extensions',
			array_map( static fn ( string $name ): string => substr( $name, strlen( self::PREFIX ) ), $names )
		);
		// phpcs:enable
		return is_array( $left )
			? array_values(
				array_filter(
					$names,
					static fn ( string $name ): bool => array() === array_intersect(
						array( $name, substr( $name, strlen( self::PREFIX ) ) ),
						$left
					)
				)
			)
			: array();
	}

	/**
	 * Switches blocks. Others that someone switches at the same moment stay as they are switched.
	 *
	 * @param list<string> $names The names of blocks.
	 * @return bool Whether it is stored.
	 */
	public function set( array $names, bool $is_on ): bool {
		return Option_Field::change(
			self::OPTION,
			static fn ( array $stored ): array => array_values(
				array_unique(
					array(
						...array_diff( array_filter( $stored, 'is_string' ), $names ),
						...( $is_on ? array() : $names ),
					)
				)
			)
		);
	}

	/**
	 * The blocks that a block can stand in; none if it can stand anywhere.
	 *
	 * @param Metadata $block
	 * @return list<string>
	 */
	public function places( array $block ): array {
		$places = $block['parent'] ?? $block['ancestor'] ?? array();
		$head   = self::PREFIX . ( $block['slipstream']['module'] ?? '' );
		// The block that has its module's name is what the others of the module are for: fields are of no use without
		// forms.
		return array() === $places && $head !== $block['name'] && isset( $this->blocks[ $head ] )
			? array( $head )
			: $places;
	}

	/**
	 * Whether all that a block can stand in is off.
	 *
	 * @param Metadata      $block
	 * @param array<string> $off   The blocks that are off.
	 */
	private function are_places_off( array $block, array $off ): bool {
		$places = $this->places( $block );
		return array() !== $places && array() === array_diff( $places, $off );
	}

	/** @return list<string> */
	private function switched_off(): array {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? array_values( array_filter( $stored, 'is_string' ) ) : array();
	}
}
