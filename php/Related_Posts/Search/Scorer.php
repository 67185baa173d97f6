<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts\Search;

/**
 * Compares posts by shared terms, words in the title, and words in the text. Rare ones count more.
 */
final class Scorer {

	private const TERMS = 0.5;
	private const TITLE = 0.3;
	private const TEXT  = 0.2;

	/** A lower score is chance: a word that happens to be in both. */
	private const LEAST = 0.05;

	/**
	 * Ranks posts.
	 *
	 * @param array<int, Document> $others The posts.
	 * @param array<int, int>      $counts The number of posts that have each of the post's terms.
	 * @return list<int> Similar posts, the most similar first; for equal scores, the newest first.
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
	 * Each word's weight, by the number of posts that have it.
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

	/** A word in all posts weighs little, a word in few posts weighs much. */
	private static function weight( int $count, int $total ): float {
		return log( 1 + max( 1, $total ) / max( 1, $count ) );
	}

	/**
	 * @param array<int|string, float> $weights One post's words or terms, with their weights.
	 * @param list<int|string>         $others  The other post's words or terms.
	 */
	private static function shared( array $weights, array $others ): float {
		$all = array_sum( $weights );
		return $all > 0 ? array_sum( array_intersect_key( $weights, array_flip( $others ) ) ) / $all : 0.0;
	}
}
