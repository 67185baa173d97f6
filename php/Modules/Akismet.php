<?php

declare( strict_types=1 );

namespace Slipstream\Modules;

use Slipstream\Http\Request_Error;

/**
 * Tells how the plugin Akismet of this site stands: it is no part of this one.
 */
final class Akismet {

	private const FILE = 'akismet/akismet.php';

	public function is_active(): bool {
		return class_exists( 'Akismet', false );
	}

	/** How many comments it held for spam, or the code of what is missing. */
	public function data(): int|string {
		try {
			$this->require_active();
		} catch ( Request_Error $error ) {
			return $error->error_code;
		}
		return '' === $this->key() ? 'invalid_key' : (int) get_option( 'akismet_spam_count' );
	}

	/**
	 * @param string|null $key The key; null for the one that is stored.
	 * @throws Request_Error If it is not there, or the key is not good.
	 */
	public function verify( ?string $key ): void {
		$this->require_active();
		$key ??= $this->key();
		if ( '' === $key || 'valid' !== $this->ask( 'verify_key', $key ) ) {
			throw new Request_Error( 'invalid_key', __( 'Akismet rejected this key.', 'slipstream' ), 400 );
		}
	}

	private function require_active(): void {
		if ( $this->is_active() ) {
			return;
		}
		// @phpstan-ignore constant.notFound
		if ( is_file( WP_PLUGIN_DIR . '/' . self::FILE ) ) {
			throw new Request_Error(
				'not_active',
				__( 'The Akismet plugin is installed but not active.', 'slipstream' ),
				400
			);
		}
		throw new Request_Error( 'not_installed', __( 'The Akismet plugin is not installed.', 'slipstream' ), 400 );
	}

	private function key(): string {
		$key = $this->ask( 'get_api_key' );
		return is_string( $key ) ? $key : '';
	}

	/** Calls a method of the plugin, if it has it. */
	private function ask( string $method, string ...$given ): mixed {
		$callback = array( 'Akismet', $method );
		return is_callable( $callback ) ? $callback( ...$given ) : null;
	}
}
