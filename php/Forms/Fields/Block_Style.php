<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

/**
 * Classes and inline styles for a block's supports: color, typography, spacing, and border. Attributes may hold
 * anything.
 */
final class Block_Style {

	private const PRESETS = array(
		'textColor'       => array( 'has-text-color', 'has-%s-color' ),
		'backgroundColor' => array( 'has-background', 'has-%s-background-color' ),
		'gradient'        => array( 'has-background', 'has-%s-gradient-background' ),
		'borderColor'     => array( 'has-border-color', 'has-%s-border-color' ),
		'fontSize'        => array( 'has-%s-font-size' ),
		'fontFamily'      => array( 'has-%s-font-family' ),
	);

	private const PROPERTIES = array(
		'color'      => array( 'text', 'background', 'gradient' ),
		'typography' => array(
			'fontSize',
			'fontFamily',
			'fontStyle',
			'fontWeight',
			'letterSpacing',
			'lineHeight',
			'textDecoration',
			'textTransform',
		),
		'spacing'    => array( 'padding', 'margin' ),
		'border'     => array( 'width', 'radius', 'style', 'color', 'top', 'right', 'bottom', 'left' ),
	);

	/**
	 * @param list<string> $classes Class names.
	 * @param string       $css     Declarations, safe but not escaped.
	 */
	public function __construct( public readonly array $classes = array(), public readonly string $css = '' ) {}

	/** @param array<mixed> $attributes */
	public static function of( array $attributes ): self {
		$classes = array();
		foreach ( self::PRESETS as $name => $patterns ) {
			$slug = $attributes[ $name ] ?? null;
			if ( is_string( $slug ) && '' !== $slug ) {
				foreach ( $patterns as $pattern ) {
					$classes[] = sprintf( $pattern, sanitize_html_class( _wp_to_kebab_case( $slug ) ) );
				}
			}
		}
		$styles  = self::clean( $attributes['style'] ?? null );
		$result  = $styles ? wp_style_engine_get_styles( $styles ) : array();
		$classes = array_merge( $classes, explode( ' ', (string) ( $result['classnames'] ?? '' ) ) );
		return new self( array_values( array_unique( array_filter( $classes ) ) ), (string) ( $result['css'] ?? '' ) );
	}

	/**
	 * Reads the flat attributes that fields had before labels and inputs became blocks.
	 *
	 * @param array<mixed>          $attributes
	 * @param array<string, string> $map        CSS property by attribute.
	 */
	public static function of_flat( array $attributes, array $map ): self {
		$css = array();
		foreach ( $map as $name => $property ) {
			$value = $attributes[ $name ] ?? null;
			if ( is_int( $value ) || is_float( $value ) || ( is_string( $value ) && is_numeric( $value ) ) ) {
				$value = 'line-height' === $property ? (string) $value : $value . 'px';
			}
			if ( is_string( $value ) && '' !== $value ) {
				$css[] = "$property:$value";
			}
		}
		return new self( array(), $css ? safecss_filter_attr( implode( ';', $css ) ) : '' );
	}

	/** Merges two styles for one element; the second wins. */
	public function and( self $other ): self {
		return new self(
			array_values( array_unique( array( ...$this->classes, ...$other->classes ) ) ),
			implode( ';', array_filter( array( rtrim( $this->css, ';' ), rtrim( $other->css, ';' ) ) ) )
		);
	}

	/** An element's attributes: its own classes and these styles. */
	public function attributes( string $own ): string {
		$classes = trim( $own . ' ' . implode( ' ', $this->classes ) );
		return sprintf( 'class="%s"', esc_attr( $classes ) )
			. ( '' === $this->css ? '' : sprintf( ' style="%s"', esc_attr( $this->css ) ) );
	}

	/** @return array<string, array<string, mixed>> */
	private static function clean( mixed $style ): array {
		$clean = array();
		foreach ( is_array( $style ) ? self::PROPERTIES : array() as $group => $names ) {
			foreach ( $names as $name ) {
				$value = is_array( $style[ $group ] ?? null ) ? $style[ $group ][ $name ] ?? null : null;
				$value = is_array( $value ) ? array_filter( $value, 'is_string' ) : $value;
				if ( is_string( $value ) || is_numeric( $value ) || ( is_array( $value ) && $value ) ) {
					$clean[ $group ][ $name ] = is_numeric( $value ) ? (string) $value : $value;
				}
			}
		}
		return $clean;
	}
}
