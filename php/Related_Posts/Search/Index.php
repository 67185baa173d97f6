<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts\Search;

use Slipstream\Support\Database\Statement;
use wpdb;

/**
 * Keeps each published post's subject in a narrow table, so that showing a page reads no post content.
 *
 * @phpstan-type State array{status: string, after: int, done: int, total: int, full_text: bool, build?: string}
 */
final class Index {

	public const TABLE = 'slipstream_related';
	public const STATE = 'slipstream_related_index';

	public function __construct( private wpdb $database ) {}

	/** @return State|null The progress, or null if indexing was never started. */
	public function state(): ?array {
		$stored = get_option( self::STATE );
		if ( ! is_array( $stored ) ) {
			return null;
		}
		return array(
			'status'    => 'ready' === ( $stored['status'] ?? '' ) ? 'ready' : 'building',
			'after'     => (int) ( $stored['after'] ?? 0 ),
			'done'      => (int) ( $stored['done'] ?? 0 ),
			'total'     => (int) ( $stored['total'] ?? 0 ),
			'full_text' => (bool) ( $stored['full_text'] ?? false ),
		) + ( is_string( $stored['build'] ?? null ) ? array( 'build' => $stored['build'] ) : array() );
	}

	/** @return State|null The progress, read directly from the database. */
	public function fresh_state(): ?array {
		wp_cache_delete( self::STATE, 'options' );
		wp_cache_delete( 'alloptions', 'options' );
		return $this->state();
	}

	/** Whether the database says that indexing was never started. If the database fails, it is unknown, so false. */
	public function is_new(): bool {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- What is cached may be old.
		$stored = $this->database->get_var(
			$this->database->prepare(
				'SELECT COUNT(*) FROM %i WHERE option_name = %s',
				$this->database->options,
				self::STATE
			)
		);
		return '' === $this->database->last_error && 0 === (int) $stored;
	}

	/**
	 * Stores the progress, unless it has changed since it was read.
	 *
	 * @param State $before The progress as it was read.
	 * @param State $after  The progress to store.
	 */
	public function advance( array $before, array $after ): void {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- update_option() does not look at what is stored.
		Statement::run( $this->database, (string) $this->database->prepare( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND HEX(option_value) = %s', $this->database->options, serialize( $after ), self::STATE, strtoupper( bin2hex( serialize( $before ) ) ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- As options are stored.
		$this->fresh_state();
	}

	/**
	 * Stores how far it is.
	 *
	 * @param State $state
	 */
	public function set_state( array $state ): void {
		update_option( self::STATE, $state, true );
	}

	/**
	 * Empties the table and detects how the database can search it.
	 *
	 * @return bool Whether the database supports full-text search.
	 */
	public function reset(): bool {
		Statement::run( $this->database, (string) $this->database->prepare( 'DELETE FROM %i', $this->table() ) );
		// SQLite does not support it, and would abort the whole transaction.
		if ( ! $this->database->is_mysql ) {
			return false;
		}
		$shown = $this->database->suppress_errors();
		if ( null === $this->search( array( 'probe' ), 1 ) ) {
			$this->database->query(
				$this->database->prepare( 'ALTER TABLE %i ADD FULLTEXT KEY about (title, words)', $this->table() )
			);
		}
		$can_search = null !== $this->search( array( 'probe' ), 1 );
		$this->database->suppress_errors( $shown );
		return $can_search;
	}

	/**
	 * @param list<Document> $documents The posts' subjects.
	 * @return bool Whether all are stored.
	 */
	public function save( array $documents ): bool {
		if ( ! $documents ) {
			return true;
		}
		$values = array( $this->table() );
		foreach ( $documents as $document ) {
			array_push(
				$values,
				$document->id,
				implode( ' ', $document->title ),
				implode( ' ', $document->words ),
				implode( ' ', $document->terms )
			);
		}
		$rows = implode( ', ', array_fill( 0, count( $documents ), '(%d, %s, %s, %s)' ) );
		return false !== Statement::run(
			$this->database,
			(string) $this->database->prepare( "REPLACE INTO %i (post_id, title, words, terms) VALUES $rows", $values )
		);
	}

	public function remove( int $id ): void {
		Statement::run(
			$this->database,
			(string) $this->database->prepare( 'DELETE FROM %i WHERE post_id = %d', $this->table(), $id )
		);
	}

	/**
	 * Reads posts. Those that are not in the table yet have only their title and terms.
	 *
	 * @param list<int> $ids The posts.
	 * @return array<int, Document> By post.
	 */
	public function load( array $ids, Tokenizer $words ): array {
		$found = array();
		if ( $ids && null !== $this->state() ) {
			foreach ( $this->rows(
				'SELECT post_id, title, words, terms FROM %i WHERE post_id IN (%ids)',
				$this->table(),
				$ids
			) as $row ) {
				$found[ (int) $row->post_id ] = new Document(
					(int) $row->post_id,
					self::split( $row->title ),
					self::split( $row->words ),
					array_map( 'intval', self::split( $row->terms ) )
				);
			}
		}
		$missing = array_values( array_diff( $ids, array_keys( $found ) ) );
		if ( $missing ) {
			$terms = array();
			foreach ( $this->rows(
				'SELECT object_id, term_taxonomy_id FROM %i WHERE object_id IN (%ids)',
				$this->database->term_relationships,
				$missing
			) as $row ) {
				$terms[ (int) $row->object_id ][] = (int) $row->term_taxonomy_id;
			}
			foreach ( $this->rows(
				'SELECT ID, post_title FROM %i WHERE ID IN (%ids)',
				$this->database->posts,
				$missing
			) as $row ) {
				$title                   = $words->key( $row->post_title, Document::TITLE_WORDS );
				$found[ (int) $row->ID ] = new Document(
					(int) $row->ID,
					$title,
					$title,
					$terms[ (int) $row->ID ] ?? array()
				);
			}
		}
		return $found;
	}

	/** @return array<string, int> The number of the newest posts that have each word. */
	public function frequencies( int $posts ): array {
		$rows = $this->database->get_col(
			$this->database->prepare( 'SELECT words FROM %i ORDER BY post_id DESC LIMIT %d', $this->table(), $posts )
		);
		return array_count_values( array_merge( ...array_map( array( self::class, 'split' ), $rows ) ) );
	}

	/**
	 * Runs a full-text search, best results first.
	 *
	 * @param list<string> $words
	 * @param int          $most  The maximum number of posts.
	 * @return list<int>|null The posts, or null if the database cannot or takes too long.
	 */
	public function search( array $words, int $most ): ?array {
		// The database stops a slow search, because there are other ways to find posts.
		$limit = str_contains( $this->database->db_server_info(), 'MariaDB' )
			? 'SET STATEMENT max_statement_time=0.2 FOR '
			: '';
		$query = implode( ' ', $words );
		$shown = $this->database->suppress_errors();
		$found = $this->database->get_col(
			$this->database->prepare(
				"{$limit}SELECT post_id FROM %i WHERE MATCH (title, words) AGAINST (%s) ORDER BY MATCH (title, words) AGAINST (%s) DESC LIMIT %d", // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- One of two constants.
				$this->table(),
				$query,
				$query,
				$most
			)
		);
		$this->database->suppress_errors( $shown );
		return '' === $this->database->last_error ? array_map( 'intval', $found ) : null;
	}

	/**
	 * @param string    $query The query, with its table as %i and the IDs as %ids.
	 * @param list<int> $ids
	 * @return list<\stdClass>
	 */
	private function rows( string $query, string $table, array $ids ): array {
		$query = str_replace( '%ids', implode( ', ', array_fill( 0, count( $ids ), '%d' ) ), $query );
		return array_values(
			array_filter(
				(array) $this->database->get_results( $this->database->prepare( $query, $table, ...$ids ) ),
				'is_object'
			)
		);
	}

	/** @return list<string> */
	private static function split( string $column ): array {
		return '' === $column ? array() : explode( ' ', $column );
	}

	private function table(): string {
		return $this->database->prefix . self::TABLE;
	}
}
