<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Blocks;

use Slipstream\Blocks\Image_Compare;
use Slipstream\Tests\Test_Case;

/**
 * Renders saved comparisons.
 */
final class Image_Compare_Test extends Test_Case {

	private static function html( string $before, string $after ): string {
		return "<figure class=\"wp-block-jetpack-image-compare\"><div class=\"juxtapose\" data-mode=\"horizontal\"><img $before class=\"image-compare__image-before\"/><img $after class=\"image-compare__image-after\"/></div></figure>";
	}

	public function test_two_pictures_are_marked_for_the_script_and_for_wordpress(): void {
		$html = Image_Compare::render(
			self::html( 'id="7" src="https://a.test/7.jpg"', 'id="x" src="https://a.test/8.jpg"' )
		);
		self::assertStringContainsString(
			'data-slipstream-label="Divider between the two images" class="juxtapose"',
			$html
		);
		self::assertStringContainsString( 'class="image-compare__image-before wp-image-7"', $html );
		self::assertStringContainsString( 'class="image-compare__image-after"', $html );
	}

	public function test_a_picture_that_stands_there_twice_has_two_ids(): void {
		$html = Image_Compare::render(
			self::html( 'id="4711" src="https://a.test/7.jpg"', 'id="4711" src="https://a.test/7.jpg"' )
		);
		preg_match_all( '/ id="([^"]+)"/', $html, $found );
		self::assertSame( array( '4711', '4711-1' ), $found[1] );
		self::assertSame( 2, substr_count( $html, 'wp-image-4711' ) );
	}

	public function test_no_picture_is_nothing_and_one_is_shown_without_a_divider(): void {
		self::assertSame( '', Image_Compare::render( self::html( '', '' ) ) );
		$html = Image_Compare::render( self::html( 'src="https://a.test/7.jpg"', '' ) );
		self::assertStringContainsString( 'https://a.test/7.jpg', $html );
		self::assertStringNotContainsString( 'data-slipstream', $html );
	}

	public function test_a_feed_has_both_pictures(): void {
		global $wp_query;
		$wp_query->is_feed = true;
		$html              = Image_Compare::render(
			self::html( 'src="https://a.test/1.jpg"', 'src="https://a.test/2.jpg"' )
		);
		$wp_query->is_feed = false;
		self::assertStringContainsString( 'https://a.test/1.jpg', $html );
		self::assertStringContainsString( 'https://a.test/2.jpg', $html );
		self::assertStringNotContainsString( 'data-slipstream', $html );
	}

	public function test_other_markup_stays_as_it_is(): void {
		self::assertSame( '<p>Text</p>', Image_Compare::render( '<p>Text</p>' ) );
	}
}
