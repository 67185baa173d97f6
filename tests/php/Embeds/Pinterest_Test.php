<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Embeds;

require_once __DIR__ . '/Embeds_Case.php';

/**
 * Renders real blocks as a page does.
 */
final class Pinterest_Test extends Embeds_Case {

	protected static function block(): string {
		return 'pinterest';
	}

	protected static function sample(): array {
		return array( array( 'url' => 'https://www.pinterest.com/pin/1/' ), 'assets.pinterest.com' );
	}

	/** @dataProvider kinds */
	public function test_what_it_is_follows_from_the_path( string $url, string $kind ): void {
		$html = $this->render( array( 'url' => $url ) );
		if ( '' === $kind ) {
			self::assertStringNotContainsString( 'data-pin-do', $html );
			self::assertStringContainsString( '<a href="' . $url . '"', $html );
			return;
		}
		$look = 'embedPin' === $kind ? 'is-pin ' : '';
		self::assertSame(
			'<div class="'
				. $look
				. 'wp-block-jetpack-pinterest"><a data-pin-do="'
				. $kind
				. '" href="'
				. $url
				. '">View on Pinterest</a></div>',
			$html
		);
	}

	/** @return list<array{string, string}> Addresses. */
	public static function kinds(): array {
		return array(
			array( 'https://www.pinterest.com/pin/1/', 'embedPin' ),
			array( 'https://de.pinterest.com/ann/', 'embedUser' ),
			array( 'https://www.pinterest.co.uk/ann/boats', 'embedBoard' ),
			array( 'https://www.pinterest.com/a/b/c', '' ),
			array( 'https://pin.it/abc', '' ),
			array( 'https://pinterest.evil.com/pin/1/', '' ),
		);
	}
}
