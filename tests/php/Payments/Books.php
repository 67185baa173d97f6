<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments;

use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Money;
use Slipstream\Payments\Ledger\Dispute_State;
use Slipstream\Payments\Ledger\Entry_Kind;
use Slipstream\Payments\Ledger\Observed_Entry;
use Slipstream\Payments\Ledger\Observed_Order;
use Slipstream\Payments\Ledger\Observed_Payment;
use Slipstream\Payments\Ledger\Observed_Subscription;
use Slipstream\Payments\Ledger\Order_Ids;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Ledger\Payer;
use Slipstream\Payments\Ledger\Subscription_Period;
use Slipstream\Payments\Ledger\Subscription_Status;

/**
 * What a gateway knows of one account: the truth that the ledger is compared with.
 *
 * @phpstan-type Payment array{id: string, currency: string, charge: int, fee: int, refunds: array<string, array{int, bool}>, disputes: array<string, array{int, string}>}
 */
final class Books {

	/** @var array<string, array{id: string, state: string, amount: int, currency: string, recurring: bool, payment: string, subscription: string, email: string}> By the order's public name. */
	public array $checkouts = array();

	/** @var array<string, Payment> */
	public array $payments = array();

	/** @var array<string, array{reference: string, status: string, end: int, cancel_at: int, ended: int, payments: list<string>}> */
	public array $subscriptions = array();

	private int $last = 0;

	public function __construct( public readonly Gateway_Account $account ) {}

	/** A name that no other account's objects have in this mode, and that the same account has in the other. */
	private function name( string $prefix ): string {
		++$this->last;
		return "{$prefix}_{$this->account->id}_$this->last";
	}

	public function open( string $uuid, Money $money, bool $is_recurring ): string {
		$this->checkouts[ $uuid ] ??= array(
			'id'           => $this->name( 'cs' ),
			'state'        => 'sent',
			'amount'       => $money->amount,
			'currency'     => $money->currency,
			'recurring'    => $is_recurring,
			'payment'      => '',
			'subscription' => '',
			'email'        => 'Ann@Example.org',
		);
		return $this->checkouts[ $uuid ]['id'];
	}

	public function end( string $uuid, string $state ): void {
		$this->checkouts[ $uuid ]['state'] = $state;
	}

	public function pay( string $uuid ): string {
		$checkout            = &$this->checkouts[ $uuid ];
		$checkout['state']   = 'pending';
		$checkout['payment'] = $this->charge( $checkout['amount'], $checkout['currency'] );
		if ( $checkout['recurring'] ) {
			$checkout['subscription']                         = $this->name( 'sub' );
			$this->subscriptions[ $checkout['subscription'] ] = array(
				'reference' => $uuid,
				'status'    => 'active',
				'end'       => 2_000_000_000,
				'cancel_at' => 0,
				'ended'     => 0,
				'payments'  => array( $checkout['payment'] ),
			);
		}
		return $checkout['payment'];
	}

	public function charge( int $amount, string $currency ): string {
		$id                    = $this->name( 'pi' );
		$this->payments[ $id ] = array(
			'id'       => $id,
			'currency' => $currency,
			'charge'   => $amount,
			'fee'      => intdiv( $amount, 33 ),
			'refunds'  => array(),
			'disputes' => array(),
		);
		return $id;
	}

	public function renew( string $subscription_id ): string {
		$checkout = $this->checkouts[ $this->subscriptions[ $subscription_id ]['reference'] ];
		$payment  = $this->charge( $checkout['amount'], $checkout['currency'] );
		$this->subscriptions[ $subscription_id ]['payments'][] = $payment;
		$this->subscriptions[ $subscription_id ]['status']     = 'active';
		$this->subscriptions[ $subscription_id ]['end']       += 2_592_000;
		return $payment;
	}

	public function refund( string $payment_id, int $amount ): string {
		$id = $this->name( 're' );
		$this->payments[ $payment_id ]['refunds'][ $id ] = array( $amount, false );
		return $id;
	}

	public function fail_refund( string $payment_id, string $refund_id ): void {
		$this->payments[ $payment_id ]['refunds'][ $refund_id ][1] = true;
	}

	/** @param string $state open, won or lost; inquiry for one that takes no money. */
	public function dispute( string $payment_id, string $state, string $id = '' ): string {
		$id = '' === $id ? $this->name( 'dp' ) : $id;
		$this->payments[ $payment_id ]['disputes'][ $id ] = array( $this->payments[ $payment_id ]['charge'], $state );
		return $id;
	}

	/** What can still be refunded. */
	public function rest( string $payment_id ): int {
		$payment = $this->payments[ $payment_id ];
		return $payment['charge'] - $this->refunded( $payment_id );
	}

	public function refunded( string $payment_id ): int {
		return array_sum(
			array_map(
				static fn ( array $refund ): int => $refund[1] ? 0 : $refund[0],
				$this->payments[ $payment_id ]['refunds']
			)
		);
	}

	/** How the order of a checkout has to stand. */
	public function expected( string $uuid ): Order_State {
		$checkout = $this->checkouts[ $uuid ];
		if ( '' === $checkout['payment'] ) {
			return Order_State::from( $checkout['state'] );
		}
		$refunded = $this->refunded( $checkout['payment'] );
		return match ( true ) {
			0 === $refunded                         => Order_State::Paid,
			0 === $this->rest( $checkout['payment'] ) => Order_State::Refunded,
			default                                 => Order_State::Partly_Refunded,
		};
	}

	/** @return array<string, array{int, int, int, int}> What was charged, refunded, taken as fees, and disputed, by currency. */
	public function sums(): array {
		$sums = array();
		foreach ( $this->payments as $id => $payment ) {
			$own  = $sums[ $payment['currency'] ] ?? array( 0, 0, 0, 0 );
			$lost = 0;
			foreach ( $payment['disputes'] as list( $amount, $state ) ) {
				$lost += in_array( $state, array( 'open', 'lost' ), true ) ? $amount : 0;
			}
			$sums[ $payment['currency'] ] = array(
				$own[0] + $payment['charge'],
				$own[1] - $this->refunded( $id ),
				$own[2] - $payment['fee'],
				$own[3] - $lost,
			);
		}
		ksort( $sums );
		return $sums;
	}

	public function observe( string $uuid ): Observed_Order {
		$checkout = $this->checkouts[ $uuid ];
		return new Observed_Order(
			$this->account,
			$uuid,
			Order_State::from( $checkout['state'] ),
			new Order_Ids( $checkout['id'], '', $checkout['subscription'] ),
			'' === $checkout['payment'] ? null : $this->payment( $checkout['payment'] ),
			new Payer( $checkout['email'], 'Ann' )
		);
	}

	public function observe_subscription( string $id ): Observed_Subscription {
		$own      = $this->subscriptions[ $id ];
		$checkout = $this->checkouts[ $own['reference'] ] ?? array(
			'amount'   => 1,
			'currency' => 'EUR',
		);
		return new Observed_Subscription(
			$this->account,
			$id,
			$own['reference'],
			Subscription_Status::of( $own['status'] ),
			new Money( $checkout['amount'], $checkout['currency'] ),
			new Subscription_Period( $own['end'], $own['cancel_at'], 0, $own['ended'] ),
			array_map( $this->payment( ... ), $own['payments'] ),
			'cus_1',
			new Payer( 'ann@example.org' )
		);
	}

	private function payment( string $id ): Observed_Payment {
		$payment = $this->payments[ $id ];
		$money   = static fn ( int $amount ): Money => new Money( $amount, $payment['currency'] );
		$entries = array(
			new Observed_Entry( Entry_Kind::Charge, "ch_$id", $money( $payment['charge'] ), 1_700_000_000 ),
			new Observed_Entry( Entry_Kind::Fee, "ch_$id", $money( $payment['fee'] ), 1_700_000_000 ),
		);
		foreach ( $payment['refunds'] as $refund => list( $amount, $has_failed ) ) {
			$kind      = $has_failed ? Entry_Kind::Refund_Failed : Entry_Kind::Refund;
			$entries[] = new Observed_Entry( $kind, $refund, $money( $amount ), 1_700_000_001 );
		}
		$states = array();
		foreach ( $payment['disputes'] as $dispute => list( $amount, $state ) ) {
			$states[] = Dispute_State::from( 'inquiry' === $state ? 'open' : $state );
			if ( 'inquiry' !== $state ) {
				$entries[] = new Observed_Entry( Entry_Kind::Dispute, $dispute, $money( $amount ), 1_700_000_002 );
			}
			if ( 'won' === $state ) {
				$entries[] = new Observed_Entry( Entry_Kind::Dispute_Reversal, $dispute, $money( $amount ), 1_700_000_003 );
			}
		}
		return new Observed_Payment( $id, $entries, Dispute_State::of( ...$states ) );
	}
}
