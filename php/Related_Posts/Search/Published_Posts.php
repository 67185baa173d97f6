<?php

declare( strict_types=1 );

namespace Slipstream\Related_Posts\Search;

use Slipstream\Related_Posts\Related_Posts_Settings;
use WP_Post;
use wpdb;

/** The published posts of the chosen types, in the order of their IDs. */
final class Published_Posts {

	public function __construct(
		private wpdb $database,
		private Related_Posts_Settings $options,
		private Tokenizer $words
	) {}

	public function count(): int {
		return (int) $this->database->get_var( 'SELECT COUNT(*) FROM ' . $this->above( 0 ) );
	}

	/**
	 * @param int $id Only posts with a higher ID.
	 * @return list<int>|null The next IDs; null if the database fails, which is not the same as none.
	 */
	public function ids_after( int $id, int $most ): ?array {
		$ids = $this->database->get_col( 'SELECT ID FROM ' . $this->above( $id ) . " ORDER BY ID LIMIT $most" );
		return '' === $this->database->last_error ? array_map( 'intval', $ids ) : null;
	}

	/**
	 * @param list<int> $ids
	 * @return list<Document>
	 */
	public function documents( array $ids ): array {
		_prime_post_caches( $ids, true, false );
		$posts = array_filter( array_map( 'get_post', $ids ), static fn ( $post ): bool => $post instanceof WP_Post );
		return array_map(
			fn ( WP_Post $post ): Document => Document::of( $post, $this->words ),
			array_values( $posts )
		);
	}

	/** The part of a query that names them. */
	private function above( int $id ): string {
		$types = $this->options->choice()['post_types'];
		$names = implode( ', ', array_fill( 0, count( $types ), '%s' ) );
		return (string) $this->database->prepare(
			"%i WHERE post_status = 'publish' AND post_password = '' AND ID > %d AND post_type IN ($names)",
			$this->database->posts,
			$id,
			...$types
		);
	}
}
