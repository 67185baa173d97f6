<?php
/**
 * The wiring of the plugin.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream;

use Closure;
use Slipstream\Admin\Assets;
use Slipstream\Ai\Ai_Hooks;
use Slipstream\Ai\Alt_Text\Alt_Text_Screen;
use Slipstream\Blocks\Categories;
use Slipstream\Blocks\Registrar;
use Slipstream\Blocks\Translations;
use Slipstream\Blocks\Used_Blocks;
use Slipstream\Contact\Contact_Hooks;
use Slipstream\Contact\Site_Details;
use Slipstream\Forms\Form_Hooks;
use Slipstream\Forms\Forms_Screen;
use Slipstream\My_Jetpack\My_Jetpack_Screen;
use Slipstream\Provider\Cors;
use Slipstream\Related_Posts\Related_Hooks;
use Slipstream\Rest\Deferred_Routes;
use Slipstream\Rest\Download_Response;
use Slipstream\Rest\Stream_Response;
use Slipstream\Support\Peer;
use Slipstream\Support\Schema;
use Slipstream\Support\Start_Options;
use WP_Post;
use WP_REST_Controller;

/**
 * Builds the services by hand and lists every hook once.
 */
final class Plugin {

	/**
	 * Connects the plugin to WordPress. Called once, from plugin.php.
	 */
	public static function boot(): void {
		// Closures, so that a page view loads none of the classes below.
		$services = static fn (): Services => new Services();
		register_activation_hook( SLIPSTREAM_FILE, static fn () => self::install( $services() ) );
		add_action(
			'plugins_loaded',
			static function () use ( $services ): void {
				if ( Peer::is_active() ) {
					add_action( 'admin_notices', array( Peer::class, 'notice' ) );
					return;
				}
				self::boot_site( $services );
			}
		);
	}

	/**
	 * What every request needs.
	 *
	 * @param Closure(): Services $services Builds the services.
	 */
	private static function boot_site( Closure $services ): void {
		$registrar = new Registrar( SLIPSTREAM_DIR . '/build' );
		add_action( 'init', array( $registrar, 'register' ) );
		add_action( 'rest_api_init', array( $registrar, 'register_others' ), 0 );
		add_action( 'wp', static fn () => $registrar->register_of_posts( $GLOBALS['wp_query']->posts ?? array() ) );
		add_filter( 'pre_render_block', array( $registrar, 'register_met' ), 0, 3 );
		add_action( 'save_post_wp_global_styles', static fn ( $id, WP_Post $post ) => ( new Used_Blocks() )->add_styled( $post->post_content ), 10, 2 );
		add_action( 'after_switch_theme', static fn () => ( new Used_Blocks() )->add_theme() );
		add_action( 'rest_api_init', static fn () => self::boot_rest( $services() ) );
		Ai_Hooks::add( $services );
		Contact_Hooks::add();
		Form_Hooks::add( $services );
		Related_Hooks::add( $services );

		if ( is_admin() ) {
			self::boot_admin( $registrar, $services );
		}
	}

	/**
	 * What only a request to the REST API needs.
	 *
	 * @param Services $services The services.
	 */
	private static function boot_rest( Services $services ): void {
		self::upgrade( $services );
		( new Deferred_Routes( static fn () => array_map( static fn ( WP_REST_Controller $controller ) => $controller->register_routes(), $services->controllers() ) ) )->register();
		( new Site_Details() )->register();
		Ai_Hooks::add_rest();
		add_filter( 'rest_pre_serve_request', array( new Cors(), 'send_headers' ), 11, 3 );
		add_filter( 'rest_pre_serve_request', array( Stream_Response::class, 'serve' ), 20, 2 );
		add_filter( 'rest_pre_serve_request', array( Download_Response::class, 'serve' ), 20, 2 );
	}

	/**
	 * Makes what the plugin needs in the database.
	 *
	 * @param Services $services The services.
	 */
	private static function install( Services $services ): void {
		$services->schema()->install();
		( new Used_Blocks() )->install();
	}

	/**
	 * Brings the tables up to date after the plugin's files have changed.
	 *
	 * @param Services $services The services.
	 */
	private static function upgrade( Services $services ): void {
		if ( Schema::VERSION !== (int) get_option( Schema::OPTION ) ) {
			self::install( $services );
		}
	}

	/**
	 * What only the administration needs.
	 *
	 * @param Registrar           $registrar The blocks.
	 * @param Closure(): Services $services  Builds the services.
	 */
	private static function boot_admin( Registrar $registrar, Closure $services ): void {
		$assets = new Assets(
			SLIPSTREAM_FILE,
			static fn (): array => $services()->editor_settings()->build( $registrar->names() )
		);
		add_action( 'init', array( Start_Options::class, 'prime' ), 0 );
		add_action( 'init', array( $assets, 'register' ), 9 );
		add_action( 'enqueue_block_editor_assets', static fn () => ( new Site_Details() )->print_for_editor() );
		Ai_Hooks::add_admin();
		add_filter( 'block_categories_all', array( new Categories(), 'add' ) );
		add_action( 'admin_menu', static fn () => ( new My_Jetpack_Screen( $assets ) )->add() );
		add_action( 'admin_menu', static fn () => ( new Forms_Screen( $assets ) )->add() );
		add_action( 'admin_menu', static fn () => ( new Alt_Text_Screen( $assets ) )->add() );
		add_filter( 'bulk_actions-upload', array( Alt_Text_Screen::class, 'add_action' ) );
		add_filter( 'handle_bulk_actions-upload', array( Alt_Text_Screen::class, 'lead' ), 10, 3 );
		add_action( 'load-edit.php', array( Forms_Screen::class, 'redirect_list' ) );
		add_filter( 'get_edit_post_link', array( Forms_Screen::class, 'edit_link' ), 10, 2 );
		add_action( 'admin_init', static fn () => self::upgrade( $services() ) );
		add_action( 'admin_init', static fn () => $services()->connection()->connect_by_itself( wp_get_current_user() ) );
		add_action( 'admin_post_slipstream_authorize', static fn () => $services()->authorize_page()->handle() );
		add_filter( 'pre_load_script_translations', array( new Translations( SLIPSTREAM_DIR . '/languages' ), 'merge' ), 10, 4 );
	}
}
