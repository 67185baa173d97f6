<?php

declare( strict_types=1 );

namespace Slipstream\Photo_Feed;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Rows;
use WP_Block_Type_Registry;

/**
 * Says whether a published block uses a connection: only then strangers get its pictures.
 */
final class Published_Use {

	private const BLOCK = 'jetpack/instagram-gallery';

	/** For how long the answer is remembered, in seconds. */
	private const LIFE      = 300;
	public const TRANSIENTS = 'slipstream_instagram_use_';

	/**
	 * Whether a published post, a template of the theme or a widget shows a block of a connection, by itself or in a
	 * pattern.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public static function has( int $connection ): bool {
		if ( ! WP_Block_Type_Registry::get_instance()->is_registered( self::BLOCK ) ) {
			return false;
		}
		$known = get_transient( self::TRANSIENTS . $connection );
		if ( is_string( $known ) ) {
			return 'yes' === $known;
		}
		$is_used = self::shows( self::BLOCK, 'accessToken', (string) $connection );
		set_transient( self::TRANSIENTS . $connection, $is_used ? 'yes' : 'no', self::LIFE );
		return $is_used;
	}

	/** @param list<int>  $patterns Those that were looked for already: patterns may hold each other. */
	private static function shows( string $block, string $name, string|int $value, array $patterns = array() ): bool {
		foreach ( self::widgets() as $content ) {
			if ( self::holds( $content, $block, $name, $value ) ) {
				return true;
			}
		}
		foreach ( self::posts( $block, (string) wp_json_encode( array( $name => $value ) ) ) as $post ) {
			if (
				self::holds( (string) $post->content, $block, $name, $value )
				&& self::is_shown( (int) $post->id, (string) $post->type, $patterns )
			) {
				return true;
			}
		}
		return false;
	}

	/** @return list<\stdClass> Each with id, type and content. */
	private static function posts( string $block, string $json ): array {
		global $wpdb;
		$like = static fn ( string $text ): string => '%' . $wpdb->esc_like( $text ) . '%';
		try {
			return Rows::get(
				(string) $wpdb->prepare(
					"SELECT ID AS id, post_type AS type, post_content AS content FROM $wpdb->posts WHERE post_status = 'publish' AND post_password = '' AND post_type <> 'revision' AND post_content LIKE %s AND post_content LIKE %s LIMIT 50",
					$like( "<!-- wp:$block " ),
					$like( trim( $json, '{}' ) )
				)
			);
		} catch ( RuntimeException ) {
			throw Request_Error::database_failed( 'instagram_connections_unavailable', 5 );
		}
	}

	/**
	 * Whether visitors can see a published post: by itself, as a template of the theme, or as a pattern of something
	 * else.
	 *
	 * @param list<int> $patterns Those that were looked for already.
	 */
	private static function is_shown( int $id, string $type, array $patterns ): bool {
		if ( in_array( $type, array( 'wp_template', 'wp_template_part' ), true ) ) {
			return true === has_term( get_stylesheet(), 'wp_theme', $id );
		}
		if ( 'wp_block' === $type ) {
			return ! in_array( $id, $patterns, true ) && self::shows( 'block', 'ref', $id, array( ...$patterns, $id ) );
		}
		return is_post_type_viewable( $type );
	}

	/** @return list<string> What the widgets of sidebars hold, without those that are put aside. */
	private static function widgets(): array {
		$stored   = (array) get_option( 'widget_block', array() );
		$sidebars = array_filter(
			wp_get_sidebars_widgets(),
			static fn ( string|int $name ): bool => ! preg_match(
				'/^(?:wp_inactive|orphaned)_widgets/',
				(string) $name
			),
			ARRAY_FILTER_USE_KEY
		);
		$contents = array();
		foreach ( array_merge( ...array_values( array_filter( $sidebars, 'is_array' ) ) ) as $id ) {
			$widget = is_string( $id ) && str_starts_with( $id, 'block-' )
				? $stored[ (int) substr( $id, 6 ) ] ?? null
				: null;
			if ( is_array( $widget ) && is_string( $widget['content'] ?? null ) ) {
				$contents[] = $widget['content'];
			}
		}
		return $contents;
	}

	/** Whether a block of a text has an attribute: both may stand in it without having to do with each other. */
	private static function holds( string $content, string $block, string $name, string|int $value ): bool {
		preg_match_all( '#<!-- wp:' . $block . ' (\{.*?\}) /?-->#s', $content, $found );
		foreach ( $found[1] as $json ) {
			$attributes = json_decode( $json, true );
			if ( is_array( $attributes ) && ( $attributes[ $name ] ?? null ) === $value ) {
				return true;
			}
		}
		return false;
	}
}
