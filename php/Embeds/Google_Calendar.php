<?php

declare( strict_types=1 );

namespace Slipstream\Embeds;

use Slipstream\Blocks\Attributes;

/**
 * Draws a public calendar of Google.
 */
final class Google_Calendar {

	private const HEIGHT = 600;

	private const MOST = 5000;

	/**
	 * HTML of a block. Attributes may hold anything.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public function render( array $attributes ): string {
		$stored  = $attributes['url'] ?? '';
		$address = Hosts::address( 'google-calendar', $stored );
		if ( null === $address ) {
			return Consent_Gate::fallback( $stored );
		}
		$height = is_numeric( $attributes['height'] ?? null ) ? (int) $attributes['height'] : self::HEIGHT;
		$frame  = sprintf(
			'<div %1$s><iframe src="%2$s" frameborder="0" style="border:0" scrolling="no" height="%3$d" width="100%%" sandbox="allow-scripts allow-same-origin allow-popups" loading="lazy" title="%4$s"></iframe></div>',
			get_block_wrapper_attributes(),
			esc_url( (string) $address ),
			$height > 0 && $height <= self::MOST ? $height : self::HEIGHT,
			esc_attr__( 'Google Calendar', 'slipstream' )
		);
		return Consent_Gate::html(
			'google-calendar',
			(string) $address,
			__( 'Open in Google Calendar', 'slipstream' ),
			$frame
		);
	}
}
