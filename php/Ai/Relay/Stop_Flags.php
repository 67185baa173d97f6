<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

use SensitiveParameter;

/**
 * A flag that the relay looks at while it streams. It must be cheap, need no database and be seen by every node of a
 * site: the external object cache if there is one, else an empty file in the uploads folder.
 */
final class Stop_Flags {

	private const GROUP = 'slipstream-stop';

	/** Seconds after which a flag that nobody took away is stale. */
	private const LIFETIME = 600;

	/** More flags than this are not kept, so that nobody can fill the folder. */
	private const MOST = 500;

	/** The folder, once it is known. */
	private ?string $folder = null;

	public function __construct( #[SensitiveParameter] private string $secret ) {}

	/** The name of the flag for a user's request. Nobody can stop another user's answer. */
	public function key( int|string $user_id, string $request_id ): string {
		return hash_hmac( 'sha256', "$user_id|$request_id", $this->secret );
	}

	public function raise( string $key ): void {
		if ( wp_using_ext_object_cache() ) {
			wp_cache_set( $key, 1, self::GROUP, self::LIFETIME );
			return;
		}
		if ( wp_mkdir_p( $this->folder() ) && $this->sweep() < self::MOST ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- An empty file; WP_Filesystem may want credentials.
			touch( $this->path( $key ) );
		}
	}

	public function is_raised( string $key ): bool {
		if ( wp_using_ext_object_cache() ) {
			return (bool) wp_cache_get( $key, self::GROUP, true );
		}
		clearstatcache( true, $this->path( $key ) );
		return is_file( $this->path( $key ) );
	}

	public function lower( string $key ): void {
		if ( wp_using_ext_object_cache() ) {
			wp_cache_delete( $key, self::GROUP );
		} elseif ( $this->is_raised( $key ) ) {
			wp_delete_file( $this->path( $key ) );
		}
	}

	/** @return int How many are left. */
	private function sweep(): int {
		$files = glob( $this->folder() . '/*.stop' );
		$files = false === $files ? array() : $files;
		$stale = array_filter(
			$files,
			static fn( string $file ): bool => is_file( $file ) && filemtime( $file ) < time() - self::LIFETIME
		);
		array_map( 'wp_delete_file', $stale );
		return count( $files ) - count( $stale );
	}

	/** The folder, looked up once: the relay checks flags while it has no database connection. */
	private function folder(): string {
		$this->folder ??= wp_upload_dir( null, false )['basedir'] . '/slipstream-stop';
		return $this->folder;
	}

	private function path( string $key ): string {
		return $this->folder() . "/$key.stop";
	}
}
