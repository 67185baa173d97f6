<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Box;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;
use Slipstream\Newsletter\Rendering\Html\Look;
use Slipstream\Newsletter\Rendering\Html\Tag;

/**
 * Columns, which stand below each other on narrow screens.
 */
final class Columns implements Block_Renderer {

	public const GAP = 20;

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$columns = $block->blocks_named( 'core/column' );
		$box     = Box::of( $block );
		$inside  = $canvas->of_width( $box->inside( $canvas->width ) );
		$widths  = self::widths( $columns );
		$cells   = array();
		foreach ( $columns as $index => $column ) {
			$pixels  = (int) ( ( $inside->width + self::GAP ) * $widths[ $index ] / 100 ) - self::GAP;
			$back    = Box::of( $column );
			$cells[] = self::cell(
				$back->around( $inside->of_width( $back->inside( $pixels ) )->blocks( $column->blocks ) ),
				$widths[ $index ],
				$canvas->between( $index, count( $columns ), self::GAP ),
				false !== $block->value( 'isStackedOnMobile' )
			);
		}
		return array() === $cells ? '' : $box->around( Tag::row( $cells ) );
	}

	/**
	 * A cell beside others.
	 *
	 * @param string $space As Canvas::between() gives it.
	 */
	public static function cell(
		string $html,
		float $percent,
		string $space,
		bool $is_stacked,
		string $valign = 'top'
	): string {
		return Tag::around(
			'td',
			Box::begun( $html ),
			array(
				'class'  => $is_stacked ? Look::IS_COLUMN : null,
				'width'  => round( $percent, 2 ) . '%',
				'valign' => $valign,
				'style'  => "vertical-align:$valign;$space",
			)
		);
	}

	/**
	 * In percent, 100 together. Columns without a width share what is left.
	 *
	 * @param list<Parsed_Block> $columns
	 * @return list<float>
	 */
	private static function widths( array $columns ): array {
		$own  = array_map( self::percent( ... ), $columns );
		$none = count( array_filter( $own, static fn ( float $one ): bool => $one <= 0.0 ) );
		$rest = max( 0.0, 100.0 - array_sum( $own ) );
		$even = 0 === $none || $rest < 10.0 ? 100.0 / max( 1, count( $columns ) ) : $rest / $none;
		$own  = array_map( static fn ( float $one ): float => $one > 0.0 ? $one : $even, $own );
		$sum  = array_sum( $own );
		return array_map( static fn ( float $one ): float => 100.0 * $one / $sum, $own );
	}

	/** @return float 0 for a column without a width that emails can have. */
	private static function percent( Parsed_Block $column ): float {
		return preg_match( '/^([\d.]+)%?$/', $column->text( 'width' ), $found ) ? (float) $found[1] : 0.0;
	}
}
