<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

/**
 * How a subscription stands, as the gateway says it.
 */
enum Subscription_Status: string {

	case Incomplete         = 'incomplete';
	case Incomplete_Expired = 'incomplete_expired';
	case Trialing           = 'trialing';
	case Active             = 'active';
	case Past_Due           = 'past_due';
	case Unpaid             = 'unpaid';
	case Paused             = 'paused';
	case Canceled           = 'canceled';

	/** One that the gateway has added since. */
	case Other = 'other';

	public static function of( string $status ): self {
		return self::tryFrom( $status ) ?? self::Other;
	}

	/** Whether it has ended for good. Any other can charge again. */
	public function is_final(): bool {
		return in_array( $this, self::final(), true );
	}

	/** @return list<self> */
	public static function final(): array {
		return array( self::Canceled, self::Incomplete_Expired );
	}

	/** Whether money is missing until the payer confirms a payment, or pays in another way. */
	public function needs_payer(): bool {
		return in_array( $this, self::needing_payer(), true );
	}

	/** @return list<self> */
	public static function needing_payer(): array {
		return array( self::Incomplete, self::Past_Due, self::Unpaid );
	}
}
