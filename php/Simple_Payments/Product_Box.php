<?php

declare( strict_types=1 );

namespace Slipstream\Simple_Payments;

/**
 * The form that a product is bought with.
 */
final class Product_Box {

	/**
	 * @param array<string, string> $attributes What its form has besides, by name.
	 * @param string                $hidden     HTML that stands before what people see.
	 * @param string                $dom_id     The first part of the IDs of its elements.
	 * @param string                $quantity   The name of the field for how many; '' for one.
	 */
	public static function html(
		array $attributes,
		string $hidden,
		string $dom_id,
		string $quantity,
		string $typed = ''
	): string {
		$text = '';
		foreach ( $attributes as $name => $value ) {
			$text .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
		return sprintf(
			'<form class="jetpack-simple-payments-purchase-box" method="post"%1$s>%2$s%3$s'
				. '<div class="jetpack-simple-payments-button" id="%4$s_button">'
				. '<button type="submit" class="wp-element-button">%5$s</button></div></form>',
			$text,
			$hidden,
			'' === $quantity ? '' : self::quantity( $dom_id, $quantity, $typed ),
			esc_attr( $dom_id ),
			esc_html__( 'Pay with PayPal', 'slipstream' )
		);
	}

	private static function quantity( string $dom_id, string $name, string $typed ): string {
		return sprintf(
			'<div class="jetpack-simple-payments-items">'
				. '<input class="jetpack-simple-payments-items-number" type="number" name="%1$s" value="%2$s" min="1"'
				. ' max="%3$d" id="%4$s_number" aria-label="%5$s"></div>',
			esc_attr( $name ),
			esc_attr( '' === $typed ? '1' : $typed ),
			Product_Offer::MOST,
			esc_attr( $dom_id ),
			esc_attr__( 'Quantity', 'slipstream' )
		);
	}
}
