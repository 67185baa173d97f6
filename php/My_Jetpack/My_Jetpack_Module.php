<?php

declare( strict_types=1 );

namespace Slipstream\My_Jetpack;

use Slipstream\Admin\Assets;
use Slipstream\Connection\Connection_Module;
use Slipstream\Modules\Interfaces\With_Screens;
use Slipstream\Modules\Interfaces\With_Start_Data;
use Slipstream\Modules\Modules;

/**
 * Brings the page.
 */
final class My_Jetpack_Module implements With_Screens, With_Start_Data {

	public function __construct( private Connection_Module $connection, private Modules $modules ) {}

	public function slug(): string {
		return 'my-jetpack';
	}

	public function add_hooks(): void {
		if ( is_admin() ) {
			( new Dashboard_Links() )->add_hooks();
			add_action(
				'admin_print_scripts-toplevel_page_' . My_Jetpack_Screen::SLUG,
				fn () => $this->globals()->print_before( Assets::SCREEN . 'my-jetpack' ),
				20
			);
		}
	}

	public function screens(): array {
		return array( new My_Jetpack_Screen() );
	}

	public function start_data(): array {
		return array( 'guideUrl' => static fn (): string => plugins_url( 'build/guide/', SLIPSTREAM_FILE ) );
	}

	/** The objects that scripts of others look for. */
	public function globals(): Page_Globals {
		return new Page_Globals(
			$this->connection->connection(),
			$this->connection->data(),
			$this->connection->authorize_page(),
			$this->connection->hub_memory(),
			$this->modules
		);
	}
}
