<?php

declare( strict_types=1 );

namespace Slipstream\Support\Database;

/**
 * The answer of a counter. Unknown is neither yes nor no: who asks decides what a database that fails must not stop, or
 * must not allow.
 */
enum Claim_Result {
	case Granted;
	case Denied;
	case Unknown;

	/**
	 * Reads what a statement gave that changes one row where there is something left to take.
	 *
	 * @param int|bool $changed What wpdb::query() gave.
	 */
	public static function of( int|bool $changed ): self {
		return match ( true ) {
			! is_int( $changed ) => self::Unknown,
			$changed > 0         => self::Granted,
			default              => self::Denied,
		};
	}
}
