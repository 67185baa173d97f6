<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\People;

/**
 * The categories of posts that a subscriber has chosen, as their row has them: one statement finds all who get a post.
 */
final class Categories {

	/** Most that someone can choose. */
	public const MOST = 200;

	/**
	 * As they are stored: ',3,7,'; '' for all there are and will be.
	 *
	 * @param list<int> $ids
	 */
	public static function stored( array $ids ): string {
		$ids = array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) );
		$ids = array_slice( array_values( $ids ), 0, self::MOST );
		sort( $ids );
		return array() === $ids ? '' : ',' . implode( ',', $ids ) . ',';
	}

	/** @return list<int> None for all. */
	public static function read( string $stored ): array {
		return array_map( 'intval', array_values( array_filter( explode( ',', $stored ), 'is_numeric' ) ) );
	}

	/**
	 * The condition for those who get what is in one of some categories.
	 *
	 * @param list<int> $ids Newsletter categories; none for what goes to all.
	 * @return array{string, list<string>} With its values.
	 */
	public static function condition( array $ids ): array {
		return array() === $ids ? array( '1 = 1', array() ) : array(
			"( categories = ''" . str_repeat( ' OR categories LIKE %s', count( $ids ) ) . ' )',
			array_map( static fn ( int $id ): string => "%,$id,%", $ids ),
		);
	}
}
