<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

/**
 * A payment with all the money that it has moved so far.
 */
final class Observed_Payment {

	/** @var list<Observed_Entry> */
	public readonly array $entries;

	/**
	 * @param string               $id      The payment: what order and entries name it by.
	 * @param list<Observed_Entry> $entries Its charge, and what came of it. A refund that failed needs no entry of the
	 *     refund.
	 */
	public function __construct(
		public readonly string $id,
		array $entries,
		public readonly Dispute_State $dispute = Dispute_State::None
	) {
		$moved = array_filter( $entries, static fn ( Observed_Entry $entry ): bool => 0 !== $entry->money->amount );
		$known = array();
		foreach ( $moved as $entry ) {
			$known[ $entry->kind->value . $entry->object_id ] = true;
		}
		$all = array();
		foreach ( $moved as $entry ) {
			// What came back must have gone before: the two of them are nothing.
			if (
				Entry_Kind::Refund_Failed === $entry->kind
				&& ! isset( $known[ Entry_Kind::Refund->value . $entry->object_id ] )
			) {
				$all[] = new Observed_Entry( Entry_Kind::Refund, $entry->object_id, $entry->money, $entry->occurred );
			}
			$all[] = $entry;
		}
		$this->entries = $all;
	}
}
