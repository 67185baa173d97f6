<?php
/**
 * Views as a table.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Stats;

use Slipstream\Forms\Csv;

/**
 * Writes views as CSV.
 */
final class Stats_Csv {

	/**
	 * Writes views to a stream.
	 *
	 * @param resource                                                          $stream Where to.
	 * @param list<array{day: string, post: int, referrer: string, views: int}> $rows   The views.
	 */
	public static function write( $stream, array $rows ): void {
		fwrite( $stream, "\xEF\xBB\xBF" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A stream, not a file.
		Csv::line( $stream, array( __( 'Day', 'slipstream' ), __( 'Post', 'slipstream' ), __( 'Title', 'slipstream' ), __( 'Address', 'slipstream' ), __( 'Referrer', 'slipstream' ), __( 'Views', 'slipstream' ) ) );
		_prime_post_caches( array_values( array_unique( array_filter( array_column( $rows, 'post' ) ) ) ), false, false );
		foreach ( $rows as $row ) {
			$post = Stats_Report::post( $row['post'] );
			Csv::line( $stream, array( $row['day'], 0 === $row['post'] ? '' : (string) $row['post'], $post['title'], $post['url'], $row['referrer'], (string) $row['views'] ) );
		}
	}
}
