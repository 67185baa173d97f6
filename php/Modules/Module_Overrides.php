<?php

declare( strict_types=1 );

namespace Slipstream\Modules;

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
	 * @return bool|null True where it is forced on, false where it is forced off, null where nobody does.
	 */
	public function of( Switchable $module ): ?bool {
		$own = $module instanceof With_Override ? $module->override() : null;
		return $own ?? $this->of_slug( $module->slug() );
	}

	/** Whether a slug is forced by the filters of the list. */
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
	 * @param non-empty-string $filter
	 * @param list<string>     $slugs
	 * @return array<mixed>
	 */
	private static function filtered( string $filter, array $slugs ): array {
		$more = str_starts_with( $filter, 'option_' ) ? array( Module_States::ON ) : array();
		// phpcs:ignore WordPress.NamingConventions -- Jetpack's hook, and core's.
		$filtered = apply_filters( $filter, $slugs, ...$more );
		return is_array( $filtered ) ? $filtered : $slugs;
	}
}
