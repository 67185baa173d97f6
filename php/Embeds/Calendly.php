<?php

declare( strict_types=1 );

namespace Slipstream\Embeds;

use Slipstream\Blocks\Attributes;
use Slipstream\Blocks\Button;
use Slipstream\Blocks\Button_Look;
use WP_HTML_Tag_Processor;

/**
 * Draws Calendly's calendar, or a button that opens it.
 */
final class Calendly {

	/** Attributes with colors: what Calendly calls them, and their defaults. */
	private const COLORS = array(
		'backgroundColor' => array( 'background_color', 'ffffff' ),
		'textColor'       => array( 'text_color', '4D5055' ),
		'primaryColor'    => array( 'primary_color', '00A2FF' ),
	);

	/**
	 * HTML of a block. Attributes may hold anything.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string               $content    Its saved HTML.
	 */
	public function render( array $attributes, string $content ): string {
		$stored  = $attributes['url'] ?? '';
		$address = Hosts::address( 'calendly', $stored );
		if ( null === $address ) {
			return Consent_Gate::fallback( $stored );
		}
		$url = self::with_options( (string) $address, $attributes );
		if ( 'link' === ( $attributes['style'] ?? 'inline' ) ) {
			Services_In_Use::add( 'calendly' );
			return $this->link( $attributes, $content, $url );
		}
		$id   = wp_unique_id( 'calendly-block-' );
		$html = sprintf( '<div %s data-url="%s"></div>', get_block_wrapper_attributes( array( 'class' => 'calendly-style-inline', 'id' => $id ) ), esc_url( $url ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		return Consent_Gate::html( 'calendly', $url, __( 'Schedule on Calendly', 'slipstream' ), $html );
	}

	/**
	 * The button. Nothing is fetched from Calendly before it is used.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string               $content    Its saved HTML, with the button in it.
	 */
	private function link( array $attributes, string $content, string $url ): string {
		if ( ! str_contains( $content, 'wp-block-jetpack-button' ) ) {
			return $this->old_link( $attributes, $url );
		}
		$tags = new WP_HTML_Tag_Processor(
			Button::with_unique_id( $content, 'calendly-widget-id', 'calendly-block-' )['html']
		);
		if ( $tags->next_tag() ) {
			$tags->add_class( 'calendly-style-link' );
		}
		while ( $tags->next_tag( array( 'tag_name' => 'a' ) ) ) {
			$tags->set_attribute( 'href', esc_url_raw( $url ) );
			$tags->set_attribute( 'data-url', esc_url_raw( $url ) );
		}
		return $tags->get_updated_html();
	}

	/**
	 * The button of posts from before it was a block.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	private function old_link( array $attributes, string $url ): string {
		$read   = static fn ( string $name ): string => is_string( $attributes[ $name ] ?? null )
			? $attributes[ $name ]
			: '';
		$text   = wp_strip_all_tags( $read( 'submitButtonText' ) );
		$custom = static fn ( string $newer, string $older ): string =>
			'' === $read( $newer ) ? $read( $older ) : $read( $newer );
		// As blocks/calendly/hooks/use-button.ts reads them.
		$colors = array(
			'color'            => $custom( 'submitButtonTextColor', 'customTextButtonColor' ),
			'background-color' => $custom( 'submitButtonBackgroundColor', 'customBackgroundButtonColor' ),
		);
		$look   = new Button_Look(
			array(
				'className'             => $read( 'submitButtonClasses' ),
				'textColor'             => $read( 'textButtonColor' ),
				'customTextColor'       => $colors['color'],
				'backgroundColor'       => $read( 'backgroundButtonColor' ),
				'customBackgroundColor' => $colors['background-color'],
			)
		);
		$styles = array();
		foreach ( array_filter( $colors ) as $property => $value ) {
			$styles[] = safecss_filter_attr( "$property:$value" );
		}
		return sprintf(
			'<div %1$s><a id="%2$s" class="%3$s" style="%4$s" href="%5$s" data-url="%5$s" role="button" rel="noopener noreferrer">%6$s</a></div>',
			get_block_wrapper_attributes( array( 'class' => 'wp-block-button calendly-style-link' ) ),
			esc_attr( wp_unique_id( 'calendly-block-' ) ),
			esc_attr( $look->link_classes() ),
			esc_attr( implode( ';', array_filter( $styles ) ) ),
			esc_url( $url ),
			esc_html( '' === $text ? __( 'Schedule time with me', 'slipstream' ) : $text )
		);
	}

	/** @param array<string, mixed> $attributes The block's attributes. */
	private static function with_options( string $url, array $attributes ): string {
		$options = array(
			'hide_event_type_details' => Attributes::flag( $attributes, 'hideEventTypeDetails' ) ? '1' : '0',
		);
		foreach ( self::COLORS as $attribute => list( $name, $initial ) ) {
			$value            = $attributes[ $attribute ] ?? '';
			$options[ $name ] = is_string( $value ) && 1 === preg_match( '/^#?([a-z0-9]{6})$/iD', $value, $found )
				? $found[1]
				: $initial;
		}
		return add_query_arg( $options, $url );
	}
}
