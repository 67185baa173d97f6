<?php
/**
 * The route of the settings.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Settings;

use Slipstream\Modules\With_Routes;
use Slipstream\Plugin;
use Slipstream\Settings\Rest\Settings_Controller;

/**
 * Serves the settings of all modules.
 */
final class Settings_Module implements With_Routes {

	/**
	 * The module's name.
	 */
	public function slug(): string {
		return 'settings';
	}

	/**
	 * It has none.
	 */
	public function add_hooks(): void {}

	/**
	 * Its routes.
	 */
	public function controllers(): array {
		return array( new Settings_Controller( new Settings( Plugin::modules() ), Plugin::modules() ) );
	}
}
