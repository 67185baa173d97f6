<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

use Closure;
use Slipstream\Ai\Usage\Meter;
use Slipstream\Ai\Usage\Reservation;

/** The slot and the reservation that a request holds while its answer runs. A kept answer holds neither. */
final class Accounting {

	public function __construct(
		private Meter $meter,
		private Stream_Slots $slots,
		private ?string $slot = null,
		private ?Reservation $reservation = null
	) {}

	/** Whether the answer was kept from an earlier request: nobody is asked, and nothing counts. */
	public function is_of_kept_answer(): bool {
		return null === $this->slot;
	}

	/**
	 * Renews the lease of the slot, and notes what has arrived.
	 *
	 * @param array{in: int, out: int}|null $usage Tokens, if the engine has told.
	 */
	public function renew( ?array $usage, int $characters ): void {
		if ( null !== $this->slot ) {
			$this->slots->renew( $this->slot );
		}
		if ( null !== $this->reservation && $characters > 0 ) {
			$this->meter->note( $this->reservation, $usage, $characters );
		}
	}

	public function refund( string $outcome ): void {
		$this->end( fn ( Reservation $reservation ) => $this->meter->refund( $reservation, $outcome ) );
	}

	/** @param array{in: int, out: int}|null $usage Tokens, if the engine has told. */
	public function settle( ?array $usage, int $characters, string $outcome ): void {
		$this->end(
			fn ( Reservation $reservation ) => $this->meter->settle( $reservation, $usage, $characters, $outcome )
		);
	}

	public function settle_estimate( string $outcome ): void {
		$this->end( fn ( Reservation $reservation ) => $this->meter->settle_estimate( $reservation, $outcome ) );
	}

	/** @param Closure(Reservation): mixed $account Accounts for the request. */
	private function end( Closure $account ): void {
		if ( null !== $this->slot ) {
			$this->slots->release( $this->slot );
		}
		if ( null !== $this->reservation ) {
			$account( $this->reservation );
		}
	}
}
