<?php
/**
 * Base of the tests that call every route.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Tests\Rest;

use Slipstream\Ai\Engines\Chat_Request;
use Slipstream\Ai\Engines\Completion;
use Slipstream\Ai\Engines\Delta;
use Slipstream\Ai\Engines\Engine;
use Slipstream\Ai\Engines\Fixed_Completion;
use Slipstream\Ai\Engines\Image_Engine;
use Slipstream\Ai\Engines\Vision_Engine;
use Slipstream\Ai\Images\Generated_Image;
use Slipstream\Ai\Images\Image_Request;
use Slipstream\Modules\Installer;
use Slipstream\Modules\Switchable;
use Slipstream\Modules\With_Tables;
use Slipstream\Plugin;
use Slipstream\Support\Schema;
use Slipstream\Tests\Test_Case;
use WP_Error;

/**
 * A site with all modules on, and engines that always say the same.
 */
abstract class Routes_Case extends Test_Case {

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		foreach ( Plugin::modules()->all( With_Tables::class ) as $module ) {
			( new Schema( $GLOBALS['wpdb'] ) )->install( $module->tables() );
		}
		// Outside the test's transaction: MariaDB ends one with every change of a table.
		( new Installer( Plugin::modules() ) )->install();
	}

	protected function setUp(): void {
		parent::setUp();
		// The table lists the routes of all modules.
		foreach ( Plugin::modules()->all( Switchable::class ) as $module ) {
			Plugin::modules()->set( $module, true );
		}
		add_filter( 'slipstream_ai_engine', array( $this, 'engine' ) );
		add_filter( 'plugins_api', array( $this, 'empty_directory' ) );
		add_filter( 'slipstream_ai_image_engine', array( $this, 'painter' ) );
		// Hundreds of users are made here; their passwords are never used.
		add_filter( 'wp_hash_password_options', array( $this, 'cheap_hash' ) );
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_ai_engine', array( $this, 'engine' ) );
		remove_filter( 'plugins_api', array( $this, 'empty_directory' ) );
		remove_filter( 'slipstream_ai_image_engine', array( $this, 'painter' ) );
		remove_filter( 'wp_hash_password_options', array( $this, 'cheap_hash' ) );
		unset( $_SERVER['HTTP_X_WP_NONCE'], $GLOBALS['wp_rest_auth_cookie'] );
		array_map( 'unlink', (array) glob( wp_upload_dir( null, false )['basedir'] . '/slipstream-stop/*.stop' ) );
		parent::tearDown();
	}

	/**
	 * A directory of plugins that has none: nothing is asked outside this site.
	 */
	public function empty_directory(): WP_Error {
		return new WP_Error( 'plugins_api_failed', 'Plugin not found.' );
	}

	/**
	 * The cheapest hash there is.
	 *
	 * @return array{cost: int}
	 */
	public function cheap_hash(): array {
		return array( 'cost' => 4 );
	}

	/**
	 * An engine that always paints the same.
	 */
	public function painter(): Image_Engine {
		return new class() implements Image_Engine {
			public function image_model(): string {
				return 'fixed';
			}
			public function draw( Image_Request $request ): Generated_Image {
				return new Generated_Image( '', 'https://example.test/boat.png' );
			}
		};
	}

	/**
	 * An engine that always says the same.
	 */
	public function engine(): Engine {
		return new class() implements Vision_Engine {
			public function name(): string {
				return 'fixed';
			}
			public function model(): string {
				return '';
			}
			public function streams(): bool {
				return false;
			}
			public function start( Chat_Request $request ): Completion {
				return new Fixed_Completion( array( new Delta( 'Because.' ) ) );
			}
		};
	}

	/**
	 * An image of nobody in particular.
	 */
	protected static function image(): int {
		$id = wp_insert_attachment(
			array(
				'post_mime_type' => 'image/gif',
				'post_status'    => 'inherit',
				'post_author'    => 0,
			)
		);
		update_post_meta( $id, '_wp_attached_file', ABSPATH . 'wp-includes/images/blank.gif' );
		return $id;
	}

	/**
	 * The rows of the table: the cells, and at 11 whether the row is marked *.
	 *
	 * @return list<array<int, string|bool>>
	 */
	protected static function table(): array {
		$rows = array();
		foreach ( (array) file( dirname( __DIR__, 3 ) . '/docs/routes.md' ) as $line ) {
			if ( preg_match( '#^\| (GET|POST)( \*)? \| /#', (string) $line, $found ) ) {
				$cells    = array_map( 'trim', explode( '|', trim( (string) $line, "| \n" ) ) );
				$cells[0] = $found[1];
				$cells[]  = isset( $found[2] );
				$rows[]   = $cells;
			}
		}
		return $rows;
	}
}
