<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Payments\Stripe;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Mode;
use Slipstream\Payments\Gateway_Sync;
use Slipstream\Payments\Ledger\Entry;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Tests\Payments\Ledger_Access;
use Slipstream\Tests\Services\Stripe\Stripe_Case;
use Slipstream\Tests\Site_Settings;

require_once dirname( __DIR__ ) . '/Ledger_Access.php';
require_once dirname( __DIR__, 2 ) . '/Services/Stripe/Stripe_Case.php';

/** A site with an account at the stand-in for Stripe. */
abstract class Adapter_Case extends Stripe_Case {

	use Ledger_Access;

	/** Connects the account of a key. */
	protected function connect( string $key = self::RESTRICTED_TEST, Mode $mode = Mode::Test ): void {
		Site_Settings::set( "slipstream_stripe_{$mode->value}_key", $key );
		$this->services()->stripe()->connect( $mode );
	}

	protected function sync( Mode $mode = Mode::Test ): Gateway_Sync {
		return $this->services()->sync( $this->services()->stripe()->connected( $mode ) );
	}

	/** An order of the connected account. */
	protected function new_order(
		string $token = 'form',
		Billing_Interval $interval = Billing_Interval::One_Time,
		int $amount = 500,
		string $currency = 'EUR'
	): Order {
		return $this->order(
			$this->services()->stripe()->connected( Mode::Test )->account(),
			$token,
			$amount,
			$currency,
			$interval
		);
	}

	/** Stores an order, has it paid with a card, and looks at it. */
	protected function buy(
		Billing_Interval $interval = Billing_Interval::One_Time,
		string $card = '4242424242424242',
		string $token = 'form'
	): Order {
		$order   = $this->new_order( $token, $interval );
		$session = $this->sync()->start( $order )->ids->checkout;
		self::command( 'pay', compact( 'session', 'card' ) );
		return $this->sync()->order( $order );
	}

	protected static function assertState( Order_State $state, Order $order ): void {
		self::assertSame( $state->value, $order->state->value );
	}

	/** @return array<string, int> Amounts of a payment's entries, added up by kind. */
	protected function entries_of( Order $order ): array {
		$sums = array();
		foreach ( $this->services()->entries()->of_payment( $order->account, $order->ids->payment ) as $entry ) {
			$sums[ $entry->kind->value ] = ( $sums[ $entry->kind->value ] ?? 0 ) + $entry->money->amount;
		}
		return $sums;
	}

	/** Compares the ledger's sums of an account with the stand-in's books, each currency to the last unit. */
	protected function assertBooks( Mode $mode = Mode::Test ): void {
		$account = $this->services()->stripe()->connected( $mode )->account();
		$books   = array();
		foreach ( self::read( 'books' )[ self::ACCOUNT ][ $mode->value ]['sums'] as $currency => $sum ) {
			$books[ strtoupper( (string) $currency ) ] = array(
				$sum['charges'],
				$sum['refunds'] + $sum['refund_failures'],
				-$sum['fees'],
				$sum['disputes'] + $sum['dispute_reversals'],
			);
		}
		ksort( $books );
		self::assertSame( $books, self::sums( $this->services()->totals()->of_account( $account ) ) );
	}

	/**
	 * The code of the error that something ends with; '' for none.
	 *
	 * @param Closure(): mixed $work
	 */
	protected static function code_of( Closure $work ): string {
		try {
			$work();
			return '';
		} catch ( Request_Error $error ) {
			return $error->error_code;
		}
	}
}
