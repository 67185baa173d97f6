<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Checkout;

use Slipstream\Money\Money;

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
		public readonly int $shown = 0
	) {}

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
		);
		foreach ( $types as $name => $type ) {
			if ( gettype( $data[ $name ] ?? null ) !== $type ) {
				return null;
			}
		}
		$data            = array_intersect_key( $data, $types );
		$data['choices'] = array_values( array_filter( array_map( Offer_Choice::of( ... ), $data['choices'] ) ) );
		return new self( ...$data );
	}
}
