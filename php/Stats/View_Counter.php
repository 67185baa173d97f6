<?php
/**
 * Counts views.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Stats;

use Slipstream\Support\Month;
use wpdb;

/**
 * A view is one more in the row of its day, post and referrer, in one statement: nothing is lost however many come at once. What is kept of a
 * view is that there was one.
 */
final class View_Counter {

	/**
	 * Rows of a day. Anybody can name a referrer: those of a day that has so many are counted together.
	 */
	public const MOST_ROWS = 5000;

	/**
	 * What those are called. No host: hosts have a dot.
	 */
	public const OTHER = 'other';

	/**
	 * A database refuses statements that wait for each other.
	 */
	private const TRIES = 4;

	/**
	 * Takes its parts.
	 *
	 * @param wpdb  $database The site's database.
	 * @param Month $month    What day it is.
	 */
	public function __construct( private wpdb $database, private Month $month ) {}

	/**
	 * Counts a view.
	 *
	 * @param int    $post     The post; 0 for lists of posts.
	 * @param string $referrer The host that the visitor came from; '' for none.
	 * @return bool Whether it is counted.
	 */
	public function count( int $post, string $referrer ): bool {
		$day = $this->month->today();
		// Most views are of a row that is there.
		$counted = $this->query( 'UPDATE %i SET views = views + 1 WHERE day = %s AND post_id = %d AND referrer = %s', $day, $post, $referrer );
		if ( 0 !== $counted ) {
			return 1 === $counted;
		}
		$referrer = '' !== $referrer && $this->is_full( $day ) ? self::OTHER : $referrer;
		return is_int( $this->query( 'INSERT INTO %i (day, post_id, referrer, views) VALUES (%s, %d, %s, 1) ON DUPLICATE KEY UPDATE views = views + 1', $day, $post, $referrer ) );
	}

	/**
	 * The host of a referrer as it is kept: without a port and 'www.'. '' for none, and for this site's own.
	 *
	 * @param string $referrer What the browser told.
	 */
	public static function host( string $referrer ): string {
		$host = (string) preg_replace( '/^www\.|:\d+$/', '', strtolower( $referrer ) );
		$own  = (string) preg_replace( '/^www\./', '', strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) ) );
		return $host !== $own && 1 === preg_match( '/^(?=.{3,100}$)[a-z0-9_-]+(\.[a-z0-9_-]+)+$/D', $host ) ? $host : '';
	}

	/**
	 * Whether a day has so many rows that others are counted together. Unread counts as full: that costs a name, not a view.
	 *
	 * @param string $day The day.
	 */
	private function is_full( string $day ): bool {
		$rows = $this->database->get_var( $this->database->prepare( 'SELECT COUNT(*) FROM %i WHERE day = %s', $this->table(), $day ) );
		return null === $rows || (int) $rows >= self::MOST_ROWS;
	}

	/**
	 * Changes the row of a view.
	 *
	 * @param literal-string $sql The statement.
	 * @param string|int     ...$values Its values, without the table.
	 * @return int|bool Rows that have changed; false where the database fails.
	 */
	private function query( string $sql, string|int ...$values ): int|bool {
		$shown = $this->database->suppress_errors();
		for ( $try = 0, $done = false; $try < self::TRIES && false === $done; $try++ ) {
			$done = $this->database->query( $this->database->prepare( $sql, $this->table(), ...$values ) );
		}
		$this->database->suppress_errors( $shown );
		return $done;
	}

	/**
	 * The table's name.
	 */
	private function table(): string {
		return $this->database->prefix . Views::TABLE;
	}
}
