<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments;

use Closure;
use Slipstream\Money\Gateway_Account;
use Slipstream\Money\Money;
use Slipstream\Payments\Checkout;
use Slipstream\Payments\Gateway_Adapter;
use Slipstream\Payments\Gateway_Error;
use Slipstream\Payments\Gateway_Failure;
use Slipstream\Payments\Ledger\Observed_Order;
use Slipstream\Payments\Ledger\Observed_Subscription;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_Ids;
use Slipstream\Payments\Ledger\Subscription;

/**
 * Reads Books as the adapter of a real gateway reads the gateway.
 */
final class Books_Adapter implements Gateway_Adapter {

	/** @var list<string> What was asked. */
	public array $asked = array();

	/** How the next request fails; null for not. */
	public ?Gateway_Failure $failure = null;

	public string $error_code = 'gateway_failed';

	/** @var Closure(): void|null Runs between what was seen and its arrival, once. */
	public ?Closure $meanwhile = null;

	/** @var Closure(): void|null Runs before a page is made. */
	public ?Closure $before = null;

	/** @var Closure(): void|null Runs when a page was made, before its answer arrives. */
	public ?Closure $after = null;

	public function __construct( public readonly Books $books ) {}

	public function account(): Gateway_Account {
		return $this->books->account;
	}

	public function start( Order $order ): Checkout {
		null === $this->before || ( $this->before )();
		$failure = $this->ask( 'start' );
		if ( Gateway_Failure::Refused === $failure || Gateway_Failure::Not_Sent === $failure ) {
			throw $this->error( $failure );
		}
		$id = $this->books->open( $order->uuid, $order->terms->money, $order->terms->interval->is_recurring() );
		null === $this->after || ( $this->after )();
		if ( Gateway_Failure::Unknown === $failure ) {
			throw $this->error( $failure );
		}
		return new Checkout( new Order_Ids( $id ), "https://pay.example/$id" );
	}

	public function observe( Order $order ): Observed_Order {
		return $this->answer( 'observe', fn (): Observed_Order => $this->books->observe( $order->uuid ) );
	}

	public function observe_subscription( string $subscription_id ): Observed_Subscription {
		return $this->answer(
			'observe_subscription',
			fn (): Observed_Subscription => $this->books->observe_subscription( $subscription_id )
		);
	}

	public function refund( Order $order, Money $amount, string $request ): void {
		$this->answer( 'refund', fn (): string => $this->books->refund( $order->ids->payment, $amount->amount ) );
	}

	public function cancel( Subscription $subscription, bool $at_period_end ): void {
		$this->answer( 'cancel', fn (): bool => true );
	}

	/**
	 * @template T
	 * @param Closure(): T $answer
	 * @return T
	 */
	private function answer( string $what, Closure $answer ): mixed {
		$failure = $this->ask( $what );
		if ( null !== $failure ) {
			throw $this->error( $failure );
		}
		$seen            = $answer();
		$meanwhile       = $this->meanwhile;
		$this->meanwhile = null;
		null === $meanwhile || $meanwhile();
		return $seen;
	}

	private function ask( string $what ): ?Gateway_Failure {
		$this->asked[] = $what;
		$failure       = $this->failure;
		$this->failure = null;
		return $failure;
	}

	private function error( Gateway_Failure $failure ): Gateway_Error {
		return new Gateway_Error( $failure, $this->error_code, 'The gateway failed.' );
	}
}
