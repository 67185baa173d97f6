<?php

declare( strict_types=1 );

namespace Slipstream\Modules\State;

use Slipstream\Modules\Connection_State;
use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Modules;
use Slipstream\Modules\Jetpack\Jetpack_Modules;

/**
 * Says why a module cannot be on: the module that it needs is off, the site is not connected, or its host has taken it
 * away.
 */
final class Module_Requirements {

	public function __construct( private Modules $modules, private Connection_State $connection ) {}

	/** Why a module cannot be on, as a sentence; null if it can. */
	public function reason( Switchable $module ): ?string {
		$info = $module->info();
		if ( $this->is_blocked_by_host( $module->slug() ) ) {
			return __( 'Your web host has removed this feature.', 'slipstream' );
		}
		if ( $info->requires_connection && ! $this->connection->is_registered() ) {
			return __( 'This feature needs a site connection. Connect the site under Connection.', 'slipstream' );
		}
		if ( $info->requires_user_connection && $this->connection->owner_id() < 1 ) {
			return __(
				'This feature needs a connection owner. Connect your account under Connection.',
				'slipstream'
			);
		}
		foreach ( $info->requires as $needed ) {
			if ( ! $this->modules->is_active( $needed ) ) {
				return sprintf(
					/* translators: %s: the name of a feature, such as "AI". */
					__( 'This feature needs “%s”, which is off.', 'slipstream' ),
					$this->modules->switchable( $needed )?->info()->name ?? $needed
				);
			}
		}
		return null;
	}

	/** A module that is on and needs another one; null if there is none. */
	public function dependent( Switchable $needed ): ?Switchable {
		foreach ( $this->modules->active( Switchable::class ) as $module ) {
			if ( in_array( $needed->slug(), $module->info()->requires, true ) ) {
				return $module;
			}
		}
		return null;
	}

	/** Whether a slug is missing in what Jetpack's filter leaves of the modules that there are. */
	private function is_blocked_by_host( string $slug ): bool {
		if ( ! has_filter( 'jetpack_get_available_modules' ) || ! Jetpack_Modules::has( $slug ) ) {
			return false;
		}
		$versions = array_fill_keys( Jetpack_Modules::slugs(), \Slipstream\VERSION );
		/**
		 * Filters which modules this site can use.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string> $versions                 The version that introduced each module, by slug.
		 * @param bool                  $min_version              Always false here.
		 * @param bool                  $max_version              Always false here.
		 * @param null                  $requires_connection      Always null here.
		 * @param null                  $requires_user_connection Always null here.
		 */
		// phpcs:ignore WordPress.NamingConventions -- Jetpack's hook.
		$left = apply_filters( 'jetpack_get_available_modules', $versions, false, false, null, null );
		return is_array( $left ) && ! isset( $left[ $slug ] );
	}
}
