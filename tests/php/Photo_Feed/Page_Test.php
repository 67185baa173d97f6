<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Photo_Feed;

use Slipstream\Photo_Feed\Pictures;

require_once __DIR__ . '/Instagram_Case.php';

/**
 * Shows the site's own copies, and the link where there is no connection.
 */
final class Page_Test extends Instagram_Case {

	public function test_the_page_shows_the_own_copies(): void {
		$connection = self::connect_with_pictures();
		$html       = self::render(
			array(
				'accessToken' => (string) $connection->id,
				'count'       => 4,
				'columns'     => 2,
				'spacing'     => 7,
				'align'       => 'wide',
				'className'   => 'mine',
			)
		);
		self::assertStringContainsString( 'class="alignwide mine wp-block-jetpack-instagram-gallery"', $html );
		self::assertStringContainsString(
			'<div class="wp-block-jetpack-instagram-gallery__grid wp-block-jetpack-instagram-gallery__grid-columns-2 is-stacked-on-mobile" style="grid-gap: 7px; --latest-instagram-posts-spacing: 7px;">',
			$html
		);
		self::assertSame( 4, substr_count( $html, '<img ' ) );
		self::assertStringContainsString(
			'<a class="wp-block-jetpack-instagram-gallery__grid-post" href="https://www.instagram.com/p/view0/" rel="noopener noreferrer" target="_blank"><img alt="A walk at the harbour, number 1 #sea &quot;"',
			$html
		);
		self::assertStringContainsString( '<img alt="https://www.instagram.com/p/view3/"', $html );
		self::assertSame( 4, substr_count( $html, 'src="' . Pictures::url( $connection->id . '-' ) ) );
		self::assertStringNotContainsString( 'saved', $html );
		self::assertStringNotContainsString( self::$url, $html );
	}

	/** @return iterable<array{array<string, mixed>}> What attributes may hold. */
	public static function attributes(): iterable {
		yield array( array() );
		yield array( array( 'accessToken' => 7 ) );
		yield array( array( 'accessToken' => '0' ) );
		yield array( array( 'accessToken' => '1 OR 1=1' ) );
		yield array( array( 'accessToken' => array( '1' ) ) );
		yield array( array( 'accessToken' => '424242' ) );
	}

	/**
	 * @dataProvider attributes
	 * @param array<string, mixed> $attributes
	 */
	public function test_what_names_no_connection_leaves_the_link( array $attributes ): void {
		wp_set_current_user( 0 );
		self::assertSame( '<p>saved</p>', self::render( $attributes ) );
	}

	public function test_who_can_edit_the_post_reads_what_is_wrong(): void {
		self::assertStringContainsString(
			'Your Instagram connection is unavailable.',
			self::render( array( 'accessToken' => '424242' ) )
		);
	}

	public function test_odd_numbers_are_kept_within_bounds(): void {
		$html = self::render(
			array(
				'accessToken' => (string) self::connect_with_pictures()->id,
				'count'       => 1000,
				'columns'     => -3,
				'spacing'     => array( '"><script>' ),
			)
		);
		self::assertStringContainsString( '__grid-columns-1 is', $html );
		self::assertStringContainsString( 'grid-gap: 10px', $html );
	}
}
