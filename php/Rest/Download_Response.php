<?php

declare( strict_types=1 );

namespace Slipstream\Rest;

use Closure;

/**
 * Sends a file in the place of JSON, piece by piece. No browser shows it as a page.
 */
final class Download_Response extends Raw_Response {

	/**
	 * The methods of a route that gives a file. A browser posts, so that the nonce is not in the address, which stands
	 * in logs and histories.
	 */
	public const METHODS = 'GET, POST';

	/** @param Closure(resource): mixed $write Writes it to a stream. */
	public function __construct( private Closure $write, string $name, string $type ) {
		parent::__construct();
		$plain = (string) preg_replace( '/[^A-Za-z0-9._-]+/', '_', remove_accents( $name ) );
		$this->header( 'Content-Type', $type );
		$this->header(
			'Content-Disposition',
			sprintf( "attachment; filename=\"%s\"; filename*=UTF-8''%s", $plain, rawurlencode( $name ) )
		);
		$this->header( 'X-Content-Type-Options', 'nosniff' );
		$this->header( 'Content-Security-Policy', "default-src 'none'; sandbox" );
		$this->header( 'Cache-Control', 'private, no-store' );
	}

	/** @param resource $stream */
	public function write( $stream ): void {
		( $this->write )( $stream );
	}

	protected function send(): void {
		$stream = fopen( 'php://output', 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- The response itself.
		if ( $stream ) {
			$this->write( $stream );
			fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- See above.
		}
	}
}
