<?php

declare( strict_types=1 );

namespace Slipstream\Blocks;

/**
 * Classes and inline styles that the attributes of a button ask for. Attributes can hold anything.
 */
final class Button_Look {

	/** @param array<string, mixed> $attributes The block's attributes. */
	public function __construct( private array $attributes ) {}

	public function wrapper_classes(): string {
		$align = $this->text( 'align' );
		return self::join(
			'wp-block-jetpack-button',
			in_array( $align, array( 'left', 'center', 'right', 'wide', 'full' ), true ) ? "align$align" : '',
			$this->text( 'className' ),
			'wp-block-button'
		);
	}

	public function wrapper_style(): string {
		$width = $this->text( 'width' );
		return preg_match( '/^\d+(\.\d+)?(%|[a-z]{1,4})$/i', $width ) ? "width: $width;" : '';
	}

	public function link_classes(): string {
		$color      = $this->slug( 'textColor' );
		$background = $this->slug( 'backgroundColor' );
		$gradient   = $this->slug( 'gradient' );
		$border     = $this->slug( 'borderColor' );
		$size       = $this->slug( 'fontSize' );
		$radius     = $this->attributes['borderRadius'] ?? null;
		return self::join(
			'wp-block-button__link',
			'' !== $size ? "has-$size-font-size" : '',
			'' !== $size || '' !== $this->nested( 'typography', 'fontSize' ) ? 'has-custom-font-size' : '',
			$this->text( 'className' ),
			'' !== $color || '' !== $this->text( 'customTextColor' ) ? 'has-text-color' : '',
			'' !== $color ? "has-$color-color" : '',
			'' !== $border ? "has-$border-border-color" : '',
			$this->has_background() ? 'has-background' : '',
			'' !== $background && '' === $this->text( 'customGradient' ) ? "has-$background-background-color" : '',
			'' !== $gradient ? "has-$gradient-gradient-background" : '',
			is_numeric( $radius ) && 0.0 === (float) $radius ? 'no-border-radius' : ''
		);
	}

	/** Style of the link. Declarations that are no safe CSS are left out. */
	public function link_style(): string {
		$gradient     = $this->text( 'customGradient' );
		$radius       = $this->attributes['borderRadius'] ?? null;
		$declarations = array(
			'font-family'      => self::preset( $this->nested( 'typography', 'fontFamily' ) ),
			'font-size'        => self::preset( $this->nested( 'typography', 'fontSize' ) ),
			'text-transform'   => $this->nested( 'typography', 'textTransform' ),
			'color'            => $this->text( 'customTextColor' ),
			'background'       => $gradient,
			'background-color' => '' === $gradient && '' === $this->slug( 'gradient' )
				? $this->text( 'customBackgroundColor' )
				: '',
			'border-radius'    => is_numeric( $radius ) ? (float) $radius . 'px' : '',
			'border-color'     => self::preset( $this->nested( 'border', 'color' ) ),
			'border-style'     => $this->nested( 'border', 'style' ),
			'border-width'     => self::preset( $this->nested( 'border', 'width' ) ),
		);
		$style        = array();
		foreach ( $declarations as $property => $value ) {
			// A second declaration would hide in a value with a semicolon.
			$safe = '' === $value || preg_match( '/[;{}<>]/', $value )
				? ''
				: safecss_filter_attr( "$property: $value" );
			if ( '' !== $safe ) {
				$style[] = "$safe;";
			}
		}
		return implode( ' ', $style );
	}

	private function has_background(): bool {
		return array() !== array_filter(
			array( 'backgroundColor', 'customBackgroundColor', 'gradient', 'customGradient' ),
			fn ( string $name ): bool => '' !== $this->text( $name )
		);
	}

	private function text( string $name ): string {
		$value = $this->attributes[ $name ] ?? null;
		return is_string( $value ) ? $value : '';
	}

	/** The slug that an attribute holds, as class names have it. */
	private function slug( string $name ): string {
		return _wp_to_kebab_case( $this->text( $name ) );
	}

	/**
	 * @param string $group Such as 'border'.
	 * @param string $name  Such as 'width'.
	 */
	private function nested( string $group, string $name ): string {
		$style = $this->attributes['style'] ?? null;
		$value = is_array( $style ) && is_array( $style[ $group ] ?? null ) ? $style[ $group ][ $name ] ?? null : null;
		return is_string( $value ) ? $value : '';
	}

	/** CSS of a value that may name one of the theme's: `var:preset|color|x`. */
	private static function preset( string $value ): string {
		return preg_match( '/^var:([\w|-]+)$/', $value, $found )
			? 'var(--wp--' . str_replace( '|', '--', $found[1] ) . ')'
			: $value;
	}

	/** @param string ...$names Names; empty ones are left out. */
	private static function join( string ...$names ): string {
		return implode( ' ', array_filter( $names, static fn ( string $name ): bool => '' !== $name ) );
	}
}
