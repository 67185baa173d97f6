<?php

declare( strict_types=1 );

namespace Slipstream\Tests;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Usage\Limits;
use Slipstream\Plugin;
use Slipstream\Settings\Settings;

/**
 * Stores settings as the route does.
 */
final class Site_Settings {

	/** Stores a setting. */
	public static function set( string $name, mixed $value ): void {
		$setting = ( new Settings( Plugin::modules()->settings( ... ) ) )->get( $name );
		Test_Case::assertNotNull( $setting, $name );
		Test_Case::assertNull( $setting->problem( $value ), $name );
		Test_Case::assertTrue( $setting->store( $value ), $name );
	}

	/**
	 * Stores who may use AI, and for what.
	 *
	 * @param list<string> $features Features that are off.
	 * @param list<string> $roles    Roles that are off.
	 */
	public static function access( bool $is_on, array $features = array(), array $roles = array() ): void {
		self::set( Ai_Access::ENABLED, $is_on );
		self::set( 'slipstream_ai_inactive_features', $features );
		self::set( 'slipstream_ai_inactive_roles', $roles );
	}

	/**
	 * Stores which posts are related.
	 *
	 * @param array<string, mixed> $choice Any of post_types, include_terms, exclude_terms, fallback, fallback_image.
	 */
	public static function related( array $choice ): void {
		foreach ( $choice as $field => $value ) {
			self::set( "slipstream_related_$field", $value );
		}
	}

	/**
	 * Stores limits of AI.
	 *
	 * @param array<string, mixed> $limits Any of site, roles, person, people.
	 */
	public static function limits( array $limits ): void {
		foreach ( $limits as $field => $limit ) {
			self::set( "slipstream_ai_limits_$field", $limit );
		}
		if ( isset( $limits['site'] ) ) {
			self::set( Limits::REQUESTS, $limits['site']['requests'] ?? 0 );
		}
	}

	/**
	 * Stores prices of AI.
	 *
	 * @param array<string, array<string, float>> $models
	 */
	public static function prices( string $currency, array $models ): void {
		self::set( 'slipstream_ai_currency', $currency );
		self::set( 'slipstream_ai_prices', $models );
	}
}
