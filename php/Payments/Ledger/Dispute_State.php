<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

/**
 * Whether a payer disputes a payment: a flag beside what was paid, which a dispute does not change.
 */
enum Dispute_State: string {

	case None = 'none';
	case Open = 'open';
	case Won  = 'won';
	case Lost = 'lost';

	/** What to say of several: one that is open needs someone, one that is lost cost money. */
	public static function of( self ...$states ): self {
		foreach ( array( self::Open, self::Lost, self::Won ) as $state ) {
			if ( in_array( $state, $states, true ) ) {
				return $state;
			}
		}
		return self::None;
	}
}
