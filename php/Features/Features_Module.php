<?php

declare( strict_types=1 );

namespace Slipstream\Features;

use Slipstream\Blocks\Blocks_Module;
use Slipstream\Features\Rest\Feature_Use_Controller;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Shortcodes;
use Slipstream\Modules\Interfaces\With_Start_Data;
use Slipstream\Modules\Modules;
use WP_Block_Type_Registry;

/**
 * Tells which pages a feature is used on, and what is seen of it while it is off.
 */
final class Features_Module implements With_Routes, With_Start_Data {

	public function __construct( private Modules $modules, private Blocks_Module $blocks ) {}

	public function slug(): string {
		return 'features';
	}

	/** Adds its hooks. Pages load what hides blocks only where one of them is not there. */
	public function add_hooks(): void {
		// After the filters of WordPress: one of them loses what was drawn before.
		add_filter(
			'pre_render_block',
			fn ( mixed $drawn, array $block ): mixed => null === $drawn && $this->is_off( $block['blockName'] ?? null )
				? $this->off_blocks()->message_for( $block['blockName'] )
				: $drawn,
			20,
			2
		);
		add_action( 'init', array( $this, 'add_off_shortcodes' ) );
	}

	/** Takes the shortcodes of what is off: their text would stand on the page. Runs on init. */
	public function add_off_shortcodes(): void {
		foreach ( $this->modules->all( With_Shortcodes::class ) as $module ) {
			if ( $this->modules->is_active( $module->slug() ) ) {
				continue;
			}
			foreach ( $module->shortcodes() as $shortcode ) {
				if ( ! shortcode_exists( $shortcode ) ) {
					$name = $module->info()->name;
					add_shortcode( $shortcode, static fn (): string => Disabled_Blocks::message( $name ) );
				}
			}
		}
	}

	private function is_off( mixed $name ): bool {
		return is_string( $name )
			&& str_starts_with( $name, 'jetpack/' )
			&& ! WP_Block_Type_Registry::get_instance()->is_registered( $name );
	}

	public function controllers(): array {
		return array( new Feature_Use_Controller( new Feature_Use( $this->modules, $this->blocks->registrar() ) ) );
	}

	public function start_data(): array {
		return array( 'offBlocks' => fn (): object => (object) $this->off_blocks()->all() );
	}

	public function off_blocks(): Disabled_Blocks {
		return new Disabled_Blocks( $this->modules, $this->blocks->registrar() );
	}
}
