<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Objects;

use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;

/**
 * A subscription to one price. Times are seconds since the Unix epoch.
 */
final class Subscription {

	/**
	 * @param string                $status         'incomplete', 'incomplete_expired', 'trialing', 'active',
	 *     'past_due', 'unpaid', 'canceled', 'paused', or one that this version does not know.
	 * @param Money|null            $amount         What each period costs; null where the price is no whole amount.
	 * @param string|null           $interval       'day', 'week', 'month', or 'year'.
	 * @param int|null              $cancel_at      When it will end, if that is known.
	 * @param int|null              $canceled_at    When somebody wanted it to end.
	 * @param string|null           $cancel_reason  'cancellation_requested', 'payment_failed', 'payment_disputed', …
	 * @param array<string, string> $metadata
	 */
	public function __construct(
		public readonly string $id,
		public readonly Mode $mode,
		public readonly string $status,
		public readonly ?string $customer_id,
		public readonly ?Money $amount,
		public readonly ?string $price_id,
		public readonly ?string $interval,
		public readonly int $interval_count,
		public readonly ?int $period_start,
		public readonly ?int $period_end,
		public readonly bool $cancels_at_period_end,
		public readonly ?int $cancel_at,
		public readonly ?int $canceled_at,
		public readonly ?int $ended_at,
		public readonly ?string $cancel_reason,
		public readonly ?string $latest_invoice_id,
		public readonly int $created,
		public readonly array $metadata
	) {}

	/**
	 * @param mixed $value What Stripe sent.
	 * @throws Unexpected_Response If it is no subscription.
	 */
	public static function of( mixed $value ): self {
		$subscription = Stripe_Object::of( $value, 'subscription' );
		$item         = $subscription->entries( 'items', 'subscription_item' )[0]
			?? throw Unexpected_Response::of( 'A subscription has no items.' );
		return new self(
			$subscription->id(),
			$subscription->mode(),
			$subscription->text( 'status' ),
			$subscription->reference( 'customer' ),
			self::amount( $item ),
			$item->reference( 'price' ),
			$item->text_or_null( 'price.recurring.interval' ),
			$item->number_or_null( 'price.recurring.interval_count' ) ?? 1,
			// Before the version basil, the period stood at the subscription.
			$item->number_or_null( 'current_period_start' )
				?? $subscription->number_or_null( 'current_period_start' ),
			$item->number_or_null( 'current_period_end' )
				?? $subscription->number_or_null( 'current_period_end' ),
			$subscription->flag( 'cancel_at_period_end' ),
			$subscription->number_or_null( 'cancel_at' ),
			$subscription->number_or_null( 'canceled_at' ),
			$subscription->number_or_null( 'ended_at' ),
			$subscription->text_or_null( 'cancellation_details.reason' ),
			$subscription->reference( 'latest_invoice' ),
			$subscription->number( 'created' ),
			$subscription->metadata()
		);
	}

	/** Whether somebody has asked for its end. */
	public function will_end(): bool {
		return $this->cancels_at_period_end || null !== $this->cancel_at;
	}

	private static function amount( Stripe_Object $item ): ?Money {
		$one = $item->money_or_null( 'price.unit_amount', 'price.currency' );
		return null === $one
			? null
			: new Money( $one->amount * ( $item->number_or_null( 'quantity' ) ?? 1 ), $one->currency );
	}
}
