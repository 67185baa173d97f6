<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Reconciler;

use Slipstream\Http\Request_Error;
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
 * Compares the ledger with an account at PayPal, batch by batch. PayPal lists neither payments nor refunds, so it is
 * asked about each order. It writes only by Gateway_Sync.
 */
final class Paypal_Reconciler {

	private const BATCH = 20;

	/** How far back PayPal tells of events, in days. */
	private const EVENT_DAYS = 29;

	/** For how long a payment is looked at each night, and then once a week: as long as PayPal takes refunds. */
	private const NIGHTLY_DAYS = 35;
	private const WEEKLY_DAYS  = 190;

	private Comparison $compare;

	public function __construct(
		private Payments_Services $services,
		private Paypal_Adapter $gateway,
		private Report $report,
		private int $since,
		private Time_Budget $time
	) {
		$this->compare = new Comparison( $report, 'paypal_not_found' );
	}

	/**
	 * Compares the next ones of a phase, as far as there is time.
	 *
	 * @param string $after Where the last batch has ended.
	 * @return string|null Where this one has; null if it was the last.
	 * @throws Request_Error If PayPal cannot be asked now, or the database fails.
	 */
	public function batch( Phase $phase, string $after ): ?string {
		return match ( $phase ) {
			Phase::Events  => $this->events( $after ),
			Phase::Orders  => $this->each(
				'order',
				$this->services->orders()->open_after( $this->gateway->account(), (int) $after, self::BATCH ),
				$after
			),
			Phase::Refunds => $this->each( 'payment', $this->paid( (int) $after ), $after ),
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
		$next   = null;
		$this->compare->of(
			'events',
			$account->id,
			function () use ( $account, $query, &$next ): bool {
				$client = $this->services->paypal()->accounts()->client( $account->mode );
				$page   = $this->services->paypal()->accounts()->calls( $account->mode )->run(
					static fn (): Paypal_Event_List => Paypal_Event_List::read( $client, $query )
				);
				$next   = $page->next;
				return 0 < array_sum( array_map( $this->store( ... ), $page->events ) );
			}
		);
		if ( '' === $next ) {
			$this->report->heard = $this->report->started;
		}
		return '' === $next ? null : $next;
	}

	/**
	 * @param array<array-key, mixed> $values
	 * @return int 1 if it was not known.
	 */
	private function store( array $values ): int {
		try {
			$event  = Paypal_Event::of( $values );
			$name   = Paypal_Hint::of( $event );
			$result = null === $name
				? Claim_Result::Denied
				: $this->services->events()->record( $this->gateway->account(), $event->id, $event->type, $name );
		} catch ( Unexpected_Response | UnexpectedValueException ) {
			// Another's, or of a shape that nobody here can read.
			return 0;
		}
		if ( Claim_Result::Unknown === $result ) {
			Ledger_Database::fail();
		}
		$is_new = Claim_Result::Granted === $result ? 1 : 0;

		$this->report->missing_here += $is_new;
		return $is_new;
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
	private function each( string $what, array $orders, string $after ): ?string {
		foreach ( $orders as $order ) {
			// Each may take a minute, and another process must not take the job over meanwhile.
			if ( $this->time->is_over() ) {
				return $after;
			}
			$this->compare->of( $what, $order->uuid, fn (): bool => $this->sync( $order ) );
			$after = (string) $order->id;
		}
		return array() === $orders ? null : $after;
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
