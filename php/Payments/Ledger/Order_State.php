<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

/**
 * How an order stands. As soon as money was taken, the sum of its entries alone says it.
 */
enum Order_State: string {

	/** Stored here. Whether the gateway has it is not known if the process died. */
	case Created = 'created';

	/** The gateway was asked, and its answer did not arrive. */
	case Unknown = 'unknown';

	/** The payer can pay at the gateway. */
	case Sent = 'sent';

	/** The payer is done, and the money is on its way. */
	case Pending = 'pending';

	case Failed          = 'failed';
	case Expired         = 'expired';
	case Paid            = 'paid';
	case Partly_Refunded = 'partly_refunded';
	case Refunded        = 'refunded';

	/** Whether money was taken, given back or not. */
	public function was_paid(): bool {
		return in_array( $this, array( self::Paid, self::Partly_Refunded, self::Refunded ), true );
	}

	/** Whether it may still be paid. */
	public function is_open(): bool {
		return in_array( $this, self::open(), true );
	}

	/** @return list<self> The states in which it may still be paid. */
	public static function open(): array {
		return array( self::Created, self::Unknown, self::Sent, self::Pending );
	}

	/** The later of two states without money: what was read from the gateway a moment too early changes nothing. */
	public function later( self $other ): self {
		return $other->rank() > $this->rank() ? $other : $this;
	}

	/**
	 * The state by the money that has moved; null if none has.
	 *
	 * @param list<Entry> $entries All of the payment.
	 */
	public static function of_entries( array $entries, Order_Terms $terms ): ?self {
		$charged  = 0;
		$refunded = 0;
		$is_other = false;
		foreach ( $entries as $entry ) {
			if ( Entry_Kind::Charge === $entry->kind ) {
				$charged += $entry->money->amount;
				$is_other = $is_other || $entry->money->currency !== $terms->money->currency;
			} elseif ( Entry_Kind::Refund === $entry->kind || Entry_Kind::Refund_Failed === $entry->kind ) {
				$refunded -= $entry->money->amount;
			}
		}
		return match ( true ) {
			0 === $charged => null,
			// Less than was agreed is not paid; someone has to look.
			$is_other, $charged < $terms->money->amount => self::Unknown,
			$refunded <= 0 => self::Paid,
			$refunded < $charged => self::Partly_Refunded,
			default => self::Refunded,
		};
	}

	private function rank(): int {
		return match ( $this ) {
			self::Created => 0,
			self::Unknown => 1,
			self::Sent    => 2,
			self::Pending => 3,
			default       => 4,
		};
	}
}
