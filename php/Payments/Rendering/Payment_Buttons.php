<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rendering;

use WP_HTML_Tag_Processor;

/**
 * Tells a group of payment buttons the gap between them: buttons whose width is a share of it subtract their part.
 */
final class Payment_Buttons {

	private const GAP = '--jetpack-payment-buttons-gap';

	private const PRESET = 'var:preset|spacing|';

	/**
	 * @param array<string, mixed> $attributes
	 * @param string               $content    As it was saved.
	 */
	public static function render( array $attributes, string $content ): string {
		$gap  = self::gap( $attributes['style']['spacing']['blockGap'] ?? null );
		$tags = new WP_HTML_Tag_Processor( $content );
		if ( '' === $gap || ! $tags->next_tag( array( 'class_name' => 'wp-block-jetpack-payment-buttons' ) ) ) {
			return $content;
		}
		$tags->set_attribute( 'style', self::GAP . ":$gap;" . (string) $tags->get_attribute( 'style' ) );
		return $tags->get_updated_html();
	}

	/**
	 * The gap between columns as CSS.
	 *
	 * @param mixed $stored One for rows and columns, or each.
	 */
	private static function gap( mixed $stored ): string {
		$gap = is_array( $stored ) ? $stored['left'] ?? '' : $stored;
		$gap = is_scalar( $gap ) ? trim( (string) $gap ) : '';
		if ( str_starts_with( $gap, self::PRESET ) ) {
			$slug = sanitize_html_class( _wp_to_kebab_case( substr( $gap, strlen( self::PRESET ) ) ) );
			return "var(--wp--preset--spacing--$slug)";
		}
		// Without a unit, nothing could be subtracted.
		$gap = '0' === $gap ? '0px' : $gap;
		return preg_match( '/^\d*\.?\d+(?:[a-z]+|%)$/iD', $gap ) ? $gap : '';
	}
}
