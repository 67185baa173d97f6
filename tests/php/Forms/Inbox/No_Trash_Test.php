<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Inbox;

use PHPUnit\Framework\TestCase;

/**
 * WordPress learns that from a constant, so it is tried in a process of its own.
 */
final class No_Trash_Test extends TestCase {

	public function test_a_site_without_a_trash_says_so_and_deletes_nothing_unasked(): void {
		$said = shell_exec( escapeshellarg( PHP_BINARY ) . ' ' . escapeshellarg( dirname( __DIR__ ) . '/no-trash.php' ) );
		self::assertSame(
			array(
				'one'    => array( 'form_no_trash' ),
				'bulk'   => array( 'form_no_trash' ),
				'kept'   => true,
				'data'   => array(
					'trashDays' => 0,
					'mayRead'   => true,
				),
				'delete' => true,
				'gone'   => true,
			),
			json_decode( (string) $said, true ),
			(string) $said
		);
	}
}
