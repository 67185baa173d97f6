<?php

declare( strict_types=1 );

namespace Slipstream\Gif;

use Slipstream\Embeds\Hosts;
use Slipstream\Embeds\Consent_Gate;

/**
 * Draws the GIF block: GIPHY's player, a still picture for those who want no motion, and a button to play and to pause.
 */
final class Gif {

	private const PADDING = '56.2%';

	/**
	 * HTML of a block. Attributes may hold anything.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 */
	public function render( array $attributes ): string {
		$url     = $attributes['giphyUrl'] ?? null;
		$address = Hosts::address( 'gif', $url );
		$id      = null === $address ? '' : self::id( $address->path );
		$alt     = self::text( $attributes, 'alt' );
		$words   = self::text( $attributes, 'searchText' );
		$name    = '' === $alt && ! self::is_address( $words ) ? $words : $alt;
		$name    = '' === $name ? __( 'GIF', 'slipstream' ) : $name;
		$caption = is_string( $attributes['caption'] ?? null ) ? trim( wp_kses_post( $attributes['caption'] ) ) : '';
		$figure  = '' === $id
			? Consent_Gate::fallback( $url )
			: $this->embed( $id, $name, self::padding( $attributes['paddingTop'] ?? null ) );
		if ( '' === $figure ) {
			return '';
		}
		return sprintf(
			'<div %1$s><figure>%2$s%3$s</figure></div>',
			get_block_wrapper_attributes(),
			$figure,
			'' === $caption
				? ''
				: "<figcaption class=\"wp-block-jetpack-gif-caption gallery-caption\">$caption</figcaption>"
		);
	}

	/**
	 * The player, with what stands around content of other servers.
	 *
	 * @param string $padding Its height, in per cent of its width.
	 */
	private function embed( string $id, string $name, string $padding ): string {
		$player = sprintf(
			'<div class="wp-block-jetpack-gif-wrapper" style="padding-top:%1$s"><iframe src="%2$s" title="%3$s" loading="lazy" sandbox="allow-scripts allow-same-origin allow-popups"></iframe><img class="wp-block-jetpack-gif__still" src="%4$s" alt="%3$s" loading="lazy" decoding="async"><button type="button" class="wp-block-jetpack-gif__toggle"><span class="wp-block-jetpack-gif__pause">%5$s</span><span class="wp-block-jetpack-gif__play">%6$s</span></button></div>',
			esc_attr( $padding ),
			esc_url( "https://giphy.com/embed/$id" ),
			esc_attr( $name ),
			esc_url( "https://media.giphy.com/media/$id/giphy_s.gif" ),
			esc_html__( 'Pause', 'slipstream' ),
			esc_html__( 'Play', 'slipstream' )
		);
		return Consent_Gate::html(
			'gif',
			"https://giphy.com/gifs/$id",
			/* translators: %s: what a GIF shows. */
			sprintf( __( '%s on GIPHY', 'slipstream' ), $name ),
			$player
		);
	}

	/** The id in the path of an address; '' if there is none. */
	private static function id( string $path ): string {
		return preg_match( '#^/(?:embed|gifs|media)/(?:[\w%-]*-)?([A-Za-z0-9]{1,40})(?:/|$)#', $path, $found )
			? $found[1]
			: '';
	}

	/** Whether a text is an address: one was pasted in place of words. As in blocks/gif/giphy.ts. */
	private static function is_address( string $text ): bool {
		return 1 === preg_match( '#^(https?:|([a-z]+\.)?giphy\.com/|gph\.is/)#i', $text );
	}

	private static function padding( mixed $padding ): string {
		return is_string( $padding ) && preg_match( '/^\d{1,3}(?:\.\d{1,4})?%$/', $padding ) && (float) $padding > 0
			? $padding
			: self::PADDING;
	}

	/** @param array<string, mixed> $attributes The block's attributes. */
	private static function text( array $attributes, string $name ): string {
		return is_string( $attributes[ $name ] ?? null ) ? trim( $attributes[ $name ] ) : '';
	}
}
