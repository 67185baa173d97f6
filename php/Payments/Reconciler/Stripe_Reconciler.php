<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Reconciler;

use Closure;
use Slipstream\Modules\Jobs\Time_Budget;
use Slipstream\Payments\Gateway_Adapter;
use Slipstream\Payments\Ledger\Entry;
use Slipstream\Payments\Ledger\Ledger_Database;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Payments_Services;
use Slipstream\Payments\Stripe\Session_Parameters;
use Slipstream\Payments\Stripe\Stripe_Page;
use Slipstream\Payments\Webhooks\Stripe_Hint;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;
use Slipstream\Services\Stripe\Objects\Event;
use Slipstream\Services\Stripe\Objects\Stripe_Object;
use Slipstream\Services\Stripe\Webhooks\Webhook_Endpoints;
use Slipstream\Support\Database\Claim_Result;
use UnexpectedValueException;

/**
 * Compares with an account at Stripe.
 */
final class Stripe_Reconciler extends Reconciler {

	/** How far back each list is read, in days: as long as Stripe tells of events, refunds fail, and disputes take. */
	private const EVENT_DAYS        = 29;
	private const REFUND_DAYS       = 35;
	private const DISPUTE_DAYS      = 180;
	private const SUBSCRIPTION_DAYS = 35;
	private const FEE_DAYS          = 10;

	public function __construct(
		Payments_Services $services,
		private Gateway_Adapter $gateway,
		Report $report,
		int $since,
		Time_Budget $time
	) {
		parent::__construct( $services, $report, $since, $time, 'stripe_not_found' );
	}

	protected function compare_batch( Phase $phase, string $after ): ?string {
		return match ( $phase ) {
			Phase::Events        => $this->events( $after ),
			Phase::Orders        => $this->orders( (int) $after ),
			Phase::Subscriptions => $this->subscriptions( (int) $after ),
			Phase::Missing       => $this->missing_subscriptions( $after ),
			Phase::Fees          => $this->fees( (int) $after ),
			Phase::Refunds       => $this->page( 'refunds', self::REFUND_DAYS, $after, $this->refund( ... ) ),
			Phase::Disputes      => $this->page( 'disputes', self::DISPUTE_DAYS, $after, $this->dispute( ... ) ),
		};
	}

	private function events( string $after ): ?string {
		$failed = $this->report->failed;
		$next   = $this->page( 'events', self::EVENT_DAYS, $after, $this->event( ... ) );
		if ( null === $next && $failed === $this->report->failed ) {
			$this->report->heard = $this->report->started;
		}
		return $next;
	}

	private function orders( int $after ): ?string {
		return $this->each(
			$this->services->orders()->open_after( $this->gateway->account(), $after, self::BATCH ),
			fn ( Order $order ) => $this->compare->of(
				'order',
				$order->uuid,
				fn (): bool => $this->sync_order( $order )
			),
			static fn ( Order $order ): int => $order->id
		);
	}

	private function subscriptions( int $after ): ?string {
		return $this->each(
			$this->services->subscriptions()->running_after( $this->gateway->account(), $after, self::BATCH ),
			fn ( Subscription $one ) => $this->compare->of(
				'subscription',
				$one->subscription_id,
				fn (): bool => $this->sync_subscription( $one )
			),
			static fn ( Subscription $one ): int => $one->id
		);
	}

	private function missing_subscriptions( string $after ): ?string {
		return $this->page( 'subscriptions', self::SUBSCRIPTION_DAYS, $after, $this->missing( ... ) );
	}

	/** Payments whose fee was not known when they were looked at. */
	private function fees( int $after ): ?string {
		$since = $this->report->started - self::FEE_DAYS * DAY_IN_SECONDS;
		return $this->each(
			$this->services->entries()->charges_without_fee( $this->gateway->account(), $since, $after, self::BATCH ),
			fn ( Entry $charge ) => $this->compare_payment( 'payment', $charge->object_id, $charge->payment_id ),
			static fn ( Entry $charge ): int => $charge->id
		);
	}

	private function sync_order( Order $order ): bool {
		return $this->services->sync( $this->gateway )->order( $order )->version !== $order->version;
	}

	private function sync_subscription( Subscription $before ): bool {
		$entries = fn (): int => count(
			$this->services->entries()->of_subscription( $before->account, $before->subscription_id )
		);
		$known   = $entries();
		$after   = $this->services->sync( $this->gateway )->subscription( $before->subscription_id );
		return $known !== $entries()
			|| $before->status !== $after?->status
			|| $before->dispute !== $after->dispute
			|| get_object_vars( $before->period ) !== get_object_vars( $after->period );
	}

	/**
	 * A page of a list at Stripe. One that Stripe does not show does not keep the other lists from being read.
	 *
	 * @param Closure(array<array-key, mixed>): void $look What to do with each object.
	 */
	private function page( string $list, int $days, string $after, Closure $look ): ?string {
		$from  = $this->report->started - $days * DAY_IN_SECONDS;
		$query = array( 'created' => array( 'gte' => 'events' === $list ? max( $from, $this->since ) : $from ) );
		$mode  = $this->gateway->account()->mode;
		$page  = $this->compare->ask(
			$list,
			$this->gateway->account()->id,
			fn (): Stripe_Page => Stripe_Page::read(
				$this->services->stripe()->client( $mode ),
				$this->services->stripe()->calls( $mode ),
				"/v1/$list",
				'subscriptions' === $list ? $query + array( 'status' => 'all' ) : $query,
				$after
			)
		);
		if ( null === $page ) {
			return null;
		}
		foreach ( $page->objects as $object ) {
			$look( $object );
			$id = $object['id'] ?? null;
			if ( is_string( $id ) ) {
				$this->place = $id;
				if ( $this->time->is_over() ) {
					return $id;
				}
			}
		}
		return $page->next;
	}

	/**
	 * One that was never delivered is stored, and handled as if it had been.
	 *
	 * @param array<array-key, mixed> $values
	 */
	private function event( array $values ): void {
		try {
			$event     = Event::of( $values );
			$object_id = in_array( $event->type, Webhook_Endpoints::EVENTS, true ) ? Stripe_Hint::of( $event ) : null;
			$result    = null === $object_id
				? Claim_Result::Denied
				: $this->services->events()->record( $this->gateway->account(), $event->id, $event->type, $object_id );
		} catch ( Unexpected_Response | UnexpectedValueException ) {
			// Of a shape that nobody here can read: the others are read all the same.
			return;
		}
		if ( Claim_Result::Unknown === $result ) {
			Ledger_Database::fail();
		}
		$this->report->missing_here += Claim_Result::Granted === $result ? 1 : 0;
	}

	/** @param array<array-key, mixed> $values */
	private function missing( array $values ): void {
		$found = Stripe_Object::of( $values, 'subscription' );
		$id    = $found->id();
		$name  = $found->metadata()[ Session_Parameters::ORDER_METADATA ] ?? '';
		if (
			null === $this->services->orders()->find_by_uuid( $name )
			|| null !== $this->services->subscriptions()->find( $this->gateway->account(), $id )
		) {
			return;
		}
		++$this->report->missing_here;
		$this->compare->of(
			'subscription',
			$id,
			fn (): bool => null !== $this->services->sync( $this->gateway )->subscription( $id )
		);
	}

	/** @param array<array-key, mixed> $values */
	private function refund( array $values ): void {
		$this->payment( 'refund', Stripe_Object::of( $values, 'refund' ) );
	}

	/** @param array<array-key, mixed> $values */
	private function dispute( array $values ): void {
		$this->payment( 'dispute', Stripe_Object::of( $values, 'dispute' ) );
	}

	/** Looks at a payment of this site. Those of others may have currencies that nobody here can read. */
	private function payment( string $what, Stripe_Object $found ): void {
		$this->compare_payment( $what, $found->id(), (string) $found->reference( 'payment_intent' ) );
	}

	private function compare_payment( string $what, string $id, string $payment_id ): void {
		$account = $this->gateway->account();
		$known   = $this->services->entries()->of_payment( $account, $payment_id );
		if ( array() === $known ) {
			return;
		}
		$this->compare->of(
			$what,
			$id,
			function () use ( $account, $payment_id, $known ): bool {
				$this->services->stripe_events( $this->gateway )->look_at( $account, $payment_id );
				return count( $known ) !== count( $this->services->entries()->of_payment( $account, $payment_id ) );
			}
		);
	}
}
