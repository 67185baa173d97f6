<?php
/**
 * The routes of modules.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Modules;

use Slipstream\Modules\Rest\Module_Controller;
use Slipstream\Plugin;

/**
 * Lets administrators switch modules.
 */
final class Modules_Module implements With_Routes, With_Start_Data, With_Tables {

	/**
	 * The module's name.
	 */
	public function slug(): string {
		return 'modules';
	}

	/**
	 * It has none.
	 */
	public function add_hooks(): void {}

	/**
	 * Its routes.
	 */
	public function controllers(): array {
		return array( new Module_Controller( Plugin::modules() ) );
	}

	/**
	 * Which of the modules that can be switched are on.
	 */
	public function start_data(): array {
		return array(
			'modules' => static function (): object {
				$states = array();
				foreach ( Plugin::modules()->all( Switchable::class ) as $module ) {
					$states[ $module->slug() ] = Plugin::modules()->is_active( $module->slug() );
				}
				return (object) $states;
			},
		);
	}

	/**
	 * The table of Support\Counters, which belongs to no module alone.
	 */
	public function tables(): array {
		return array(
			'slipstream_counters' => 'bucket varchar(40) NOT NULL,
				hits int(10) unsigned NOT NULL DEFAULT 0,
				expires bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (bucket),
				KEY expires (expires)',
		);
	}
}
