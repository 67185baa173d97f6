<?php
/**
 * The routes of modules.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Modules;

use Slipstream\Connection\Connection_Module;
use Slipstream\Modules\Rest\All_Modules_Controller;
use Slipstream\Modules\Rest\Module_Controller;
use Slipstream\Modules\Rest\Module_Data_Controller;
use Slipstream\Plugin;
use Slipstream\Settings\Settings;
use Slipstream\Settings\Settings_Writer;
use Slipstream\Support\Counters;
use Slipstream\Support\Environment;

/**
 * Lets administrators switch modules.
 */
final class Modules_Module implements With_Install, With_Routes, With_Start_Data, With_Stored_Data, With_Tables {

	/**
	 * The daily event that removes counters of the past.
	 */
	public const CLEAN_EVENT = 'slipstream_counters_clean';

	/**
	 * @param Environment       $site       The site.
	 * @param Connection_Module $connection Its connection.
	 */
	public function __construct( private Environment $site, private Connection_Module $connection ) {}

	/**
	 * The module's name.
	 */
	public function slug(): string {
		return 'modules';
	}

	/**
	 * Removes counters of the past.
	 */
	public function add_hooks(): void {
		add_action( self::CLEAN_EVENT, fn () => $this->site->counters()->clean() );
	}

	/**
	 * Has them removed each day.
	 */
	public function install(): void {
		if ( ! wp_next_scheduled( self::CLEAN_EVENT ) ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', self::CLEAN_EVENT );
		}
	}

	/**
	 * The event.
	 */
	public function stored_data(): Stored_Data {
		return new Stored_Data( events: array( self::CLEAN_EVENT ) );
	}

	/**
	 * Its routes.
	 */
	public function controllers(): array {
		$services = $this->connection->services();
		$records  = new Module_Records( Plugin::modules(), $this->requirements() );
		return array(
			// Before the others: a slug would match 'all'.
			new All_Modules_Controller( $services, $records, $this->the_switch() ),
			new Module_Controller( $services, $records, $this->the_switch(), new Settings_Writer( new Settings( Plugin::modules() ), $this->the_switch() ) ),
			new Module_Data_Controller( $services, Plugin::modules() ),
		);
	}

	/**
	 * What switches modules.
	 */
	public function the_switch(): Module_Switch {
		return new Module_Switch( Plugin::modules(), $this->requirements() );
	}

	/**
	 * What modules need.
	 */
	private function requirements(): Module_Requirements {
		return new Module_Requirements( Plugin::modules(), $this->connection->connection() );
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
			Counters::TABLE => 'bucket varchar(40) NOT NULL,
				hits int(10) unsigned NOT NULL DEFAULT 0,
				life int(11) NOT NULL DEFAULT 2147483647,
				expires bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (bucket),
				KEY expires (expires)',
		);
	}
}
