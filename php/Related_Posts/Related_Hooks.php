<?php
/**
 * Where related posts meet WordPress.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Related_Posts;

use Closure;
use Slipstream\Blocks\Related_Posts;
use Slipstream\Services;
use WP_Block;

/**
 * The hooks of related posts. Other classes are loaded when a hook runs.
 */
final class Related_Hooks {

	/**
	 * Related posts: on the page, and what changes them.
	 *
	 * @param Closure(): Services $services Builds the services.
	 */
	public static function add( Closure $services ): void {
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
		self::watch( static fn (): Watcher => $services()->related_posts()->watcher() );
		add_action( 'slipstream_related_index', static fn () => $services()->related_posts()->builder()->run( 20 ) );
		add_action( 'admin_init', static fn () => $services()->related_posts()->builder()->begin_if_needed() );
		add_action( 'rest_api_init', array( Author_Choice::class, 'register' ), 1 );
		add_action( 'rest_api_init', static fn () => ( new Post_Field( static fn () => $services()->related_posts()->related() ) )->register() );
		add_filter( 'wxr_export_skip_postmeta', static fn ( $skip, $key ): bool => $skip || '_slipstream_related' === $key, 10, 2 );
	}

	/**
	 * What changes related posts. Any request may write something, so nothing is loaded before the name is looked at.
	 *
	 * @param Closure(): Watcher $watcher Builds who notices.
	 */
	private static function watch( Closure $watcher ): void {
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
}
