<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Support;

use Slipstream\Support\Own_Picture;
use Slipstream\Tests\Test_Case;

/**
 * A number is believed with its address alone.
 */
final class Own_Picture_Test extends Test_Case {

	/**
	 * Addresses of a picture that the site has as 2026/01/hill-scaled.jpg.
	 *
	 * @return array<string, array{string, bool}>
	 */
	public static function addresses(): array {
		return array(
			'the file'                => array(
				'http://example.test/wp-content/uploads/2026/01/hill-scaled.jpg',
				true,
			),
			'what was uploaded'       => array( 'http://example.test/wp-content/uploads/2026/01/hill.jpg', true ),
			'a size'                  => array(
				'https://example.test/wp-content/uploads/2026/01/hill-1024x683.jpg?ver=2#x',
				true,
			),
			'an edited one'           => array( '/wp-content/uploads/2026/01/hill-e1700000000000-300x200.jpg', true ),
			'before the site moved'   => array( 'https://old.example/wp-content/uploads/2026/01/hill.jpg', true ),
			'an image server'         => array(
				'https://i0.wp.com/example.test/wp-content/uploads/2026/01/hill.jpg?ssl=1',
				true,
			),
			'another name'            => array( 'http://example.test/wp-content/uploads/2026/01/sea.jpg', false ),
			'a name that ends alike'  => array( 'http://example.test/wp-content/uploads/2026/01/uphill.jpg', false ),
			'another month'           => array( 'https://other.example/wp-content/uploads/2025/12/hill.jpg', false ),
			'another site of its own' => array(
				'https://other.example/wp-content/uploads/sites/3/2026/01/hill.jpg',
				false,
			),
			'none'                    => array( '', false ),
		);
	}

	/** @dataProvider addresses */
	public function test_a_number_counts_with_its_address( string $url, bool $is_own ): void {
		$id = wp_insert_attachment( array( 'post_title' => 'Hill' ), '2026/01/hill-scaled.jpg' );
		self::assertSame( $is_own, Own_Picture::is( $id, $url ) );
		self::assertFalse( Own_Picture::is( 99999999, $url ) );
		self::assertFalse( Own_Picture::is( 0, $url ) );
	}
}
