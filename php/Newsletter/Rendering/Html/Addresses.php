<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Html;

use Slipstream\Support\Utf8;
use WP_Http;

/**
 * Makes addresses whole: in an email, there is no page that they could be relative to.
 */
final class Addresses {

	private const LINKS    = array( 'http', 'https', 'mailto', 'tel' );
	private const PICTURES = array( 'http', 'https' );

	/** @param string $base The page that holds the addresses. */
	public function __construct( private string $base ) {}

	/** @return string '' for none that a reader could follow. */
	public function link( string $url ): string {
		return $this->whole( $url, self::LINKS );
	}

	/** @return string '' for none that an email program would load. */
	public function picture( string $url ): string {
		return $this->whole( $url, self::PICTURES );
	}

	/** @param list<string> $protocols */
	private function whole( string $url, array $protocols ): string {
		$url = trim( Utf8::scrub( $url ) );
		if ( '' === $url ) {
			return '';
		}
		$has_protocol = 1 === preg_match( '/^[a-z][a-z0-9+.\-]*:/i', $url );
		$whole        = esc_url_raw( $has_protocol ? $url : $this->from_base( $url ), $protocols );
		$is_whole     = 1 === preg_match( '~^(?:https?://[^/?#\s]|(?:mailto|tel):[^\s])~i', $whole );
		return $is_whole ? $whole : '';
	}

	private function from_base( string $url ): string {
		// Core takes the address of a part of the page for one of the folder above.
		if ( '#' === $url[0] ) {
			return strtok( $this->base, '#' ) . $url;
		}
		if ( '?' === $url[0] ) {
			return strtok( $this->base, '?#' ) . $url;
		}
		return WP_Http::make_absolute_url( $url, $this->base );
	}
}
