<?php

declare( strict_types=1 );

namespace Slipstream\Stats;

use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Daily_Counts;
use Slipstream\Support\Month;
use wpdb;

/**
 * Adds one to the row of a view's day, post, and referrer, in one statement, so that no view is lost even if many
 * arrive at once. The site keeps nothing else about a view.
 */
final class View_Counter {

	/** The most rows per day. Anyone can name a referrer, so later ones on the same day are counted together. */
	public const MOST_ROWS = 5000;

	/** The name for those. It cannot be a host, because hosts have a dot. */
	public const OTHER = 'other';

	public function __construct( private wpdb $database, private Month $month ) {}

	/**
	 * @param int    $post     The post; 0 for lists of posts.
	 * @param string $referrer The host that the visitor came from, or ''.
	 * @return bool Whether the view was counted.
	 */
	public function count( int $post, string $referrer ): bool {
		$key    = array(
			'day'     => $this->month->today(),
			'post_id' => $post,
		);
		$other  = '' === $referrer ? '' : self::OTHER;
		$counts = new Daily_Counts( $this->database, Views::TABLE, 'views', self::MOST_ROWS );
		return Claim_Result::Granted === $counts->add(
			$key + compact( 'referrer' ),
			1,
			$key + array( 'referrer' => $other )
		);
	}

	/** A referrer's host as it is stored: without a port and 'www.'. '' for no host and for this site's own. */
	public static function host( string $referrer ): string {
		$host = (string) preg_replace( '/^www\.|:\d+$/', '', strtolower( $referrer ) );
		$own  = (string) preg_replace(
			'/^www\./',
			'',
			strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) )
		);
		return $host !== $own && 1 === preg_match( '/^(?=.{3,100}$)[a-z0-9_-]+(\.[a-z0-9_-]+)+$/D', $host )
			? $host
			: '';
	}
}
