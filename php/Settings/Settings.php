<?php
/**
 * The settings of the site.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Settings;

use Slipstream\Modules\Modules;
use Slipstream\Modules\With_Settings;

/**
 * The registry: the settings of all active modules, by name.
 */
final class Settings {

	/**
	 * The settings, once somebody has asked.
	 *
	 * @var array<string, Setting>|null
	 */
	private ?array $settings = null;

	/**
	 * Takes the modules.
	 *
	 * @param Modules $modules The modules.
	 */
	public function __construct( private Modules $modules ) {}

	/**
	 * The settings.
	 *
	 * @return array<string, Setting>
	 */
	public function all(): array {
		if ( null === $this->settings ) {
			$this->settings = array();
			foreach ( $this->modules->active( With_Settings::class ) as $module ) {
				foreach ( $module->settings() as $setting ) {
					$this->settings[ $setting->name ] = $setting;
				}
			}
		}
		return $this->settings;
	}

	/**
	 * A setting; null where there is none of that name, or its module is off.
	 *
	 * @param string $name Its name.
	 */
	public function get( string $name ): ?Setting {
		return $this->all()[ $name ] ?? null;
	}

	/**
	 * The settings that the current user may read and change.
	 *
	 * @return array<string, Setting>
	 */
	public function of_user(): array {
		return array_filter( $this->all(), static fn ( Setting $setting ): bool => current_user_can( $setting->capability ) );
	}
}
