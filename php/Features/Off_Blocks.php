<?php

declare( strict_types=1 );

namespace Slipstream\Features;

use Slipstream\Blocks\Blocks_Module;
use Slipstream\Blocks\Registrar;
use Slipstream\Modules\Modules;
use Slipstream\Modules\Switchable;
use Slipstream\Modules\With_Shortcodes;
use WP_Block_Type_Registry;

/**
 * What stands on pages for a feature that is off. WordPress would draw the blocks inside a form by themselves: only its
 * button would be left.
 */
final class Off_Blocks {

	public function __construct( private Modules $modules, private Registrar $registrar ) {}

	/** Adds its hooks. */
	public function add_hooks(): void {
		// After the filters of WordPress: one of them loses what was drawn before.
		add_filter( 'pre_render_block', array( $this, 'hide' ), 20, 2 );
		add_action( 'init', array( $this, 'add_shortcodes' ) );
	}

	/**
	 * Draws nothing in the place of a block that is of no use without its feature. Runs on pre_render_block.
	 *
	 * @param mixed        $drawn What is drawn in its place.
	 * @param array<mixed> $block The parsed block.
	 * @return mixed The same, if it is another block.
	 */
	public function hide( mixed $drawn, array $block ): mixed {
		$name = $block['blockName'] ?? null;
		if (
			null !== $drawn
			|| ! is_string( $name )
			|| ! str_starts_with( $name, 'jetpack/' )
			|| WP_Block_Type_Registry::get_instance()->is_registered( $name )
		) {
			return $drawn;
		}
		$hidden = $this->hidden();
		return isset( $hidden[ $name ] ) ? self::message( $hidden[ $name ] ) : $drawn;
	}

	/** Takes the shortcodes of what is off: their text would stand on the page. Runs on init. */
	public function add_shortcodes(): void {
		foreach ( $this->modules->all( With_Shortcodes::class ) as $module ) {
			if ( ! $this->modules->is_active( $module->slug() ) ) {
				foreach ( $module->shortcodes() as $shortcode ) {
					if ( ! shortcode_exists( $shortcode ) ) {
						add_shortcode( $shortcode, static fn (): string => self::message( $module->info()->name ) );
					}
				}
			}
		}
	}

	/**
	 * The blocks that are off, for the editor.
	 *
	 * @return array<string, array{feature: string, isHidden: bool}> By name: what is off, '' for the block itself, and
	 *     whether pages show nothing in its place.
	 */
	public function all(): array {
		$hidden = $this->hidden();
		$off    = array();
		$active = array_flip( $this->registrar->editor_names() );
		foreach ( array_diff_key( $this->registrar->all(), $active ) as $name => $block ) {
			$off[ $name ] = array(
				'feature'  => $this->off_for( $block['slipstream']['module'] ?? '' ),
				'isHidden' => isset( $hidden[ $name ] ),
			);
		}
		return $off;
	}

	/** @return array<string, string> Those that draw the blocks inside them by themselves, and what is off. */
	private function hidden(): array {
		$hidden = array();
		$active = array_flip( $this->registrar->names() );
		foreach ( array_diff_key( $this->registrar->all(), $active ) as $name => $block ) {
			if ( ! empty( $block['slipstream']['skipInnerBlocks'] ) ) {
				$hidden[ $name ] = $this->off_for( $block['slipstream']['module'] ?? '' );
			}
		}
		return $hidden;
	}

	/** The name of the feature that is off and that a block of a module needs; '' if there is none. */
	private function off_for( string $slug ): string {
		foreach ( array( Blocks_Module::SLUG, $slug ) as $needed ) {
			$module = $this->modules->switchable( $needed );
			if ( $module instanceof Switchable && ! $this->modules->is_active( $needed ) ) {
				return $module->info()->name;
			}
		}
		return '';
	}

	/** The message to editors. */
	private static function message( string $feature ): string {
		if ( ! current_user_can( 'edit_posts' ) || is_feed() || doing_action( 'wp_head' ) ) {
			return '';
		}
		/* translators: %s: the name of a feature. */
		return '<p>' . esc_html( sprintf( __( '“%s” is off, so visitors see nothing here. Only people who can edit posts see this message.', 'slipstream' ), $feature ) ) . '</p>';
	}
}
