<?php

declare( strict_types=1 );

namespace Slipstream\Money;

/**
 * How a gateway counts a currency.
 */
final class Gateway_Unit {

	/**
	 * @param int  $exponent        Decimals of its unit.
	 * @param int  $step            Amounts are multiples of this, in its unit.
	 * @param int  $minimum         In its unit.
	 * @param bool $in_country_only Whether only accounts of the currency's country take it.
	 */
	public function __construct(
		public readonly int $exponent,
		public readonly int $step = 1,
		public readonly int $minimum = 0,
		public readonly bool $in_country_only = false
	) {}

	/** @param array{exponent: int, step?: int, minimum?: int, inCountryOnly?: bool} $row As currencies.json has it. */
	public static function of( array $row ): self {
		return new self(
			$row['exponent'],
			$row['step'] ?? 1,
			$row['minimum'] ?? 0,
			$row['inCountryOnly'] ?? false
		);
	}
}
