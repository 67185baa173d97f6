<?php

declare( strict_types=1 );

namespace Slipstream\Embeds;

use Slipstream\Blocks\Attributes;

/**
 * Draws a pin, a board or a user of Pinterest.
 */
final class Pinterest {

	/**
	 * HTML of a block. Attributes may hold anything.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public function render( array $attributes ): string {
		$url     = $attributes['url'] ?? '';
		$address = Hosts::address( 'pinterest', $url );
		$kind    = null === $address || 'pin.it' === $address->host ? '' : self::kind( $address->path );
		if ( '' === $kind ) {
			return Consent_Gate::fallback( $url );
		}
		$label   = __( 'View on Pinterest', 'slipstream' );
		$content = sprintf(
			'<div %s><a data-pin-do="%s" href="%s">%s</a></div>',
			get_block_wrapper_attributes( 'embedPin' === $kind ? array( 'class' => 'is-pin' ) : array() ),
			esc_attr( $kind ),
			esc_url( (string) $address ),
			esc_html( $label )
		);
		return Consent_Gate::html( 'pinterest', (string) $address, $label, $content );
	}

	/** What Pinterest's script makes of a path; '' where it makes nothing. */
	private static function kind( string $path ): string {
		$segments = array_values(
			array_filter( explode( '/', $path ), static fn ( string $one ): bool => '' !== $one )
		);
		if ( 'pin' === ( $segments[0] ?? '' ) && count( $segments ) > 1 ) {
			return 'embedPin';
		}
		return array(
			1 => 'embedUser',
			2 => 'embedBoard',
		)[ count( $segments ) ] ?? '';
	}
}
