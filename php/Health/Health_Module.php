<?php
/**
 * Whether all is well.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Health;

use Slipstream\Health\Rest\Health_Controller;
use Slipstream\Modules\Modules;
use Slipstream\Modules\With_Health_Checks;
use Slipstream\Modules\With_Routes;
use Slipstream\Modules\With_Start_Data;
use Slipstream\Support\Environment;

/**
 * Gathers what the modules tell of themselves.
 */
final class Health_Module implements With_Health_Checks, With_Routes, With_Start_Data {

	/**
	 * @param Environment $site    The site.
	 * @param Modules     $modules The modules.
	 */
	public function __construct( private Environment $site, private Modules $modules ) {}

	/**
	 * The module's name.
	 */
	public function slug(): string {
		return 'health';
	}

	/**
	 * Adds its hooks.
	 */
	public function add_hooks(): void {
		add_filter( 'site_status_tests', fn ( mixed $tests ): mixed => ( new Site_Health( $this->modules ) )->add( $tests ) );
	}

	/**
	 * What the server gives all modules.
	 */
	public function health_checks(): array {
		return ( new Server_Checks( $this->modules, $this->site->clock() ) )->all();
	}

	/**
	 * Whether the current user may ask its routes.
	 */
	public function start_data(): array {
		return array( 'health' => static fn (): array => array( 'canView' => current_user_can( Health_Controller::CAPABILITY ) ) );
	}

	/**
	 * Its routes.
	 */
	public function controllers(): array {
		return array( new Health_Controller( $this->modules, new Health_Report( $this->modules ) ) );
	}
}
