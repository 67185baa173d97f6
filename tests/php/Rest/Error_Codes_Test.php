<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Rest;

use FilesystemIterator;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/**
 * Holds docs/error-codes.md and the code together.
 */
final class Error_Codes_Test extends TestCase {

	public function test_every_code_is_listed_and_every_listed_code_is_used(): void {
		$root  = dirname( __DIR__, 3 );
		$codes = array();
		$files = new RecursiveIteratorIterator(
			new RecursiveDirectoryIterator( $root . '/php', FilesystemIterator::SKIP_DOTS )
		);
		foreach ( $files as $file ) {
			preg_match_all(
				"/(?:Request_Error|WP_Error|Gateway_Error|::(?:database_failed|not_stored))\(\s*(?:Gateway_Failure::\w+,\s*)?'(\w+)'|'(invalid_user_permission_\w+)'|(?:code|(?<!FIELD)_CODE) += '(\w+)'/",
				(string) file_get_contents( $file->getPathname() ),
				$found
			);
			$codes = array( ...$codes, ...$found[1], ...$found[2], ...$found[3] );
		}
		preg_match_all(
			'/^\| (`\w+`(?:, `\w+`)*) \| \d/m',
			(string) file_get_contents( $root . '/docs/error-codes.md' ),
			$rows
		);
		preg_match_all( '/\w+/', implode( ' ', $rows[1] ), $listed );
		$used = array_values( array_unique( array_filter( $codes ) ) );
		self::assertEqualsCanonicalizing( $used, $listed[0] );
		self::assertGreaterThan( 25, count( $used ) );
	}
}
