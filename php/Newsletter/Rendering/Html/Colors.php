<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Html;

/**
 * Reads colors as blocks and styles have them.
 */
final class Colors {

	/**
	 * A color as six digits, whatever its form.
	 *
	 * @param mixed $value Also the slug of one of the theme's colors.
	 * @return string '' for none, or one that emails cannot have.
	 */
	public static function of( mixed $value ): string {
		if ( ! is_string( $value ) || '' === $value ) {
			return '';
		}
		$value = strtolower( trim( $value ) );
		if ( preg_match( '/^var:preset\|color\|([a-z0-9\-]+)$/', $value, $found )
			|| preg_match( '/^var\(\s*--wp--preset--color--([a-z0-9\-]+)\s*\)$/', $value, $found ) ) {
			$value = $found[1];
		}
		return self::plain( $value ) ?: self::plain( self::preset( $value ) );
	}

	/** The first color of a gradient, for programs that show none. */
	public static function first_of( mixed $gradient ): string {
		return is_string( $gradient ) && preg_match( '/#[0-9a-f]{3,8}|rgba?\([^)]*\)/i', $gradient, $found )
			? self::plain( strtolower( $found[0] ) )
			: '';
	}

	/** What can be read on a color. */
	public static function readable_on( string $color ): string {
		$parts = array_map( hexdec( ... ), str_split( ltrim( $color, '#' ), 2 ) );
		$light = ( 299 * $parts[0] + 587 * ( $parts[1] ?? 0 ) + 114 * ( $parts[2] ?? 0 ) ) / 1000;
		return $light > 140 ? Look::TEXT : '#ffffff';
	}

	/**
	 * The value of a property of a style.
	 *
	 * @return string '' if it has none.
	 */
	public static function in_style( string $style, string $property ): string {
		foreach ( explode( ';', $style ) as $rule ) {
			$parts = explode( ':', $rule, 2 );
			if ( strtolower( trim( $parts[0] ) ) === $property ) {
				return self::of( $parts[1] ?? '' );
			}
		}
		return '';
	}

	private static function plain( string $value ): string {
		if ( preg_match( '/^#([0-9a-f]{6})(?:[0-9a-f]{2})?$/', $value, $found ) ) {
			return '#' . $found[1];
		}
		if ( preg_match( '/^#([0-9a-f])([0-9a-f])([0-9a-f])[0-9a-f]?$/', $value, $found ) ) {
			return "#$found[1]$found[1]$found[2]$found[2]$found[3]$found[3]";
		}
		$is_rgb = preg_match(
			'~^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*([\d.]+%?)\s*)?\)$~',
			$value,
			$found
		);
		if ( ! $is_rgb || ( isset( $found[4] ) && 0.0 === (float) $found[4] ) ) {
			return '';
		}
		$parts = array_map( static fn ( string $part ): int => min( 255, (int) $part ), array_slice( $found, 1, 3 ) );
		return vsprintf( '#%02x%02x%02x', $parts );
	}

	private static function preset( string $slug ): string {
		foreach ( array_reverse( (array) wp_get_global_settings( array( 'color', 'palette' ) ) ) as $palette ) {
			foreach ( (array) $palette as $color ) {
				if ( is_array( $color ) && ( $color['slug'] ?? '' ) === $slug ) {
					return strtolower( (string) ( $color['color'] ?? '' ) );
				}
			}
		}
		return '';
	}
}
