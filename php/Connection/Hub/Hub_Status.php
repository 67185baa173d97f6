<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Hub;

use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Support\Clock;

/**
 * Notes when the hub of now last answered, and what went wrong since.
 */
final class Hub_Status {

	/** The hub's address, at, code. */
	public const OPTION = 'slipstream_provider_status';

	/** Seconds between two notes that all is well. */
	private const NOTE_SECONDS = 60;

	public function __construct( private Hub_Store $store, private Clock $clock ) {}

	/**
	 * When the hub last answered, and what was wrong since.
	 *
	 * @return array{at: int|null, error: array{code: string, message: string}|null}
	 */
	public function last_answer(): array {
		$status = get_option( self::OPTION );
		$status = is_array( $status ) && ( $status['hub'] ?? '' ) === $this->store->current()->address
			? $status
			: array();
		$code   = is_string( $status['code'] ?? null ) ? $status['code'] : '';
		return array(
			'at'    => is_int( $status['at'] ?? null ) && $status['at'] > 0 ? $status['at'] : null,
			'error' => '' === $code ? null : array(
				'code'    => $code,
				'message' => Connection_Request_Error::message( $code ),
			),
		);
	}

	/**
	 * Notes when the hub has answered, not at every call.
	 *
	 * @param string $code What was wrong, '' for nothing.
	 */
	public function note( string $code ): void {
		$last = $this->last_answer();
		$at   = $last['at'] ?? 0;
		$now  = $this->clock->now();
		if ( ( $last['error']['code'] ?? '' ) === $code && ( '' !== $code || $now - $at < self::NOTE_SECONDS ) ) {
			return;
		}
		update_option(
			self::OPTION,
			array(
				'hub'  => $this->store->current()->address,
				'at'   => '' === $code ? $now : $at,
				'code' => $code,
			),
			false
		);
	}
}
