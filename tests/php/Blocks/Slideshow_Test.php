<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Blocks;

use Slipstream\Blocks\Slideshow;
use Slipstream\Tests\Test_Case;

/**
 * Renders saved slideshows.
 */
final class Slideshow_Test extends Test_Case {

	private const CONTROLS = '<a class="wp-block-jetpack-slideshow_button-prev swiper-button-prev swiper-button-white" role="button"></a><a class="wp-block-jetpack-slideshow_button-next swiper-button-next swiper-button-white" role="button"></a><a aria-label="Pause Slideshow" class="wp-block-jetpack-slideshow_button-pause" role="button"></a><div class="wp-block-jetpack-slideshow_pagination swiper-pagination swiper-pagination-white"></div>';

	private static function html( string $image, string $attributes = '' ): string {
		return '<div class="wp-block-jetpack-slideshow aligncenter" data-effect="slide"'
			. $attributes
			. '><div class="wp-block-jetpack-slideshow_container swiper"><ul class="wp-block-jetpack-slideshow_swiper-wrapper swiper-wrapper"><li class="wp-block-jetpack-slideshow_slide swiper-slide"><figure>'
			. $image
			. '<figcaption>One</figcaption></figure></li></ul>'
			. self::CONTROLS
			. '</div></div>';
	}

	public function test_a_saved_ratio_keeps_the_place(): void {
		$html = Slideshow::render( self::html( '<img src="https://a.test/1.jpg" data-aspect-ratio="1600 / 900">' ) );
		self::assertStringContainsString( 'style="--aspect-ratio:calc(1600 / 900)"', $html );
		self::assertStringContainsString( 'tabindex="0" class="wp-block-jetpack-slideshow_swiper-wrapper', $html );
		self::assertStringContainsString( 'Go to slide %d', $html );
		$styled = Slideshow::render(
			self::html( '<img data-aspect-ratio="3 / 2">', ' style="--aspect-ratio:calc(4 / 3)"' )
		);
		self::assertStringContainsString( 'style="--aspect-ratio:calc(4 / 3)"', $styled );
	}

	public function test_one_that_ends_is_marked(): void {
		$html = self::html( '<img src="https://a.test/1.jpg">' );
		foreach ( array( array(), array( 'loop' => true ), array( 'loop' => null ) ) as $attributes ) {
			self::assertStringNotContainsString( 'data-loop', Slideshow::render( $html, $attributes ) );
		}
		foreach ( array( false, 'false' ) as $off ) {
			self::assertStringContainsString(
				' data-loop="false"',
				Slideshow::render( $html, array( 'loop' => $off ) )
			);
		}
	}

	public function test_the_library_knows_the_ratio_of_old_posts(): void {
		$id = wp_insert_attachment( array( 'post_title' => 'A' ), 'a.jpg' );
		wp_update_attachment_metadata(
			$id,
			array(
				'width'  => 640,
				'height' => 480,
			)
		);
		$html = Slideshow::render( self::html( "<img data-id=\"$id\" src=\"https://a.test/a.jpg\">" ) );
		self::assertStringContainsString( '--aspect-ratio:calc(640 / 480)', $html );
		$other = Slideshow::render( self::html( "<img data-id=\"$id\" src=\"https://other.test/sea.jpg\">" ) );
		self::assertStringNotContainsString(
			'--aspect-ratio',
			$other,
			'A number of another site is another picture here.'
		);
	}

	/** @return array<string, array{string}> What no ratio is. */
	public static function provide_odd_images(): array {
		return array(
			'a style'       => array( '<img data-aspect-ratio="1);background:url(//evil.test)">' ),
			'nothing'       => array( '<img data-aspect-ratio="0 / 0">' ),
			'an unknown id' => array( '<img data-id="99999999">' ),
			'no number'     => array( '<img data-id="1e3">' ),
			'no picture'    => array( '' ),
		);
	}

	/**
	 * Tries one.
	 *
	 * @dataProvider provide_odd_images
	 */
	public function test_an_odd_ratio_is_none( string $image ): void {
		$html = Slideshow::render( self::html( $image ) );
		self::assertStringNotContainsString( 'style=', $html );
		self::assertStringContainsString( 'data-slipstream-labels', $html );
	}

	public function test_a_feed_has_pictures_and_captions_alone(): void {
		$GLOBALS['wp_query']->is_feed = true;
		$html                         = Slideshow::render( self::html( '<img src="https://a.test/1.jpg" alt="A">' ) );
		$GLOBALS['wp_query']->is_feed = false;
		self::assertStringContainsString(
			'<img src="https://a.test/1.jpg" alt="A"><figcaption>One</figcaption>',
			$html
		);
		self::assertStringNotContainsString( 'button', $html );
		self::assertStringNotContainsString( 'pagination', $html );
		self::assertStringNotContainsString( 'data-slipstream', $html );
	}

	public function test_other_markup_stays_as_it_is(): void {
		self::assertSame( '', Slideshow::render( ' ' ) );
		self::assertSame( '<p>Text</p>', Slideshow::render( '<p>Text</p>' ) );
	}
}
