<?php
/**
 * The blocks.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Blocks;

use Slipstream\Admin\Editor;
use Slipstream\Admin\Start_Data;
use Slipstream\Admin\Translations;
use Slipstream\Blocks\Rest\Business_Hours_Controller;
use Slipstream\Modules\With_Install;
use Slipstream\Modules\With_Routes;
use Slipstream\Modules\With_Start_Data;
use Slipstream\Modules\With_Stored_Data;
use Slipstream\Modules\Stored_Data;
use Slipstream\Plugin;
use WP_Post;

/**
 * Registers the blocks of the build whose module is on, and the script that the editor has for all of them.
 */
final class Blocks_Module implements With_Install, With_Routes, With_Start_Data, With_Stored_Data {

	/**
	 * The registrar, once it was needed.
	 *
	 * @var Registrar|null
	 */
	private ?Registrar $registrar = null;

	/**
	 * The module's name.
	 */
	public function slug(): string {
		return 'blocks';
	}

	/**
	 * Adds its hooks.
	 */
	public function add_hooks(): void {
		$registrar = $this->registrar();
		add_action( 'init', array( $registrar, 'register' ) );
		add_action( 'rest_api_init', array( $registrar, 'register_others' ), 0 );
		add_action( 'slipstream_register_blocks', array( $registrar, 'register_others' ) );
		add_action( 'wp', static fn () => $registrar->register_of_posts( $GLOBALS['wp_query']->posts ?? array() ) );
		add_filter( 'pre_render_block', array( $registrar, 'register_used' ), 0, 3 );
		add_action( 'save_post_wp_global_styles', static fn ( $id, WP_Post $post ) => ( new Used_Blocks() )->add_styled( $post->post_content, $registrar->names() ), 10, 2 );
		add_action( 'after_switch_theme', static fn () => ( new Used_Blocks() )->add_theme( $registrar->names() ) );
		if ( is_admin() ) {
			add_action( 'init', static fn () => ( new Editor( new Start_Data( Plugin::modules() ) ) )->register(), 9 );
			add_filter( 'block_categories_all', static fn ( array $categories ): array => ( new Categories() )->add( $categories ) );
			add_filter( 'pre_load_script_translations', array( new Translations( SLIPSTREAM_DIR . '/languages' ), 'merge' ), 10, 4 );
		}
	}

	/**
	 * Registers blocks.
	 */
	public function registrar(): Registrar {
		return $this->registrar ??= new Registrar( SLIPSTREAM_DIR . '/build', static fn ( string $slug ): bool => Plugin::modules()->is_active( $slug ) );
	}

	/**
	 * Makes the option of used blocks.
	 */
	public function install(): void {
		( new Used_Blocks() )->install( $this->registrar()->names() );
	}

	/**
	 * Its routes.
	 */
	public function controllers(): array {
		return array( new Business_Hours_Controller( new Business_Hours() ) );
	}

	/**
	 * The names of the active blocks: the editor's script registers no others.
	 */
	public function start_data(): array {
		return array( 'blocks' => fn (): array => $this->registrar()->names() );
	}

	/**
	 * What it stores.
	 */
	public function stored_data(): Stored_Data {
		return new Stored_Data( options: array( Used_Blocks::OPTION ) );
	}
}
