<?php

declare( strict_types=1 );

namespace Slipstream\My_Jetpack;

use Slipstream\Http\Request_Error;
use Slipstream\Notices\Dismissed;

/**
 * Leads from WordPress's own screens to the dashboard: by a link in the list of plugins, and by one notice until an
 * administrator has been there or dismisses it.
 */
final class Dashboard_Links {

	/** The notice, among those that were dismissed. */
	public const NOTICE = 'way_in';

	private const ARGUMENT = 'slipstream-dismiss';

	/** The screens that show the notice. */
	private const SCREENS = array( 'dashboard', 'plugins' );

	/** Adds its hooks. */
	public function add_hooks(): void {
		add_filter(
			'plugin_action_links_' . plugin_basename( SLIPSTREAM_FILE ),
			static fn ( mixed $links ): mixed => is_array( $links ) ? self::add_link( $links ) : $links
		);
		add_action( 'admin_init', array( self::class, 'dismiss' ) );
		add_action( 'load-toplevel_page_' . My_Jetpack_Screen::SLUG, array( self::class, 'visit' ) );
		add_action( 'admin_notices', array( self::class, 'print_notice' ) );
	}

	/**
	 * @param array<mixed> $links Links of the plugin's row.
	 * @return array<mixed>
	 */
	public static function add_link( array $links ): array {
		return array(
			'settings' => sprintf(
				'<a href="%s">%s</a>',
				esc_url( self::address() ),
				esc_html__( 'Settings', 'slipstream' )
			),
		) + $links;
	}

	/** Puts the notice away and goes back to the screen. Runs on admin_init. */
	public static function dismiss(): void {
		// phpcs:ignore WordPress.Security -- It is only compared, and the nonce is checked below.
		if ( self::NOTICE !== ( $_GET[ self::ARGUMENT ] ?? null ) ) {
			return;
		}
		check_admin_referer( self::ARGUMENT );
		if ( current_user_can( 'manage_options' ) ) {
			self::forget();
			wp_safe_redirect( remove_query_arg( array( self::ARGUMENT, '_wpnonce' ) ) );
			exit;
		}
	}

	/** The dashboard was opened by someone who could have set it up. Runs when its page loads. */
	public static function visit(): void {
		if ( current_user_can( 'manage_options' ) && self::is_wanted() ) {
			self::forget();
		}
	}

	/** Prints the notice. */
	public static function print_notice(): void {
		if (
			! in_array( get_current_screen()?->id, self::SCREENS, true )
			|| ! current_user_can( 'manage_options' )
			|| ! self::is_wanted()
		) {
			return;
		}
		printf(
			'<div class="notice notice-info is-dismissible slipstream-way-in"><p>%1$s <a href="%2$s">%3$s</a></p><a class="notice-dismiss" href="%4$s"><span class="screen-reader-text">%5$s</span></a></div>',
			esc_html__( 'Slipstream is active. Its blocks are in the editor.', 'slipstream' ),
			esc_url( self::address() ),
			esc_html__( 'Take the first steps', 'slipstream' ),
			esc_url( wp_nonce_url( add_query_arg( self::ARGUMENT, self::NOTICE ), self::ARGUMENT ) ),
			esc_html__( 'Dismiss this notice.', 'slipstream' )
		);
	}

	/** The address of Home. Without its name, narrow screens show the list of all sections. */
	public static function address(): string {
		return admin_url( 'admin.php?page=' . My_Jetpack_Screen::SLUG . '#/overview' );
	}

	/** Who has put away the welcome has been there too. */
	private static function is_wanted(): bool {
		return array() === array_intersect( array( self::NOTICE, 'welcome' ), Dismissed::all() );
	}

	private static function forget(): void {
		try {
			Dismissed::add( self::NOTICE );
		} catch ( Request_Error ) {
			// The page is shown all the same; the notice comes once more.
			return;
		}
	}
}
