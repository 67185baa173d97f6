<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts\Search;

use Slipstream\Related_Posts\Related_Posts_Settings;
use wpdb;

/**
 * Finds a limited number of posts that are worth comparing: those that share rare terms, and those that a full-text
 * search finds, or the newest ones if the database has no full-text search.
 */
final class Candidates {

	private const BY_TERMS   = 180;
	private const BY_TERM    = 80;
	private const RARE_TERMS = 6;
	private const BY_WORDS   = 150;
	private const QUERY      = 10;
	private const SAMPLE     = 100;
	private const RARE       = 5;

	public function __construct(
		private wpdb $database,
		private Index $index,
		private Related_Posts_Settings $options
	) {}

	/**
	 * Finds posts that visitors can read and that the site's settings allow.
	 *
	 * @param array<int, int> $counts The number of posts that have each of its terms.
	 * @return list<int>
	 */
	public function find( Document $document, array $counts ): array {
		$rules   = $this->options->choice();
		$include = $this->with_children( $rules['include_terms'] );
		$exclude = $this->with_children( $rules['exclude_terms'] );
		asort( $counts );
		$found = $this->by_terms( array_keys( array_slice( $counts, 0, self::RARE_TERMS, true ) ) );
		array_push( $found, ...$this->by_words( $document ), ...$this->by_terms( $include ) );
		$found = array_values( array_diff( array_unique( $found ), array( $document->id ) ) );
		return $this->allowed( $found, $include, $exclude );
	}

	/**
	 * Filters posts to those that visitors can read and whose type the site chose.
	 *
	 * @param list<int> $ids     The posts.
	 * @param list<int> $have    Taxonomy IDs of terms; if there are any, a post must have one of them.
	 * @param list<int> $have_no Taxonomy IDs of terms; a post must not have any of them.
	 * @return list<int> In the same order.
	 */
	public function allowed( array $ids, array $have = array(), array $have_no = array() ): array {
		if ( ! $ids ) {
			return array();
		}
		$types = $this->options->choice()['post_types'];
		$query = "SELECT p.ID FROM %i p WHERE p.ID IN (%ids) AND p.post_status = 'publish' AND p.post_password = '' AND p.post_type IN (%types)";
		$query = strtr(
			$query,
			array(
				'%ids'   => self::places( $ids, '%d' ),
				'%types' => self::places( $types, '%s' ),
			)
		);
		$with  = array( $this->database->posts, ...$ids, ...$types );
		foreach ( array(
			'EXISTS'     => $have,
			'NOT EXISTS' => $have_no,
		) as $condition => $terms ) {
			if ( $terms ) {
				$query .= " AND $condition ( SELECT 1 FROM %i r WHERE r.object_id = p.ID AND r.term_taxonomy_id IN ("
					. self::places( $terms, '%d' )
					. ') )';
				array_push( $with, $this->database->term_relationships, ...$terms );
			}
		}
		$readable = array_map( 'intval', $this->database->get_col( $this->database->prepare( $query, $with ) ) );
		return array_values( array_intersect( $ids, $readable ) );
	}

	/**
	 * The number of posts that have each term.
	 *
	 * @param list<int> $terms Taxonomy ids of terms.
	 * @return array<int, int> By taxonomy id.
	 */
	public function counts( array $terms ): array {
		if ( ! $terms ) {
			return array();
		}
		$query = 'SELECT term_taxonomy_id, count FROM %i WHERE term_taxonomy_id IN ('
			. self::places( $terms, '%d' )
			. ')';
		$rows  = (array) $this->database->get_results(
			$this->database->prepare( $query, $this->database->term_taxonomy, ...$terms )
		);
		return array_map( 'intval', array_column( $rows, 'count', 'term_taxonomy_id' ) );
	}

	/**
	 * @param list<int> $terms Taxonomy ids of terms.
	 * @return list<int>
	 */
	private function by_terms( array $terms ): array {
		$found = array();
		foreach ( $terms as $term ) {
			$ids = $this->database->get_col(
				$this->database->prepare(
					'SELECT object_id FROM %i WHERE term_taxonomy_id = %d ORDER BY object_id DESC LIMIT %d',
					$this->database->term_relationships,
					$term,
					self::BY_TERM
				)
			);
			array_push( $found, ...array_map( 'intval', $ids ) );
			if ( count( $found ) >= self::BY_TERMS ) {
				break;
			}
		}
		return $found;
	}

	/** @return list<int> */
	private function by_words( Document $document ): array {
		$state = $this->index->state();
		$words = 'ready' === ( $state['status'] ?? '' ) && $state['full_text']
			? $this->distinctive_terms( $document )
			: array();
		$found = $words ? $this->index->search( $words, self::BY_WORDS ) : null;
		if ( null !== $found ) {
			return $found;
		}
		$types = $this->options->choice()['post_types'];
		$query = "SELECT ID FROM %i WHERE post_status = 'publish' AND post_type IN ("
			. self::places( $types, '%s' )
			. ') ORDER BY ID DESC LIMIT %d';
		return array_map(
			'intval',
			$this->database->get_col(
				$this->database->prepare( $query, $this->database->posts, ...array( ...$types, self::BY_WORDS ) )
			)
		);
	}

	/**
	 * A post's rare words, those from its title first. Searching for common words takes long and matches almost
	 * anything.
	 *
	 * @return list<string>
	 */
	private function distinctive_terms( Document $document ): array {
		$counts = $this->index->frequencies( self::SAMPLE );
		$words  = array_unique( array( ...$document->title, ...$document->words ) );
		$rare   = array_filter( $words, static fn ( string $word ): bool => ( $counts[ $word ] ?? 0 ) <= self::RARE );
		return array_slice( array_values( $rare ), 0, self::QUERY );
	}

	/**
	 * @param list<int> $ids Ids of terms.
	 * @return list<int> Their taxonomy ids.
	 */
	private function with_children( array $ids ): array {
		$terms = array();
		foreach ( $ids as $id ) {
			$term = get_term( $id );
			if ( $term instanceof \WP_Term ) {
				$below = is_taxonomy_hierarchical( $term->taxonomy )
					? get_term_children( $id, $term->taxonomy )
					: array();
				array_push( $terms, $id, ...( is_array( $below ) ? $below : array() ) );
			}
		}
		$found = array_map( static fn ( int $id ) => get_term( $id ), array_unique( array_map( 'intval', $terms ) ) );
		return array_values(
			array_map(
				static fn ( \WP_Term $term ): int => $term->term_taxonomy_id,
				array_filter( $found, static fn ( $term ): bool => $term instanceof \WP_Term )
			)
		);
	}

	/**
	 * @param array<mixed> $values
	 * @param string       $place  Such as %d.
	 */
	private static function places( array $values, string $place ): string {
		return implode( ', ', array_fill( 0, count( $values ), $place ) );
	}
}
