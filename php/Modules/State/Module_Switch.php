<?php

declare( strict_types=1 );

namespace Slipstream\Modules\State;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Modules;
use Slipstream\Modules\Jetpack\Jetpack_Modules;
use Slipstream\Settings\Switches;

/**
 * Switches a module by its slug, or says why that cannot be.
 */
final class Module_Switch implements Switches {

	public function __construct( private Modules $modules, private Module_Requirements $requirements ) {}

	/** Whether there is a module of a name, here or in Jetpack. */
	public function has( string $slug ): bool {
		return null !== $this->modules->switchable( $slug ) || Jetpack_Modules::has( $slug );
	}

	/** Whether a module is on; one that is not here is off. */
	public function is_on( string $slug ): bool {
		return null !== $this->modules->switchable( $slug ) && $this->modules->is_active( $slug );
	}

	/** @throws Request_Error If that cannot be. */
	public function set( string $slug, bool $is_on ): void {
		$module = $this->modules->switchable( $slug );
		if ( null === $module && ! Jetpack_Modules::has( $slug ) ) {
			throw new Request_Error( 'not_found', __( 'Feature not found.', 'slipstream' ), 404 );
		}
		if ( $this->is_on( $slug ) === $is_on ) {
			return;
		}
		if ( null === $module ) {
			throw new Request_Error( 'not_supported', Jetpack_Modules::reason( $slug ), 424 );
		}
		$why = $this->refusal( $module, $is_on );
		if ( null === $why && $this->modules->set( $module, $is_on ) ) {
			return;
		}
		throw $is_on
			? new Request_Error(
				'activation_failed',
				$why ?? __( 'The feature could not be turned on.', 'slipstream' ),
				424
			)
			: new Request_Error(
				'deactivation_failed',
				$why ?? __( 'The feature could not be turned off.', 'slipstream' ),
				400
			);
	}

	/** @return list<string> */
	public function slugs(): array {
		$own = array_map(
			static fn ( Switchable $module ): string => $module->slug(),
			$this->modules->all( Switchable::class )
		);
		return array_values( array_unique( array( ...$own, ...Jetpack_Modules::slugs() ) ) );
	}

	/** Why a module cannot be switched, as a sentence; null if it can. */
	private function refusal( Switchable $module, bool $is_on ): ?string {
		if ( null !== $this->modules->override( $module ) ) {
			return $is_on
				? __( 'Your web host or another plugin keeps this feature off.', 'slipstream' )
				: __( 'Your web host or another plugin keeps this feature on.', 'slipstream' );
		}
		if ( $is_on ) {
			return $this->requirements->reason( $module );
		}
		$dependent = $this->requirements->dependent( $module );
		/* translators: %s: the name of a feature, such as "Hub". */
		return null === $dependent ? null : sprintf( __( 'The feature “%s” needs this one. Turn that off first.', 'slipstream' ), $dependent->info()->name );
	}
}
