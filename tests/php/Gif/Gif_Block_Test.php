<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Gif;

use Slipstream\Tests\Block_Case;
use WP_HTML_Tag_Processor;

/**
 * Renders real blocks as a page does.
 */
final class Gif_Block_Test extends Block_Case {

	protected static function block(): string {
		return 'gif';
	}

	public function test_a_gif_is_shown_with_its_name_and_a_still_picture(): void {
		$html = $this->render(
			array(
				'giphyUrl'   => 'https://giphy.com/embed/fxKWgoOG9hzPPkE1oc',
				'searchText' => 'WordPress',
				'paddingTop' => '100%',
				'caption'    => 'A <em>wave</em><script>attack()</script>',
				'align'      => 'left',
			)
		);
		self::assertMatchesRegularExpression(
			'/^<div class="[^"]*wp-block-jetpack-gif[^"]*alignleft|alignleft[^"]*wp-block-jetpack-gif/',
			trim( $html )
		);
		self::assertStringContainsString(
			'<figure><div class="wp-block-jetpack-gif-wrapper" style="padding-top:100%"><iframe src="https://giphy.com/embed/fxKWgoOG9hzPPkE1oc" title="WordPress"',
			$html
		);
		self::assertStringContainsString( 'giphy_s.gif" alt="WordPress"', $html );
		self::assertStringContainsString( '<a href="https://giphy.com/gifs/fxKWgoOG9hzPPkE1oc"', $html );
		self::assertStringContainsString(
			'<figcaption class="wp-block-jetpack-gif-caption gallery-caption">A <em>wave</em>attack()</figcaption>',
			$html
		);
	}

	public function test_what_an_author_says_of_it_is_its_name(): void {
		$html = $this->render(
			array(
				'giphyUrl'   => 'https://giphy.com/gifs/funny-cat-abc123',
				'searchText' => 'cat',
				'alt'        => 'A cat falls off a chair',
			)
		);
		self::assertStringContainsString( 'https://giphy.com/embed/abc123', $html );
		self::assertSame( 2, substr_count( $html, '="A cat falls off a chair"' ) );
		self::assertStringContainsString( 'padding-top:56.2%', $html );
	}

	/**
	 * An address says nothing to those who do not see what is there.
	 *
	 * @testWith ["https://giphy.com/gifs/funny-cat-abc123"]
	 *           ["http://gph.is/1a2b"]
	 *           ["giphy.com/gifs/abc123"]
	 */
	public function test_an_address_that_was_pasted_is_no_name( string $pasted ): void {
		$html = $this->render(
			array(
				'giphyUrl'   => 'https://giphy.com/embed/abc123',
				'searchText' => $pasted,
			)
		);
		self::assertStringContainsString( ' title="GIF"', $html );
		self::assertStringContainsString( 'GIF on GIPHY', $html );
	}

	/** @return iterable<array{mixed, bool}> Addresses that are not GIPHY's. */
	public static function others(): iterable {
		yield array( 'https://giphy.evil.com/embed/abc', true );
		yield array( 'https://media.giphy.com/embed/abc', true );
		yield array( 'https://user@giphy.com/embed/abc', true );
		yield array( 'https://giphy.com:8443/embed/abc', true );
		yield array( 'https://giphy.com/', true );
		yield array( 'javascript:alert(1)', false );
		yield array( '', false );
		yield array( array( 'https://giphy.com/embed/abc' ), false );
		yield array( null, false );
	}

	/** @dataProvider others */
	public function test_other_addresses_are_links_at_most( mixed $url, bool $is_linked ): void {
		$html = $this->render( array( 'giphyUrl' => $url ) );
		self::assertStringNotContainsString( '<iframe', $html );
		self::assertSame( $is_linked, str_contains( $html, '<a href="https://' ) );
	}

	public function test_feeds_have_a_link(): void {
		$GLOBALS['wp_query']->is_feed = true;
		$html                         = $this->render( array( 'giphyUrl' => 'https://giphy.com/embed/abc' ) );
		$GLOBALS['wp_query']->is_feed = false;
		self::assertStringNotContainsString( '<iframe', $html );
		self::assertStringContainsString( '<a href="https://giphy.com/gifs/abc"', $html );
	}

	public function test_nothing_hostile_is_printed(): void {
		foreach ( self::HOSTILE as $text ) {
			foreach ( array( 'https://giphy.com/embed/abc', $text, "https://giphy.com/embed/$text" ) as $url ) {
				$html = $this->render(
					array( 'giphyUrl' => $url ) + array_fill_keys(
						array( 'align', 'caption', 'searchText', 'paddingTop', 'alt' ),
						$text
					)
				);
				$tags = new WP_HTML_Tag_Processor( $html );
				while ( $tags->next_tag() ) {
					self::assertNotContains( $tags->get_tag(), array( 'SCRIPT', 'STYLE' ), $html );
					self::assertSame( array(), $tags->get_attribute_names_with_prefix( 'on' ), $html );
					foreach ( array( 'href', 'src', 'style' ) as $name ) {
						self::assertDoesNotMatchRegularExpression(
							'/^\s*javascript:/i',
							(string) $tags->get_attribute( $name ),
							$html
						);
					}
				}
			}
		}
	}
}
