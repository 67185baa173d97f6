<?php

declare( strict_types=1 );

namespace Slipstream\Blocks\Tiled_Gallery;

/**
 * Tells which pictures stand together: the same rules as in blocks/tiled-gallery/rows.ts; its test/rows.json holds what
 * both give.
 */
final class Tiled_Gallery_Rows {

	public const MAX_COLUMNS = 20;

	private const DEFAULT_COLUMNS = 3;

	/**
	 * Puts pictures in rows and columns.
	 *
	 * @param list<float> $ratios Width by height of each picture.
	 * @return list<list<int>> How many pictures each column of each row holds.
	 */
	public static function of( array $ratios, string $look, ?int $columns, bool $is_wide ): array {
		if ( ! $ratios ) {
			return array();
		}
		if ( 'rectangular' === $look ) {
			return self::mosaic( $ratios, $is_wide );
		}
		$wanted = null === $columns || 0 === $columns ? min( self::DEFAULT_COLUMNS, count( $ratios ) ) : $columns;
		$count  = max( 1, min( self::MAX_COLUMNS, $wanted ) );
		return 'columns' === $look ? self::columns( $ratios, $count ) : self::tiles( count( $ratios ), $count );
	}

	/**
	 * @param list<float> $ratios Width by height of each picture.
	 * @return list<list<int>>
	 */
	private static function mosaic( array $ratios, bool $is_wide ): array {
		$rows  = array();
		$taken = 0;
		$total = count( $ratios );
		while ( $taken < $total ) {
			// No rule looks further than seven pictures.
			$row    = self::next_row(
				array_slice( $ratios, $taken, 7 ),
				$total - $taken,
				array_slice( $rows, -5 ),
				$is_wide
			);
			$taken += array_sum( $row );
			$rows[] = $row;
		}
		return $rows;
	}

	/**
	 * The next row of a mosaic. The first rule that fits decides.
	 *
	 * @param list<float>     $left   Width by height of the next pictures.
	 * @param list<list<int>> $recent The last rows.
	 * @return list<int>
	 */
	private static function next_row( array $left, int $count, array $recent, bool $is_wide ): array {
		$first = $left[0];
		$three = array_sum( array_slice( $left, 0, 3 ) );
		$four  = array_sum( array_slice( $left, 0, 4 ) );
		$five  = array_sum( array_slice( $left, 0, 5 ) );
		$rules = array(
			array( array( 2, 1, 2 ), 5, $count > 15 && self::begins( $left, 'LLPLL' ) ),
			array( array( 3, 1, 3 ), 5, $count > 15 && self::begins( $left, 'LLLPLLL' ) ),
			array( array( 1, 2, 1 ), 5, 5 !== $count && self::begins( $left, 'PLLP' ) ),
			array( array( 1, 3 ), 3, self::begins( $left, 'PLLL' ) ),
			array( array( 3, 1 ), 3, self::begins( $left, 'LLLP' ) ),
			array( array( 1, 2 ), 3, $first < 1.6 && self::are_near_square( array_slice( $left, 1, 2 ) ) ),
			array(
				array( 1, 1, 1, 1, 1 ),
				1,
				$is_wide && ( 5 === $count || ( $count > 6 && 10 !== $count ) ) && $five < 5,
			),
			array( array( 1, 1, 1, 1 ), 1, $count > 5 && $four < 3.5 ),
			array( array( 1, 1, 1, 1 ), 0, 4 === $count && $four < 7 ),
			array(
				array( 1, 1, 1 ),
				3,
				$count >= 3
					&& 4 !== $count
					&& 6 !== $count
					&& ( $three < 2.5 || ( $three < 5 && $first === $left[2] ) || $is_wide ),
			),
			array(
				array( 2, 1 ),
				3,
				$count > 2 && self::are_near_square( array_slice( $left, 0, 2 ) ) && $left[2] < 1.6,
			),
			array( array( 1 ), 0, $first >= 2 ),
			array( array( 1, 1 ), 0, $count > 3 ),
		);
		foreach ( $rules as list( $row, $among, $fits ) ) {
			if ( $fits && ( 0 === $among || ! in_array( $row, array_slice( $recent, -$among ), true ) ) ) {
				return $row;
			}
		}
		return array_fill( 0, $count, 1 );
	}

	/**
	 * Whether pictures begin with a pattern of shapes: P is higher than wide; L is not, and less than twice as wide as
	 * high.
	 *
	 * @param list<float> $ratios Width by height of each picture.
	 */
	private static function begins( array $ratios, string $shapes ): bool {
		if ( count( $ratios ) < strlen( $shapes ) ) {
			return false;
		}
		foreach ( str_split( $shapes ) as $at => $shape ) {
			$is_portrait = $ratios[ $at ] < 1;
			if ( 'P' === $shape ? ! $is_portrait : $is_portrait || $ratios[ $at ] >= 2 ) {
				return false;
			}
		}
		return true;
	}

	/** @param list<float> $ratios Width by height of each. */
	private static function are_near_square( array $ratios ): bool {
		return 2 === count( $ratios ) && min( $ratios ) >= 0.9 && max( $ratios ) < 2;
	}

	/**
	 * @param list<float> $ratios Width by height of each picture.
	 * @return list<list<int>>
	 */
	private static function columns( array $ratios, int $columns ): array {
		if ( count( $ratios ) <= $columns ) {
			return array( array_fill( 0, count( $ratios ), 1 ) );
		}
		$share   = array_sum( $ratios ) / $columns;
		$row     = array_fill( 0, $columns, 0 );
		$column  = 0;
		$running = 0.0;
		foreach ( $ratios as $ratio ) {
			while ( $column < $columns - 1 && $running > ( $column + 1 ) * $share ) {
				++$column;
			}
			++$row[ $column ];
			$running += $ratio;
		}
		return array( array_values( $row ) );
	}

	/** @return list<list<int>> Equal tiles: what does not fill a row comes first. */
	private static function tiles( int $count, int $columns ): array {
		$rest = $count % $columns;
		$rows = array_fill( 0, intdiv( $count, $columns ), array_fill( 0, $columns, 1 ) );
		return $rest ? array( array_fill( 0, $rest, 1 ), ...$rows ) : $rows;
	}
}
