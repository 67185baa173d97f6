<?php
/**
 * Forms in steps.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

use WP_HTML_Tag_Processor;

/**
 * Marks steps and their buttons for a script. Without one, all steps are one long form.
 */
final class Steps_View {

	/**
	 * HTML of a block of a form that is no field.
	 *
	 * @param string               $name       The block's name.
	 * @param array<string, mixed> $attributes Its attributes.
	 * @param string               $content    Its saved content.
	 * @param Form                 $form       Its form.
	 */
	public static function html( string $name, array $attributes, string $content, Form $form ): string {
		return match ( $name ) {
			'jetpack/form-step'               => self::step( $attributes, $content, $form ),
			'jetpack/form-step-navigation'    => self::navigation( $content ),
			'jetpack/form-progress-indicator' => self::progress( $attributes ),
			default                           => $content,
		};
	}

	/**
	 * One step.
	 *
	 * @param array<string, mixed> $attributes Its attributes.
	 * @param string               $content    Its saved content.
	 * @param Form                 $form       Its form.
	 */
	private static function step( array $attributes, string $content, Form $form ): string {
		$html = new WP_HTML_Tag_Processor( $content );
		if ( $html->next_tag( array( 'class_name' => 'wp-block-jetpack-form-step' ) ) ) {
			$html->set_attribute( 'data-step', (string) $form->next_step() );
			$html->set_attribute( 'role', 'group' );
			$label = $attributes['stepLabel'] ?? '';
			if ( is_string( $label ) && '' !== trim( wp_strip_all_tags( $label ) ) ) {
				$html->set_attribute( 'aria-label', trim( wp_strip_all_tags( $label ) ) );
			}
		}
		return $html->get_updated_html();
	}

	/**
	 * The buttons between steps.
	 *
	 * @param string $content Their saved content.
	 */
	private static function navigation( string $content ): string {
		$html = new WP_HTML_Tag_Processor( $content );
		if ( $html->next_tag( array( 'class_name' => 'wp-block-jetpack-form-step-navigation__wrapper' ) ) ) {
			$html->set_attribute( 'data-form-navigation', true );
		}
		$direction = 'next';
		while ( $html->next_tag() ) {
			if ( self::names( $html, 'previous' ) || self::names( $html, 'next' ) ) {
				$direction = self::names( $html, 'previous' ) ? 'previous' : 'next';
			}
			$is_link = 'A' === $html->get_tag() && $html->has_class( 'wp-block-button__link' );
			if ( ( 'BUTTON' === $html->get_tag() && ! Form_View::submits( $html ) ) || $is_link ) {
				$html->set_attribute( 'hidden', true );
				$html->set_attribute( 'data-direction', $direction );
				$direction = 'next';
			}
		}
		return $html->get_updated_html();
	}

	/**
	 * Whether an element's class or id says where it leads.
	 *
	 * @param WP_HTML_Tag_Processor $html The element.
	 * @param string                $word previous or next.
	 */
	private static function names( WP_HTML_Tag_Processor $html, string $word ): bool {
		$class = $html->get_attribute( 'class' );
		$id    = $html->get_attribute( 'id' ) ?? $html->get_attribute( 'data-id-attr' );
		return str_contains( ( is_string( $class ) ? $class : '' ) . ' ' . ( is_string( $id ) ? $id : '' ), $word );
	}

	/**
	 * The progress indicator.
	 *
	 * @param array<string, mixed> $attributes Its attributes.
	 */
	private static function progress( array $attributes ): string {
		$variant = 'dots' === ( $attributes['variant'] ?? '' ) ? 'dots' : 'line';
		$css     = array();
		foreach ( array( 'progress', 'progressBackground' ) as $name ) {
			$own    = $attributes[ 'custom' . ucfirst( $name ) . 'Color' ] ?? null;
			$preset = $attributes[ $name . 'Color' ] ?? null;
			$value  = is_string( $preset ) && preg_match( '/^[a-z0-9-]+$/i', $preset ) ? 'var(--wp--preset--color--' . _wp_to_kebab_case( $preset ) . ')' : ( is_string( $own ) ? $own : $preset );
			if ( is_string( $value ) && preg_match( '/^(#[0-9a-f]{3,8}|var\(--[a-z0-9-]+\)|(rgb|hsl)a?\([0-9.,%\s\/]+\))$/i', $value ) ) {
				$css[] = '--jp-' . _wp_to_kebab_case( $name ) . '-color:' . $value;
			}
		}
		$style = Block_Style::of( $attributes )->and( new Block_Style( array(), implode( ';', $css ) ) );
		return '<div ' . $style->attributes( "wp-block-jetpack-form-progress-indicator is-variant-$variant" ) . ' data-steps="0" role="progressbar" aria-label="' . esc_attr__( 'Progress', 'slipstream' ) . '" aria-valuemin="1" hidden></div>';
	}
}
