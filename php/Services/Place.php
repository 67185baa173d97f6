<?php
/**
 * A place on a map.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Services;

/**
 * What a search for places gives.
 */
final class Place {

	/**
	 * Describes a place.
	 *
	 * @param string $id        What the service calls it.
	 * @param string $title     Its name.
	 * @param string $address   The whole of it.
	 * @param float  $longitude Degrees east.
	 * @param float  $latitude  Degrees north.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly string $address,
		public readonly float $longitude,
		public readonly float $latitude
	) {}

	/**
	 * Makes a place of what a service sent; null for what is none.
	 *
	 * @param mixed $id        What the service calls it.
	 * @param mixed $title     Its name.
	 * @param mixed $address   The whole of it.
	 * @param mixed $longitude Degrees east.
	 * @param mixed $latitude  Degrees north.
	 */
	public static function of( mixed $id, mixed $title, mixed $address, mixed $longitude, mixed $latitude ): ?self {
		$is_place = is_scalar( $id ) && is_string( $title ) && is_string( $address ) && is_numeric( $longitude ) && is_numeric( $latitude );
		if ( ! $is_place || abs( (float) $longitude ) > 180 || abs( (float) $latitude ) > 90 || '' === $title . $address ) {
			return null;
		}
		return new self( (string) $id, '' === $title ? $address : $title, '' === $address ? $title : $address, (float) $longitude, (float) $latitude );
	}
}
