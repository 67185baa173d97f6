<?php

declare( strict_types=1 );

namespace Slipstream\Notices;

use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Modules;

/**
 * Puts settings, or the switches of modules, back to those of a new site. What people have made stays, as does
 * the connection.
 */
final class Reset {

	public function __construct( private Modules $modules ) {}

	/**
	 * Puts back the settings of all modules, but those that wp-config.php fixes.
	 *
	 * @return bool Whether all are back.
	 */
	public function settings(): bool {
		$is_done = true;
		foreach ( $this->modules->all( With_Settings::class ) as $module ) {
			foreach ( $module->settings() as $setting ) {
				$is_done = ( in_array( $setting->fixed_by(), array( 'constant', 'environment' ), true )
					|| $setting->store( $setting->default_value() ) )
					&& $is_done;
			}
		}
		return $is_done;
	}

	/**
	 * Switches modules on or off as they are on a new site, but those that a host or another plugin forces.
	 *
	 * @return bool Whether all others are as they were.
	 */
	public function modules(): bool {
		$is_done = true;
		foreach ( $this->modules->all( Switchable::class ) as $module ) {
			$is_done = ( null !== $this->modules->override( $module )
				|| $this->modules->set( $module, $module->is_on_by_default() ) )
				&& $is_done;
		}
		return $is_done;
	}
}
