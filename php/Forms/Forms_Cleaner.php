<?php

declare( strict_types=1 );

namespace Slipstream\Forms;

use Closure;
use Slipstream\Forms\Files\Cleanup_Events;
use Slipstream\Forms\Files\Quarantine;
use Slipstream\Forms\Files\Spam_Files;
use Slipstream\Forms\Files\Unfinished_Files;
use Slipstream\Forms\Inbox\Feedback_Store;
use Throwable;

/**
 * Deletes responses past the site's retention period, old spam, and files without a response. If one part fails, the
 * others still run.
 */
final class Forms_Cleaner {

	/** Days to keep spam after it was marked as spam. */
	public const SPAM_DAYS = 30;

	private const BATCH = 200;

	public function __construct( private float $seconds = 20 ) {}

	/** Cleans for a limited time; the next run continues. */
	public function clean(): void {
		$until   = microtime( true ) + $this->seconds;
		$is_done = true;
		foreach ( self::parts() as $name => $part ) {
			try {
				$is_done = $part( $until ) && $is_done;
			} catch ( Throwable $error ) {
				wp_trigger_error( __METHOD__, "$name: " . $error->getMessage() );
			}
		}
		if ( ! $is_done ) {
			wp_schedule_single_event( time(), Cleanup_Events::SOON_EVENT );
		}
	}

	/** @return array<string, Closure(float): bool> The cleanup tasks, in order. Each returns whether it is done. */
	private static function parts(): array {
		return array(
			'retention'  => static fn ( float $until ): bool => self::delete_old( $until ),
			'spam'       => static fn ( float $until ): bool =>
				self::date_spam( $until ) && self::delete_spam( $until ),
			'unfinished' => Unfinished_Files::clean( ... ),
			'spam files' => Spam_Files::clean( ... ),
			'files'      => Quarantine::sweep( ... ),
		);
	}

	/** Deletes responses past the site's retention period. */
	private static function delete_old( float $until ): bool {
		/**
		 * Filters after how many days responses are permanently deleted; 0 keeps them.
		 *
		 * @since 0.1.0
		 *
		 * @param int $days The site's setting.
		 */
		$days = (int) apply_filters( 'slipstream_form_retention_days', Forms_Settings::retention_days() );
		return $days <= 0 || self::delete(
			array( 'publish', 'spam', 'trash' ),
			array(
				'date_query' => array(
					array(
						'column' => 'post_date_gmt',
						// A response without a date is not old.
						'after'  => '1980-01-01',
						'before' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ),
					),
				),
			),
			$until
		);
	}

	/** Sets a date on spam that has none, because it came before the plugin stored dates. */
	private static function date_spam( float $until ): bool {
		do {
			$ids = self::find(
				array( 'spam' ),
				array(
					'meta_query' => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- Not in a visitor's request.
						array(
							'key'     => Feedback_Store::SPAM_SINCE,
							'compare' => 'NOT EXISTS',
						),
					),
				)
			);
			foreach ( $ids as $id ) {
				if ( ! add_post_meta( $id, Feedback_Store::SPAM_SINCE, time(), true ) ) {
					return true;
				}
			}
			$is_full = count( $ids ) === self::BATCH;
		} while ( $is_full && microtime( true ) <= $until );
		return ! $is_full;
	}

	private static function delete_spam( float $until ): bool {
		return self::delete(
			array( 'spam' ),
			array(
				'meta_query' => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- See above.
					array(
						'key'     => Feedback_Store::SPAM_SINCE,
						'value'   => time() - self::SPAM_DAYS * DAY_IN_SECONDS,
						'compare' => '<',
						'type'    => 'NUMERIC',
					),
				),
			),
			$until
		);
	}

	/**
	 * Permanently deletes responses until none are left or the time is up.
	 *
	 * @param list<string>         $statuses
	 * @param array<string, mixed> $query    The query for the responses.
	 * @return bool Whether none are left.
	 */
	private static function delete( array $statuses, array $query, float $until ): bool {
		do {
			$ids  = self::find( $statuses, $query );
			$gone = 0;
			foreach ( $ids as $id ) {
				// Someone may have restored it since the query.
				$gone += in_array( get_post_status( $id ), $statuses, true ) && wp_delete_post( $id, true ) ? 1 : 0;
				if ( microtime( true ) > $until ) {
					return false;
				}
			}
			$is_full = count( $ids ) === self::BATCH;
		} while ( $is_full && $gone > 0 );
		return true;
	}

	/**
	 * @param list<string>         $statuses
	 * @param array<string, mixed> $query    The query for the responses.
	 * @return list<int>
	 */
	private static function find( array $statuses, array $query ): array {
		return array_values(
			array_filter(
				get_posts(
					$query + array(
						'post_type'        => Feedback_Store::TYPE,
						'post_status'      => $statuses,
						'posts_per_page'   => self::BATCH, // phpcs:ignore WordPress.WP.PostsPerPage -- Not in a visitor's request.
						'fields'           => 'ids',
						'suppress_filters' => true,
						'cache_results'    => false,
					)
				),
				'is_int'
			)
		);
	}
}
