<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Services\Stripe;

require_once __DIR__ . '/Stripe_Case.php';

/** Reads the books of the stand-in for Stripe. */
abstract class Books_Case extends Stripe_Case {

	/** @return array<string, int> The sums of a currency. */
	protected static function sums( string $currency = 'eur', string $mode = 'test', string $account = self::ACCOUNT ): array {
		return self::read( 'books' )[ $account ][ $mode ]['sums'][ $currency ];
	}

	/** @param array<string, int> $expected */
	protected static function assertBooks( array $expected ): void {
		$sums = self::sums();
		self::assertSame( $expected, array_intersect_key( $sums, $expected ) );
		self::assertSame(
			$sums['net'],
			$sums['charges'] + $sums['refunds'] + $sums['refund_failures'] + $sums['disputes'] + $sums['dispute_reversals']
		);
	}

	/** @return array<array-key, mixed> The only object of a path. */
	protected function only( string $path ): array {
		$all = iterator_to_array( $this->client()->each( "/v1/$path" ), false );
		self::assertCount( 1, $all );
		return $all[0];
	}
}
