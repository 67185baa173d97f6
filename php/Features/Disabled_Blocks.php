<?php

declare( strict_types=1 );

namespace Slipstream\Features;

use Slipstream\Blocks\Blocks_Module;
use Slipstream\Blocks\Registrar;
use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Modules;

/**
 * What stands on pages for a feature that is off. WordPress would draw the blocks inside a form by themselves: only its
 * button would be left.
 */
final class Disabled_Blocks {

	public function __construct( private Modules $modules, private Registrar $registrar ) {}

	/**
	 * What is drawn in the place of a block that is not there: nothing or a message, if it is of no use without its
	 * feature; null for WordPress to draw what is saved.
	 */
	public function message_for( string $name ): ?string {
		$hidden = $this->hidden();
		return isset( $hidden[ $name ] ) ? self::message( $hidden[ $name ] ) : null;
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

	/** @return array<string, string> Those that draw the blocks inside them by themselves, and what is off of them. */
	private function hidden(): array {
		$hidden = array();
		$active = array_flip( $this->registrar->names() );
		foreach ( array_diff_key( $this->registrar->all(), $active ) as $name => $block ) {
			if ( ! empty( $block['slipstream']['skipInnerBlocks'] ) ) {
				$feature         = $this->off_for( $block['slipstream']['module'] ?? '' );
				$hidden[ $name ] = '' === $feature ? $block['title'] ?? $name : $feature;
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

	/** What stands in the place of what is off: a message to those who can edit, nothing for others. */
	public static function message( string $feature ): string {
		$is_read_by_programs = is_feed() || is_admin() || wp_is_rest_endpoint() || doing_action( 'wp_head' );
		if ( $is_read_by_programs || ! current_user_can( 'edit_posts' ) ) {
			return '';
		}
		/* translators: %s: the name of a feature. */
		return '<p>' . esc_html( sprintf( __( '“%s” is off, so visitors see nothing here. Only people who can edit posts see this message.', 'slipstream' ), $feature ) ) . '</p>';
	}
}
