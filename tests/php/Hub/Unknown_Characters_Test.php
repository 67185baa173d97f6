<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Hub;

require_once __DIR__ . '/Hub_Case.php';

/**
 * A text that the hub's tables do not hold is refused with the reason, and not as a database that does not answer.
 */
final class Unknown_Characters_Test extends Hub_Case {

	protected function tearDown(): void {
		remove_filter( 'pre_get_col_charset', array( self::class, 'charset' ) );
		parent::tearDown();
	}

	/** The charset of an old table. */
	public static function charset(): string {
		return 'utf8mb3';
	}

	public function test_a_name_with_an_emoji_is_refused_by_tables_of_utf8mb3_alone(): void {
		$name = array( 'name' => "Bakery \u{1F950}" );
		add_filter( 'pre_get_col_charset', array( self::class, 'charset' ) );
		$site   = new Client_Site( 'https://site.example' );
		$code   = self::invitation();
		$answer = $this->register( $site, $code, $name );
		self::assertSame( '400 unknown_character', self::code( $answer ) );
		self::assertStringContainsString( "\u{1F950}", $answer->get_data()['message'] );
		self::assertSame( 0, self::rows_of( 'slipstream_hub_sites' ) );
		self::assertSame( 'active', $this->register( $site, $code, array( 'name' => 'Bäckerei' ) )->get_data()['status'] );
		remove_filter( 'pre_get_col_charset', array( self::class, 'charset' ) );
		$other = new Client_Site( 'https://other.example' );
		self::assertSame( 'active', $this->register( $other, self::invitation(), $name )->get_data()['status'] );
	}
}
