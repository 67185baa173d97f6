<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

/**
 * Why money moved, and which way.
 */
enum Entry_Kind: string {

	case Charge           = 'charge';
	case Fee              = 'fee';
	case Refund           = 'refund';
	case Refund_Failed    = 'refund_failed';
	case Dispute          = 'dispute';
	case Dispute_Reversal = 'dispute_reversal';

	/** 1 where the owner gets money, -1 where the owner gives it. */
	public function sign(): int {
		return match ( $this ) {
			self::Charge, self::Refund_Failed, self::Dispute_Reversal => 1,
			self::Fee, self::Refund, self::Dispute => -1,
		};
	}
}
