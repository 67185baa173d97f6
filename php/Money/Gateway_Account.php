<?php

declare( strict_types=1 );

namespace Slipstream\Money;

/**
 * The account of a gateway that an ID belongs to. It stands beside every stored ID, as an ID means nothing elsewhere.
 */
final class Gateway_Account {

	/** @param string $id The gateway's own ID of the account. */
	public function __construct(
		public readonly Gateway $gateway,
		public readonly Mode $mode,
		public readonly string $id
	) {}

	public function equals( self $other ): bool {
		return $this->gateway === $other->gateway && $this->mode === $other->mode && $this->id === $other->id;
	}
}
