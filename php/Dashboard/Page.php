<?php
/**
 * The My Jetpack page.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Dashboard;

use Slipstream\Blocks\Assets;

/**
 * Adds admin.php?page=my-jetpack, which the browser fills.
 */
final class Page {

	public const SLUG = 'my-jetpack';

	/**
	 * Takes its parts.
	 *
	 * @param Assets $assets Scripts and styles.
	 */
	public function __construct( private Assets $assets ) {}

	/**
	 * Adds the page to the menu.
	 */
	public function add(): void {
		$hook = add_menu_page(
			__( 'Slipstream', 'slipstream' ),
			__( 'Slipstream', 'slipstream' ),
			'edit_posts',
			self::SLUG,
			array( $this, 'render' ),
			'dashicons-edit-large',
			3
		);
		add_action( "admin_print_scripts-$hook", array( $this, 'enqueue' ) );
	}

	/**
	 * Loads the page's script and style.
	 */
	public function enqueue(): void {
		if ( ! $this->assets->is_built() ) {
			return;
		}
		$this->assets->register_script( Assets::DASHBOARD, 'dashboard' );
		$this->assets->register_style( Assets::DASHBOARD, 'dashboard', array( 'wp-components' ) );
		wp_enqueue_script( Assets::DASHBOARD );
		wp_enqueue_style( Assets::DASHBOARD );
		$this->assets->print_settings( Assets::DASHBOARD );
	}

	/**
	 * Prints the place that the script fills.
	 */
	public function render(): void {
		printf(
			'<div class="wrap"><h1>%1$s</h1><div id="slipstream-dashboard"><noscript>%2$s</noscript></div></div>',
			esc_html__( 'My Jetpack', 'slipstream' ),
			esc_html__( 'This page needs JavaScript.', 'slipstream' )
		);
	}
}
