<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;
use Slipstream\Newsletter\Rendering\Html\Tag;
use WP_HTML_Tag_Processor;

/**
 * Pictures in rows of two or three. Those of other sizes have their own height: nothing crops in an email.
 */
final class Gallery implements Block_Renderer {

	private const GAP = 8;

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$html     = $block->html();
		$blocks   = $block->blocks_named( 'core/image' );
		$count    = array() === $blocks ? substr_count( strtolower( $html ), '<img' ) : count( $blocks );
		$columns  = max( 1, min( $block->number( 'columns' ) ?: 2, 3, $count ) );
		$cell     = $canvas->of_width( intdiv( $canvas->width + self::GAP, $columns ) - self::GAP );
		$pictures = array() === $blocks
			? self::pictures_in( $html, $cell )
			: self::pictures_of( $blocks, $cell );
		return self::rows( $pictures, $columns, $canvas ) . Captions::of( $block, $canvas );
	}

	/**
	 * @param list<Parsed_Block> $blocks
	 * @return list<string>
	 */
	private static function pictures_of( array $blocks, Canvas $cell ): array {
		$pictures = array();
		foreach ( $blocks as $block ) {
			$pictures[] = self::captioned( Image::picture( $block, $cell ), Captions::of( $block, $cell ) );
		}
		return array_values( array_filter( $pictures ) );
	}

	/** @return list<string> */
	private static function pictures_in( string $html, Canvas $cell ): array {
		$reader   = new WP_HTML_Tag_Processor( $html );
		$pictures = array();
		while ( $reader->next_tag() ) {
			if ( 'IMG' === $reader->get_tag() ) {
				$pictures[] = $cell->picture(
					(string) $reader->get_attribute( 'src' ),
					(string) $reader->get_attribute( 'alt' ),
					(int) $reader->get_attribute( 'width' ),
					(int) $reader->get_attribute( 'data-id' )
				);
			} elseif ( 'FIGCAPTION' === $reader->get_tag() && array() !== $pictures && ! self::is_of_all( $reader ) ) {
				$text       = Tag::text( Parsed_Block::text_up_to( $reader, 'FIGCAPTION' ) );
				$caption    = $cell->prose( Tag::around( 'figcaption', $text ) );
				$pictures[] = self::captioned( array_pop( $pictures ), $caption );
			}
		}
		return array_values( array_filter( $pictures ) );
	}

	private static function is_of_all( WP_HTML_Tag_Processor $caption ): bool {
		return true === $caption->has_class( 'blocks-gallery-caption' );
	}

	private static function captioned( string $picture, string $caption ): string {
		return '' === $picture || '' === $caption
			? $picture
			: Tag::styled( 'div', $picture, 'margin:0 0 8px' ) . $caption;
	}

	/** @param list<string> $pictures */
	private static function rows( array $pictures, int $columns, Canvas $canvas ): string {
		$rows = '';
		foreach ( array_chunk( $pictures, max( 1, $columns ) ) as $row ) {
			$cells = '';
			foreach ( $row as $index => $picture ) {
				$space  = $canvas->between( $index, count( $row ), self::GAP );
				$cells .= Tag::around(
					'td',
					$picture,
					array(
						'width'  => intdiv( 100, count( $row ) ) . '%',
						'valign' => 'top',
						'style'  => $space . ';padding-bottom:8px',
					)
				);
			}
			$rows .= Tag::row( array( $cells ) );
		}
		return '' === $rows ? '' : Tag::styled( 'div', $rows, 'margin:0 0 12px' );
	}
}
