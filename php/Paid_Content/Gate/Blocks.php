<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Gate;

use WP_HTML_Tag_Processor;

/**
 * Takes parsed blocks apart and puts them together, so that their HTML stays whole.
 *
 * @phpstan-type Block array{blockName: string|null, attrs: array<mixed>, innerBlocks: list<array<mixed>>, innerHTML: string, innerContent: list<string|null>}
 */
final class Blocks {

	/** Elements that have no end. */
	private const VOID = array(
		'AREA',
		'BASE',
		'BR',
		'COL',
		'EMBED',
		'HR',
		'IMG',
		'INPUT',
		'LINK',
		'META',
		'SOURCE',
		'TRACK',
		'WBR',
	);

	/**
	 * The blocks in a block.
	 *
	 * @param Block $block
	 * @return list<Block>
	 */
	public static function inside( array $block ): array {
		/** @var list<Block> $blocks */
		$blocks = array_values( $block['innerBlocks'] );
		return $blocks;
	}

	/**
	 * A block with other children and other HTML around them.
	 *
	 * @param Block             $block
	 * @param list<Block>       $children
	 * @param list<string|null> $content  Null for each child, in order.
	 * @return Block
	 */
	public static function with( array $block, array $children, array $content ): array {
		return array(
			'innerBlocks'  => $children,
			'innerHTML'    => implode( '', array_filter( $content, 'is_string' ) ),
			'innerContent' => $content,
		) + $block;
	}

	/**
	 * A new block that only holds others.
	 *
	 * @param array<mixed> $attributes
	 * @param list<Block>  $children
	 * @param string       $class Of the element around them; '' for no element.
	 * @return Block
	 */
	public static function make( string $name, array $attributes, array $children, string $class = '' ): array {
		$content = array_fill( 0, count( $children ), null );
		if ( '' !== $class ) {
			$content = array( '<div class="' . esc_attr( $class ) . '">', ...$content, '</div>' );
		}
		return self::with(
			array(
				'blockName'    => $name,
				'attrs'        => $attributes,
				'innerBlocks'  => array(),
				'innerHTML'    => '',
				'innerContent' => array(),
			),
			$children,
			$content
		);
	}

	/**
	 * A block up to one of its children, which another takes the place of. Elements that are open there are closed.
	 *
	 * @param Block       $block
	 * @param list<Block> $children Those before it, and what takes its place.
	 * @param int         $index    Which child it was.
	 * @return Block
	 */
	public static function until( array $block, array $children, int $index ): array {
		$kept = array();
		$seen = 0;
		foreach ( $block['innerContent'] as $chunk ) {
			if ( null === $chunk && $seen++ === $index ) {
				break;
			}
			$kept[] = $chunk;
		}
		$more = count( $children ) - $index;
		$end  = self::ends( implode( '', array_filter( $kept, 'is_string' ) ) );
		return self::with( $block, $children, array( ...$kept, ...array_fill( 0, max( 0, $more ), null ), $end ) );
	}

	/**
	 * A block after one of its children, in an element like the one before.
	 *
	 * @param Block       $block
	 * @param list<Block> $children What is left of it, and those that follow.
	 * @param int         $index    Which child it was.
	 * @param bool        $is_left  Whether something is left of it.
	 * @return Block
	 */
	public static function after( array $block, array $children, int $index, bool $is_left ): array {
		$content = array();
		$seen    = 0;
		foreach ( $block['innerContent'] as $place => $chunk ) {
			if ( null === $chunk ) {
				if ( $seen > $index || ( $seen === $index && $is_left ) ) {
					$content[] = null;
				}
				++$seen;
			} elseif ( 0 === $place || $seen > $index ) {
				$content[] = $chunk;
			}
		}
		return self::with( $block, $children, $content );
	}

	/**
	 * A block without some of its children.
	 *
	 * @param Block               $block
	 * @param array<int, Block|null> $children By their places; null for those that go.
	 * @return Block
	 */
	public static function replace( array $block, array $children ): array {
		$content = array();
		$seen    = 0;
		foreach ( $block['innerContent'] as $chunk ) {
			if ( null !== $chunk ) {
				$content[] = $chunk;
			} elseif ( null !== ( $children[ $seen++ ] ?? null ) ) {
				$content[] = null;
			}
		}
		return self::with( $block, array_values( array_filter( $children ) ), $content );
	}

	/** The classes of the element that a block was saved as. */
	public static function class_of( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		return $tags->next_tag() ? (string) $tags->get_attribute( 'class' ) : '';
	}

	/** The end tags of what a piece of HTML leaves open. */
	private static function ends( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		$open = array();
		while ( $tags->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$name = (string) $tags->get_tag();
			if ( ! $tags->is_tag_closer() ) {
				if ( ! in_array( $name, self::VOID, true ) && ! $tags->has_self_closing_flag() ) {
					$open[] = $name;
				}
				continue;
			}
			$place = array_search( $name, array_reverse( $open, true ), true );
			if ( false !== $place ) {
				$open = array_slice( $open, 0, (int) $place );
			}
		}
		return implode(
			'',
			array_map(
				static fn ( string $name ): string => '</' . strtolower( $name ) . '>',
				array_reverse( $open )
			)
		);
	}
}
