<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Consent;

/**
 * What someone did, when, and from which IP address.
 */
final class Act {

	private const LONGEST_IP = 64;

	public readonly string $ip;

	/** @param int $time 0 if nobody did it. */
	public function __construct( public readonly int $time = 0, string $ip = '' ) {
		$this->ip = substr( $ip, 0, self::LONGEST_IP );
	}
}
