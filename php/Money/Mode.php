<?php

declare( strict_types=1 );

namespace Slipstream\Money;

/**
 * Whether money is real. A gateway keeps both apart: what it has in one mode it does not find in the other.
 */
enum Mode: string {

	case Test = 'test';
	case Live = 'live';

	public static function of_live( bool $is_live ): self {
		return $is_live ? self::Live : self::Test;
	}
}
