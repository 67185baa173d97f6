<?php

declare( strict_types=1 );

namespace Slipstream\Admin;

use Slipstream\Modules\Interfaces\With_Screens;
use Slipstream\Modules\Screen;

/**
 * Adds the screens of the modules to the menu, loads the script of each on its own page alone, and prints the place
 * that it fills.
 */
final class Screens {

	/** The slug of the dashboard, below which the others stand. */
	public const DASHBOARD = 'my-jetpack';

	/** @param list<With_Screens> $modules    Those that are on. */
	public function __construct(
		private array $modules,
		private Start_Data $start_data,
		private Assets $assets = new Assets()
	) {}

	/** Adds them. Runs on admin_menu. */
	public function add(): void {
		foreach ( $this->modules as $module ) {
			foreach ( $module->screens() as $screen ) {
				$hook = $screen->add_to_menu( static fn () => self::render( $screen ) );
				if ( is_string( $hook ) ) {
					add_action( "admin_print_scripts-$hook", fn () => $this->enqueue( $screen ) );
				}
			}
		}
	}

	private function enqueue( Screen $screen ): void {
		if ( ! $this->assets->is_built() ) {
			return;
		}
		$handle = Assets::SCREEN . $screen->name();
		$this->assets->register_script( $handle, "screens/{$screen->name()}" );
		$this->assets->register_style( $handle, "screens/{$screen->name()}", array( 'wp-components' ) );
		wp_enqueue_script( $handle );
		wp_enqueue_style( $handle );
		$this->start_data->print_before( $handle, $screen->start_data() );
	}

	private static function render( Screen $screen ): void {
		printf(
			'<div class="wrap"><h1>%1$s</h1><div id="%2$s"><noscript>%3$s</noscript></div></div>',
			esc_html( $screen->title() ),
			esc_attr( Assets::SCREEN . $screen->name() ),
			esc_html__( 'This page needs JavaScript.', 'slipstream' )
		);
	}
}
