<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering;

use Slipstream\Newsletter\Rendering\Blocks\Locked_Part;
use Slipstream\Subscribers\People\Access;
use WP_Post;

/**
 * What readers may read of a content, where nobody knows better: whoever has not paid reads up to the paywall, and
 * nothing inside paid blocks.
 *
 * @phpstan-type Block array{blockName: string|null, attrs: array<mixed>, innerBlocks: array<mixed>, innerHTML: string, innerContent: array<string|null>}
 */
final class Free_Part {

	private const PAYWALL   = 'jetpack/paywall';
	private const PAID      = 'premium-content/';
	private const PATTERN   = 'core/block';
	private const META      = '_jetpack_newsletter_access';
	private const PAID_POST = array( 'paid_subscribers', 'paid_subscribers_all_tiers' );

	/** Whether the paywall was reached: what comes later is locked, however deep it is. */
	private bool $is_over = false;

	private bool $has_said_so = false;

	public static function open( string $content, WP_Post $post, Access $access ): string {
		return Access::Paid === $access ? $content : ( new self() )->free( $content, $post );
	}

	private function free( string $content, WP_Post $post ): string {
		$has_paywall = str_contains( $content, 'wp:' . self::PAYWALL );
		if ( ! $has_paywall && in_array( get_post_meta( $post->ID, self::META, true ), self::PAID_POST, true ) ) {
			return serialize_block( self::notice() );
		}
		return $has_paywall || str_contains( $content, 'wp:' . self::PAID ) || str_contains( $content, 'wp:block' )
			? serialize_blocks( $this->cut( parse_blocks( $content ) ) )
			: $content;
	}

	/**
	 * @param array<int|string, Block> $blocks
	 * @return list<Block>
	 */
	private function cut( array $blocks ): array {
		$free = array();
		foreach ( $blocks as $block ) {
			$one = $this->cut_one( $block );
			if ( null !== $one ) {
				$free[] = $one;
			}
		}
		return $free;
	}

	/**
	 * @param Block $block
	 * @return Block|null
	 */
	private function cut_one( array $block ): ?array {
		if ( $this->is_over ) {
			return null;
		}
		$name = (string) ( $block['blockName'] ?? '' );
		if ( self::PAYWALL === $name ) {
			$this->is_over = true;
			return $this->say_once();
		}
		if ( str_starts_with( $name, self::PAID ) ) {
			return $this->say_once();
		}
		if ( self::PATTERN === $name ) {
			// Its own content is cut when it is drawn.
			$this->is_over = self::has_paywall( (int) ( $block['attrs']['ref'] ?? 0 ) );
			return $block;
		}
		return array() === $block['innerBlocks'] ? $block : $this->cut_inside( $block );
	}

	/**
	 * @param Block $block
	 * @return Block
	 */
	private function cut_inside( array $block ): array {
		$blocks  = array();
		$content = array();
		$index   = 0;
		foreach ( $block['innerContent'] as $part ) {
			if ( is_string( $part ) ) {
				// Text between blocks may be locked as well; what closes elements may be left out.
				$content[] = $this->is_over ? '' : $part;
				continue;
			}
			$one = $this->cut_one( $block['innerBlocks'][ $index++ ] );
			if ( null !== $one ) {
				$blocks[]  = $one;
				$content[] = null;
			}
		}
		return array(
			'innerBlocks'  => $blocks,
			'innerContent' => $content,
			'innerHTML'    => implode( '', array_filter( $content, is_string( ... ) ) ),
		) + $block;
	}

	/**
	 * Whether a synced pattern has a paywall, also in one inside it.
	 *
	 * @param list<int> $seen Patterns that are looked at.
	 */
	private static function has_paywall( int $pattern, array $seen = array() ): bool {
		$content = in_array( $pattern, $seen, true ) ? '' : (string) get_post_field( 'post_content', $pattern, 'raw' );
		if ( str_contains( $content, 'wp:' . self::PAYWALL ) ) {
			return true;
		}
		preg_match_all( '/<!--\s+wp:(?:core\/)?block\s+\{[^>]*"ref"\s*:\s*(\d+)/', $content, $found );
		foreach ( $found[1] as $inside ) {
			if ( self::has_paywall( (int) $inside, array( ...$seen, $pattern ) ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return Block|null */
	private function say_once(): ?array {
		if ( $this->has_said_so ) {
			return null;
		}
		$this->has_said_so = true;
		return self::notice();
	}

	/** @return Block */
	private static function notice(): array {
		return array(
			'blockName'    => Locked_Part::NAME,
			'attrs'        => array(),
			'innerBlocks'  => array(),
			'innerHTML'    => '',
			'innerContent' => array(),
		);
	}
}
