<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Rendering;

/** Puts blocks into a form and the form onto a page. */
trait Drawing {

	/** A form around some blocks. */
	private function form( string $inner, string $attributes = '' ): string {
		return "<!-- wp:jetpack/contact-form $attributes -->\n<div class=\"wp-block-jetpack-contact-form\">$inner</div>\n<!-- /wp:jetpack/contact-form -->";
	}

	/** The page with a form around some blocks. */
	private function draw( string $inner, string $attributes = '' ): string {
		$this->publish( $this->form( $inner, $attributes ) );
		return $this->page();
	}

	/**
	 * The ids of a page that begin with a text, with the counting of this request started anew.
	 *
	 * @return list<string>
	 */
	private function ids( string $html, string $prefix ): array {
		preg_match_all( '/ id="([^"]+)"/', $html, $found );
		return array_values(
			array_filter( $found[1], static fn ( string $id ): bool => str_starts_with( $id, $prefix ) )
		);
	}
}
