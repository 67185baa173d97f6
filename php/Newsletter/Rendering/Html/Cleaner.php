<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Html;

use Slipstream\Support\Utf8;
use WP_HTML_Processor;

/**
 * Reduces HTML of any origin to what emails may have: text, links, lists, tables, and pictures, with styles of ours.
 */
final class Cleaner {

	/** @param string $start Where lines start: left or right. */
	public function __construct( private Addresses $addresses, private string $start ) {}

	/**
	 * @param int                   $width  Pixels that there are.
	 * @param array<string, string> $styles More style, by element as it becomes.
	 */
	public function clean( string $html, int $width, array $styles = array() ): string {
		return implode( '', $this->pieces( $html, $width, $styles ) );
	}

	/**
	 * The same in pieces, each of which can stand alone.
	 *
	 * @param int                   $width  As for clean().
	 * @param array<string, string> $styles As for clean().
	 * @return list<string>
	 */
	public function pieces( string $html, int $width, array $styles = array() ): array {
		$html = Utf8::scrub( $html );
		if ( '' === trim( $html ) ) {
			return array();
		}
		return $this->read( $html, $width, $styles )
			// Core does not read all that browsers forgive.
			?? $this->read( force_balance_tags( wp_kses_post( $html ) ), $width, $styles )
			?? $this->read( self::text_of( $html ), $width, $styles )
			?? array();
	}

	/**
	 * @param array<string, string> $styles
	 * @return list<string>|null Null for HTML that cannot be read.
	 */
	private function read( string $html, int $width, array $styles ): ?array {
		$reader = WP_HTML_Processor::create_fragment( $html );
		if ( null === $reader ) {
			return null;
		}
		$pieces = new Pieces();
		$walk   = new Walk( $reader, $pieces, new Attributes( $this->addresses, $this->start, $width, $styles ) );
		$walk->run();
		return null === $reader->get_last_error() && ! $reader->paused_at_incomplete_token() ? $pieces->all() : null;
	}

	private static function text_of( string $html ): string {
		$text = Plain_Text::of( $html );
		return wpautop( Tag::text( $text ) );
	}
}
