<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use PHPUnit\Framework\TestCase;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;

/**
 * A visitor's other requests do not wait with them.
 */
final class Long_Request_Test extends TestCase {

	public function test_no_php_session_is_open_while_an_engine_is_asked(): void {
		( new Installer( Plugin::modules() ) )->install();
		$said = (string) shell_exec(
			escapeshellarg( PHP_BINARY ) . ' ' . escapeshellarg( __DIR__ . '/session-attempt.php' )
		);
		self::assertSame(
			array(
				'text'  => false,
				'image' => false,
			),
			json_decode( $said, true ),
			$said
		);
	}
}
