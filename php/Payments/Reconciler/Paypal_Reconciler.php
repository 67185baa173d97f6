<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Reconciler;

use Slipstream\Modules\Jobs\Time_Budget;
use Slipstream\Money\Gateway;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Payments_Services;
use Slipstream\Payments\Paypal\Paypal_Adapter;
use Slipstream\Payments\Webhooks\Paypal_Hint;
use Slipstream\Services\Paypal\Errors\Unexpected_Response;
use Slipstream\Services\Paypal\Objects\Paypal_Event;
use Slipstream\Services\Paypal\Webhooks\Paypal_Event_List;
use Slipstream\Support\Database\Claim_Result;
use UnexpectedValueException;

/**
 * Compares with an account at PayPal, which lists neither payments nor refunds: it is asked about each order.
 */
final class Paypal_Reconciler extends Reconciler {

	/** How far back PayPal tells of events, in days. */
	private const EVENT_DAYS = 29;

	/** For how long a payment is looked at each night, and then once a week: as long as PayPal takes refunds. */
	private const NIGHTLY_DAYS = 35;
	private const WEEKLY_DAYS  = 190;

	public function __construct(
		Payments_Services $services,
		private Paypal_Adapter $gateway,
		Report $report,
		int $since,
		Time_Budget $time
	) {
		parent::__construct( $services, $report, $since, $time, 'paypal_not_found' );
	}

	protected function compare_batch( Phase $phase, string $after ): ?string {
		return match ( $phase ) {
			Phase::Events  => $this->events( $after ),
			Phase::Orders  => $this->orders(
				'order',
				$this->services->orders()->open_after( $this->gateway->account(), (int) $after, self::BATCH )
			),
			Phase::Refunds => $this->orders( 'payment', $this->paid( (int) $after ) ),
			default        => null,
		};
	}

	/** Stores events that were never delivered: they are handled as if they had been. */
	private function events( string $query ): ?string {
		$account = $this->gateway->account();
		if ( '' === $this->services->accounts()->webhook( Gateway::Paypal, $account->mode ) ) {
			return null;
		}
		$oldest = $this->report->started - self::EVENT_DAYS * DAY_IN_SECONDS;
		$query  = '' === $query ? Paypal_Event_List::since( max( $oldest, $this->since ) ) : $query;
		$client = $this->services->paypal()->accounts()->client( $account->mode );
		$calls  = $this->services->paypal()->accounts()->calls( $account->mode );
		$page   = $this->compare->ask(
			'events',
			$account->id,
			static fn (): Paypal_Event_List => $calls->run(
				static fn (): Paypal_Event_List => Paypal_Event_List::read( $client, $query )
			)
		);
		if ( null === $page ) {
			return null;
		}
		array_map( $this->store( ... ), $page->events );
		if ( '' === $page->next ) {
			$this->report->heard = $this->report->started;
			return null;
		}
		return $page->next;
	}

	/** @param array<array-key, mixed> $values */
	private function store( array $values ): void {
		try {
			$event  = Paypal_Event::of( $values );
			$name   = Paypal_Hint::of( $event );
			$result = null === $name
				? Claim_Result::Denied
				: $this->services->events()->record( $this->gateway->account(), $event->id, $event->type, $name );
		} catch ( Unexpected_Response | UnexpectedValueException ) {
			// Another's, or of a shape that nobody here can read.
			return;
		}
		if ( Claim_Result::Unknown === $result ) {
			Ledger_Database::fail();
		}
		$this->report->missing_here += Claim_Result::Granted === $result ? 1 : 0;
	}

	/** @return list<Order> */
	private function paid( int $after ): array {
		$now = $this->report->started;
		return $this->services->paid_orders()->after(
			$this->gateway->account(),
			$after,
			$now - self::NIGHTLY_DAYS * DAY_IN_SECONDS,
			$now - self::WEEKLY_DAYS * DAY_IN_SECONDS,
			intdiv( $now, DAY_IN_SECONDS ),
			self::BATCH
		);
	}

	/** @param list<Order> $orders None if that was all. */
	private function orders( string $what, array $orders ): ?string {
		return $this->each(
			$orders,
			fn ( Order $order ) => $this->compare->of( $what, $order->uuid, fn (): bool => $this->sync( $order ) ),
			static fn ( Order $order ): int => $order->id
		);
	}

	/** @return bool Whether it was not as PayPal has it. */
	private function sync( Order $before ): bool {
		$entries = fn ( string $payment_id ): int => count(
			$this->services->entries()->of_payment( $before->account, $payment_id )
		);
		$known   = $entries( $before->ids->payment );
		$after   = $this->services->sync( $this->gateway )->order( $before );
		return $before->state !== $after->state
			|| $before->dispute !== $after->dispute
			|| $known !== $entries( $after->ids->payment );
	}
}
