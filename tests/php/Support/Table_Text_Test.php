<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Support;

use Slipstream\Support\Database\Table_Text;
use Slipstream\Tests\Test_Case;

/**
 * Texts for a column of utf8mb3.
 */
final class Table_Text_Test extends Test_Case {

	public function test_what_the_column_does_not_take_becomes_entities_and_broken_text_stays(): void {
		global $wpdb;
		$charset = static fn (): string => 'utf8mb3';
		add_filter( 'pre_get_col_charset', $charset );
		$fit     = static fn ( string $text ): string => Table_Text::fit( $text, $wpdb->posts, 'post_title' );
		self::assertSame( 'a &#x1d54f; b', $fit( "a \u{1D54F} b" ) );
		self::assertSame( "a \xff b", $fit( "a \xff b" ), 'The database says what it does not take.' );
		remove_filter( 'pre_get_col_charset', $charset );
	}
}
