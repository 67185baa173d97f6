<?php

declare( strict_types=1 );

namespace Slipstream\Stats;

use Closure;
use Slipstream\Support\Csv;

/**
 * Writes views as CSV.
 */
final class Stats_Csv {

	/**
	 * Writes views to a stream, page by page, because they may not all fit into memory.
	 *
	 * @param resource                                                                    $stream
	 * @param iterable<list<array{day: string, post: int, referrer: string, views: int}>> $pages
	 */
	public static function write( $stream, iterable $pages ): void {
		Csv::write( $stream, self::lines( $pages ) );
	}

	/**
	 * @param iterable<list<array{day: string, post: int, referrer: string, views: int}>> $pages
	 * @return iterable<list<string>>
	 */
	private static function lines( iterable $pages ): iterable {
		$values = array_column( self::columns(), 1 );
		yield array_column( self::columns(), 0 );
		foreach ( $pages as $rows ) {
			_prime_post_caches(
				array_values( array_unique( array_filter( array_column( $rows, 'post' ) ) ) ),
				false,
				false
			);
			foreach ( $rows as $row ) {
				$row += Stats_Report::post( $row['post'] );
				yield array_map( static fn ( Closure $value ): string => $value( $row ), $values );
			}
			// WordPress caches every post that it reads.
			wp_cache_supports( 'flush_runtime' ) && wp_cache_flush_runtime();
		}
	}

	/** @return list<array{string, Closure(array<string, mixed>): string}> Each column's name and its value for a row. */
	private static function columns(): array {
		return array(
			array( __( 'Day', 'slipstream' ), static fn ( array $row ): string => $row['day'] ),
			array( __( 'Post', 'slipstream' ), static fn ( array $row ): string => (string) ( $row['post'] ?: '' ) ),
			array( __( 'Title', 'slipstream' ), static fn ( array $row ): string => $row['title'] ),
			array( __( 'Address', 'slipstream' ), static fn ( array $row ): string => $row['url'] ),
			array( __( 'Referrer', 'slipstream' ), static fn ( array $row ): string => $row['referrer'] ),
			array( __( 'Views', 'slipstream' ), static fn ( array $row ): string => (string) $row['views'] ),
		);
	}
}
