<?php

declare( strict_types=1 );

namespace Slipstream\Embeds;

use Slipstream\Blocks\Attributes;
use WP_HTML_Tag_Processor;

/**
 * Draws Eventbrite's checkout, or a button that opens it.
 */
final class Eventbrite {

	/**
	 * HTML of a block. Attributes may hold anything.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string               $content    Its saved HTML.
	 */
	public function render( array $attributes, string $content ): string {
		$event  = is_numeric( $attributes['eventId'] ?? null ) ? (int) $attributes['eventId'] : 0;
		$stored = $attributes['url'] ?? '';
		if ( $event < 1 || '' === $stored ) {
			return '';
		}
		$address = Hosts::address( 'eventbrite', $stored );
		$label   = __( 'Register on Eventbrite', 'slipstream' );
		if ( null === $address || 1 !== preg_match( '~^/e/[^/]*\d+/?$~', $address->path ) ) {
			return Consent_Gate::fallback( $stored );
		}
		if ( 'modal' === ( $attributes['style'] ?? 'inline' ) || Attributes::flag( $attributes, 'useModal' ) ) {
			Services_In_Use::add( 'eventbrite' );
			return $this->button( $content, $event, (string) $address, $label );
		}
		$html = sprintf(
			'<div %1$s data-event="%2$d"><a class="eventbrite__direct-link" href="%3$s" rel="noopener noreferrer" target="_blank">%4$s</a></div>',
			get_block_wrapper_attributes(
				array(
					'id'    => wp_unique_id( 'eventbrite-widget-' ),
					'class' => 'wp-block-jetpack-eventbrite--embed',
				)
			),
			$event,
			esc_url( (string) $address ),
			esc_html( $label )
		);
		// The link inside is hidden, as for those who switch to this plugin: this one is not.
		return Consent_Gate::html( 'eventbrite', (string) $address, $label, $html, true );
	}

	/**
	 * The button. Nothing is fetched from Eventbrite before it is used.
	 *
	 * @param string $content Its saved HTML, with the button in it.
	 */
	private function button( string $content, int $event, string $url, string $label ): string {
		$tags = new WP_HTML_Tag_Processor( $content );
		if ( ! $tags->next_tag( array( 'tag_name' => 'a' ) ) ) {
			return Consent_Gate::fallback( $url, $label );
		}
		do {
			$id = (string) $tags->get_attribute( 'id' );
			if ( 1 !== preg_match( '/^eventbrite-widget-(?:id|\d+)$/D', $id ) ) {
				continue;
			}
			$id = wp_unique_id( 'eventbrite-widget-' );
			$tags->set_attribute( 'id', $id );
			$tags->set_attribute( 'href', $url );
			$tags->set_attribute( 'rel', 'noopener noreferrer' );
			$tags->set_attribute( 'target', '_blank' );
			$tags->set_attribute( 'data-event', (string) $event );
		} while ( $tags->next_tag( array( 'tag_name' => 'a' ) ) );
		return $tags->get_updated_html();
	}
}
