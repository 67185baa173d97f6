<?php
/**
 * Where forms meet WordPress.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

use Closure;
use Slipstream\Rest\Deferred_Routes;
use Slipstream\Services;
use WP_Block;
use WP_Post;

/**
 * The hooks of forms. Other classes are loaded when a hook runs.
 */
final class Form_Hooks {

	/**
	 * Forms: on the page, and what visitors send.
	 *
	 * @param Closure(): Services $services Builds the services.
	 */
	public static function add( Closure $services ): void {
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
		add_action( 'rest_api_init', static fn () => ( new Deferred_Routes( static fn () => $services()->forms()->route( $forms )->register_routes() ) )->register() );
		self::add_responses( $services );
	}

	/**
	 * Responses: what they are to WordPress, and when they go.
	 *
	 * @param Closure(): Services $services Builds the services.
	 */
	private static function add_responses( Closure $services ): void {
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
}
