<?php

declare( strict_types=1 );

namespace Slipstream\Services;

/**
 * What a search for places gives.
 */
final class Place {

	private function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly string $address,
		public readonly float $longitude,
		public readonly float $latitude
	) {}

	/** Makes a place of what a service sent; null for what is none. */
	public static function of( mixed $id, mixed $title, mixed $address, mixed $longitude, mixed $latitude ): ?self {
		$is_place = is_scalar( $id )
			&& is_string( $title )
			&& is_string( $address )
			&& is_numeric( $longitude )
			&& is_numeric( $latitude );
		if (
			! $is_place
			|| abs( (float) $longitude ) > 180
			|| abs( (float) $latitude ) > 90
			|| '' === $title . $address
		) {
			return null;
		}
		return new self(
			(string) $id,
			'' === $title ? $address : $title,
			'' === $address ? $title : $address,
			(float) $longitude,
			(float) $latitude
		);
	}
}
