<?php

declare( strict_types=1 );

namespace Slipstream\Payments;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Export_Item;
use Slipstream\Modules\Personal_Data;
use Slipstream\Money\Money;
use Slipstream\Payments\Accounts\Site_Copy;
use Slipstream\Payments\Ledger\Customers;
use Slipstream\Payments\Ledger\Erasure;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Orders;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Ledger\Subscriptions;

/**
 * Exports what a person has paid, and erases who they are. What bookkeeping takes stays, and what can still charge
 * them; both are told.
 */
final class Payments_Privacy implements Personal_Data {

	/** Rows of a batch. */
	private const BATCH = 100;

	public function __construct(
		private Orders $orders,
		private Subscriptions $subscriptions,
		private Customers $customers,
		private Erasure $erasure,
		private Site_Copy $copy
	) {}

	public function id(): string {
		return 'slipstream-payments';
	}

	public function label(): string {
		return __( 'Payments', 'slipstream' );
	}

	/**
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 * @throws Request_Error If the database fails.
	 */
	public function export( string $email, int $page = 1 ): array {
		$offset        = self::BATCH * max( 0, $page - 1 );
		$orders        = $this->orders->of_person( $email, self::BATCH, $offset );
		$subscriptions = $this->subscriptions->of_person( $email, self::BATCH, $offset );
		$customers     = 0 === $offset ? $this->customers->ids_of( $email ) : array();
		return array(
			'data' => array(
				...array_map( $this->order_item( ... ), $orders ),
				...array_map( $this->subscription_item( ... ), $subscriptions ),
				...array_map(
					fn ( string $id ): array => $this->item(
						"customer-$id",
						array( __( 'Customer ID', 'slipstream' ) => $id )
					),
					$customers
				),
			),
			'done' => count( $orders ) < self::BATCH && count( $subscriptions ) < self::BATCH,
		);
	}

	/**
	 * @param int $page Not used: a few statements erase all.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 * @throws Request_Error If the database fails.
	 */
	public function erase( string $email, int $page = 1 ): array {
		$years    = (int) Payments_Settings::read( Payments_Settings::RETENTION_YEARS );
		$erased   = $this->erasure->erase( $email, $years, $this->copy->kept_rows() );
		$messages = array();
		if ( $erased->running > 0 ) {
			$messages[] = __(
				'A subscription is still running, so its name and email address stay: without them it could not be canceled. Cancel it, then erase again.',
				'slipstream'
			);
		}
		if ( $erased->in_books > 0 ) {
			$messages[] = sprintf(
				/* translators: %d: number of years. */
				_n(
					'Bookkeeping needs the amounts, dates, and IDs of payments. They stay until %d year after the year of the payment.',
					'Bookkeeping needs the amounts, dates, and IDs of payments. They stay until %d years after the year of the payment.',
					$years,
					'slipstream'
				),
				$years
			);
		}
		if ( $erased->removed > 0 ) {
			$messages[] = __( 'Stripe and PayPal keep records of their own.', 'slipstream' );
		}
		return array(
			'items_removed'  => $erased->removed > 0,
			'items_retained' => $erased->running > 0 || $erased->in_books > 0,
			'messages'       => $messages,
			'done'           => true,
		);
	}

	/** @return array<string, mixed> */
	private function order_item( Order $order ): array {
		return $this->item(
			"order-$order->uuid",
			array(
				__( 'Date (UTC)', 'slipstream' )    => self::time( $order->created ),
				__( 'Amount', 'slipstream' )        => self::amount( $order->terms->money ),
				__( 'Agreed to', 'slipstream' )     => $order->terms->sentence,
				__( 'Status', 'slipstream' )        => $order->state->value,
				__( 'Name', 'slipstream' )          => $order->payer->name,
				__( 'Email address', 'slipstream' ) => $order->payer->email,
				__( 'Note', 'slipstream' )          => $order->payer->note,
				__( 'Paid with', 'slipstream' )     => $order->account->gateway->name,
				__( 'Payment ID', 'slipstream' )    => $order->ids->payment,
			)
		);
	}

	/** @return array<string, mixed> */
	private function subscription_item( Subscription $subscription ): array {
		return $this->item(
			"subscription-$subscription->id",
			array(
				__( 'Since (UTC)', 'slipstream' )      => self::time( $subscription->created ),
				__( 'Amount', 'slipstream' )           => self::amount( $subscription->money ),
				__( 'Interval', 'slipstream' )         => $subscription->interval->value,
				__( 'Status', 'slipstream' )           => $subscription->status->value,
				__( 'Paid until (UTC)', 'slipstream' ) => self::time( $subscription->period->end ),
				__( 'Name', 'slipstream' )             => $subscription->payer->name,
				__( 'Email address', 'slipstream' )    => $subscription->payer->email,
				__( 'Subscription ID', 'slipstream' )  => $subscription->subscription_id,
			)
		);
	}

	/**
	 * @param array<string, string> $values By name; what is not known is left out.
	 * @return array<string, mixed>
	 */
	private function item( string $id, array $values ): array {
		return Export_Item::of(
			$this->id(),
			$this->label(),
			$id,
			// The exporter takes HTML, and keeps some of it.
			array_map( 'htmlspecialchars', array_filter( $values, static fn ( string $value ): bool => '' !== $value ) )
		);
	}

	private static function amount( Money $money ): string {
		return $money->format() . " $money->currency";
	}

	private static function time( int $time ): string {
		return 0 === $time ? '' : gmdate( 'Y-m-d H:i:s', $time );
	}
}
