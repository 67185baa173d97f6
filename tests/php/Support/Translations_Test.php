<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Support;

use Slipstream\Admin\Assets;
use Slipstream\Admin\Translations;
use Slipstream\Tests\Test_Case;

/** The strings of all files reach the page with the one script that it knows. */
final class Translations_Test extends Test_Case {

	private string $dir;

	protected function setUp(): void {
		parent::setUp();
		$this->dir = get_temp_dir() . 'slipstream-languages-' . wp_generate_password( 8, false );
		mkdir( $this->dir );
		$this->write( 'editor', 'slipstream', array( 'Loading block' => array( 'Block wird geladen' ) ) );
		$this->write( 'chunk', 'messages', array( 'Generate' => array( 'Erzeugen' ) ) );
		file_put_contents( $this->dir . '/slipstream-de_DE-broken.json', '{' );
		add_filter( 'locale', array( $this, 'german' ) );
	}

	protected function tearDown(): void {
		remove_filter( 'locale', array( $this, 'german' ) );
		array_map( 'unlink', (array) glob( $this->dir . '/*' ) );
		rmdir( $this->dir );
		parent::tearDown();
	}

	public function german(): string {
		return 'de_DE';
	}

	/**
	 * Writes a translation file.
	 *
	 * @param array<string, list<string>> $strings
	 */
	private function write( string $name, string $domain, array $strings ): void {
		$data = array( 'locale_data' => array( $domain => array( '' => array( 'lang' => 'de' ) ) + $strings ) );
		file_put_contents( $this->dir . "/slipstream-de_DE-$name.json", wp_json_encode( $data ) );
	}

	public function test_merges_all_files_of_the_locale_into_the_editors(): void {
		$merged = ( new Translations( $this->dir ) )->merge( null, false, Assets::EDITOR, 'slipstream' );
		$data   = json_decode( (string) $merged, true );
		self::assertSame( array( 'Block wird geladen' ), $data['locale_data']['slipstream']['Loading block'] );
		self::assertSame( array( 'Erzeugen' ), $data['locale_data']['slipstream']['Generate'] );
	}

	public function test_merges_them_into_each_screens_too(): void {
		$translations = new Translations( $this->dir );
		self::assertSame(
			$translations->merge( null, false, Assets::EDITOR, 'slipstream' ),
			$translations->merge( null, false, Assets::SCREEN . 'alt-texts', 'slipstream' )
		);
	}

	public function test_leaves_other_scripts_and_other_answers_alone(): void {
		$translations = new Translations( $this->dir );
		self::assertNull( $translations->merge( null, false, 'wp-blocks', 'default' ) );
		self::assertSame( '{}', $translations->merge( '{}', false, Assets::EDITOR, 'slipstream' ) );
		self::assertNull( ( new Translations( '/nowhere' ) )->merge( null, false, Assets::EDITOR, 'slipstream' ) );
	}
}
