<?php
/**
 * The wiring of the plugin.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream;

use Closure;
use Slipstream\Ai\Connector;
use Slipstream\Ai\Control;
use Slipstream\Ai\Image_Provenance;
use Slipstream\Ai\Prompt_Templates;
use Slipstream\Blocks\Assets;
use Slipstream\Blocks\Categories;
use Slipstream\Blocks\Registrar;
use Slipstream\Blocks\Related_Posts;
use Slipstream\Blocks\Translations;
use Slipstream\Contact\Binding;
use Slipstream\Contact\Site_Details;
use Slipstream\Dashboard\Forms_Page;
use Slipstream\Dashboard\Page;
use Slipstream\Forms\Feedback_Store;
use Slipstream\Forms\Feedback_Type;
use Slipstream\Forms\Form_Type;
use Slipstream\Forms\Forms;
use Slipstream\Forms\Page_Handler;
use Slipstream\Forms\Unread_Count;
use Slipstream\Privacy\Ai_Privacy;
use Slipstream\Privacy\Form_Privacy;
use Slipstream\Provider\Cors;
use Slipstream\Related_Posts\Author_Choice;
use Slipstream\Related_Posts\Watcher;
use Slipstream\Rest\Download_Response;
use Slipstream\Rest\Stream_Response;
use Slipstream\Structured_Data\Graph;
use Slipstream\Structured_Data\Page_Graph;
use Slipstream\Support\Peer;
use Slipstream\Support\Schema;
use WP_Block;
use WP_Post;

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
		register_activation_hook( SLIPSTREAM_FILE, static fn () => $services()->schema()->install() );
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
		add_action( 'rest_api_init', array( $registrar, 'register_parts' ), 0 );
		add_action( 'rest_api_init', static fn () => self::boot_rest( $services() ) );
		add_action( 'wp_connectors_init', array( Connector::class, 'register' ) );
		add_filter( 'option_slipstream_ai_api_key', static fn ( $value ) => $services()->ai_settings()->decrypt_key( $value ) );
		add_filter( 'pre_update_option_slipstream_ai_api_key', static fn ( $value ) => $services()->ai_settings()->encrypt_key( $value ) );
		add_filter( 'user_has_cap', static fn ( array $all, array $asked, ...$more ): array => in_array( 'use_ai_assistant', $asked, true ) ? ( new Control() )->grant( $all, $asked, ...$more ) : $all, 10, 4 );
		add_action( 'slipstream_ai_clean', static fn () => $services()->ai_usage()->clean() );
		add_filter( 'wp_privacy_personal_data_exporters', array( Ai_Privacy::class, 'add_exporter' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( Ai_Privacy::class, 'add_eraser' ) );

		self::boot_contact();
		self::boot_forms( $services );
		self::boot_related_posts( $services );

		if ( is_admin() ) {
			self::boot_admin( $registrar, $services );
		}
	}

	/**
	 * Contact details: where blocks can get them, and what search engines read of them.
	 */
	private static function boot_contact(): void {
		add_action(
			'init',
			static fn () => register_block_bindings_source(
				'slipstream/contact',
				array(
					'label'              => __( 'Contact details of the site', 'slipstream' ),
					'get_value_callback' => static fn ( array $args, $block, string $attribute ): ?string => Binding::value( $args, $block, $attribute ),
				)
			)
		);
		foreach ( array( 'jetpack/email', 'jetpack/phone', 'jetpack/address' ) as $name ) {
			add_filter( "block_bindings_supported_attributes_$name", static fn ( $attributes ): array => Binding::supported( $attributes, $name ) );
		}
		$page = null;
		add_action(
			'slipstream_structured_data',
			static function ( $node ) use ( &$page ): void {
				$page ??= new Page_Graph( new Graph() );
				$page->collect( $node );
			}
		);
	}

	/**
	 * Forms: on the page, and what visitors send.
	 *
	 * @param Closure(): Services $services Builds the services.
	 */
	private static function boot_forms( Closure $services ): void {
		$forms = static function () use ( $services ): Forms {
			static $one   = null;
			return $one ??= $services()->forms()->forms();
		};
		add_filter(
			'register_block_type_args',
			static function ( array $args, string $name ) use ( $forms ): array {
				$is_form = 'jetpack/contact-form' === $name || str_starts_with( $name, 'jetpack/field-' );
				if ( $is_form || in_array( $name, array( 'jetpack/form-step', 'jetpack/form-step-navigation', 'jetpack/form-progress-indicator' ), true ) ) {
					$args['render_callback']   = static fn ( array $attributes, string $content, WP_Block $block ): string => $forms()->render_block( $attributes, $content, $block );
					$args['skip_inner_blocks'] = $is_form;
				}
				return $args;
			},
			10,
			2
		);
		add_shortcode( 'contact-form', static fn ( $attributes, $content ): string => $forms()->render_shortcode( $attributes, (string) $content ) );
		add_shortcode( 'contact-field', static fn ( $attributes ): string => $forms()->render_field_shortcode( $attributes ) );
		add_action( 'dynamic_sidebar', static fn ( $widget ) => $forms()->enter_widget( is_string( $widget['id'] ?? null ) ? $widget['id'] : '' ) );
		add_action( 'dynamic_sidebar_after', static fn () => $forms()->enter_widget( '' ) );
		add_action(
			'template_redirect',
			static function () use ( $services, $forms ): void {
				// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Visitors have no nonce, as pages are cached; fields are checked by the form's own rules.
				if ( Page_Handler::is_asked( $_POST ) ) {
					Feedback_Type::register();
					$services()->forms()->page( $forms() )->handle( $_POST, $_FILES );
				}
				// phpcs:enable
			}
		);
		add_action( 'rest_api_init', static fn () => $services()->forms()->route( $forms )->register_routes() );
		self::boot_responses( $services );
	}

	/**
	 * Responses: what they are to WordPress, and when they go.
	 *
	 * @param Closure(): Services $services Builds the services.
	 */
	private static function boot_responses( Closure $services ): void {
		foreach ( array( Feedback_Type::class, Form_Type::class ) as $type ) {
			// Nothing else of a page view asks for it.
			if ( is_admin() || wp_doing_cron() || defined( 'WP_CLI' ) ) {
				add_action( 'init', array( $type, 'register' ) );
			}
			add_action( 'rest_api_init', array( $type, 'register' ), 1 );
		}
		// The status of comments says whether a response was read; it must not let anybody comment.
		add_filter( 'comments_open', static fn ( $open, $id ): bool => $open && 'feedback' !== get_post_type( (int) $id ), 10, 2 );
		add_action( 'before_delete_post', static fn ( $id, WP_Post $post ) => 'feedback' === $post->post_type ? Feedback_Store::delete_files( $post ) : null, 10, 2 );
		add_action( 'save_post_feedback', array( Unread_Count::class, 'forget' ), 10, 2 );
		add_action( 'deleted_post', array( Unread_Count::class, 'forget' ), 10, 2 );
		add_action( 'slipstream_forms_clean', static fn () => $services()->forms()->cleaner()->clean() );
		add_filter( 'wp_privacy_personal_data_exporters', array( Form_Privacy::class, 'add_exporter' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( Form_Privacy::class, 'add_eraser' ) );
	}

	/**
	 * Related posts: on the page, and what changes them.
	 *
	 * @param Closure(): Services $services Builds the services.
	 */
	private static function boot_related_posts( Closure $services ): void {
		$drawn = static function () use ( $services ): Related_Posts {
			static $one   = null;
			return $one ??= new Related_Posts( $services()->related_posts()->related() );
		};
		add_filter(
			'register_block_type_args',
			static function ( array $args, string $name ) use ( $drawn ): array {
				if ( 'jetpack/related-posts' === $name ) {
					$args['render_callback'] = static fn ( array $attributes, string $content, WP_Block $block ): string => $drawn()->render( $attributes, $content, $block );
				}
				return $args;
			},
			10,
			2
		);
		add_shortcode( 'jetpack-related-posts', static fn (): string => $drawn()->render_shortcode() );
		self::watch_related_posts( static fn (): Watcher => $services()->related_posts()->watcher() );
		add_action( 'slipstream_related_index', static fn () => $services()->related_posts()->builder()->run( 20 ) );
		add_action( 'admin_init', static fn () => $services()->related_posts()->builder()->begin_if_needed() );
		add_action( 'rest_api_init', array( Author_Choice::class, 'register' ), 1 );
		add_filter( 'wxr_export_skip_postmeta', static fn ( $skip, $key ): bool => $skip || '_slipstream_related' === $key, 10, 2 );
	}

	/**
	 * What changes related posts. Any request may write something, so nothing is loaded before the name is looked at.
	 *
	 * @param Closure(): Watcher $watcher Builds who notices.
	 */
	private static function watch_related_posts( Closure $watcher ): void {
		$events = array(
			'wp_after_insert_post' => 'saved',
			'deleted_post'         => 'deleted',
			'set_object_terms'     => 'terms_set',
			'edited_term'          => 'changed',
			'delete_term'          => 'changed',
			'switch_theme'         => 'changed',
			'profile_update'       => 'user_changed',
		);
		foreach ( $events as $event => $method ) {
			add_action( $event, static fn ( ...$given ) => $watcher()->$method( ...$given ), 10, 6 );
		}
		foreach ( array( 'jetpack_active_modules', 'jetpack_relatedposts', 'slipstream_related_posts', 'permalink_structure', 'category_base', 'tag_base', 'home', 'site_icon' ) as $name ) {
			add_action( "add_option_$name", static fn () => $watcher()->setting_changed() );
			add_action( "update_option_$name", static fn () => $watcher()->setting_changed() );
		}
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $event ) {
			add_action( $event, static fn ( $id, $post, $key ) => '_thumbnail_id' === $key || '_wp_attachment_image_alt' === $key ? $watcher()->changed() : null, 10, 3 );
		}
	}

	/**
	 * What only a request to the REST API needs.
	 *
	 * @param Services $services The services.
	 */
	private static function boot_rest( Services $services ): void {
		self::upgrade( $services );
		foreach ( $services->controllers() as $controller ) {
			$controller->register_routes();
		}
		( new Site_Details() )->register();
		( new Prompt_Templates() )->register();
		Image_Provenance::register();
		add_filter( 'rest_pre_serve_request', array( new Cors(), 'send_headers' ), 11, 3 );
		add_filter( 'rest_pre_serve_request', array( Stream_Response::class, 'serve' ), 20, 2 );
		add_filter( 'rest_pre_serve_request', array( Download_Response::class, 'serve' ), 20, 2 );
	}

	/**
	 * Brings the tables up to date after the plugin's files have changed.
	 *
	 * @param Services $services The services.
	 */
	private static function upgrade( Services $services ): void {
		if ( Schema::VERSION !== (int) get_option( Schema::OPTION ) ) {
			$services->schema()->install();
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
		add_action( 'init', array( $assets, 'register' ), 9 );
		add_action( 'enqueue_block_editor_assets', static fn () => ( new Site_Details() )->print_for_editor() );
		add_filter( 'register_block_type_args', static fn ( array $args, string $name ): array => isset( Control::BLOCKS[ $name ] ) ? ( new Control() )->hide_block( $args, Control::BLOCKS[ $name ] ) : $args, 10, 2 );
		add_filter( 'block_categories_all', array( new Categories(), 'add' ) );
		add_action( 'admin_menu', static fn () => ( new Page( $assets ) )->add() );
		add_action( 'admin_menu', static fn () => ( new Forms_Page( $assets ) )->add() );
		add_action( 'load-edit.php', array( Forms_Page::class, 'redirect_list' ) );
		add_filter( 'get_edit_post_link', array( Forms_Page::class, 'edit_link' ), 10, 2 );
		add_action( 'admin_init', static fn () => self::upgrade( $services() ) );
		add_action( 'admin_init', static fn () => $services()->connection()->connect_by_itself( wp_get_current_user() ) );
		add_action( 'admin_post_slipstream_authorize', static fn () => $services()->authorize_page()->handle() );
		add_filter( 'pre_load_script_translations', array( new Translations( SLIPSTREAM_DIR . '/languages' ), 'merge' ), 10, 4 );
	}
}
