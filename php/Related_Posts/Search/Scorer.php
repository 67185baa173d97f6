<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts\Search;

/**
 * Compares posts by shared terms, words of the title, and words of the text. What few posts share counts more.
 */
final class Scorer {

	private const TERMS = 0.5;
	private const TITLE = 0.3;
	private const TEXT  = 0.2;

	/** Less than this is chance: a word that happens to be in both. */
	private const LEAST = 0.05;

	/**
	 * Puts posts in order.
	 *
	 * @param array<int, Document> $others The posts.
	 * @param array<int, int>      $counts How many posts have each term of the post.
	 * @return list<int> Those that are alike, the most first; of equals the newest first.
	 */
	public function rank( Document $of, array $others, array $counts ): array {
		$total = max( array( count( $others ), ...$counts ) );
		$terms = array();
		foreach ( $of->terms as $term ) {
			$terms[ $term ] = self::weight( $counts[ $term ] ?? 0, $total );
		}
		$title  = self::weights(
			$of->title,
			array_map( static fn ( Document $other ): array => $other->title, $others )
		);
		$words  = self::weights(
			$of->words,
			array_map( static fn ( Document $other ): array => $other->words, $others )
		);
		$scores = array();
		foreach ( $others as $id => $other ) {
			$score = self::TERMS * self::shared( $terms, $other->terms )
				+ self::TITLE * self::shared( $title, $other->title )
				+ self::TEXT * self::shared( $words, $other->words );
			if ( $score >= self::LEAST ) {
				$scores[ $id ] = $score;
			}
		}
		$ids = array_keys( $scores );
		usort( $ids, static fn ( int $a, int $b ): int => array( $scores[ $b ], $b ) <=> array( $scores[ $a ], $a ) );
		return $ids;
	}

	/**
	 * How much each word tells, by how many of the posts have it.
	 *
	 * @param list<string>             $words
	 * @param array<int, list<string>> $lists The words of the posts.
	 * @return array<string|int, float>
	 */
	private static function weights( array $words, array $lists ): array {
		$counts = array_fill_keys( $words, 0 );
		foreach ( $lists as $list ) {
			foreach ( array_unique( $list ) as $word ) {
				if ( isset( $counts[ $word ] ) ) {
					++$counts[ $word ];
				}
			}
		}
		return array_map( static fn ( int $count ): float => self::weight( $count, count( $lists ) ), $counts );
	}

	/** What is in all posts tells little, what is in few tells much. */
	private static function weight( int $count, int $total ): float {
		return log( 1 + max( 1, $total ) / max( 1, $count ) );
	}

	/**
	 * @param array<int|string, float> $weights What one has, and how much each tells.
	 * @param list<int|string>         $others  What the other has.
	 */
	private static function shared( array $weights, array $others ): float {
		$all = array_sum( $weights );
		return $all > 0 ? array_sum( array_intersect_key( $weights, array_flip( $others ) ) ) / $all : 0.0;
	}
}
