<?php
/**
 * Fixed work by which the speed of a machine is told: see bin/lib/machine-speed.mjs. Prints the processor seconds that it took.
 */

declare( strict_types=1 );

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.DiscouragedPHPFunctions -- No WordPress is loaded.

$slipstream_work = static function ( int $rounds ): void {
	$seed = 1;
	while ( $rounds-- > 0 ) {
		$rows = array();
		for ( $at = 0; $at < 4000; $at++ ) {
			// Looks random, and is the same on every machine.
			$seed   = ( $seed * 48271 ) % 2147483647;
			$rows[] = array(
				'id'   => $seed,
				'name' => "row $at of " . $seed % 97,
			);
		}
		$rows = (array) json_decode( (string) json_encode( $rows ), true );
		usort( $rows, static fn ( array $a, array $b ): int => $a['id'] <=> $b['id'] );
		$names = preg_replace( '/(\d+) of (\d+)/', '$2-$1', array_column( $rows, 'name' ) );
		hash( 'sha256', serialize( $names ) );
	}
};

$slipstream_work( 100 );
$slipstream_usage = getrusage();
echo $slipstream_usage['ru_utime.tv_sec'] + $slipstream_usage['ru_stime.tv_sec'] + ( $slipstream_usage['ru_utime.tv_usec'] + $slipstream_usage['ru_stime.tv_usec'] ) / 1e6;
