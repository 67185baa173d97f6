<?php
/**
 * The settings of the site.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Settings;

use Slipstream\Modules\Modules;
use Slipstream\Modules\Switchable;
use Slipstream\Modules\With_Settings;

/**
 * The registry: the settings of the modules, by name. Of a module that is off those are there that Jetpack has too: its
 * clients set them before they switch it on.
 */
final class Settings {

	/**
	 * The settings, once somebody has asked.
	 *
	 * @var array<string, Setting>|null
	 */
	private ?array $settings = null;

	/**
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
			foreach ( $this->modules->all( With_Settings::class ) as $module ) {
				$is_on = ! $module instanceof Switchable || $this->modules->is_active( $module->slug() );
				foreach ( $module->settings() as $setting ) {
					if ( $is_on || ! str_starts_with( $setting->name, 'slipstream_' ) ) {
						$this->settings[ $setting->name ] = $setting;
					}
				}
			}
		}
		return $this->settings;
	}

	/**
	 * A setting; null where there is none of that name.
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

	/**
	 * The names of a module's settings.
	 *
	 * @param string $slug The module's slug.
	 * @return list<string>
	 */
	public function names_of( string $slug ): array {
		$module = $this->modules->switchable( $slug );
		$own    = $module instanceof With_Settings ? array_map( static fn ( Setting $setting ): string => $setting->name, $module->settings() ) : array();
		return array( ...$own, ...Peer_Settings::names_of( $slug ) );
	}

	/**
	 * Whether a setting is kept for a module of Jetpack's that is not here, so that nothing uses it.
	 *
	 * @param string $name Its name.
	 */
	public function is_unused( string $name ): bool {
		$module = Peer_Settings::module_of( $name );
		return '' !== $module && null === $this->modules->switchable( $module );
	}
}
