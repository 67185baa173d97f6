<?php

declare( strict_types=1 );

namespace Slipstream\Stats;

use Slipstream\Http\Request_Error;
use Slipstream\Support\Month;
use WP_Post;

/**
 * Views by day, week, or month, and the most-read posts: for the section, the widget, and the route that other plugins
 * use.
 */
final class Stats_Report {

	public function __construct( private Views $views, private Month $month ) {}

	/** The last days, weeks, or months. */
	public function periods( string $range ): Periods {
		return new Periods( $range, $this->month->today(), (int) get_option( 'start_of_week', 1 ) % 7 );
	}

	/**
	 * The report about the last days, weeks, or months.
	 *
	 * @param string $range One of Periods.
	 * @return array{range: string, from: string, to: string, series: list<array{start: string, views: int}>, sum: int, totals: array{today: int, yesterday: int, week: int, all: int}, posts: list<array{id: int, title: string, url: string, views: int}>, referrers: list<array{host: string, views: int}>}
	 * @throws Request_Error If the database fails.
	 */
	public function of( string $range, int $most ): array {
		$periods = $this->periods( $range );
		$sums    = $periods->sums( $this->views->by_day( $periods->first() ) );
		return array(
			'range'     => $range,
			'from'      => $periods->first(),
			'to'        => $periods->today,
			'series'    => array_map(
				static fn ( string $start, int $views ): array => compact( 'start', 'views' ),
				array_map( 'strval', array_keys( $sums ) ),
				array_values( $sums )
			),
			'sum'       => (int) array_sum( $sums ),
			'totals'    => $this->totals(),
			'posts'     => $this->posts( $periods->first(), $most ),
			'referrers' => $this->referrers( $periods->first(), $most ),
		);
	}

	/**
	 * Views today, yesterday, in the last seven days, and ever.
	 *
	 * @return array{today: int, yesterday: int, week: int, all: int}
	 * @throws Request_Error If the database fails.
	 */
	public function totals(): array {
		$today     = Periods::date( $this->month->today() );
		$days      = $this->views->by_day( $today->modify( '-6 day' )->format( 'Y-m-d' ) );
		$yesterday = $today->modify( '-1 day' )->format( 'Y-m-d' );
		return array(
			'today'     => $days[ $this->month->today() ] ?? 0,
			'yesterday' => $days[ $yesterday ] ?? 0,
			'week'      => (int) array_sum( $days ),
			'all'       => $this->views->total(),
		);
	}

	/**
	 * The most-read posts.
	 *
	 * @param string $from The first day.
	 * @return list<array{id: int, title: string, url: string, views: int}>
	 * @throws Request_Error If the database fails.
	 */
	public function posts( string $from, int $most ): array {
		$sums = $this->views->posts( $from, $most );
		_prime_post_caches( array_map( 'intval', array_filter( array_keys( $sums ) ) ), false, false );
		$posts = array();
		foreach ( $sums as $id => $views ) {
			$posts[] = self::post( (int) $id ) + compact( 'views' );
		}
		return $posts;
	}

	/**
	 * The response to GET jetpack/v4/module/stats/data, in the shape that its clients expect. The site does not
	 * distinguish visitors, so their number is unknown.
	 *
	 * @param string $range One of Periods.
	 * @return array<string, mixed>
	 * @throws Request_Error If the database fails.
	 */
	public function module_data( string $range ): array {
		$periods = $this->periods( $range );
		$data    = array();
		foreach ( $periods->sums( $this->views->by_day( $periods->first() ) ) as $start => $views ) {
			// Weeks have their own names there.
			$data[] = array(
				Periods::WEEK === $range ? Periods::date( (string) $start )->format( 'Y\Wm\Wd' ) : (string) $start,
				$views,
			);
		}
		$visits = array(
			'unit'   => $range,
			'fields' => array( 'period', 'views' ),
			'data'   => $data,
		);
		return Periods::DAY === $range ? array(
			'general' => array(
				'date'  => $periods->today,
				'stats' => $this->general(),
			),
			'day'     => $visits,
		) : array( $range => $visits );
	}

	/** @return array<string, int|string|null> */
	private function general(): array {
		$totals = $this->totals();
		$best   = $this->views->best_day();
		return array(
			'views'                => $totals['all'],
			'views_today'          => $totals['today'],
			'views_yesterday'      => $totals['yesterday'],
			'views_best_day'       => $best['day'] ?? '',
			'views_best_day_total' => $best['views'] ?? 0,
			'visitors'             => null,
			'visitors_today'       => null,
			'visitors_yesterday'   => null,
			'posts'                => (int) ( wp_count_posts()->publish ?? 0 ),
			'comments'             => (int) ( wp_count_comments()->approved ?? 0 ),
		);
	}

	/**
	 * @param string $from The first day.
	 * @return list<array{host: string, views: int}>
	 */
	private function referrers( string $from, int $most ): array {
		$referrers = array();
		foreach ( $this->views->referrers( $from, $most ) as $host => $views ) {
			$referrers[] = array(
				'host'  => View_Counter::OTHER === $host ? '' : (string) $host,
				'views' => $views,
			);
		}
		return $referrers;
	}

	/**
	 * A page’s title and URL.
	 *
	 * @param int $id The post; 0 for lists of posts.
	 * @return array{id: int, title: string, url: string}
	 */
	public static function post( int $id ): array {
		$found = 0 === $id ? null : get_post( $id );
		$post  = $found instanceof WP_Post ? $found : null;
		$title = match ( true ) {
			0 === $id => __( 'Home page and archives', 'slipstream' ),
			! $post => __( 'A deleted post', 'slipstream' ),
			default => trim(
				html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' )
			),
		};
		return array(
			'id'    => $id,
			'title' => '' === $title ? __( '(no title)', 'slipstream' ) : $title,
			'url'   => match ( true ) {
				0 === $id => home_url( '/' ),
			null === $post || ! is_post_publicly_viewable( $post ) => '',
			default => (string) get_permalink( $post ),
			},
		);
	}
}
