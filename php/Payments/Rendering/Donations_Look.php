<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Rendering;

/**
 * How a donations form looks: CSS variables and classes, as blocks/donations/look.ts makes them for the editor.
 */
final class Donations_Look {

	private const VALUES = array(
		'active-tab-background'   => 'activeTabBackgroundColor',
		'active-tab-text'         => 'activeTabTextColor',
		'inactive-tab-background' => 'inactiveTabBackgroundColor',
		'inactive-tab-text'       => 'inactiveTabTextColor',
		'tab-border'              => 'tabBorderColor',
		'tab-font-size'           => 'tabFontSize',
		'selected-background'     => 'selectedAmountBackgroundColor',
		'selected-text'           => 'selectedAmountTextColor',
		'selected-outline'        => 'selectedAmountOutlineColor',
		'amount-font-size'        => 'amountFontSize',
		'button-font-size'        => 'buttonFontSize',
	);

	private const SIDES   = array( 'top', 'right', 'bottom', 'left' );
	private const CORNERS = array( 'topLeft', 'topRight', 'bottomRight', 'bottomLeft' );

	/** @param array<string, mixed> $attributes The block's. */
	public function __construct( private array $attributes ) {}

	/** For a style attribute; not escaped. */
	public function style(): string {
		$values = array_map( fn ( string $name ): string => $this->text( $name ), self::VALUES ) + array(
			'tab-padding'    => $this->joined( 'tabPadding', self::SIDES ),
			'button-padding' => $this->joined( 'buttonPadding', self::SIDES ),
			'block-border'   => $this->border( 'blockBorder' ),
			'amount-border'  => $this->border( 'amountBorder' ),
			'block-radius'   => $this->joined( 'blockBorderRadius', self::CORNERS ),
			'amount-radius'  => $this->joined( 'amountBorderRadius', self::CORNERS ),
			'button-radius'  => $this->joined( 'buttonBorderRadius', self::CORNERS ),
		);
		$style  = '';
		foreach ( array_filter( $values, static fn ( string $value ): bool => '' !== $value ) as $name => $value ) {
			$style .= "--donations-$name:$value;";
		}
		return $style;
	}

	/** The classes that align the form's text and button. */
	public function classes(): string {
		return implode(
			' ',
			array_filter(
				array(
					$this->one_of( 'contentAlignment', 'has-content-', array( 'left', 'center', 'right' ) ),
					$this->one_of( 'buttonAlignment', 'has-button-', array( 'left', 'center', 'right', 'full' ) ),
				)
			)
		);
	}

	/** The class of the tabs. */
	public function tabs(): string {
		return 'buttons' === ( $this->attributes['tabsAppearance'] ?? '' ) ? 'is-buttons' : 'is-tabs';
	}

	/** @param list<string> $known */
	private function one_of( string $name, string $prefix, array $known ): string {
		$value = $this->attributes[ $name ] ?? '';
		return in_array( $value, $known, true ) ? $prefix . $value : '';
	}

	private function text( string $name ): string {
		return self::value( $this->attributes[ $name ] ?? '' );
	}

	/**
	 * Four values as one; a text is one already.
	 *
	 * @param list<string> $members
	 */
	private function joined( string $name, array $members ): string {
		$value = $this->attributes[ $name ] ?? '';
		return is_array( $value ) && array() !== $value
			? implode(
				' ',
				array_map(
					static function ( string $member ) use ( $value ): string {
						$one = self::value( $value[ $member ] ?? '' );
						return '' === $one ? '0' : $one;
					},
					$members
				)
			)
			: self::value( $value );
	}

	private function border( string $name ): string {
		$border = $this->attributes[ $name ] ?? null;
		$width  = is_array( $border ) ? self::value( $border['width'] ?? '' ) : '';
		if ( '' === $width ) {
			return '';
		}
		$style = self::value( $border['style'] ?? '' );
		$style = '' === $style ? 'solid' : $style;
		return trim( "$width $style " . self::value( $border['color'] ?? '' ) );
	}

	/**
	 * A value of CSS that cannot end its declaration or load anything; '' for others. Presets become their variables.
	 */
	private static function value( mixed $value ): string {
		$preset  = '/^var:preset\|([a-z-]+)\|([a-z0-9-]+)$/Di';
		$text    = is_string( $value )
			? (string) preg_replace( $preset, 'var(--wp--preset--$1--$2)', trim( $value ) )
			: '';
		$is_safe = 1 === preg_match( '/^[#%.,()\/+* a-z0-9_-]+$/Di', $text )
			&& 1 !== preg_match( '/url|expression/i', $text );
		return $is_safe ? $text : '';
	}
}
