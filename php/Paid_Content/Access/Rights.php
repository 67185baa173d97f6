<?php

declare( strict_types=1 );

namespace Slipstream\Paid_Content\Access;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Members\Member;
use Slipstream\Memberships\Plan;
use Slipstream\Memberships\Plans;
use Slipstream\Money\Billing_Interval;
use Slipstream\Payments\Ledger\Dispute_State;
use Slipstream\Payments\Ledger\Entry;
use Slipstream\Payments\Ledger\Entry_Kind;
use Slipstream\Payments\Ledger\Order;
use Slipstream\Payments\Ledger\Order_State;
use Slipstream\Payments\Ledger\Subscription;
use Slipstream\Payments\Ledger\Subscription_Status;
use Slipstream\Payments\Payer_Records;
use Slipstream\Subscribers\People\Access;
use Slipstream\Support\Clock;

/**
 * Reads what a member may read, each time anew: who cancels, is refunded, or changes plans loses or gets access at
 * once. What could not be read opens nothing: it throws.
 */
final class Rights {

	/** Seconds that a subscription goes on after its period, until the payment service has said how it goes on. */
	private const GRACE = 2 * DAY_IN_SECONDS;

	private const PER_PAGE = 100;

	/**
	 * @param Closure(string): ?Access $newsletter What an address may read that gets new posts; null for one that gets
	 *     none. It throws if the database fails.
	 * @param Closure(Subscription|Order): bool $counts Whether money of that mode counts.
	 */
	public function __construct(
		private Closure $newsletter,
		private Payer_Records $records,
		private Plans $plans,
		private Closure $counts,
		private Clock $clock
	) {}

	/** @throws Request_Error If the database fails. */
	public function of( Member $member ): Reader {
		$newsletter = ( $this->newsletter )( $member->email );
		$paid       = array();
		foreach ( $this->paid_plans( $member->email ) as $id ) {
			$paid[ $id ] = $this->plans->sold( $id );
		}
		$main  = array_map( static fn ( ?Plan $plan ): int => $plan->tier ?? 0, array_values( $paid ) );
		$tiers = array_filter( $paid, static fn ( ?Plan $plan ): bool => null !== $plan && self::is_tier( $plan ) );
		return Reader::member(
			null !== $newsletter,
			Access::Paid === $newsletter,
			array_values( array_unique( array_filter( array( ...array_keys( $paid ), ...$main ) ) ) ),
			array() !== $tiers,
			fn ( int $tier ): bool => $this->includes( array_filter( $tiers ), $tier )
		);
	}

	/**
	 * The plans of the newsletter that open a post, the cheapest first.
	 *
	 * @return list<int>
	 * @throws Request_Error If the database fails.
	 */
	public function plans_for( Post_Access $access ): array {
		if ( ! $access->level->is_paid() ) {
			return array();
		}
		$asked = Level::Paid === $access->level && $access->tier > 0 ? $this->plans->sold( $access->tier ) : null;
		$plans = array_filter(
			$this->plans->all(),
			static fn ( Plan $plan ): bool => self::is_tier( $plan ) && (
				0 === $access->tier
				|| Level::Any_Tier === $access->level
				|| ( null !== $asked && self::is_at_least( $plan, $asked ) )
			)
		);
		usort( $plans, static fn ( Plan $one, Plan $other ): int => $one->price->amount <=> $other->price->amount );
		return array_map( static fn ( Plan $plan ): int => $plan->id, $plans );
	}

	/**
	 * Whether one of the tiers that someone pays is the one that is asked for, or higher.
	 *
	 * @param array<Plan> $paid
	 */
	private function includes( array $paid, int $tier ): bool {
		$asked = $this->plans->sold( $tier );
		return null !== $asked && array() !== array_filter(
			$paid,
			static fn ( Plan $plan ): bool => self::is_at_least( $plan, $asked )
		);
	}

	/** Prices of several currencies say nothing of each other. */
	private static function is_at_least( Plan $plan, Plan $asked ): bool {
		$main = static fn ( Plan $one ): int => $one->tier > 0 ? $one->tier : $one->id;
		return $main( $plan ) === $main( $asked ) || (
			$plan->price->currency === $asked->price->currency
			&& $plan->interval->is_recurring() && $asked->interval->is_recurring()
			&& self::yearly( $plan ) > self::yearly( $asked )
		);
	}

	private static function yearly( Plan $plan ): int {
		return $plan->price->amount * ( Billing_Interval::Month === $plan->interval ? 12 : 1 );
	}

	private static function is_tier( Plan $plan ): bool {
		return Plan::TIER === $plan->type || $plan->subscribes;
	}

	/** @return list<int> The plans that someone pays now, or has paid once. */
	private function paid_plans( string $email ): array {
		$plans = array();
		$page  = 1;
		do {
			list( $running, $subscriptions ) = $this->records->subscriptions_of( $email, $page, self::PER_PAGE );
			list( $paid, $orders )           = $this->records->orders_of( $email, $page, self::PER_PAGE );
			foreach ( $running as $subscription ) {
				if ( $this->is_paid( $subscription ) ) {
					$plans[] = $subscription->plan_id;
				}
			}
			foreach ( $paid as $order ) {
				if ( $this->is_bought( $order ) ) {
					$plans[] = $order->terms->plan_id;
				}
			}
		} while ( self::PER_PAGE * $page++ < max( $subscriptions, $orders ) );
		return array_values( array_unique( array_filter( $plans ) ) );
	}

	private function is_paid( Subscription $subscription ): bool {
		$going_on = array( Subscription_Status::Active, Subscription_Status::Trialing );
		return ( $this->counts )( $subscription )
			&& in_array( $subscription->status, $going_on, true )
			&& $subscription->period->end + self::GRACE > $this->clock->now()
			&& ! $this->is_given_back( $subscription );
	}

	/** Whether the payment of the running period was given back, all of it, or the bank has taken it. */
	private function is_given_back( Subscription $subscription ): bool {
		$last   = '';
		$latest = -1;
		$sums   = array();
		foreach ( $this->records->entries_of( $subscription ) as $entry ) {
			if ( Entry_Kind::Fee === $entry->kind ) {
				continue;
			}
			$sums[ $entry->payment_id ] = ( $sums[ $entry->payment_id ] ?? 0 ) + $entry->money->amount;
			if ( Entry_Kind::Charge === $entry->kind && $entry->occurred > $latest ) {
				$latest = $entry->occurred;
				$last   = $entry->payment_id;
			}
		}
		if ( '' !== $last ) {
			return $sums[ $last ] <= 0;
		}
		$order = $this->records->order( $subscription->order_id );
		return null !== $order && ! $this->is_kept( $order );
	}

	private function is_bought( Order $order ): bool {
		return ( $this->counts )( $order )
			&& ! $order->terms->interval->is_recurring()
			&& in_array( $order->state, array( Order_State::Paid, Order_State::Partly_Refunded ), true )
			&& $this->is_kept( $order );
	}

	/** Whether the owner has the money. */
	private function is_kept( Order $order ): bool {
		return Order_State::Refunded !== $order->state
			&& ! in_array( $order->dispute, array( Dispute_State::Open, Dispute_State::Lost ), true );
	}
}
