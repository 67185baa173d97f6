<?php

declare( strict_types=1 );

namespace Slipstream\Stats;

use Slipstream\Support\Database\Claim_Result;
use Slipstream\Support\Database\Daily_Counts;
use Slipstream\Support\Month;
use wpdb;

/**
 * A view is one more in the row of its day, post and referrer, in one statement: nothing is lost however many come at
 * once. What is kept of a view is that there was one.
 */
final class View_Counter {

	/** Rows of a day. Anybody can name a referrer: those of a day that has so many are counted together. */
	public const MOST_ROWS = 5000;

	/** What those are called. No host: hosts have a dot. */
	public const OTHER = 'other';

	public function __construct( private wpdb $database, private Month $month ) {}

	/**
	 * @param int    $post     The post; 0 for lists of posts.
	 * @param string $referrer The host that the visitor came from; '' for none.
	 * @return bool Whether it is counted.
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

	/** The host of a referrer as it is kept: without a port and 'www.'. '' for none, and for this site's own. */
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
