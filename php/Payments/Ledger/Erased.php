<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

/**
 * What an erasure came to.
 */
final class Erased {

	/**
	 * @param int $removed Rows that no longer say who someone is.
	 * @param int $in_books Orders of those whose amounts, dates, and IDs bookkeeping still takes.
	 * @param int $running Rows that stay as they are, because they can still charge the person.
	 */
	public function __construct(
		public readonly int $removed = 0,
		public readonly int $in_books = 0,
		public readonly int $running = 0
	) {}
}
