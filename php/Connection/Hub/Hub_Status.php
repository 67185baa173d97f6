<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Hub;

use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Support\Clock;

/**
 * Notes when the current hub last answered, and what went wrong since.
 */
final class Hub_Status {

	/** The hub's address, at, code; since and failed: when it first and last failed in a row. */
	public const OPTION = 'slipstream_provider_status';

	/** Seconds between two notes of the same. */
	private const NOTE_SECONDS = 60;

	public function __construct( private Hub_Store $store, private Clock $clock ) {}

	/**
	 * When the hub last answered, and what was wrong since.
	 *
	 * @return array{at: int|null, error: array{code: string, message: string}|null}
	 */
	public function last_answer(): array {
		$status = $this->stored();
		$code   = is_string( $status['code'] ?? null ) ? $status['code'] : '';
		return array(
			'at'    => is_int( $status['at'] ?? null ) && $status['at'] > 0 ? $status['at'] : null,
			'error' => '' === $code ? null : array(
				'code'    => $code,
				'message' => Connection_Request_Error::message( $code ),
			),
		);
	}

	/** For how many seconds every call has failed. */
	public function failing_seconds(): int {
		$status = $this->stored();
		return '' === ( $status['code'] ?? '' )
			? 0
			: max( 0, (int) ( $status['failed'] ?? 0 ) - (int) ( $status['since'] ?? 0 ) );
	}

	/**
	 * Notes when the hub has answered or failed, not at every call.
	 *
	 * @param string $code What was wrong, '' for nothing.
	 */
	public function note( string $code ): void {
		$last   = $this->last_answer();
		$before = $last['error']['code'] ?? '';
		$stored = $this->stored();
		$now    = $this->clock->now();
		$noted  = (int) ( $stored[ '' === $code ? 'at' : 'failed' ] ?? 0 );
		if ( $before === $code && $now - $noted < self::NOTE_SECONDS ) {
			return;
		}
		update_option(
			self::OPTION,
			array(
				'hub'  => $this->store->current()->address,
				'at'   => '' === $code ? $now : $last['at'] ?? 0,
				'code' => $code,
			) + ( '' === $code ? array() : array(
				'since'  => '' === $before ? $now : (int) ( $stored['since'] ?? $now ),
				'failed' => $now,
			) ),
			false
		);
	}

	/** @return array<mixed> What is stored of the current hub. */
	private function stored(): array {
		$status = get_option( self::OPTION );
		return is_array( $status ) && ( $status['hub'] ?? '' ) === $this->store->current()->address
			? $status
			: array();
	}
}
