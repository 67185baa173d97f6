<?php
/**
 * Finds responses.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

use WP_Post;
use WP_Query;

/**
 * The filters of the inbox, for counts and exports.
 */
final class Feedback_Query {

	public const COLUMNS = array( 'post_title', 'post_excerpt', 'post_content' );

	private const BATCH = 200;

	/**
	 * The arguments of routes that take the filters.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function arguments(): array {
		return array(
			'search' => array(
				'description' => __( 'Text that responses hold.', 'slipstream' ),
				'type'        => 'string',
				'maxLength'   => 200,
			),
			'parent' => array(
				'description' => __( 'Pages that they came from.', 'slipstream' ),
				'type'        => 'array',
				'items'       => array( 'type' => 'integer' ),
			),
			'after'  => array(
				'description' => __( 'Only later ones.', 'slipstream' ),
				'type'        => 'string',
				'format'      => 'date-time',
			),
			'before' => array(
				'description' => __( 'Only earlier ones.', 'slipstream' ),
				'type'        => 'string',
				'format'      => 'date-time',
			),
		);
	}

	/**
	 * Arguments of a query.
	 *
	 * @param array<string, mixed> $filters  search, parent, after, before, is_unread, ids.
	 * @param list<string>         $statuses Statuses.
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
			$query['s']              = wp_check_invalid_utf8( $filters['search'], true );
			$query['search_columns'] = self::COLUMNS;
		}
		if ( ! empty( $filters['parent'] ) ) {
			$query['post_parent__in'] = array_map( 'intval', (array) $filters['parent'] );
		}
		if ( ! empty( $filters['ids'] ) ) {
			$query['post__in'] = array_map( 'intval', (array) $filters['ids'] );
		}
		if ( isset( $filters['is_unread'] ) ) {
			$query['comment_status'] = in_array( $filters['is_unread'], array( true, 1, '1', 'true' ), true ) ? 'open' : 'closed';
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
	 * How many there are.
	 *
	 * @param array<string, mixed> $filters  The filters.
	 * @param string               $status   The status.
	 */
	public static function count( array $filters, string $status ): int {
		$query = new WP_Query(
			self::build( $filters, array( $status ) ) + array(
				'posts_per_page'         => 1,
				'fields'                 => 'ids',
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			)
		);
		return (int) $query->found_posts;
	}

	/**
	 * All of them, some at a time, so that any number fits into memory.
	 *
	 * @param array<string, mixed> $filters  The filters.
	 * @param list<string>         $statuses Statuses.
	 * @return iterable<Feedback>
	 */
	public static function each( array $filters, array $statuses ): iterable {
		$page = 0;
		do {
			++$page;
			$posts = get_posts(
				self::build( $filters, $statuses ) + array(
					'posts_per_page'         => self::BATCH, // phpcs:ignore WordPress.WP.PostsPerPage -- Read in batches, by the owner alone.
					'paged'                  => $page,
					'cache_results'          => false,
					'update_post_meta_cache' => false,
					'update_post_term_cache' => false,
				)
			);
			foreach ( $posts as $post ) {
				if ( $post instanceof WP_Post ) {
					yield new Feedback( $post );
				}
			}
			$is_full = count( $posts ) === self::BATCH;
		} while ( $is_full );
	}
}
