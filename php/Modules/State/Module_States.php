<?php

declare( strict_types=1 );

namespace Slipstream\Modules\State;

use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Interfaces\With_Own_State;
use Slipstream\Modules\Jetpack\Jetpack_Modules;
use Slipstream\Settings\Option_Field;
use Slipstream\Support\Database\Database_Errors;

/**
 * Three lists: the one that a site which switches to this plugin has already holds those of its slugs that are off by
 * default and were switched on; ours hold the other slugs of that kind, and those that are on by default and were
 * switched off.
 */
final class Module_States {

	/** Slugs of Jetpack that are on. Others put theirs there too. */
	public const ON = 'jetpack_active_modules';

	/** Slugs that only this plugin has, and that are on. */
	public const OWN = 'slipstream_active_modules';

	/** Slugs that are off. */
	public const OFF = 'slipstream_inactive_modules';

	public function __construct( private Module_Overrides $overrides = new Module_Overrides() ) {}

	public function is_on( Switchable $module ): bool {
		return $this->overrides->of( $module ) ?? match ( true ) {
			$module instanceof With_Own_State => $module->is_stored_on(),
			$module->is_on_by_default() => ! in_array( $module->slug(), self::listed( self::OFF ), true ),
			default => in_array(
				$module->slug(),
				array( ...self::listed( self::OWN ), ...self::listed( self::ON ) ),
				true
			),
		};
	}

	/** Whether something forces a module on (true) or off (false); null if it can be switched. */
	public function override( Switchable $module ): ?bool {
		return $this->overrides->of( $module );
	}

	/**
	 * Switches a module on or off. Other slugs in the lists stay, also those that someone else puts there at the same
	 * moment.
	 *
	 * @return bool Whether it is stored.
	 */
	public function set( Switchable $module, bool $is_on ): bool {
		$slug = $module->slug();
		if ( $module instanceof With_Own_State ) {
			return $module->store_state( $is_on );
		}
		if ( $module->is_on_by_default() ) {
			return self::list_slug( self::OFF, $slug, ! $is_on );
		}
		$own = '' === $module->info()->introduced;
		return self::list_slug( self::OWN, $slug, $is_on && $own )
			&& self::list_slug( self::ON, $slug, $is_on && ! $own );
	}

	/**
	 * Prepares the lists. Runs with every installation.
	 *
	 * @param list<Switchable> $modules
	 * @return bool Whether they are prepared. Where the database did not answer they are as they were, and it is tried
	 *     again.
	 */
	public function install( array $modules, bool $is_first ): bool {
		if ( $is_first && ! $this->begin( $modules ) ) {
			return false;
		}
		// A list that another plugin has written comes with the other autoloaded options.
		wp_set_option_autoload( self::ON, true );
		// As it is stored: what a filter makes of it is not ours to keep.
		$stored = self::slugs( maybe_unserialize( wp_load_alloptions()[ self::ON ] ?? '' ) );
		foreach ( $modules as $module ) {
			$is_misplaced = ! $module->is_on_by_default() && in_array( $module->slug(), $stored, true );
			if ( $is_misplaced && '' === $module->info()->introduced ) {
				$this->set( $module, true );
			}
		}
		return true;
	}

	/**
	 * Takes over what was off at a site that switches to this plugin; at another, what its host wants to be on in the
	 * beginning.
	 *
	 * @param list<Switchable> $modules
	 * @return bool Whether that is done, now or before.
	 */
	private function begin( array $modules ): bool {
		$errors = Database_Errors::count();
		$before = get_option( self::ON );
		$theirs = array_values(
			array_filter(
				$modules,
				static fn ( Switchable $module ): bool => Jetpack_Modules::has( $module->slug() )
					&& self::was_known( $module )
			)
		);
		if ( Database_Errors::count() > $errors ) {
			return false;
		}
		$slugs = array_map(
			static fn ( Switchable $module ): string => $module->slug(),
			array_filter( $theirs, static fn ( Switchable $module ): bool => $module->is_on_by_default() )
		);
		$on    = $before;
		if ( ! is_array( $before ) ) {
			/**
			 * Filters which modules are on until someone chooses. Runs once, before anything is stored.
			 *
			 * @since 0.1.0
			 *
			 * @param list<string> $slugs                    The slugs of Jetpack's modules that are on by default.
			 * @param bool         $min_version              Always false here.
			 * @param bool         $max_version              Always false here.
			 * @param null         $requires_connection      Always null here.
			 * @param null         $requires_user_connection Always null here.
			 */
			$on = apply_filters( 'jetpack_get_default_modules', array_values( $slugs ), false, false, null, null ); // phpcs:ignore WordPress.NamingConventions -- Jetpack's hook.
		}
		$off = array();
		foreach ( is_array( $on ) && Option_Field::is_missing( self::OFF ) ? $theirs : array() as $module ) {
			$is_on = in_array( $module->slug(), $on, true );
			if ( ! $is_on && $module->is_on_by_default() ) {
				$off[] = $module->slug();
			} elseif ( $is_on && ! $module->is_on_by_default() && ! $this->set( $module, true ) ) {
				return false;
			}
		}
		// Stored although it may be empty, and last: it says that this is done. What is switched on later is not
		// switched off by a second installation.
		$is_done = null !== Option_Field::add( self::OFF, $off );
		wp_set_option_autoload( self::OFF, true );
		return $is_done;
	}

	/**
	 * Whether the Jetpack that was here, where its version is known, had a module: an older one cannot have had it off.
	 */
	private static function was_known( Switchable $module ): bool {
		$options = get_option( 'jetpack_options' );
		$version = is_array( $options ) && is_string( $options['version'] ?? null )
			? strtok( $options['version'], ':' )
			: '';
		return ! $version || version_compare( $version, $module->info()->introduced, '>=' );
	}

	/**
	 * Puts a slug into a list, or takes it out.
	 *
	 * @return bool Whether it is stored.
	 */
	private static function list_slug( string $option, string $slug, bool $is_listed ): bool {
		$is_stored = Option_Field::change(
			$option,
			static fn ( array $stored ): array => in_array( $slug, $stored, true ) === $is_listed
				? $stored
				: array(
					...array_diff( self::slugs( $stored ), array( $slug ) ),
					...( $is_listed ? array( $slug ) : array() ),
				)
		);
		// Read below from what is autoloaded alone.
		wp_set_option_autoload( $option, true );
		return $is_stored;
	}

	/** @return list<string> */
	private static function listed( string $option ): array {
		// The lists are autoloaded: one that was never written must not cost a query on every page.
		$is_stored = array_key_exists( $option, wp_load_alloptions() ) || has_filter( "pre_option_$option" );
		return $is_stored ? self::slugs( get_option( $option ) ) : array();
	}

	/** @return list<string> */
	private static function slugs( mixed $stored ): array {
		return is_array( $stored ) ? array_values( array_filter( $stored, 'is_string' ) ) : array();
	}
}
