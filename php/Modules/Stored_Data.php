<?php

declare( strict_types=1 );

namespace Slipstream\Modules;

use Slipstream\Support\Database\Schema;
use Slipstream\Support\Jetpack_Compat;

/**
 * Names of everything that uninstall removes besides tables and settings.
 */
final class Stored_Data {

	/**
	 * Lists names; those of user metadata that is kept per site come without the database's prefix.
	 *
	 * @param list<string> $options
	 * @param list<string> $post_meta
	 * @param list<string> $user_meta Metadata of users, kept per site.
	 * @param list<string> $events Scheduled events.
	 * @param array<string, string> $files Folders below uploads, each with the pattern of its files; anything else in
	 *     them stays.
	 * @param list<string> $tables Tables of earlier versions, without the database's prefix.
	 * @param list<string> $transients Prefix of the transients.
	 * @param list<string> $posts Metadata by which posts are known that go with all that they have.
	 */
	public function __construct(
		public readonly array $options = array(),
		public readonly array $post_meta = array(),
		public readonly array $user_meta = array(),
		public readonly array $events = array(),
		public readonly array $files = array(),
		public readonly array $tables = array(),
		public readonly array $transients = array(),
		public readonly array $posts = array()
	) {}

	/** Removes it from the current site, but for options that are Jetpack's too. */
	public function remove(): void {
		global $wpdb;
		array_map( 'delete_option', array_filter( $this->options, Jetpack_Compat::may_remove( ... ) ) );
		array_map( array( self::class, 'remove_posts' ), $this->posts );
		foreach ( $this->post_meta as $key ) {
			delete_metadata( 'post', 0, $key, '', true );
		}
		foreach ( $this->user_meta as $key ) {
			delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . $key, '', true );
		}
		array_map( 'wp_clear_scheduled_hook', $this->events );
		array_map( array( self::class, 'remove_transients' ), $this->transients );
		( new Schema( $wpdb ) )->remove( $this->tables );
		foreach ( $this->files as $folder => $pattern ) {
			self::remove_files( wp_upload_dir( null, false )['basedir'] . "/$folder", $pattern );
		}
	}

	private static function remove_posts( string $key ): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The type of such posts may not be registered.
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = %s", $key ) );
		foreach ( $ids as $id ) {
			wp_delete_post( (int) $id, true );
		}
	}

	/** Removes transients that are options. Those in an object cache end by themselves. */
	private static function remove_transients( string $prefix ): void {
		global $wpdb;
		foreach ( array( '_transient_', '_transient_timeout_' ) as $kind ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress finds no transients by the beginning of their names.
			$names = $wpdb->get_col(
				$wpdb->prepare(
					"SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s",
					$wpdb->esc_like( $kind . $prefix ) . '%'
				)
			);
			array_map( 'delete_option', $names );
		}
	}

	private static function remove_files( string $folder, string $pattern ): void {
		array_map( 'wp_delete_file', glob( "$folder/$pattern" ) ?: array() );
		if ( is_dir( $folder ) && array() === array_diff( (array) scandir( $folder ), array( '.', '..' ) ) ) {
			rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- An empty folder of ours.
		}
	}
}
