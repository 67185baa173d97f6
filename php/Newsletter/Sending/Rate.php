<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Sending;

use Slipstream\Http\Request_Error;
use Slipstream\Newsletter\Newsletter_Settings;
use Slipstream\Support\Clock;

/**
 * How fast emails go out, for all newsletters together.
 */
final class Rate {

	private const WINDOWS = array(
		Newsletter_Settings::PER_MINUTE => 60,
		Newsletter_Settings::PER_HOUR   => HOUR_IN_SECONDS,
	);

	public function __construct( private Deliveries $deliveries, private Clock $clock ) {}

	/**
	 * How many may be sent now.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function room(): int {
		$now  = $this->clock->now();
		$room = PHP_INT_MAX;
		foreach ( self::WINDOWS as $setting => $seconds ) {
			$sent = $this->deliveries->count_handed( $now - $seconds );
			$room = min( $room, Newsletter_Settings::limit( $setting ) - $sent );
		}
		return max( 0, $room );
	}

	/**
	 * When the next one may be sent.
	 *
	 * @throws Request_Error If the database fails.
	 */
	public function next(): int {
		$now  = $this->clock->now();
		$next = $now;
		foreach ( self::WINDOWS as $setting => $seconds ) {
			$handed = $this->deliveries->handed( Newsletter_Settings::limit( $setting ), $now - $seconds );
			$next   = max( $next, 0 === $handed ? 0 : $handed + $seconds );
		}
		return $next;
	}
}
