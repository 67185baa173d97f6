<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Pages;

use Slipstream\Payers\Cancel\Wish;
use Slipstream\Payments\Ledger\Entry;
use Slipstream\Payments\Ledger\Subscription;

/**
 * A subscription with what its payer sees of it.
 */
final class Shown_Subscription {

	/**
	 * @param list<Entry> $charges The latest first.
	 * @param Wish|null   $wish    To cancel it, if that is not done.
	 */
	public function __construct(
		public readonly Subscription $subscription,
		public readonly array $charges,
		public readonly ?Wish $wish
	) {}
}
