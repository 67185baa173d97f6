<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Gate;

use Slipstream\Support\Database\Database_Errors;
use WP_Post;

/**
 * Synced patterns are stored elsewhere: one that has locked text, or a paywall, stands in the post itself for the gate.
 *
 * @phpstan-import-type Block from Blocks
 */
final class Patterns {

	/** How deep patterns in patterns are followed. What is deeper is not shown. */
	private const DEPTH = 8;

	/** Whether a text has locked blocks, by itself or by a pattern. */
	public function are_locked( string $content, int $depth = self::DEPTH ): bool {
		if ( Names::are_in( $content ) ) {
			return true;
		}
		if ( ! preg_match_all( '#<!--\s+wp:(?:core/)?block\s+\{[^>]*?"ref"\s*:\s*"?(\d+)#', $content, $found ) ) {
			return false;
		}
		foreach ( array_unique( $found[1] ) as $id ) {
			$errors  = Database_Errors::count();
			$content = self::content( (int) $id );
			// What could not be read counts as locked.
			if ( $depth < 1 || Database_Errors::count() > $errors || $this->are_locked( $content, $depth - 1 ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @param list<Block> $blocks
	 * @param list<int>   $inside The patterns around them.
	 * @return list<Block> With the blocks of locked patterns in place of these.
	 */
	public function expand( array $blocks, array $inside = array() ): array {
		$expanded = array();
		foreach ( $blocks as $block ) {
			if ( Names::PATTERN === $block['blockName'] ) {
				$errors  = Database_Errors::count();
				$id      = (int) ( is_numeric( $block['attrs']['ref'] ?? null ) ? $block['attrs']['ref'] : 0 );
				$content = self::content( $id );
				if ( Database_Errors::count() > $errors ) {
					// There may be a paywall in it.
					$expanded[] = Blocks::make( Names::PAYWALL, array(), array() );
					continue;
				}
				if ( ! $this->are_locked( $content ) ) {
					$expanded[] = $block;
				} elseif ( count( $inside ) < self::DEPTH && ! in_array( $id, $inside, true ) ) {
					$expanded[] = Blocks::make(
						Names::OPEN,
						array(),
						$this->expand( self::parse( $content ), array( ...$inside, $id ) )
					);
				}
				continue;
			}
			if ( array() !== $block['innerBlocks'] ) {
				$inner = array();
				foreach ( Blocks::inside( $block ) as $index => $child ) {
					$inner[ $index ] = $this->expand( array( $child ), $inside )[0] ?? null;
				}
				$block = Blocks::replace( $block, $inner );
			}
			$expanded[] = $block;
		}
		return $expanded;
	}

	/** @return list<Block> */
	public static function parse( string $content ): array {
		/** @var list<Block> $blocks */
		$blocks = parse_blocks( $content );
		return $blocks;
	}

	private static function content( int $id ): string {
		$post = $id > 0 ? get_post( $id ) : null;
		return $post instanceof WP_Post && 'wp_block' === $post->post_type ? $post->post_content : '';
	}
}
