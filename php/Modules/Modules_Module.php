<?php

declare( strict_types=1 );

namespace Slipstream\Modules;

use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Interfaces\With_Install;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_Start_Data;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Interfaces\With_Tables;
use Slipstream\Modules\Jetpack\Jetpack_Settings;
use Slipstream\Modules\Rest\All_Modules_Controller;
use Slipstream\Modules\Rest\Module_Controller;
use Slipstream\Modules\Rest\Module_Data_Controller;
use Slipstream\Modules\State\Module_Records;
use Slipstream\Modules\State\Module_Requirements;
use Slipstream\Modules\State\Module_Switch;
use Slipstream\Settings\Rest\Settings_Controller;
use Slipstream\Settings\Secret_Options;
use Slipstream\Settings\Server_Address;
use Slipstream\Settings\Settings;
use Slipstream\Settings\Settings_Writer;
use Slipstream\Settings\Site_Language;
use Slipstream\Support\Database\Counters;
use Slipstream\Support\Environment;

/**
 * Lets administrators switch modules and change settings, and keeps the secrets among these encrypted.
 */
final class Modules_Module implements
	With_Install,
	With_Routes,
	With_Settings,
	With_Start_Data,
	With_Stored_Data,
	With_Tables {


	/** The daily event that removes counters of the past. */
	public const CLEAN_EVENT = 'slipstream_counters_clean';

	/** The secrets, once an option was stored that may be one. */
	private ?Secret_Options $secrets = null;

	public function __construct(
		private Environment $site,
		private Modules $modules,
		private Connection_State $connection
	) {}

	public function slug(): string {
		return 'modules';
	}

	/** Removes counters of the past, and has secrets encrypted, whoever stores them. */
	public function add_hooks(): void {
		add_action( self::CLEAN_EVENT, fn () => $this->site->counters()->clean() );
		// The last: a module that binds its key to something has encrypted it by itself.
		add_filter(
			'pre_update_option',
			fn ( mixed $value, string $option ): mixed => str_starts_with( $option, 'slipstream_' )
				? $this->secrets()->encrypt( $value, $option )
				: $value,
			100,
			2
		);
	}

	private function secrets(): Secret_Options {
		return $this->secrets ??= new Secret_Options(
			fn (): array => array_merge( ...array_column( $this->modules->settings(), 'settings' ) )
		);
	}

	public function install(): void {
		if ( ! wp_next_scheduled( self::CLEAN_EVENT ) ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', self::CLEAN_EVENT );
		}
	}

	public function stored_data(): Stored_Data {
		return new Stored_Data( options: array( Server_Address::ALLOWED ), events: array( self::CLEAN_EVENT ) );
	}

	public function settings(): array {
		return array( Site_Language::setting(), ...Jetpack_Settings::all() );
	}

	public function controllers(): array {
		$settings = new Settings( $this->modules->settings( ... ) );
		$writer   = new Settings_Writer( $settings, $this->module_switch() );
		$records  = new Module_Records( $this->modules, $this->requirements() );
		return array(
			// Before the others: a slug would match 'all'.
			new All_Modules_Controller( $records, $this->module_switch() ),
			new Module_Controller( $records, $this->module_switch(), $writer ),
			new Module_Data_Controller( $this->modules ),
			new Settings_Controller( $settings, $writer, $this->module_switch() ),
		);
	}

	public function module_switch(): Module_Switch {
		return new Module_Switch( $this->modules, $this->requirements() );
	}

	private function requirements(): Module_Requirements {
		return new Module_Requirements( $this->modules, $this->connection );
	}

	public function start_data(): array {
		return array(
			'modules' => function (): object {
				$states = array();
				foreach ( $this->modules->all( Switchable::class ) as $module ) {
					$states[ $module->slug() ] = $this->modules->is_active( $module->slug() );
				}
				return (object) $states;
			},
		);
	}

	public function tables(): array {
		return array(
			Counters::TABLE => 'bucket varchar(40) NOT NULL,
				hits int(10) unsigned NOT NULL DEFAULT 0,
				life int(11) NOT NULL DEFAULT 2147483647,
				expires bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (bucket),
				KEY expires (expires)',
		);
	}
}
