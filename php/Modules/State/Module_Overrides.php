<?php

declare( strict_types=1 );

namespace Slipstream\Modules\State;

use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Interfaces\With_Override;
use Slipstream\Modules\Jetpack\Jetpack_Modules;

/**
 * Hosts and plugins force modules with filters of Jetpack's list of active modules. Whether a filter forces one is seen
 * by asking it twice: with the module in the list and without. Slugs that Jetpack does not know cannot be meant by
 * them.
 */
final class Module_Overrides {

	/** The filters of the list. */
	private const FILTERS = array( 'option_' . Module_States::ON, 'jetpack_active_modules' );

	/**
	 * Whether a module is forced.
	 *
	 * @return bool|null True if it is forced on, false if it is forced off, null if nobody does.
	 */
	public function of( Switchable $module ): ?bool {
		$own = $module instanceof With_Override ? $module->override() : null;
		return $own ?? $this->of_slug( $module->slug() );
	}

	/** Whether a slug is forced by the filters of the list. */
	private function of_slug( string $slug ): ?bool {
		foreach ( self::FILTERS as $filter ) {
			if ( ! has_filter( $filter ) || ! Jetpack_Modules::has( $slug ) ) {
				continue;
			}
			if ( in_array( $slug, self::filtered( $filter, array() ), true ) ) {
				return true;
			}
			if ( ! in_array( $slug, self::filtered( $filter, array( $slug ) ), true ) ) {
				return false;
			}
		}
		return null;
	}

	/**
	 * @param list<string> $slugs
	 * @return array<mixed>
	 */
	private static function filtered( string $filter, array $slugs ): array {
		// phpcs:disable WordPress.NamingConventions -- Jetpack's hook, and core's.
		if ( 'jetpack_active_modules' === $filter ) {
			/**
			 * Filters the list of active modules. Always adding a slug forces the module on, always removing it forces
			 * the module off.
			 *
			 * @since 0.1.0
			 *
			 * @param list<string> $slugs The modules' slugs.
			 */
			$filtered = apply_filters( 'jetpack_active_modules', $slugs );
		} else {
			/** This filter is documented in wp-includes/option.php */
			$filtered = apply_filters( 'option_jetpack_active_modules', $slugs, Module_States::ON );
		}
		// phpcs:enable
		return is_array( $filtered ) ? $filtered : $slugs;
	}
}
