<?php
/**
 * What forces modules on or off.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Modules;

/**
 * Hosts and plugins force modules with filters of Jetpack's list of active modules. Whether a filter forces one is seen by asking it twice:
 * with the module in the list and without. Slugs that Jetpack does not know cannot be meant by them.
 */
final class Module_Overrides {

	/**
	 * The filters of the list.
	 */
	private const FILTERS = array( 'option_' . Module_States::ON, 'jetpack_active_modules' );

	/**
	 * Whether a module is forced.
	 *
	 * @param Switchable $module The module.
	 * @return bool|null True where it is forced on, false where it is forced off, null where nobody does.
	 */
	public function of( Switchable $module ): ?bool {
		$own = $module instanceof With_Override ? $module->override() : null;
		return $own ?? $this->of_slug( $module->slug() );
	}

	/**
	 * Whether a slug is forced by the filters of the list.
	 *
	 * @param string $slug The slug.
	 */
	private function of_slug( string $slug ): ?bool {
		foreach ( self::FILTERS as $filter ) {
			if ( ! has_filter( $filter ) || ! Peer_Modules::has( $slug ) ) {
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
	 * What a filter makes of a list.
	 *
	 * @param non-empty-string $filter The filter.
	 * @param list<string>     $slugs  The list.
	 * @return array<mixed>
	 */
	private static function filtered( string $filter, array $slugs ): array {
		// phpcs:ignore WordPress.NamingConventions -- Jetpack's hook, and core's.
		$filtered = str_starts_with( $filter, 'option_' ) ? apply_filters( $filter, $slugs, Module_States::ON ) : apply_filters( $filter, $slugs );
		return is_array( $filtered ) ? $filtered : $slugs;
	}
}
