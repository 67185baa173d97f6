<?php

declare( strict_types=1 );

namespace Slipstream\Hub\Plans;

use Closure;
use Slipstream\Settings\Declared_Settings;
use Slipstream\Settings\Setting;

/**
 * How many requests a month sites can make, as the hub's administrator chose.
 *
 * @phpstan-type Tier array{slug: string, name: string, requests: int}
 */
final class Tiers {

	public const OPTION       = 'slipstream_hub_tiers';
	public const DEFAULT_TIER = 'slipstream_hub_default_tier';

	/** @return non-empty-list<Tier> The tiers, smallest first; 0 requests mean no limit. */
	public static function all(): array {
		$tiers = self::setting( self::OPTION )->value();
		$tiers = is_array( $tiers ) && array() !== $tiers
			? array_map(
				static fn ( array $tier ): array => self::tier(
					(string) $tier['slug'],
					(string) $tier['name'],
					(int) $tier['requests']
				),
				array_values( $tiers )
			)
			: self::initial();
		usort( $tiers, static fn ( array $a, array $b ): int => self::size( $a ) <=> self::size( $b ) );
		return $tiers;
	}

	/** @return Tier|null A tier; null if the name is unknown. */
	public static function find( string $slug ): ?array {
		foreach ( self::all() as $tier ) {
			if ( $slug === $tier['slug'] ) {
				return $tier;
			}
		}
		return null;
	}

	/**
	 * A tier, or the default tier.
	 *
	 * @param string $slug The tier's name; '' for the default.
	 * @return Tier
	 */
	public static function get( string $slug ): array {
		return self::find( $slug )
			?? self::find( (string) self::setting( self::DEFAULT_TIER )->value() )
			?? self::all()[0];
	}

	/**
	 * @param list<string> $slugs The tiers' names; unknown ones do not count.
	 * @return Tier
	 */
	public static function largest( array $slugs ): array {
		$found = array_map( array( self::class, 'get' ), array() === $slugs ? array( '' ) : $slugs );
		usort( $found, static fn ( array $a, array $b ): int => self::size( $b ) <=> self::size( $a ) );
		return $found[0];
	}

	/**
	 * The next larger tier; null above the largest.
	 *
	 * @param Tier $tier The tier.
	 * @return Tier|null
	 */
	public static function next( array $tier ): ?array {
		foreach ( self::all() as $other ) {
			if ( self::size( $other ) > self::size( $tier ) ) {
				return $other;
			}
		}
		return null;
	}

	/**
	 * The blocks that a tier withholds from its sites, and the larger tiers that have them.
	 *
	 * @param Tier $tier The tier.
	 * @return array<string, list<string>> The tiers' slugs by block, such as 'donations'.
	 */
	public static function withheld( array $tier ): array {
		$lists  = array_column( (array) self::setting( self::OPTION )->value(), 'withheld', 'slug' );
		$larger = array_column(
			array_filter(
				self::all(),
				static fn ( array $other ): bool => self::size( $other ) > self::size( $tier )
			),
			'slug'
		);
		$found  = array();
		foreach ( $lists[ $tier['slug'] ] ?? array() as $block ) {
			$found[ $block ] = array_values(
				array_filter(
					$larger,
					static fn ( string $slug ): bool => ! in_array( $block, $lists[ $slug ] ?? array(), true )
				)
			);
		}
		return $found;
	}

	/**
	 * The settings' callbacks.
	 *
	 * @return array<string, array{default?: Closure, validate: Closure}> By setting name.
	 */
	public static function code(): array {
		return array(
			self::OPTION       => array(
				'default'  => self::initial( ... ),
				'validate' => static fn ( array $tiers ): bool|string => count( $tiers ) === count(
					array_unique( array_column( $tiers, 'slug' ) )
				) ? true : __( 'Two tiers have the same ID.', 'slipstream' ),
			),
			self::DEFAULT_TIER => array(
				'validate' => static fn ( string $slug ): bool|string => null === self::find( $slug ) ? __(
					'Tier not found.',
					'slipstream'
				) : true,
			),
		);
	}

	private static function setting( string $name ): Setting {
		return Declared_Settings::of( 'Hub' )->setting( $name, self::code()[ $name ] );
	}

	/** @return non-empty-list<Tier> */
	private static function initial(): array {
		$tiers = array( self::tier( 'free', __( 'Free', 'slipstream' ), 20 ) );
		foreach ( array( 100, 500 ) as $requests ) {
			$tiers[] = self::tier(
				"tier-$requests",
				/* translators: %d: a number of requests. */
				sprintf( __( '%d requests', 'slipstream' ), $requests ),
				$requests
			);
		}
		$tiers[] = self::tier( 'unlimited', __( 'Unlimited', 'slipstream' ), 0 );
		return $tiers;
	}

	/**
	 * @param int $requests Requests per month.
	 * @return Tier
	 */
	private static function tier( string $slug, string $name, int $requests ): array {
		return compact( 'slug', 'name', 'requests' );
	}

	/** @param Tier $tier */
	private static function size( array $tier ): int {
		return 0 === $tier['requests'] ? PHP_INT_MAX : $tier['requests'];
	}
}
