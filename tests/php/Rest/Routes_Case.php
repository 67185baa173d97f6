<?php

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
use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\State\Module_States;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;
use WP_Error;
use WP_User;

/**
 * A site with all modules on, and engines that always say the same.
 */
abstract class Routes_Case extends Test_Case {

	/** What requests hold whose arguments are declared nowhere, or that the table tells of with other values than the examples. */
	private const REQUESTS = array(
		'POST /wpcom/v2/jetpack-ai-query'              => array(
			'question' => 'Why?',
			'stream'   => false,
		),
		'POST /wpcom/v2/jetpack-ai-image'              => array( 'prompt' => 'A boat' ),
		'POST /jetpack/v4/settings'                    => array( 'slipstream_ai_model' => 'm' ),
		'POST /slipstream/v1/ai-server/test'           => array( 'address' => 'http://127.0.0.1:1/v1' ),
		'GET /slipstream/v1/gifs'                      => array( 'search' => 'cat' ),
		'GET /slipstream/v1/map/places'                => array(
			'search'   => 'Bern',
			'provider' => 'mapbox',
		),
		'POST /slipstream/v1/connection/provider/test' => array( 'address' => 'https://hub.example.test' ),
		'POST /wpcom/v2/service-api-keys/{service}'    => array( 'service_api_key' => 'sk.secret' ),
		'GET /wpcom/v2/resolve-redirect'               => array( 'url' => 'https://example.test/' ),
		'POST /jetpack/v4/module/{slug}'               => array( 'show_headline' => true ),
		'POST /jetpack/v4/settings/{slug}'             => array( 'show_headline' => true ),
		'POST /jetpack/v4/setup/questionnaire'         => array( 'status' => 'completed' ),
		'POST /jetpack/v4/notice/{notice}'             => array( 'dismissed' => true ),
		'POST /jetpack/v4/options/{options}'           => array( 'reset' => true ),
		'POST /jetpack/v4/search/settings'             => array( 'module_active' => true ),
		'POST /jetpack/v4/connection/user'             => array( 'linked' => false ),
		'GET /wpcom/v2/instagram-gallery/gallery'      => array(
			'access_token' => 424242,
			'count'        => 9,
		),
		'POST /slipstream/v1/hub/upgrade-request'      => array( 'tier' => 'unlimited' ),
		'POST /slipstream/v1/hub/admin/licenses'       => array( 'tier' => 'unlimited' ),
	);

	/** Where modules are switched. */
	private const SWITCHES = array(
		Module_States::ON,
		Module_States::OWN,
		Module_States::OFF,
		'jetpack_blocks_disabled',
	);

	/** What stands for a name in a route, where not any value that fits its pattern will do. */
	private const PATHS = array(
		'{file}'    => '00000000000000000000000000000000',
		'{slug}'    => 'related-posts',
		'{plugin}'  => 'akismet/akismet',
		'{notice}'  => 'welcome',
		'{service}' => 'mapbox',
		'{options}' => 'modules',
		'{mode}'    => 'test',
		'{post}'    => '999999999',
	);

	/** @var array<string, mixed> The switches as they were; false for what was not stored. */
	private static array $switches = array();

	/**
	 * Users by role: making one for each of thousands of calls would take most of the time.
	 *
	 * @var array<string, WP_User>
	 */
	private static array $users = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		$GLOBALS['wp_rest_server'] = null;
		self::$switches            = array_combine( self::SWITCHES, array_map( 'get_option', self::SWITCHES ) );
		// The table lists the routes of all modules.
		foreach ( Plugin::modules()->all( Switchable::class ) as $module ) {
			Plugin::modules()->set( $module, true );
		}
	}

	public static function tearDownAfterClass(): void {
		foreach ( self::$switches as $option => $value ) {
			false === $value ? delete_option( $option ) : update_option( $option, $value );
		}
		require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach ( self::$users as $user ) {
			wp_delete_user( $user->ID );
		}
		self::$users               = array();
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDownAfterClass();
	}

	/** Signs in as somebody of a role, who was made before the test's transaction. */
	protected function sign_in( string $role ): WP_User {
		$user = self::$users[ $role ] ?? null;
		return null === $user ? parent::sign_in( $role ) : wp_set_current_user( $user->ID );
	}

	/** Signs in as the administrator who owns the connection: another one than sign_in() gives. */
	protected function sign_in_owner(): WP_User {
		return wp_set_current_user( self::$users['owner']->ID );
	}

	protected function setUp(): void {
		if ( array() === self::$users ) {
			foreach ( array( 'subscriber', 'contributor', 'author', 'editor', 'administrator' ) as $role ) {
				self::$users[ $role ] = parent::sign_in( $role );
			}
			self::$users['owner'] = parent::sign_in( 'administrator' );
		}
		parent::setUp();
		add_filter( 'slipstream_ai_engine', array( $this, 'engine' ) );
		add_filter( 'plugins_api', array( $this, 'empty_directory' ) );
		add_filter( 'pre_http_request', array( $this, 'refuse_connection' ) );
		add_filter( 'slipstream_ai_image_engine', array( $this, 'painter' ) );
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_ai_engine', array( $this, 'engine' ) );
		remove_filter( 'plugins_api', array( $this, 'empty_directory' ) );
		remove_filter( 'pre_http_request', array( $this, 'refuse_connection' ) );
		remove_filter( 'slipstream_ai_image_engine', array( $this, 'painter' ) );
		unset( $_SERVER['HTTP_X_WP_NONCE'], $GLOBALS['wp_rest_auth_cookie'] );
		array_map( 'unlink', (array) glob( wp_upload_dir( null, false )['basedir'] . '/slipstream-stop/*.stop' ) );
		// Registering all routes for each of thousands of calls would take most of the time.
		$server = $GLOBALS['wp_rest_server'] ?? null;
		parent::tearDown();
		$GLOBALS['wp_rest_server'] = $server;
	}

	/** A directory of plugins that has none: nothing is asked outside this site. */
	public function empty_directory(): WP_Error {
		return new WP_Error( 'plugins_api_failed', 'Plugin not found.' );
	}

	/** A network that nobody answers in: names are not looked up in vain, thousands of times. */
	public function refuse_connection(): WP_Error {
		return new WP_Error( 'http_request_failed', 'Connection refused' );
	}

	/** An engine that always paints the same. */
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

	/** An engine that always says the same. */
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

	/** An image of nobody in particular. */
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
	 * A path that fits a route of the table.
	 *
	 * @param array<string, string> $own What stands for names in this one.
	 */
	protected static function path( string $route, array $own = array() ): string {
		$made = array(
			'{id}'    => static fn(): int => (int) wp_insert_post(
				array(
					'post_type'    => 'feedback',
					'post_status'  => 'publish',
					'post_content' => '{"fields":[]}',
				)
			),
			'{image}' => self::image( ... ),
		);
		$path = strtr( $route, $own );
		foreach ( $made as $name => $make ) {
			$path = str_contains( $path, $name ) ? str_replace( $name, (string) $make(), $path ) : $path;
		}
		$path = strtr( $path, array( '{site}' => (string) get_current_blog_id() ) + self::PATHS );
		return preg_match_all( '/{(\w+)}/', $path, $names )
			? strtr( $path, self::fitting( self::pattern( $route ), $names[1] ) )
			: $path;
	}

	/** @return array<string, mixed> What a well-formed request holds: the examples of the arguments that it needs. */
	protected static function request_of( string $method, string $route ): array {
		if ( isset( self::REQUESTS[ "$method $route" ] ) ) {
			return self::REQUESTS[ "$method $route" ];
		}
		foreach ( rest_get_server()->get_routes()[ self::pattern( $route ) ] as $handler ) {
			if ( isset( $handler['methods'][ $method ] ) ) {
				$needed = array_filter( $handler['args'], static fn ( array $schema ): bool => ! empty( $schema['required'] ) );
				return array_map( static fn ( array $schema ): mixed => $schema['example'], $needed );
			}
		}
		return array();
	}

	/** The pattern that a route of the table is registered under. */
	protected static function pattern( string $route ): string {
		$patterns = array_filter(
			array_keys( rest_get_server()->get_routes() ),
			static fn ( string $pattern ): bool => preg_replace( '/\(\?P<(\w+)>[^)]+\)/', '{$1}', $pattern ) === $route
		);
		self::assertNotSame( array(), $patterns, $route );
		return (string) reset( $patterns );
	}

	/**
	 * A value for each name that fits its pattern, where none in particular is needed.
	 *
	 * @param list<string> $names
	 * @return array<string, string> By the names in braces.
	 */
	private static function fitting( string $pattern, array $names ): array {
		$values = array();
		foreach ( $names as $name ) {
			preg_match( "/\(\?P<$name>([^)]+)\)/", $pattern, $found );
			$fits                  = array_filter(
				array( '1', 'a' ),
				static fn ( string $value ): bool => 1 === preg_match( "~^(?:{$found[1]})$~", $value )
			);
			$values[ "{{$name}}" ] = reset( $fits ) ?: self::fail( "Routes_Case::PATHS needs a value for {{$name}}." );
		}
		return $values;
	}

	/**
	 * The rows of the table: the cells, and at 11 whether the row is marked *.
	 *
	 * @return list<array<int, string|bool>>
	 */
	protected static function table(): array {
		$rows = array();
		foreach ( (array) file( dirname( __DIR__, 3 ) . '/docs/routes.md' ) as $line ) {
			if ( preg_match( '#^\| (GET|POST|DELETE)( \*)? \| /#', (string) $line, $found ) ) {
				$cells    = array_map( 'trim', explode( '|', trim( (string) $line, "| \n" ) ) );
				$cells[0] = $found[1];
				$cells[]  = isset( $found[2] );
				$rows[]   = $cells;
			}
		}
		return $rows;
	}
}
