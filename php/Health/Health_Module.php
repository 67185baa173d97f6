<?php

declare( strict_types=1 );

namespace Slipstream\Health;

use Slipstream\Health\Rest\Health_Controller;
use Slipstream\Modules\Interfaces\With_Health_Checks;
use Slipstream\Modules\Interfaces\With_Routes;
use Slipstream\Modules\Interfaces\With_Start_Data;
use Slipstream\Modules\Modules;
use Slipstream\Support\Environment;

/**
 * Gathers what the modules tell of themselves.
 */
final class Health_Module implements With_Health_Checks, With_Routes, With_Start_Data {

	public function __construct( private Environment $site, private Modules $modules ) {}

	public function slug(): string {
		return 'health';
	}

	/** Adds its hooks. */
	public function add_hooks(): void {
		add_filter(
			'site_status_tests',
			fn ( mixed $tests ): mixed => ( new Site_Health( $this->modules ) )->add( $tests )
		);
	}

	public function health_checks(): array {
		return ( new Server_Checks( $this->modules, $this->site->clock() ) )->all();
	}

	public function start_data(): array {
		return array(
			'health' => static fn (): array => array( 'canView' => current_user_can( Health_Controller::CAPABILITY ) ),
		);
	}

	public function controllers(): array {
		return array( new Health_Controller( $this->modules, new Health_Report( $this->modules ) ) );
	}
}
