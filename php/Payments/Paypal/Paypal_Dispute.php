<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Paypal;

use Slipstream\Payments\Ledger\Dispute_State;
use Slipstream\Services\Paypal\Errors\Unexpected_Response;
use Slipstream\Services\Paypal\Objects\Paypal_Object;

/**
 * What an event says of a dispute. Nothing else does: the app may not ask about disputes. So the event is kept as a
 * whole, as the name of what to look at.
 */
final class Paypal_Dispute {

	private const PREFIX = 'dispute';

	private const NAME = '#^dispute/([A-Za-z0-9-]{1,50})/([A-Za-z0-9-]{1,60})/([a-z]+)/(\d{1,12})$#D';

	/** @param int $time When it was so. */
	private function __construct(
		public readonly string $payment_id,
		public readonly string $id,
		public readonly Dispute_State $state,
		public readonly int $time
	) {}

	/**
	 * @param array<array-key, mixed> $values What PayPal sent.
	 * @throws Unexpected_Response If it is no dispute about a payment.
	 */
	public static function of( array $values ): self {
		$dispute = Paypal_Object::of( $values, 'dispute' );
		$about   = Paypal_Object::of( $dispute->entries( 'disputed_transactions' )[0] ?? null, 'disputed payment' );
		return new self(
			$about->text( 'seller_transaction_id' ),
			$dispute->text( 'dispute_id' ),
			'RESOLVED' === $dispute->text( 'status' )
				? self::outcome( $dispute->text_or_empty( 'dispute_outcome.outcome_code' ) )
				: Dispute_State::Open,
			$dispute->time( '' === $dispute->text_or_empty( 'update_time' ) ? 'create_time' : 'update_time' )
		);
	}

	/** What it is called among the events. */
	public function name(): string {
		return self::prefix( $this->payment_id ) . "$this->id/{$this->state->value}/$this->time";
	}

	/** What the names of all disputes of a payment begin with. */
	public static function prefix( string $payment_id ): string {
		return self::PREFIX . "/$payment_id/";
	}

	/** The dispute of a name; null if it is none. */
	public static function named( string $name ): ?self {
		$state = 1 === preg_match( self::NAME, $name, $parts ) ? Dispute_State::tryFrom( $parts[3] ) : null;
		return null === $state ? null : new self( $parts[1], $parts[2], $state, (int) $parts[4] );
	}

	/**
	 * How a payment stands by all that was said of its disputes, in any order.
	 *
	 * @param list<string> $names
	 */
	public static function state_by( array $names ): Dispute_State {
		$latest = array();
		foreach ( array_filter( array_map( self::named( ... ), $names ) ) as $dispute ) {
			if ( $dispute->time >= ( $latest[ $dispute->id ]->time ?? 0 ) ) {
				$latest[ $dispute->id ] = $dispute;
			}
		}
		return Dispute_State::of(
			...array_map( static fn ( self $dispute ): Dispute_State => $dispute->state, array_values( $latest ) )
		);
	}

	private static function outcome( string $code ): Dispute_State {
		return match ( $code ) {
			'RESOLVED_SELLER_FAVOUR', 'RESOLVED_WITH_PAYOUT', 'DENIED' => Dispute_State::Won,
			'RESOLVED_BUYER_FAVOUR', 'ACCEPTED' => Dispute_State::Lost,
			'CANCELED_BY_BUYER', 'NONE' => Dispute_State::None,
			// Nobody here knows it: the owner has to look.
			default => Dispute_State::Open,
		};
	}
}
