<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Hub;

use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Http\Address;
use Slipstream\Http\Guarded_Client;
use Slipstream\Support\Database\Counters;

/**
 * Sends a request to the address that an administrator has named and to no other: redirects are not followed. A hub
 * that has just failed is left alone for half a minute, so that it costs one screen its two seconds and not every part
 * of it.
 */
final class Hub_Http {

	/** Seconds that a screen waits. */
	public const READ_SECONDS = 2;

	/** Seconds that a change may take. */
	public const WRITE_SECONDS = 10;

	/** Seconds that a hub that has failed is left alone. */
	public const REST_SECONDS = 30;

	/** Needs where failures are noted for all processes of the site. */
	public function __construct( private Counters $counters ) {}

	/**
	 * @param array<string, string> $headers
	 * @return array<mixed> The decoded answer of a request that has worked.
	 * @throws Connection_Request_Error If the connection, the provider or the database does not allow it.
	 * @throws Hub_Refusal What the hub says.
	 */
	public function send( string $method, string $url, array $headers, string $body, int $seconds ): array {
		if ( $this->is_backing_off( $url ) ) {
			throw Connection_Request_Error::unreachable( self::REST_SECONDS );
		}
		$answer = ( new Guarded_Client( self::may_be_private() ) )->send( $method, $url, $headers, $body, $seconds );
		$status = $answer['status'] ?? 0;
		$data   = json_decode( $answer['body'] ?? '', true, 64 );
		if ( $status >= 200 && $status < 300 && is_array( $data ) ) {
			return $data;
		}
		if ( $status >= 400 && $status < 500 && is_array( $data ) && is_string( $data['code'] ?? null ) ) {
			throw new Hub_Refusal(
				$data['code'],
				$status,
				is_array( $data['data'] ?? null ) ? $data['data'] : array()
			);
		}
		if ( $status >= 500 || 0 === $status ) {
			$this->counters->set( self::name( $url ), 1, self::REST_SECONDS );
		}
		throw Connection_Request_Error::unreachable( self::REST_SECONDS );
	}

	/** Whether a hub has failed a moment ago. */
	public function is_backing_off( string $url ): bool {
		return 0 < (int) $this->counters->count( self::name( $url ) );
	}

	/** Lets the next request through: someone asks for it. */
	public function retry( string $url ): void {
		$this->counters->forget( self::name( $url ) );
	}

	/**
	 * Whether a hub may be on this machine or in a private network: on a network of sites that is its administrator's,
	 * who names it by the constant.
	 */
	public static function may_be_private(): bool {
		return ! is_multisite() || ( new Provider_Address() )->is_fixed();
	}

	private static function name( string $url ): string {
		return 'provider-failed:' . Address::origin( $url );
	}
}
