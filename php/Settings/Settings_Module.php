<?php
/**
 * The route of the settings.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Settings;

use Slipstream\Connection\Connection_Module;
use Slipstream\Modules\Modules_Module;
use Slipstream\Modules\Stored_Data;
use Slipstream\Modules\With_Routes;
use Slipstream\Modules\With_Settings;
use Slipstream\Modules\With_Stored_Data;
use Slipstream\Plugin;
use Slipstream\Settings\Rest\Settings_Controller;

/**
 * Serves the settings of all modules, and keeps the secrets among them encrypted.
 */
final class Settings_Module implements With_Routes, With_Settings, With_Stored_Data {

	/**
	 * The secrets, once an option was stored that may be one.
	 *
	 * @var Secret_Options|null
	 */
	private ?Secret_Options $secrets = null;

	/**
	 * @param Connection_Module $connection The site's connection.
	 * @param Modules_Module    $modules    What switches modules.
	 */
	public function __construct( private Connection_Module $connection, private Modules_Module $modules ) {}

	/**
	 * The module's name.
	 */
	public function slug(): string {
		return 'settings';
	}

	/**
	 * Has secrets encrypted, whoever stores them.
	 */
	public function add_hooks(): void {
		// The last: a module that binds its key to something has encrypted it by itself.
		add_filter( 'pre_update_option', fn ( mixed $value, string $option ): mixed => str_starts_with( $option, 'slipstream_' ) ? $this->secrets()->encrypt( $value, $option ) : $value, 100, 2 );
	}

	/**
	 * The secrets among the settings.
	 */
	private function secrets(): Secret_Options {
		return $this->secrets ??= new Secret_Options( static fn (): array => array_merge( ...array_map( static fn ( With_Settings $module ): array => $module->settings(), Plugin::modules()->all( With_Settings::class ) ) ) );
	}

	/**
	 * Which private addresses a network allows.
	 */
	public function stored_data(): Stored_Data {
		return new Stored_Data( options: array( Server_Address::ALLOWED ) );
	}

	/**
	 * Its routes.
	 */
	public function controllers(): array {
		$settings = new Settings( Plugin::modules() );
		return array( new Settings_Controller( $this->connection->services(), $settings, new Settings_Writer( $settings, $this->modules->the_switch() ), Plugin::modules() ) );
	}

	/**
	 * The site's language, and what only Jetpack uses.
	 */
	public function settings(): array {
		return array( Site_Language::setting(), ...Peer_Settings::all() );
	}
}
