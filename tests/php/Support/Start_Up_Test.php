<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Support;

use PHPUnit\Framework\TestCase;

/**
 * A page without our blocks loads the wiring, the blocks' registration, and the gate that looks at each post, nothing
 * else.
 */
final class Start_Up_Test extends TestCase {

	public function test_a_page_view_loads_no_service(): void {
		$code    = '$_SERVER["REQUEST_URI"] = "/"; $argv = array(); ob_start(); require "' . dirname( __DIR__ ) . '/serve.php"; ob_end_clean();'
			. 'echo implode( "\n", array_filter( get_declared_classes(), static fn( $name ) => str_starts_with( $name, "Slipstream\\\\" ) ) );';
		$classes = explode(
			"\n",
			trim( (string) shell_exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( $code ) ) )
		);
		self::assertContains( 'Slipstream\Plugin', $classes );
		$services = preg_grep(
			'/^Slipstream\\\\(?!Plugin$|(?:Ai\\\\Engines|Gif)\\\\Connector$|Payments\\\\Stripe_Connectors$|Settings\\\\Connector_Key$|Support\\\\Jetpack_Compat$|Support\\\\Environment$|Blocks\\\\|Paid_Content\\\\(?:Sources|Access|Gate|Doors)|Support\\\\Database\\\\Rows$|Forms\\\\Files\\\\Cleanup_Events$|Modules\\\\|\\w+\\\\\\w+_Module$)/',
			$classes
		);
		self::assertSame( array(), array_values( (array) $services ) );
	}
}
