<?php

declare( strict_types=1 );

namespace Slipstream\Stats;

use Slipstream\Modules\Interfaces\With_Benefits;
use Slipstream\Modules\Interfaces\With_Install;
use Slipstream\Modules\Interfaces\With_Module_Data;
use Slipstream\Modules\Interfaces\With_Privacy_Policy;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_Start_Data;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Interfaces\With_Tables;
use Slipstream\Modules\Module_Info;
use Slipstream\Modules\Purpose;
use Slipstream\Modules\Site_Benefit;
use Slipstream\Modules\Stored_Data;
use Slipstream\Stats\Rest\Stats_Controller;
use Slipstream\Stats\Rest\View_Controller;
use Slipstream\Support\Environment;
use Slipstream\Support\Month;
use WP_Admin_Bar;

/**
 * Counts how often people read pages, without cookies, addresses, or other personal data. So there is nothing to export
 * or erase.
 */
final class Stats_Module implements
	With_Benefits,
	With_Install,
	With_Module_Data,
	With_Privacy_Policy,
	With_Routes,
	With_Settings,
	With_Start_Data,
	With_Stored_Data,
	With_Tables {


	public const SLUG = 'stats';

	public function __construct( private Environment $site ) {}

	public function slug(): string {
		return self::SLUG;
	}

	public function is_on_by_default(): bool {
		return false;
	}

	public function info(): Module_Info {
		return new Module_Info(
			__( 'Statistics', 'slipstream' ),
			__(
				'Counts page views on this site, without cookies and without storing visitor data.',
				'slipstream'
			),
			tags: array( __( 'Traffic', 'slipstream' ) ),
			sort: 1,
			recommendation_order: 2,
			introduced: '1.1',
			search_terms: 'statistics, views, traffic, analytics, referrers, visits',
			section: 'statistics',
			purpose: Purpose::Audience
		);
	}

	/** Adds its hooks. */
	public function add_hooks(): void {
		add_filter( 'map_meta_cap', array( Audience::class, 'map_capability' ), 10, 3 );
		add_action( 'wp_footer', array( Beacon::class, 'print' ), 100 );
		add_action( 'wp_dashboard_setup', fn () => ( new Dashboard_Widget( $this->report() ) )->add() );
		add_action( 'admin_bar_menu', static fn ( WP_Admin_Bar $bar ) => self::add_to_bar( $bar ), 90 );
		add_action( Roll_Up::EVENT, fn () => ( new Roll_Up( $this->site->database(), $this->month() ) )->run() );
	}

	public function report(): Stats_Report {
		return new Stats_Report( $this->views(), $this->month() );
	}

	public function counter(): View_Counter {
		return new View_Counter( $this->site->database(), $this->month() );
	}

	/** @param string $range 'day', 'week' or 'month'. */
	public function module_data( string $range ): mixed {
		return $this->report()->module_data( $range );
	}

	public function data_capability(): string {
		return Audience::CAPABILITY;
	}

	public function benefits(): array {
		$views = $this->views()->total();
		return array(
			new Site_Benefit(
				'jetpack-stats',
				__( 'Views', 'slipstream' ),
				sprintf(
					/* translators: %s: a number. */
					_n( '%s page view on this site.', '%s page views on this site.', $views, 'slipstream' ),
					number_format_i18n( $views )
				),
				$views
			),
		);
	}

	/** Schedules the roll-up and stores the settings: WordPress would query missing options on every page. */
	public function install(): void {
		add_option( Stats_Settings::OPTION, array(), '', true );
		Roll_Up::schedule();
	}

	public function controllers(): array {
		return array(
			new View_Controller( $this->counter() ),
			new Stats_Controller( $this->report(), $this->views() ),
		);
	}

	public function privacy_policy(): array {
		$counts = __(
			'This site counts views per day, page, and referring site. It does not store who visited: no cookies, no IP addresses.',
			'slipstream'
		);
		return array(
			Stats_Settings::honors_do_not_track()
				? $counts . ' ' . __(
					'Browsers that send Do Not Track or Global Privacy Control are not counted.',
					'slipstream'
				)
				: $counts,
		);
	}

	public function settings(): array {
		return Stats_Settings::all();
	}

	public function start_data(): array {
		return array(
			'stats' => static fn (): array => array( 'canView' => current_user_can( Audience::CAPABILITY ) ),
		);
	}

	public function tables(): array {
		return array(
			Views::TABLE => "day date NOT NULL,
				post_id bigint(20) unsigned NOT NULL,
				referrer varchar(100) NOT NULL DEFAULT '',
				views int(10) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (day,post_id,referrer)",
		);
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data( events: array( Roll_Up::EVENT ) );
	}

	/** Adds a link to the admin bar. */
	private static function add_to_bar( WP_Admin_Bar $bar ): void {
		if (
			! is_admin()
			&& Stats_Settings::is_in_admin_bar()
			&& current_user_can( Audience::CAPABILITY )
			&& current_user_can( 'edit_posts' )
		) {
			$bar->add_node(
				array(
					'id'    => 'slipstream-stats',
					'title' => __( 'Statistics', 'slipstream' ),
					'href'  => Dashboard_Widget::address(),
				)
			);
		}
	}

	private function views(): Views {
		return new Views( $this->site->database() );
	}

	private function month(): Month {
		return new Month( $this->site->clock() );
	}
}
