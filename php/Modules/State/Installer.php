<?php

declare( strict_types=1 );

namespace Slipstream\Modules\State;

use Slipstream\Modules\Interfaces\Module;
use Slipstream\Modules\Interfaces\With_Install;
use Slipstream\Modules\Interfaces\With_Kept_Tables;
use Slipstream\Modules\Interfaces\With_Settings;
use Slipstream\Modules\Interfaces\With_Stored_Data;
use Slipstream\Modules\Interfaces\With_Tables;
use Slipstream\Modules\Modules;
use Slipstream\Modules\Stored_Data;
use Slipstream\Settings\Setting;
use Slipstream\Support\Database\Database_Errors;
use Slipstream\Support\Database\Schema;
use Slipstream\Support\Jetpack_Compat;

/**
 * Walks the modules, so that none has to be named anywhere else.
 */
final class Installer {

	/** The last installed version. */
	public const OPTION = 'slipstream_installed';

	public function __construct( private Modules $modules ) {}

	/** Installs after an update of the plugin, and where modules were switched behind its back. */
	public function upgrade(): void {
		if ( get_option( self::OPTION ) !== $this->fingerprint() ) {
			$this->install();
		}
	}

	/** Makes the tables and prepares the site. Safe to call twice, also by two processes at once. */
	public function install(): void {
		$errors   = Database_Errors::count();
		$is_first = false === get_option( self::OPTION );
		// What was on at a site that switches to this plugin decides what is installed. Where the database does not say
		// it, the next request tries again.
		if ( Database_Errors::count() > $errors || ! $this->modules->install_states( $is_first ) ) {
			return;
		}
		$fingerprint = $this->fingerprint();
		$is_complete = $this->install_tables();
		$errors      = Database_Errors::count();
		foreach ( $this->modules->active( With_Install::class ) as $module ) {
			$module->install();
		}
		// What a module could not carry over is tried again with the next request.
		$is_complete = $is_complete && Database_Errors::count() === $errors;
		foreach ( $this->modules->all( With_Settings::class ) as $module ) {
			array_map( static fn ( Setting $setting ) => $setting->seal(), $module->settings() );
		}
		if ( $is_complete ) {
			update_option( self::OPTION, $fingerprint, true );
		}
	}

	/**
	 * Brings the tables of the active modules up to date.
	 *
	 * @return bool Whether all of them are there.
	 */
	public function install_tables(): bool {
		return self::schema()->install( self::tables( $this->modules->active( With_Tables::class ) ) );
	}

	/**
	 * Brings the tables of one module up to date.
	 *
	 * @return bool Whether all of them are there.
	 */
	public function install_tables_of( Module $module ): bool {
		return ! $module instanceof With_Tables || self::schema()->install( $module->tables() );
	}

	/**
	 * Whether a module's tables exist, whether or not it is active. If the database does not answer, they count as
	 * existing.
	 */
	public function has_tables_of( Module $module ): bool {
		return ! $module instanceof With_Tables
			|| array() === array_filter(
				array_keys( $module->tables() ),
				static fn ( string $name ): bool => ! self::schema()->may_exist( $name )
			);
	}

	/**
	 * The tables of the active modules that are not there, or lack a column.
	 *
	 * @return list<string> Their names without the database's prefix.
	 */
	public function missing_tables(): array {
		return self::schema()->missing( self::tables( $this->modules->active( With_Tables::class ) ) );
	}

	/** Removes what the modules stored on the current site, on or off, but for tables that a module keeps. */
	public function uninstall(): void {
		// Some decide by a setting, which goes too.
		$gone = array_filter(
			$this->modules->all( With_Tables::class ),
			static fn ( With_Tables $module ): bool => ! $module instanceof With_Kept_Tables
				|| ! $module->keeps_tables()
		);
		$data = array_map(
			static fn ( With_Stored_Data $module ): Stored_Data => $module->stored_data(),
			$this->modules->all( With_Stored_Data::class )
		);
		self::schema()->remove( array_keys( self::tables( array_values( $gone ) ) ) );
		foreach ( $this->modules->all( With_Settings::class ) as $module ) {
			foreach ( $module->settings() as $setting ) {
				$setting->remove();
			}
		}
		array_walk( $data, static fn ( Stored_Data $stored ) => $stored->remove() );
		array_map(
			'delete_option',
			array_filter(
				array( self::OPTION, Module_States::OFF, Module_States::OWN, Module_States::ON ),
				Jetpack_Compat::may_remove( ... )
			)
		);
	}

	/** The version to install: a new release or table changes it. */
	private function fingerprint(): string {
		return md5(
			(string) wp_json_encode(
				array( \Slipstream\VERSION, self::tables( $this->modules->active( With_Tables::class ) ) )
			)
		);
	}

	/**
	 * @param list<With_Tables> $modules
	 * @return array<string, string>
	 */
	private static function tables( array $modules ): array {
		return array_merge( ...array_map( static fn ( With_Tables $module ): array => $module->tables(), $modules ) );
	}

	private static function schema(): Schema {
		global $wpdb;
		return new Schema( $wpdb );
	}
}
