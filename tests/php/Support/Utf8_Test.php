<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Support;

use Slipstream\Support\Utf8;
use Slipstream\Tests\Test_Case;

final class Utf8_Test extends Test_Case {

	/** @return array<string, array{string, string}> */
	public static function texts(): array {
		return array(
			'a text'            => array( 'Ünï 🎉', 'Ünï 🎉' ),
			'a broken letter'   => array( "Ann\xc3 B", 'Ann? B' ),
			'only broken bytes' => array( "\xff\xfe", '??' ),
			'no text'           => array( '', '' ),
		);
	}

	/** @dataProvider texts */
	public function test_a_text_keeps_what_is_utf8( string $text, string $scrubbed ): void {
		self::assertSame( $scrubbed, Utf8::scrub( $text ) );
	}
}
