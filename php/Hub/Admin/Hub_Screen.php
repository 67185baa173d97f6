<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Admin;

use Closure;
use Slipstream\Admin\Menu_Bubble;
use Slipstream\Admin\Screens;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\Screen;

/**
 * Adds admin.php?page=slipstream-hub below Slipstream's own page, for the hub's administrators.
 */
final class Hub_Screen implements Screen {

	public const SLUG = 'slipstream-hub';

	public function __construct( private Site_List $sites ) {}

	public function name(): string {
		return 'hub';
	}

	public function title(): string {
		return __( 'Hub', 'slipstream' );
	}

	public function start_data(): array {
		return array();
	}

	/**
	 * Adds the page to the menu. Its parent page must exist already, so the parent's module is listed before this one.
	 *
	 * @param Closure(): void $render Prints the page.
	 */
	public function add_to_menu( Closure $render ): string|false {
		$bubble = current_user_can( 'manage_options' ) ? $this->bubble() : '';
		self::mark_parent( $bubble );
		return add_submenu_page(
			Screens::DASHBOARD,
			$this->title(),
			$this->title() . $bubble,
			'manage_options',
			self::SLUG,
			$render
		);
	}

	/** The number of sites that wait for the administrator, or nothing. */
	private function bubble(): string {
		try {
			$count = $this->sites->waiting();
		} catch ( Request_Error ) {
			// The menu shows no number this time and tries again next time.
			$count = 0;
		}
		$label = sprintf(
			/* translators: %s: a number. */
			_n(
				'%s site is waiting for your decision',
				'%s sites are waiting for your decision',
				$count,
				'slipstream'
			),
			number_format_i18n( $count )
		);
		return 0 === $count ? '' : Menu_Bubble::html( $count, $label, 'slipstream-hub-waiting' );
	}

	/** Marks the parent page too, because its submenu is hidden on other screens. */
	private static function mark_parent( string $bubble ): void {
		global $menu;
		foreach ( (array) $menu as $place => $entry ) {
			if ( Screens::DASHBOARD === ( $entry[2] ?? '' ) ) {
				$menu[ $place ][0] .= $bubble; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WordPress has no function for this.
			}
		}
	}
}
