<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rendering;

use Slipstream\Money\Billing_Interval;

/**
 * One interval of a donations form, with what its author has written.
 */
final class Donation_Interval {

	/** What the block and its styles call each of Billing_Interval::of_donations(). */
	private const NAMES = array(
		'one-time' => array(
			'attribute' => 'oneTimeDonation',
			'class'     => 'one-time',
		),
		'1 month'  => array(
			'attribute' => 'monthlyDonation',
			'class'     => 'monthly',
		),
		'1 year'   => array(
			'attribute' => 'annualDonation',
			'class'     => 'annual',
		),
	);

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
				$attribute = $attributes[ self::NAMES[ $interval->value ]['attribute'] ] ?? null;
				return new self( $interval, is_array( $attribute ) ? $attribute : array() );
			},
			Billing_Interval::of_donations()
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
		return self::NAMES[ $this->interval->value ]['class'];
	}

	public function tab(): string {
		return $this->words()['tab'];
	}

	/** Escaped. */
	public function heading(): string {
		return $this->text( 'heading', $this->words()['heading'] );
	}

	/** Escaped. */
	public function extra_text(): string {
		return $this->text( 'extraText', __( 'Your contribution is appreciated.', 'slipstream' ) );
	}

	/** Escaped. */
	public function button_text(): string {
		$text = $this->text( 'buttonText', '' );
		// A button that says nothing is none.
		return '' !== trim( wp_strip_all_tags( $text ) ) ? $text : esc_html( $this->words()['button'] );
	}

	/** @return array{tab: string, heading: string, button: string} */
	private function words(): array {
		return array(
			Billing_Interval::One_Time->value => array(
				'tab'     => __( 'One-Time', 'slipstream' ),
				'heading' => __( 'Make a one-time donation', 'slipstream' ),
				'button'  => __( 'Donate', 'slipstream' ),
			),
			Billing_Interval::Month->value    => array(
				'tab'     => __( 'Monthly', 'slipstream' ),
				'heading' => __( 'Make a monthly donation', 'slipstream' ),
				'button'  => __( 'Donate monthly', 'slipstream' ),
			),
			Billing_Interval::Year->value     => array(
				'tab'     => __( 'Yearly', 'slipstream' ),
				'heading' => __( 'Make a yearly donation', 'slipstream' ),
				'button'  => __( 'Donate yearly', 'slipstream' ),
			),
		)[ $this->interval->value ];
	}

	private function text( string $name, string $by_default ): string {
		$text = $this->attribute[ $name ] ?? null;
		return wp_kses_post( is_string( $text ) ? $text : $by_default );
	}
}
