<?php

declare( strict_types=1 );

namespace Slipstream\Money;

/**
 * How often someone pays. The values are those of plans and blocks; choices.json has them with labels.
 */
enum Billing_Interval: string {

	case One_Time = 'one-time';
	case Month    = '1 month';
	case Year     = '1 year';

	/** @return list<self> Those of the donations block; other plans can have any. */
	public static function of_donations(): array {
		return array( self::One_Time, self::Month, self::Year );
	}

	/** Whether it goes on until someone cancels. */
	public function is_recurring(): bool {
		return self::One_Time !== $this;
	}
}
