<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Stripe;

use Slipstream\Money\Money;
use Slipstream\Payments\Ledger\Dispute_State;
use Slipstream\Payments\Ledger\Entry_Kind;
use Slipstream\Payments\Ledger\Observed_Entry;
use Slipstream\Payments\Ledger\Observed_Payment;
use Slipstream\Services\Stripe\Errors\Stripe_Error;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;
use Slipstream\Services\Stripe\Objects\Balance_Transaction;
use Slipstream\Services\Stripe\Objects\Charge;
use Slipstream\Services\Stripe\Objects\Dispute;
use Slipstream\Services\Stripe\Objects\Refund;
use Slipstream\Services\Stripe\Stripe_Client;

/**
 * Reads what payments have moved: their charges, fees, refunds, and disputes.
 */
final class Payment_Reader {

	private const EXPAND = array( 'data.balance_transaction', 'data.refunds.data.balance_transaction' );

	public function __construct( private Stripe_Client $client ) {}

	/**
	 * The charges of a payment or of a customer, the newest first.
	 *
	 * @param array<string, string> $filter
	 * @return list<array<array-key, mixed>>
	 * @throws Stripe_Error If Stripe does not say.
	 */
	public function charges( array $filter ): array {
		return iterator_to_array(
			$this->client->each( '/v1/charges', $filter + array( 'expand' => self::EXPAND ) ),
			false
		);
	}

	/**
	 * What a payment has moved; null if nothing.
	 *
	 * @param list<array<array-key, mixed>> $charges Of the payment; one succeeds at most.
	 * @throws Stripe_Error If Stripe does not say.
	 */
	public function payment( string $payment_id, array $charges ): ?Observed_Payment {
		foreach ( $charges as $values ) {
			$charge = Charge::of( $values );
			if ( 'succeeded' === $charge->status && $charge->payment_intent_id === $payment_id ) {
				$disputes = $charge->is_disputed ? $this->disputes( $charge->id ) : array();
				return new Observed_Payment(
					$payment_id,
					array(
						new Observed_Entry( Entry_Kind::Charge, $charge->id, $charge->amount, $charge->created ),
						...self::fees( $values['balance_transaction'] ?? null ),
						...$this->refunds( $charge->id, $values['refunds'] ?? null ),
						...self::disputed( $disputes ),
					),
					Dispute_State::of( ...array_map( self::state( ... ), $disputes ) )
				);
			}
		}
		return null;
	}

	/** @return list<Observed_Entry> */
	private function refunds( string $charge_id, mixed $list ): array {
		$refunds = is_array( $list ) && is_array( $list['data'] ?? null )
			? $list['data']
			: throw Unexpected_Response::of( 'A charge has no refunds.' );
		// A charge shows the latest ones only.
		if ( false !== ( $list['has_more'] ?? null ) ) {
			$refunds = $this->client->each(
				'/v1/refunds',
				array(
					'charge' => $charge_id,
					'expand' => array( 'data.balance_transaction' ),
				)
			);
		}
		$entries = array();
		foreach ( $refunds as $values ) {
			$refund = Refund::of( $values );
			// A pending one has moved nothing yet.
			$kind = match ( true ) {
				'succeeded' === $refund->status => Entry_Kind::Refund,
				$refund->is_void()              => Entry_Kind::Refund_Failed,
				default                         => null,
			};
			if ( null !== $kind ) {
				$entries[] = new Observed_Entry( $kind, $refund->id, $refund->amount, $refund->created );
			}
			array_push( $entries, ...self::fees( $values['balance_transaction'] ?? null ) );
		}
		return $entries;
	}

	/** @return list<Dispute> */
	private function disputes( string $charge_id ): array {
		return array_map(
			Dispute::of( ... ),
			iterator_to_array( $this->client->each( '/v1/disputes', array( 'charge' => $charge_id ) ), false )
		);
	}

	/**
	 * @param list<Dispute> $disputes
	 * @return list<Observed_Entry> What they took and gave back, in the payer's currency, and what they cost.
	 */
	private static function disputed( array $disputes ): array {
		$entries = array();
		foreach ( $disputes as $dispute ) {
			foreach ( $dispute->transactions as $moved ) {
				if ( 0 !== $moved->amount->amount ) {
					$entries[] = new Observed_Entry(
						$moved->amount->amount < 0 ? Entry_Kind::Dispute : Entry_Kind::Dispute_Reversal,
						$moved->id,
						self::disputed_amount( $dispute, $moved->amount ),
						$moved->created
					);
				}
				$entries[] = self::fee( $moved );
			}
		}
		return $entries;
	}

	/** What has moved: in another currency than the payment's, all that is disputed. */
	private static function disputed_amount( Dispute $dispute, Money $moved ): Money {
		return $moved->currency === $dispute->amount->currency
			? new Money( abs( $moved->amount ), $moved->currency )
			: $dispute->amount;
	}

	private static function state( Dispute $dispute ): Dispute_State {
		return match ( $dispute->status ) {
			'won'                         => Dispute_State::Won,
			'lost'                        => Dispute_State::Lost,
			// An inquiry that came to nothing, and a dispute that was kept from becoming one.
			'warning_closed', 'prevented' => Dispute_State::None,
			default                       => Dispute_State::Open,
		};
	}

	/** @return list<Observed_Entry> None where the balance does not have it yet. */
	private static function fees( mixed $transaction ): array {
		return null === $transaction ? array() : array( self::fee( Balance_Transaction::of( $transaction ) ) );
	}

	private static function fee( Balance_Transaction $transaction ): Observed_Entry {
		return new Observed_Entry( Entry_Kind::Fee, $transaction->id, $transaction->fee, $transaction->created );
	}
}
