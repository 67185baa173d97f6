<?php

declare( strict_types=1 );

namespace Slipstream\Simple_Payments;

/**
 * Finds the products that a text sells: in blocks at any depth, and in shortcodes.
 */
final class Product_Mentions {

	/** The editor escapes "<" and ">" in attributes. So each text is read once, however long. */
	private const BLOCK = '#<!--\s+wp:' . Simple_Payments_Module::BLOCK . '\s+([^<>]*+)>#';

	private const SHORTCODE = '#\[' . Simple_Payments_Module::SHORTCODE . '\s([^\[\]]*+)\]#';

	/** @return list<int> */
	public static function in( string $text ): array {
		preg_match_all( self::BLOCK, $text, $blocks );
		preg_match_all( self::SHORTCODE, $text, $shortcodes );
		$ids = array(
			...array_map( self::of_block( ... ), $blocks[1] ),
			...array_map( self::of_shortcode( ... ), $shortcodes[1] ),
		);
		$ids = array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, $ids );
		return array_values( array_unique( array_filter( $ids, static fn ( int $id ): bool => $id > 0 ) ) );
	}

	private static function of_block( string $found ): mixed {
		$attributes = json_decode( rtrim( $found, "-/ \t\r\n" ), true );
		return is_array( $attributes ) ? $attributes['productId'] ?? null : null;
	}

	private static function of_shortcode( string $found ): mixed {
		$attributes = shortcode_parse_atts( $found );
		return is_array( $attributes ) ? $attributes['id'] ?? null : null;
	}
}
