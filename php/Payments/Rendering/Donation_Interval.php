<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rendering;

use Slipstream\Money\Billing_Interval;

/**
 * One interval of a donations form, with what its author has written.
 */
final class Donation_Interval {

	/** @param array<mixed> $attribute The block's attribute of the interval. */
	private function __construct( public readonly Billing_Interval $interval, private array $attribute ) {}

	/**
	 * Those that visitors can choose.
	 *
	 * @param array<string, mixed> $attributes The block's.
	 * @return list<self>
	 */
	public static function shown( array $attributes ): array {
		$all   = array_map(
			static function ( Billing_Interval $interval ) use ( $attributes ): self {
				$attribute = $attributes[ self::attribute( $interval ) ] ?? null;
				return new self( $interval, is_array( $attribute ) ? $attribute : array() );
			},
			Billing_Interval::cases()
		);
		$shown = array_values(
			array_filter( $all, static fn ( self $one ): bool => false !== ( $one->attribute['show'] ?? true ) )
		);
		// One-time donations can be hidden only while others are shown.
		return array() === $shown ? array_slice( $all, 0, 1 ) : $shown;
	}

	/** The plan's ID; 0 for none. */
	public function plan_id(): int {
		$plan = $this->attribute['planId'] ?? 0;
		return is_numeric( $plan ) ? max( 0, (int) $plan ) : 0;
	}

	/** @return list<int|float> Decimal numbers. */
	public function amounts(): array {
		$amounts   = $this->attribute['amounts'] ?? array();
		$is_number = static fn ( mixed $one ): bool => is_int( $one ) || is_float( $one );
		return is_array( $amounts ) ? array_values( array_filter( $amounts, $is_number ) ) : array();
	}

	/** The amount that is chosen at first, a decimal number; null for none. */
	public function default_amount(): int|float|null {
		$index = $this->attribute['defaultAmountIndex'] ?? null;
		return is_int( $index ) ? $this->amounts()[ $index ] ?? null : null;
	}

	/** The end of its class names. */
	public function class_name(): string {
		return match ( $this->interval ) {
			Billing_Interval::One_Time => 'one-time',
			Billing_Interval::Month    => 'monthly',
			Billing_Interval::Year     => 'annual',
		};
	}

	public function tab(): string {
		return match ( $this->interval ) {
			Billing_Interval::One_Time => __( 'One-Time', 'slipstream' ),
			Billing_Interval::Month    => __( 'Monthly', 'slipstream' ),
			Billing_Interval::Year     => __( 'Yearly', 'slipstream' ),
		};
	}

	/** Escaped. */
	public function heading(): string {
		return $this->text(
			'heading',
			match ( $this->interval ) {
				Billing_Interval::One_Time => __( 'Make a one-time donation', 'slipstream' ),
				Billing_Interval::Month    => __( 'Make a monthly donation', 'slipstream' ),
				Billing_Interval::Year     => __( 'Make a yearly donation', 'slipstream' ),
			}
		);
	}

	/** Escaped. */
	public function extra_text(): string {
		return $this->text( 'extraText', __( 'Your contribution is appreciated.', 'slipstream' ) );
	}

	/** Escaped. */
	public function button_text(): string {
		$text = $this->text( 'buttonText', '' );
		// A button that says nothing is none.
		return '' !== trim( wp_strip_all_tags( $text ) ) ? $text : match ( $this->interval ) {
			Billing_Interval::One_Time => esc_html__( 'Donate', 'slipstream' ),
			Billing_Interval::Month    => esc_html__( 'Donate monthly', 'slipstream' ),
			Billing_Interval::Year     => esc_html__( 'Donate yearly', 'slipstream' ),
		};
	}

	private function text( string $name, string $by_default ): string {
		$text = $this->attribute[ $name ] ?? null;
		return wp_kses_post( is_string( $text ) ? $text : $by_default );
	}

	private static function attribute( Billing_Interval $interval ): string {
		return match ( $interval ) {
			Billing_Interval::One_Time => 'oneTimeDonation',
			Billing_Interval::Month    => 'monthlyDonation',
			Billing_Interval::Year     => 'annualDonation',
		};
	}
}
