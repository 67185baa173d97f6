<?php
/**
 * Removes what nobody needs.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

/**
 * The daily cleaning: counters, files without a response, and responses older than the site wants to keep them.
 */
final class Cleaner {

	private const BATCH = 200;

	/**
	 * Takes the counters.
	 *
	 * @param Rate_Limiter $limit The counters.
	 */
	public function __construct( private Rate_Limiter $limit ) {}

	/**
	 * Cleans.
	 */
	public function clean(): void {
		$this->limit->clean();
		File_Store::remove_orphans();
		/**
		 * Filters after how many days responses are deleted for good; 0 keeps them.
		 *
		 * @param int $days The default.
		 */
		$days = (int) apply_filters( 'slipstream_form_retention_days', 0 );
		if ( $days > 0 ) {
			$this->delete( "-$days days", array( 'publish', 'spam', 'trash' ) );
		}
		$this->delete( '-30 days', array( 'spam' ) );
	}

	/**
	 * Deletes old responses, some each day.
	 *
	 * @param string       $before   What is older goes.
	 * @param list<string> $statuses Of which status.
	 */
	private function delete( string $before, array $statuses ): void {
		$ids = get_posts(
			array(
				'post_type'        => Feedback_Store::TYPE,
				'post_status'      => $statuses,
				'posts_per_page'   => self::BATCH, // phpcs:ignore WordPress.WP.PostsPerPage -- Once a day.
				'fields'           => 'ids',
				'suppress_filters' => true,
				'date_query'       => array(
					array(
						'column' => 'post_date_gmt',
						'before' => gmdate( 'Y-m-d H:i:s', (int) strtotime( $before ) ),
					),
				),
			)
		);
		foreach ( $ids as $id ) {
			wp_delete_post( $id, true );
		}
	}
}
