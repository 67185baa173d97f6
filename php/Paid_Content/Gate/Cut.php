<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Gate;

/**
 * A text that is cut at its first paywall, however deep it is.
 *
 * @phpstan-import-type Block from Blocks
 */
final class Cut {

	/**
	 * @param list<Block> $open What everybody reads, without the paywall.
	 * @param list<Block> $rest What follows.
	 */
	private function __construct( public readonly array $open, public readonly array $rest ) {}

	/**
	 * @param list<Block> $blocks
	 * @param Block|null  $notice Takes the paywall's place.
	 * @return self|null Null if there is none.
	 */
	public static function at_paywall( array $blocks, ?array $notice ): ?self {
		$blocks = array_values( $blocks );
		foreach ( $blocks as $index => $block ) {
			$before = array_slice( $blocks, 0, $index );
			$after  = array_slice( $blocks, $index + 1 );
			if ( Names::PAYWALL === $block['blockName'] ) {
				// Nothing is saved inside a paywall; what someone has put there is behind it.
				$inside = '' === trim( $block['innerHTML'] ) && array() === $block['innerBlocks']
					? array()
					: array(
						array(
							'blockName' => null,
							'attrs'     => array(),
						) + $block,
					);
				$open   = null === $notice ? $before : array( ...$before, $notice );
				return new self( $open, array( ...$inside, ...$after ) );
			}
			$inner = self::at_paywall( Blocks::inside( $block ), $notice );
			if ( null !== $inner ) {
				$place = self::place( Blocks::inside( $block ) );
				$open  = Blocks::until( $block, $inner->open, $place );
				$left  = count( $inner->rest ) > count( $block['innerBlocks'] ) - $place - 1;
				$rest  = Blocks::after( $block, $inner->rest, $place, $left );
				return new self( array( ...$before, $open ), array( $rest, ...$after ) );
			}
		}
		return null;
	}

	/**
	 * Which of some blocks is the paywall, or has it.
	 *
	 * @param list<Block> $blocks
	 */
	private static function place( array $blocks ): int {
		foreach ( array_values( $blocks ) as $index => $block ) {
			if ( self::has_paywall( $block ) ) {
				return $index;
			}
		}
		return 0;
	}

	/** @param Block $block */
	public static function has_paywall( array $block ): bool {
		if ( Names::PAYWALL === $block['blockName'] ) {
			return true;
		}
		foreach ( Blocks::inside( $block ) as $inner ) {
			if ( self::has_paywall( $inner ) ) {
				return true;
			}
		}
		return false;
	}
}
