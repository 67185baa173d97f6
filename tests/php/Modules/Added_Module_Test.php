<?php
declare( strict_types=1 );

namespace Slipstream\Tests\Modules;

use Slipstream\Tests\Test_Case;

/** The plugin in docs/architecture.md does what the page says. */
final class Added_Module_Test extends Test_Case {

	public function test_the_documented_plugin_gets_its_hooks_routes_and_settings(): void {
		$page = (string) file_get_contents( SLIPSTREAM_DIR . '/docs/architecture.md' );
		self::assertSame( 1, preg_match( '/```php\n(.+?)```/s', $page, $found ) );
		$file = (string) tempnam( sys_get_temp_dir(), 'greeting' );
		file_put_contents( $file, $found[1] );
		$command = array_map( 'escapeshellarg', array( PHP_BINARY, __DIR__ . '/added-module-probe.php', $file ) );
		// On SQLite nobody else writes during a transaction.
		$GLOBALS['wpdb']->query( 'ROLLBACK' );
		$output = (string) shell_exec( implode( ' ', $command ) );
		$GLOBALS['wpdb']->query( 'START TRANSACTION' );
		unlink( $file );
		$seen = json_decode( $output, true );
		self::assertIsArray( $seen, $output );
		self::assertSame( array( 200, 'Hello' ), $seen['text'] );
		self::assertSame( array( 'Hello', 200, 400 ), array( $seen['default'], $seen['saved'], $seen['refused'] ) );
		self::assertSame( '<b>Welcome', $seen['changed'] );
		self::assertSame( array( 'rest_invalid_json', null ), array( $seen['bare'], $seen['core'] ) );
		self::assertStringContainsString( '&lt;b&gt;Welcome', $seen['footer'] );
		self::assertSame( 'nothing', $seen['left'] );
	}
}
