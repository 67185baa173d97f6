<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Money\Money;

/**
 * What was paid in one currency. What the owner has given is less than 0.
 */
final class Total {

	/** @param array<string, int> $sums By kind of entry, each with its sign. */
	public function __construct( public readonly string $currency, private array $sums ) {}

	/** What was paid, before anything went back. */
	public function charged(): Money {
		return $this->sum( Entry_Kind::Charge );
	}

	/** What went back, without refunds that failed. */
	public function refunded(): Money {
		return $this->sum( Entry_Kind::Refund, Entry_Kind::Refund_Failed );
	}

	public function fees(): Money {
		return $this->sum( Entry_Kind::Fee );
	}

	/** What disputes took, without what they gave back. */
	public function disputed(): Money {
		return $this->sum( Entry_Kind::Dispute, Entry_Kind::Dispute_Reversal );
	}

	/** What is left. */
	public function net(): Money {
		return $this->sum( ...Entry_Kind::cases() );
	}

	private function sum( Entry_Kind ...$kinds ): Money {
		return new Money(
			array_sum(
				array_map( fn ( Entry_Kind $kind ): int => $this->sums[ $kind->value ] ?? 0, $kinds )
			),
			$this->currency
		);
	}
}
