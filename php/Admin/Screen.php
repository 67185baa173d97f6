<?php
/**
 * A page of the administration that a script fills.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Admin;

/**
 * Loads a screen's build on one page alone, and prints the place that it fills.
 */
final class Screen {

	/**
	 * Takes its parts.
	 *
	 * @param Assets $assets Scripts and styles.
	 * @param string $name   The folder in src/screens; the script, the style and the place are slipstream-screen-{name}.
	 */
	public function __construct( private Assets $assets, private string $name ) {}

	/**
	 * Loads the script and the style where the page is shown.
	 *
	 * @param string $hook The page's hook suffix.
	 */
	public function attach( string $hook ): void {
		add_action( "admin_print_scripts-$hook", array( $this, 'enqueue' ) );
	}

	/**
	 * Loads the script and the style.
	 */
	public function enqueue(): void {
		if ( ! $this->assets->is_built() ) {
			return;
		}
		$handle = Assets::SCREEN . $this->name;
		$this->assets->register_script( $handle, "screens/$this->name" );
		$this->assets->register_style( $handle, "screens/$this->name", array( 'wp-components' ) );
		wp_enqueue_script( $handle );
		wp_enqueue_style( $handle );
		$this->assets->print_settings( $handle );
	}

	/**
	 * Prints the place that the script fills.
	 *
	 * @param string $title The page's heading.
	 */
	public function render( string $title ): void {
		printf(
			'<div class="wrap"><h1>%1$s</h1><div id="%2$s"><noscript>%3$s</noscript></div></div>',
			esc_html( $title ),
			esc_attr( Assets::SCREEN . $this->name ),
			esc_html__( 'This page needs JavaScript.', 'slipstream' )
		);
	}
}
