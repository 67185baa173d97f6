<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use Slipstream\Money\Money;
use UnexpectedValueException;

/**
 * Money that a gateway says has moved.
 */
final class Observed_Entry {

	/** With its sign: less than 0 where the owner gives it. */
	public readonly Money $money;

	/**
	 * @param string $object_id The gateway's object that moved it: a charge, a refund, a balance transaction.
	 * @param Money  $amount    How much, without a sign. A fee that was given back is less than 0.
	 * @param int    $occurred  When, as the gateway says.
	 * @throws UnexpectedValueException If it says the opposite of its kind.
	 */
	public function __construct(
		public readonly Entry_Kind $kind,
		public readonly string $object_id,
		Money $amount,
		public readonly int $occurred
	) {
		if ( '' === $object_id || ( $amount->amount < 0 && Entry_Kind::Fee !== $kind ) ) {
			throw new UnexpectedValueException( 'The payment service told of money in a way that is not known.' );
		}
		Gateway_Id::checked( $object_id );
		$this->money = new Money( $kind->sign() * $amount->amount, $amount->currency );
	}
}
