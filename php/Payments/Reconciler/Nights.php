<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Reconciler;

/**
 * How the last nights have gone.
 */
enum Nights {

	case Good;

	/** Something could not be compared in the last run. */
	case Incomplete;

	/** The last run was interrupted, and goes on later. */
	case Stopped;

	/** There was no run for days. */
	case Late;

	/** Seconds after which a run is missed. */
	private const LATE = 259200;

	/** @param int $since When the account was connected. */
	public static function of( ?Report $last, int $since, int $now ): self {
		return match ( true ) {
			$now - max( $last->ended ?? 0, $since ) > self::LATE => self::Late,
			'' !== ( $last->stopped ?? '' ) => self::Stopped,
			( $last->failed ?? 0 ) > 0 => self::Incomplete,
			default => self::Good,
		};
	}
}
