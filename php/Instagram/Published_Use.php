<?php
/**
 * Which connections pages show.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Instagram;

use RuntimeException;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Rows;
use WP_Block_Type_Registry;

/**
 * Says whether a published block uses a connection: only then strangers get its pictures.
 */
final class Published_Use {

	private const BLOCK = 'jetpack/instagram-gallery';

	/**
	 * For how long the answer is remembered, in seconds.
	 */
	private const LIFE      = 300;
	public const TRANSIENTS = 'slipstream_instagram_use_';

	/**
	 * Whether a published post, template, pattern or widget has a block of a connection.
	 *
	 * @param int $connection The connection.
	 * @throws Request_Error Where the database fails.
	 */
	public static function has( int $connection ): bool {
		if ( ! WP_Block_Type_Registry::get_instance()->is_registered( self::BLOCK ) ) {
			return false;
		}
		$known = get_transient( self::TRANSIENTS . $connection );
		if ( is_string( $known ) ) {
			return 'yes' === $known;
		}
		$is_used = self::look( $connection );
		set_transient( self::TRANSIENTS . $connection, $is_used ? 'yes' : 'no', self::LIFE );
		return $is_used;
	}

	/**
	 * Looks for it.
	 *
	 * @param int $connection The connection.
	 * @throws Request_Error Where the database fails.
	 */
	private static function look( int $connection ): bool {
		global $wpdb;
		$block = '%' . $wpdb->esc_like( '<!-- wp:' . self::BLOCK . ' ' ) . '%';
		$named = '%"accessToken":"' . $connection . '"%';
		try {
			$rows = Rows::get( (string) $wpdb->prepare( "SELECT post_content AS content FROM $wpdb->posts WHERE post_status = 'publish' AND post_password = '' AND post_type <> 'revision' AND post_content LIKE %s AND post_content LIKE %s LIMIT 50", $block, $named ) );
		} catch ( RuntimeException ) {
			throw new Request_Error( 'instagram_connections_unavailable', __( 'The database did not answer. Please try again in a few seconds.', 'slipstream' ), 503, 5 );
		}
		$contents = array_column( $rows, 'content' );
		foreach ( (array) get_option( 'widget_block', array() ) as $widget ) {
			$contents[] = is_array( $widget ) && is_string( $widget['content'] ?? null ) ? $widget['content'] : '';
		}
		foreach ( $contents as $content ) {
			if ( self::names( (string) $content, (string) $connection ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether a block of a text names a connection: both may stand in it without having to do with each other.
	 *
	 * @param string $content    The text.
	 * @param string $connection The connection.
	 */
	private static function names( string $content, string $connection ): bool {
		preg_match_all( '#<!-- wp:' . self::BLOCK . ' (\{.*?\}) /?-->#s', $content, $found );
		foreach ( $found[1] as $json ) {
			$attributes = json_decode( $json, true );
			if ( is_array( $attributes ) && ( $attributes['accessToken'] ?? null ) === $connection ) {
				return true;
			}
		}
		return false;
	}
}
