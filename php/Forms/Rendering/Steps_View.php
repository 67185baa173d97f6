<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Rendering;

use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Fields\Block_Style;
use WP_HTML_Tag_Processor;

/**
 * Marks steps and their buttons for the script. Without a script, all steps are one long form.
 */
final class Steps_View {

	/**
	 * The HTML of a form block that is not a field.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public static function html( string $name, array $attributes, string $content, Form $form ): string {
		return match ( $name ) {
			'jetpack/form-step'               => self::step( $attributes, $content, $form ),
			'jetpack/form-step-navigation'    => self::navigation( $content ),
			'jetpack/form-progress-indicator' => self::progress( $attributes ),
			default                           => $content,
		};
	}

	/** @param array<string, mixed> $attributes */
	private static function step( array $attributes, string $content, Form $form ): string {
		$html = new WP_HTML_Tag_Processor( $content );
		if ( $html->next_tag( array( 'class_name' => 'wp-block-jetpack-form-step' ) ) ) {
			$html->set_attribute( 'data-step', (string) $form->next_step() );
			$html->set_attribute( 'role', 'group' );
			$label = $attributes['stepLabel'] ?? '';
			if ( is_string( $label ) && '' !== trim( $label ) ) {
				$html->set_attribute( 'aria-label', trim( $label ) );
			}
		}
		return $html->get_updated_html();
	}

	private static function navigation( string $content ): string {
		$html = new WP_HTML_Tag_Processor( $content );
		if ( $html->next_tag( array( 'class_name' => 'wp-block-jetpack-form-step-navigation__wrapper' ) ) ) {
			$html->set_attribute( 'data-form-navigation', true );
		}
		$direction = null;
		while ( $html->next_tag() ) {
			$direction = self::direction( $html ) ?? $direction;
			if ( 'BUTTON' !== $html->get_tag() && ! $html->has_class( 'wp-block-button__link' ) ) {
				continue;
			}
			// All old buttons are submit buttons, even those that lead to another step.
			if ( null !== $direction || ! Form_View::submits( $html ) ) {
				$html->set_attribute( 'data-direction', $direction ?? 'next' );
				$html->set_attribute( 'hidden', true );
				if ( 'A' !== $html->get_tag() ) {
					$html->set_attribute( 'type', 'button' );
				}
			}
			$direction = null;
		}
		return $html->get_updated_html();
	}

	/** The direction in an element's class or ID. */
	private static function direction( WP_HTML_Tag_Processor $html ): ?string {
		foreach ( array( 'class', 'id', 'data-id-attr' ) as $name ) {
			$value = $html->get_attribute( $name );
			if ( is_string( $value ) && preg_match( '/\b(previous|next)\b/', $value, $found ) ) {
				return $found[1];
			}
		}
		return null;
	}

	/** @param array<string, mixed> $attributes */
	private static function progress( array $attributes ): string {
		$variant = 'dots' === ( $attributes['variant'] ?? '' ) ? 'dots' : 'line';
		$css     = array();
		foreach ( array( 'progress', 'progressBackground' ) as $name ) {
			$own    = $attributes[ 'custom' . ucfirst( $name ) . 'Color' ] ?? null;
			$preset = $attributes[ $name . 'Color' ] ?? null;
			$value  = is_string( $preset ) && preg_match( '/^[a-z0-9-]+$/i', $preset )
				? 'var(--wp--preset--color--' . _wp_to_kebab_case( $preset ) . ')'
				: ( is_string( $own ) ? $own : $preset );
			if (
				is_string( $value )
				&& preg_match( '/^(#[0-9a-f]{3,8}|var\(--[a-z0-9-]+\)|(rgb|hsl)a?\([0-9.,%\s\/]+\))$/i', $value )
			) {
				$css[] = '--jp-' . _wp_to_kebab_case( $name ) . '-color:' . $value;
			}
		}
		$style = Block_Style::of( $attributes )->and( new Block_Style( array(), implode( ';', $css ) ) );
		return '<div '
			. $style->attributes( "wp-block-jetpack-form-progress-indicator is-variant-$variant" )
			. ' data-steps="0" role="progressbar" aria-label="'
			. esc_attr__( 'Progress', 'slipstream' )
			. '" aria-valuemin="1" hidden></div>';
	}
}
