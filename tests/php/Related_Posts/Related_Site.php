<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Related_Posts;

use Slipstream\Modules\Modules_Module;
use Slipstream\Plugin;
use Slipstream\Related_Posts\Related_Posts_Module;
use Slipstream\Related_Posts\Search\Index;
use Slipstream\Support\Database\Schema;

/** Makes the tables once, and switches related posts on before each test. */
trait Related_Site {

	/** Makes the tables, outside the test's transaction: MariaDB ends one with every change of a table. */
	protected static function make_tables(): void {
		( new Schema( $GLOBALS['wpdb'] ) )->install(
			Plugin::module( Related_Posts_Module::class )->tables() + Plugin::module( Modules_Module::class )->tables()
		);
		( new Index( $GLOBALS['wpdb'] ) )->reset();
	}

	/** Switches related posts on, on a site without posts. */
	protected function switch_on(): void {
		wp_delete_post( 1, true );
		Plugin::modules()->set( Plugin::module( Related_Posts_Module::class ), true );
	}
}
