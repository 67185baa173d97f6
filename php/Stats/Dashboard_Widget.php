<?php

declare( strict_types=1 );

namespace Slipstream\Stats;

use Slipstream\Http\Request_Error;

/**
 * Shows users who can see statistics how often people read the site, with the same numbers as the section.
 */
final class Dashboard_Widget {

	public const ID = 'slipstream-stats';

	private const MOST = 5;

	public function __construct( private Stats_Report $report ) {}

	/** Adds it. Runs on wp_dashboard_setup. */
	public function add(): void {
		if ( current_user_can( Audience::CAPABILITY ) ) {
			wp_add_dashboard_widget( self::ID, __( 'Site views', 'slipstream' ), array( $this, 'render' ) );
		}
	}

	public function render(): void {
		try {
			$totals = $this->report->totals();
			$posts  = $this->report->posts( $this->report->periods( Periods::DAY )->first(), self::MOST );
		} catch ( Request_Error $error ) {
			printf( '<p>%s</p>', esc_html( $error->getMessage() ) );
			return;
		}
		echo '<p>' . esc_html(
			sprintf(
				/* translators: 1: a number of views, 2: a number of views, 3: a number of views. */
				__( 'Today: %1$s. Yesterday: %2$s. In the last seven days: %3$s.', 'slipstream' ),
				number_format_i18n( $totals['today'] ),
				number_format_i18n( $totals['yesterday'] ),
				number_format_i18n( $totals['week'] )
			)
		) . '</p>';
		if ( $posts ) {
			self::list_posts( $posts );
		}
		if ( current_user_can( 'edit_posts' ) ) {
			printf(
				'<p><a href="%s">%s</a></p>',
				esc_url( self::address() ),
				esc_html__( 'All statistics', 'slipstream' )
			);
		}
	}

	/** Where the statistics are. */
	public static function address(): string {
		return admin_url( 'admin.php?page=my-jetpack#/statistics' );
	}

	/** @param list<array{id: int, title: string, url: string, views: int}> $posts */
	private static function list_posts( array $posts ): void {
		printf( '<h3>%s</h3><ol>', esc_html__( 'Most read in the last 30 days', 'slipstream' ) );
		foreach ( $posts as $post ) {
			$title = '' === $post['url']
				? esc_html( $post['title'] )
				: sprintf( '<a href="%s">%s</a>', esc_url( $post['url'] ), esc_html( $post['title'] ) );
			$views = sprintf(
				/* translators: %s: a number. */
				_n( '%s view', '%s views', $post['views'], 'slipstream' ),
				number_format_i18n( $post['views'] )
			);
			printf( '<li>%s · %s</li>', $title, esc_html( $views ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
		}
		echo '</ol>';
	}
}
