<?php

declare( strict_types=1 );

namespace Slipstream\Connection\State;

/** Other plugins add themselves on the action slipstream_connected_plugins, or before it. */
final class Connected_Plugins {

	/** @var array<string, array{name: string, url_info?: string}> The plugins by slug. */
	private static array $plugins = array();

	/** Whether the others were asked in this request. */
	private static bool $is_complete = false;

	/**
	 * @param string $slug Its slug: letters, digits, - and _.
	 * @param string $url  Where to read more of it, '' for nowhere.
	 * @return bool Whether it was added; false for a slug that is none, or is taken.
	 */
	public static function add( string $slug, string $name, string $url = '' ): bool {
		if (
			1 !== preg_match( '/^[A-Za-z0-9_-]{1,64}$/', $slug )
			|| '' === trim( $name )
			|| isset( self::all()[ $slug ] )
		) {
			return false;
		}
		self::$plugins[ $slug ] = array(
			'name' => sanitize_text_field( $name ),
		) + ( '' === $url ? array() : array( 'url_info' => esc_url_raw( $url ) ) );
		return true;
	}

	public static function remove( string $slug ): void {
		unset( self::$plugins[ $slug ] );
	}

	public static function has( string $slug ): bool {
		return isset( self::all()[ $slug ] );
	}

	/** @return list<array{name: string, slug: string, url_info?: string}> */
	public static function records(): array {
		$records = array();
		foreach ( self::all() as $slug => $plugin ) {
			$records[] = $plugin + array( 'slug' => (string) $slug );
		}
		return $records;
	}

	/** @return array<string, array{name: string, url_info?: string}> */
	private static function all(): array {
		self::$plugins = array( 'slipstream' => array( 'name' => 'Slipstream' ) ) + self::$plugins;
		if ( ! self::$is_complete ) {
			self::$is_complete = true;
			/**
			 * Fires when code asks which plugins use the connection. Call Connected_Plugins::add() here.
			 *
			 * @since 0.1.0
			 */
			do_action( 'slipstream_connected_plugins' );
		}
		return self::$plugins;
	}
}
