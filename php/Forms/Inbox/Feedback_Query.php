<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Inbox;

use RuntimeException;
use Slipstream\Support\Database\Rows;
use Slipstream\Support\Database\Table_Text;
use WP_Post;
use WP_Query;

/**
 * The inbox's filters, for counts and exports.
 */
final class Feedback_Query {

	private const COLUMNS = array( 'post_title', 'post_excerpt', 'post_content' );

	private const BATCH = 200;

	/** @return array<string, array<string, mixed>> The arguments for routes that accept the filters. */
	public static function arguments(): array {
		return array(
			'search' => array(
				'description' => __( 'Limit results to responses that contain this text.', 'slipstream' ),
				'example'     => 'Ann',
				'type'        => 'string',
				'maxLength'   => 200,
				// Any text; invalid UTF-8 matches no pattern.
				'pattern'     => '^',
			),
			'parent' => array(
				'description' => __( 'Limit results to responses from these pages.', 'slipstream' ),
				'example'     => array( 12 ),
				'type'        => 'array',
				'items'       => array( 'type' => 'integer' ),
			),
			'after'  => array(
				'description' => __( 'Limit results to later responses.', 'slipstream' ),
				'example'     => '2026-11-01T00:00:00',
				'type'        => 'string',
				'format'      => 'date-time',
			),
			'before' => array(
				'description' => __( 'Limit results to earlier responses.', 'slipstream' ),
				'example'     => '2026-12-01T00:00:00',
				'type'        => 'string',
				'format'      => 'date-time',
			),
		);
	}

	/**
	 * The query's arguments.
	 *
	 * @param array<string, mixed> $filters  search, parent, after, before, is_unread, ids.
	 * @param list<string>         $statuses
	 * @return array<string, mixed>
	 */
	public static function build( array $filters, array $statuses ): array {
		$query = array(
			'post_type'        => Feedback_Store::TYPE,
			'post_status'      => $statuses,
			'suppress_filters' => true,
			'orderby'          => array(
				'date' => 'DESC',
				'ID'   => 'DESC',
			),
		);
		if ( is_string( $filters['search'] ?? null ) && '' !== trim( $filters['search'] ) ) {
			$query = self::searching( $filters['search'] ) + $query;
		}
		if ( ! empty( $filters['parent'] ) ) {
			$query['post_parent__in'] = array_map( 'intval', (array) $filters['parent'] );
		}
		if ( ! empty( $filters['ids'] ) ) {
			$query['post__in'] = array_map( 'intval', (array) $filters['ids'] );
		}
		if ( isset( $filters['is_unread'] ) ) {
			$query['comment_status'] = in_array( $filters['is_unread'], array( true, 1, '1', 'true' ), true )
				? 'open'
				: 'closed';
		}
		foreach ( array( 'after', 'before' ) as $side ) {
			if ( ! empty( $filters[ $side ] ) ) {
				$query['date_query'][] = array(
					$side    => (string) $filters[ $side ],
					'column' => 'post_date',
				);
			}
		}
		return $query;
	}

	/**
	 * Query arguments to search for a text, encoded as answers are in the excerpt: the database rejects searches for
	 * characters that it cannot store.
	 *
	 * @return array<string, mixed>
	 */
	public static function searching( string $search ): array {
		global $wpdb;
		return array(
			's'              => Table_Text::fit( $search, $wpdb->posts, 'post_excerpt' ),
			'search_columns' => self::COLUMNS,
		);
	}

	/**
	 * The number of matching responses.
	 *
	 * @param array<string, mixed> $filters
	 * @throws RuntimeException If the database fails, because 0 would mean no responses.
	 */
	public static function count( array $filters, string $status ): int {
		$sql = self::sql( array( 'orderby' => 'none' ) + self::build( $filters, array( $status ) ) );
		return (int) ( Rows::get( "SELECT COUNT(*) AS number FROM ($sql) AS found" )[0]->number ?? 0 );
	}

	/**
	 * All their IDs. Responses that are added or deleted meanwhile do not shift the batches.
	 *
	 * @param array<string, mixed> $filters
	 * @param list<string>         $statuses
	 * @return list<int>
	 * @throws RuntimeException If the database fails, because an empty list would mean no responses.
	 */
	public static function ids( array $filters, array $statuses ): array {
		return array_map(
			'intval',
			array_column( Rows::get( self::sql( self::build( $filters, $statuses ) ) ), 'ID' )
		);
	}

	/**
	 * The SQL that returns IDs. WordPress only builds it, because it would turn a failed query into an empty result.
	 *
	 * @param array<string, mixed> $query The query's arguments.
	 */
	private static function sql( array $query ): string {
		$none    = static fn (): array => array();
		add_filter( 'posts_pre_query', $none );
		$written = new WP_Query(
			$query + array(
				'posts_per_page' => -1,
				'fields'         => 'ids',
				'cache_results'  => false,
				'no_found_rows'  => true,
			)
		);
		remove_filter( 'posts_pre_query', $none );
		return (string) $written->request;
	}

	/**
	 * Responses in batches, so that any number fits into memory.
	 *
	 * @param list<int> $ids The IDs of the responses.
	 * @return iterable<Feedback>
	 * @throws RuntimeException If the database fails.
	 */
	public static function each( array $ids ): iterable {
		global $wpdb;
		foreach ( array_chunk( $ids, self::BATCH ) as $some ) {
			$places = implode( ',', array_fill( 0, count( $some ), '%d' ) );
			$sql    = (string) $wpdb->prepare( "SELECT * FROM {$wpdb->posts} WHERE ID IN ($places) AND post_type = %s", ...array( ...$some, Feedback_Store::TYPE ) ); // phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- One placeholder per ID.
			$rows   = array_column( Rows::get( $sql ), null, 'ID' );
			foreach ( $some as $id ) {
				// Skip a response that was deleted meanwhile.
				if ( isset( $rows[ $id ] ) ) {
					yield new Feedback( new WP_Post( $rows[ $id ] ) );
				}
			}
		}
	}
}
