<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

use Slipstream\Settings\Declared_Settings;

/**
 * A table of prices by model: for a million tokens that are sent or received, for an image, for a minute of a
 * recording. Costs are millionths of the currency, so that sums are exact.
 *
 * @phpstan-type Price array{in: float, out: float, image: float, minute: float}
 */
final class Prices {

	public const OPTION = 'slipstream_ai_prices';

	public const UNITS = array( 'in', 'out', 'image', 'minute' );

	private const MILLION = 1_000_000;

	/** Stands for every model that has no row of its own. */
	public const OTHER = '*';

	public function currency(): string {
		$code = $this->stored()['currency'] ?? '';
		return is_string( $code ) && preg_match( '/^[A-Z]{3}$/', $code )
			? $code
			: (string) Declared_Settings::of( 'Ai' )->default_of( 'slipstream_ai_currency' );
	}

	/** @return array<string, Price> */
	public function models(): array {
		return self::read( $this->stored()['models'] ?? null );
	}

	/** @return array<string, Price> A table, whatever was sent or stored. */
	public static function read( mixed $models ): array {
		$table = array();
		foreach ( is_array( $models ) ? $models : array() as $model => $price ) {
			if ( is_array( $price ) ) {
				$table[ (string) $model ] = array(
					'in'     => max( 0.0, (float) ( $price['in'] ?? 0 ) ),
					'out'    => max( 0.0, (float) ( $price['out'] ?? 0 ) ),
					'image'  => max( 0.0, (float) ( $price['image'] ?? 0 ) ),
					'minute' => max( 0.0, (float) ( $price['minute'] ?? 0 ) ),
				);
			}
		}
		return $table;
	}

	/** @return Price|null The price of a model; null if none is known. */
	public function of( string $model ): ?array {
		$table = $this->models();
		return $table[ $model ] ?? $table[ self::OTHER ] ?? null;
	}

	/** The cost of a request, in millionths of the currency. */
	public function cost( string $model, int $in, int $out ): int {
		$price = $this->of( $model );
		// A price for a million tokens is one token's price in millionths.
		return null === $price ? 0 : (int) ceil( $in * $price['in'] + $out * $price['out'] );
	}

	/** The cost of images and recordings, in millionths of the currency. */
	public function media_cost( string $model, int $images, int $seconds ): int {
		$price = $this->of( $model );
		// Rounded first: 0.07 of a currency are no 70000.00000000001 millionths.
		return null === $price
			? 0
			: (int) ceil(
				round( self::MILLION * ( $images * $price['image'] + $seconds * $price['minute'] / 60 ), 3 )
			);
	}

	/** @return array<mixed> */
	private function stored(): array {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? $stored : array();
	}
}
