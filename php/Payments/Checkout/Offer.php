<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Checkout;

use Slipstream\Money\Billing_Interval;
use Slipstream\Money\Gateway;
use Slipstream\Money\Money;
use Slipstream\Payments\Ledger\Order_Terms;

/**
 * What a form lets people pay. Its page carries it sealed, the same for all visitors, so that the page can be cached.
 */
final class Offer {

	/**
	 * @param string             $block    The block's name.
	 * @param int                $post_id  The post that the form is on; 0 for none.
	 * @param string             $hash     Of the block's attributes and the post: names the form on its page.
	 * @param list<Offer_Choice> $choices
	 * @param bool               $is_open  Whether visitors may enter an amount of their own.
	 * @param int                $minimum  Of such an amount, in units of the currency; 0 for the currency's.
	 * @param int                $maximum  Of such an amount; 0 for none.
	 * @param int                $fee_rate What visitors may add to cover the fees, in hundredths of a percent; 0 for
	 *     nothing.
	 * @param int                $shown    When the form was made.
	 * @param Gateway            $gateway  Where it is paid.
	 */
	public function __construct(
		public readonly string $block,
		public readonly int $post_id,
		public readonly string $hash,
		public readonly string $currency,
		public readonly array $choices,
		public readonly bool $is_open = false,
		public readonly int $minimum = 0,
		public readonly int $maximum = 0,
		public readonly int $fee_rate = 0,
		public readonly bool $asks_for_note = false,
		public readonly int $shown = 0,
		public readonly Gateway $gateway = Gateway::Stripe
	) {}

	/** The offer of one thing at one price. */
	public static function of_one( string $block, int $post_id, int $item_id, Money $price, Gateway $gateway ): self {
		return new self(
			$block,
			$post_id,
			self::form_of( $block, $post_id, $item_id ),
			$price->currency,
			array( new Offer_Choice( $item_id, Billing_Interval::One_Time, array( $price->amount ) ) ),
			gateway: $gateway
		);
	}

	/** What the form of one thing is called. It keeps its name when the price changes, so that it can say so. */
	public static function form_of( string $block, int $post_id, int $item_id ): string {
		return hash( 'sha256', (string) wp_json_encode( array( $block, $post_id, $item_id ) ) );
	}

	/** What someone agrees to who takes it. */
	public function terms(
		int $plan_id,
		Money $money,
		Billing_Interval $interval,
		string $sentence,
		int $quantity = 1
	): Order_Terms {
		return new Order_Terms(
			$money,
			$interval,
			$plan_id,
			$this->post_id,
			$this->block,
			$this->hash,
			$sentence,
			$quantity
		);
	}

	/** @return Offer_Choice|null Null if it does not offer the plan. */
	public function choice( int $plan_id ): ?Offer_Choice {
		foreach ( $this->choices as $choice ) {
			if ( $choice->plan_id === $plan_id ) {
				return $choice;
			}
		}
		return null;
	}

	public function money( int $amount ): Money {
		return new Money( $amount, $this->currency );
	}

	/** @return array<string, mixed> */
	public function to_array(): array {
		$data = get_object_vars( $this );
		return array(
			'choices' => array_map( static fn ( Offer_Choice $choice ): array => $choice->to_array(), $this->choices ),
			'gateway' => $this->gateway->value,
		) + $data;
	}

	/**
	 * @param array<string, mixed> $data As to_array() gives it.
	 * @return self|null Null if it is none, such as of another version of the plugin.
	 */
	public static function of( array $data ): ?self {
		$types = array(
			'block'         => 'string',
			'post_id'       => 'integer',
			'hash'          => 'string',
			'currency'      => 'string',
			'choices'       => 'array',
			'is_open'       => 'boolean',
			'minimum'       => 'integer',
			'maximum'       => 'integer',
			'fee_rate'      => 'integer',
			'asks_for_note' => 'boolean',
			'shown'         => 'integer',
			'gateway'       => 'string',
		);
		foreach ( $types as $name => $type ) {
			if ( gettype( $data[ $name ] ?? null ) !== $type ) {
				return null;
			}
		}
		$data            = array_intersect_key( $data, $types );
		$data['choices'] = array_values( array_filter( array_map( Offer_Choice::of( ... ), $data['choices'] ) ) );
		$data['gateway'] = Gateway::tryFrom( $data['gateway'] );
		return null === $data['gateway'] ? null : new self( ...$data );
	}
}
