<?php

declare( strict_types=1 );

namespace Slipstream\Memberships;

/**
 * How often a plan is paid. The values are Jetpack's.
 */
enum Interval: string {

	case Once  = 'one-time';
	case Month = '1 month';
	case Year  = '1 year';

	public function is_recurring(): bool {
		return self::Once !== $this;
	}
}
