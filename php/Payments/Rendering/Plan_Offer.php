<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rendering;

use Slipstream\Http\Request_Error;
use Slipstream\Memberships\Plan;
use Slipstream\Memberships\Plans;
use Slipstream\Money\Gateway;
use Slipstream\Payments\Checkout\Checkout_Rules;
use Slipstream\Payments\Checkout\Offer;
use Slipstream\Payments\Checkout\Offer_Choice;

/**
 * Makes the offer of a payment button.
 */
final class Plan_Offer {

	public const BLOCK = 'jetpack/recurring-payments';

	public function __construct( private Plans $plans ) {}

	/**
	 * The plans that a button sells.
	 *
	 * @param array<string, mixed> $attributes The block's.
	 * @return list<int>
	 */
	public static function plan_ids( array $attributes ): array {
		$ids = is_array( $attributes['planIds'] ?? null ) && array() !== $attributes['planIds']
			? $attributes['planIds']
			: explode( '+', is_scalar( $attributes['planId'] ?? null ) ? (string) $attributes['planId'] : '' );
		return array_values(
			array_unique(
				array_filter(
					array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, $ids ),
					static fn ( int $id ): bool => $id > 0
				)
			)
		);
	}

	/**
	 * @param list<int> $plan_ids
	 * @return Offer|null Null if none of them can be paid: they are missing, or of several currencies.
	 * @throws Request_Error If the database fails.
	 */
	public function of( array $plan_ids, int $post_id, Gateway $gateway ): ?Offer {
		$plans    = array_values( array_filter( array_map( $this->plans->find( ... ), $plan_ids ) ) );
		$currency = $plans[0]->price->currency ?? '';
		$plans    = array_values(
			array_filter( $plans, static fn ( Plan $plan ): bool => self::is_payable( $plan, $currency, $gateway ) )
		);
		return array() === $plans ? null : new Offer(
			self::BLOCK,
			$post_id,
			hash( 'sha256', (string) wp_json_encode( array( self::BLOCK, $post_id, $plan_ids ) ) ),
			$currency,
			array_map(
				static fn ( Plan $plan ): Offer_Choice => new Offer_Choice(
					$plan->id,
					$plan->interval,
					$plan->price->is_payable( $gateway ) ? array( $plan->price->amount ) : array()
				),
				$plans
			),
			array() !== array_filter( $plans, static fn ( Plan $plan ): bool => $plan->is_amount_open )
		);
	}

	/**
	 * One form has one currency, and what a plan costs must be payable. Donations are given in their own form, which
	 * has limits.
	 */
	private static function is_payable( Plan $plan, string $currency, Gateway $gateway ): bool {
		return ! $plan->is_of_blocks()
			&& $plan->price->currency === $currency
			&& ( $plan->is_amount_open
				? null !== Checkout_Rules::minimum( $plan, $gateway )->at_gateway( $gateway )
				: $plan->price->is_payable( $gateway ) );
	}
}
