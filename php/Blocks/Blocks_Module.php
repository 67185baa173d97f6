<?php

declare( strict_types=1 );

namespace Slipstream\Blocks;

use Slipstream\Admin\Editor;
use Slipstream\Admin\Start_Data;
use Slipstream\Blocks\Business_Hours\Business_Hours;
use Slipstream\Blocks\Rest\Blocks_Controller;
use Slipstream\Blocks\Rest\Business_Hours_Controller;
use Slipstream\Modules\Interfaces\With_Install;
use Slipstream\Modules\Interfaces\With_Override;
use Slipstream\Modules\Interfaces\With_Own_State;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_Start_Data;
use Slipstream\Modules\Interfaces\With_State_Routes;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Module_Info;
use Slipstream\Modules\Modules;
use Slipstream\Modules\Purpose;
use Slipstream\Modules\Stored_Data;
use Slipstream\Settings\Declared_Settings;
use WP_Post;

/**
 * Registers the blocks of the build whose module is on, and the script that the editor has for all of them.
 */
final class Blocks_Module implements
	With_Install,
	With_Override,
	With_Own_State,
	With_Routes,
	With_Settings,
	With_Start_Data,
	With_State_Routes,
	With_Stored_Data {


	public const SLUG = 'blocks';

	/** Whether all of it is off, as a site that switches to this plugin has it stored. */
	private const DISABLED = 'jetpack_blocks_disabled';

	/** Built when it is first needed. */
	private ?Registrar $registrar = null;

	public function __construct( private Modules $modules ) {}

	public function slug(): string {
		return self::SLUG;
	}

	public function is_on_by_default(): bool {
		return true;
	}

	public function info(): Module_Info {
		return new Module_Info(
			__( 'Blocks', 'slipstream' ),
			__(
				'All Slipstream blocks and editor tools. You can also turn off individual blocks.',
				'slipstream'
			),
			tags: array( __( 'Writing', 'slipstream' ) ),
			sort: 5,
			introduced: '13.9',
			search_terms: 'editor, gutenberg, inserter',
			section: 'modules',
			purpose: Purpose::Write
		);
	}

	public function is_stored_on(): bool {
		// Autoloaded: if it was never stored, no page should query for it.
		$is_stored = array_key_exists( self::DISABLED, wp_load_alloptions() )
			|| has_filter( 'pre_option_' . self::DISABLED );
		return ! $is_stored || ! filter_var( get_option( self::DISABLED ), FILTER_VALIDATE_BOOLEAN );
	}

	public function store_state( bool $is_on ): bool {
		$is_stored = $this->settings()[0]->store( ! $is_on );
		wp_set_option_autoload( self::DISABLED, true );
		return $is_stored;
	}

	public function override(): ?bool {
		/**
		 * Filters whether blocks are available. Returning false turns the module off, regardless of the settings.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $is_enabled Whether blocks are available.
		 */
		// phpcs:ignore WordPress.NamingConventions -- Jetpack's hook.
		return has_filter( 'jetpack_gutenberg' ) && ! apply_filters( 'jetpack_gutenberg', true ) ? false : null;
	}

	public function add_hooks(): void {
		$registrar = $this->registrar();
		add_action( 'init', array( $registrar, 'register' ) );
		add_action( 'rest_api_init', array( $registrar, 'register_others' ), 0 );
		/**
		 * Fire this action to register every active block, for code that inspects block types outside the editor. A
		 * page of the site registers only the blocks that it draws.
		 *
		 * @since 0.1.0
		 */
		add_action( 'slipstream_register_blocks', array( $registrar, 'register_others' ) );
		add_action( 'wp', static fn () => $registrar->register_of_posts( $GLOBALS['wp_query']->posts ?? array() ) );
		( new Plain_Texts( $registrar->all( ... ) ) )->add_hooks();
		add_filter( 'pre_render_block', array( $registrar, 'register_used' ), 0, 3 );
		add_action(
			'save_post_wp_global_styles',
			static fn ( $id, WP_Post $post ) => ( new Used_Blocks() )->add_styled(
				$post->post_content,
				$registrar->names()
			),
			10,
			2
		);
		add_action( 'after_switch_theme', static fn () => ( new Used_Blocks() )->add_theme( $registrar->names() ) );
		if ( is_admin() ) {
			add_action( 'init', fn () => ( new Editor( new Start_Data( $this->modules ) ) )->register(), 9 );
			add_filter(
				'block_categories_all',
				static fn ( array $categories ): array => ( new Categories() )->add( $categories )
			);
		}
	}

	public function registrar(): Registrar {
		return $this->registrar ??= new Registrar(
			SLIPSTREAM_DIR . '/build',
			fn ( string $slug ): bool => $this->modules->is_active( self::SLUG ) && $this->modules->is_active( $slug )
		);
	}

	/** Whether the editor offers a block, or could. */
	public function is_on( string $name ): bool {
		return in_array( $name, $this->registrar()->names(), true );
	}

	public function install(): void {
		( new Used_Blocks() )->install( $this->registrar()->names() );
		add_option( Block_Switches::OPTION, array(), '', true );
		wp_set_option_autoload( self::DISABLED, true );
	}

	public function controllers(): array {
		return array( new Business_Hours_Controller( new Business_Hours() ) );
	}

	public function state_controllers(): array {
		return array( new Blocks_Controller( $this->registrar() ) );
	}

	public function settings(): array {
		return Declared_Settings::of( 'Blocks' )->all();
	}

	/** The names of the active blocks: the editor's script registers no others. */
	public function start_data(): array {
		return array( 'blocks' => fn (): array => $this->registrar()->editor_names() );
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data( options: array( Used_Blocks::OPTION, Block_Switches::OPTION ) );
	}
}
