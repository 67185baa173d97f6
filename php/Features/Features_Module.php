<?php

declare( strict_types=1 );

namespace Slipstream\Features;

use Slipstream\Blocks\Blocks_Module;
use Slipstream\Features\Rest\Feature_Use_Controller;
use Slipstream\Modules\Modules;
use Slipstream\Modules\With_Routes;
use Slipstream\Modules\With_Start_Data;

/**
 * Tells which pages a feature is used on, and what is seen of it while it is off.
 */
final class Features_Module implements With_Routes, With_Start_Data {

	public function __construct( private Modules $modules, private Blocks_Module $blocks ) {}

	public function slug(): string {
		return 'features';
	}

	/** Adds its hooks. */
	public function add_hooks(): void {
		$this->off_blocks()->add_hooks();
	}

	public function controllers(): array {
		return array( new Feature_Use_Controller( new Feature_Use( $this->modules, $this->blocks->registrar() ) ) );
	}

	public function start_data(): array {
		return array( 'offBlocks' => fn (): object => (object) $this->off_blocks()->all() );
	}

	public function off_blocks(): Off_Blocks {
		return new Off_Blocks( $this->modules, $this->blocks->registrar() );
	}
}
