<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Plugins;

use PclZip;
use Slipstream\Tests\Test_Case;
use WP_Error;

/** Other plugins are listed, installed and activated as WordPress does it, and never by who may not. */
final class Plugins_Test extends Test_Case {

	private const SLUG = 'slipstream-tried-out';

	/** @var list<array{string, string}> */
	private array $activated = array();

	/** @var WP_Error|object What the directory answers. */
	private object $directory;

	protected function setUp(): void {
		parent::setUp();
		$this->directory = new WP_Error( 'plugins_api_failed', 'Plugin not found.' );
		add_filter( 'plugins_api', array( $this, 'directory' ) );
		add_filter( 'pre_http_request', array( $this, 'outside' ), 10, 3 );
		add_action( 'jetpack_activated_plugin', array( $this, 'note' ), 10, 2 );
		$this->sign_in( 'administrator' );
	}

	protected function tearDown(): void {
		remove_filter( 'plugins_api', array( $this, 'directory' ) );
		remove_filter( 'pre_http_request', array( $this, 'outside' ) );
		remove_action( 'jetpack_activated_plugin', array( $this, 'note' ) );
		remove_filter( 'file_mod_allowed', '__return_false' );
		array_map( 'unlink', (array) glob( WP_PLUGIN_DIR . '/' . self::SLUG . '/*' ) );
		if ( is_dir( WP_PLUGIN_DIR . '/' . self::SLUG ) ) {
			rmdir( WP_PLUGIN_DIR . '/' . self::SLUG );
		}
		parent::tearDown();
		wp_clean_plugins_cache( false );
	}

	public function directory(): object {
		return $this->directory;
	}

	/**
	 * What answers outside this site: the directory has no updates, and nobody else is there.
	 *
	 * @param array<string, mixed> $args Not used.
	 * @return array<string, mixed>|WP_Error
	 */
	public function outside( mixed $answer, array $args, string $url ): array|WP_Error {
		return str_contains( $url, '//api.wordpress.org/' ) ? array(
			'headers'  => array(),
			'body'     => '{"plugins":[],"themes":[],"offers":[],"translations":[],"no_update":[]}',
			'response' => array(
				'code'    => 200,
				'message' => 'OK',
			),
			'cookies'  => array(),
		) : new WP_Error( 'http_request_failed', 'Nobody is there.' );
	}

	public function note( string $file, string $source ): void {
		$this->activated[] = array( $file, $source );
	}

	/** Puts a plugin into the directory. */
	private function offer(): void {
		$path = get_temp_dir() . self::SLUG . '.zip';
		require_once ABSPATH . 'wp-admin/includes/class-pclzip.php';
		( new PclZip( $path ) )->create(
			array(
				array(
					PCLZIP_ATT_FILE_NAME    => self::SLUG . '/main.php',
					PCLZIP_ATT_FILE_CONTENT => "<?php\n/**\n * Plugin Name: Tried out\n * Version: 1.2\n */\n",
				),
			)
		);
		$this->directory = (object) array(
			'download_link'  => $path,
			'language_packs' => array(),
		);
	}

	/**
	 * Installs, and gives status, code and message.
	 *
	 * @param array<string, mixed> $params
	 * @return array{int, string, string}
	 */
	private function install( array $params ): array {
		$answer = $this->rest( 'POST', '/jetpack/v4/plugins', $params );
		return array( $answer->get_status(), $answer->get_data()['code'], $answer->get_data()['message'] );
	}

	public function test_plugins_are_listed_with_their_headers(): void {
		$plugins = $this->rest( 'GET', '/jetpack/v4/plugins' )->get_data();
		self::assertSame(
			array( 'Slipstream', false ),
			array( $plugins['slipstream/plugin.php']['Name'], $plugins['slipstream/plugin.php']['active'] )
		);
		$one = $this->rest( 'GET', '/jetpack/v4/plugin/slipstream/plugin' )->get_data();
		self::assertSame( array( 'success', $plugins['slipstream/plugin.php'] ), array( $one['code'], $one['data'] ) );
		self::assertSame( 200, $this->rest( 'GET', '/jetpack/v4/plugin/slipstream/plugin.php' )->get_status() );
		foreach ( array( 'nobody/knows', '../../wp-config', 'akismet' ) as $name ) {
			$none = $this->rest( 'GET', "/jetpack/v4/plugin/$name" );
			self::assertSame(
				array( 404, 'plugin_not_found' ),
				array( $none->get_status(), $none->get_data()['code'] )
			);
		}
	}

	public function test_a_plugin_is_installed_and_activated(): void {
		$this->offer();
		self::assertSame(
			array( 200, 'success', 'The plugin is installed.' ),
			$this->install( array( 'slug' => self::SLUG ) )
		);
		self::assertSame(
			array( '1.2', false ),
			array_values(
				array_intersect_key(
					$this->rest( 'GET', '/jetpack/v4/plugins' )->get_data()[ self::SLUG . '/main.php' ],
					array_flip( array( 'Version', 'active' ) )
				)
			)
		);
		$this->directory = new WP_Error( 'plugins_api_failed', 'Nobody asks.' );
		$wanted          = array(
			'slug'   => self::SLUG,
			'status' => 'active',
			'source' => 'recommendations',
		);
		self::assertSame(
			array( 200, 'success', 'The plugin is installed and active.' ),
			$this->install( $wanted ),
			'What is here is not fetched again.'
		);
		self::assertTrue( is_plugin_active( self::SLUG . '/main.php' ) );
		self::assertSame( array( array( self::SLUG . '/main.php', 'recommendations' ) ), $this->activated );
		$again = $this->rest( 'POST', '/jetpack/v4/plugins/' . self::SLUG . '/main', array( 'status' => 'active' ) );
		self::assertSame(
			array( 404, 'plugin_already_active' ),
			array( $again->get_status(), $again->get_data()['code'] )
		);
	}

	public function test_a_plugin_that_is_here_is_activated_by_its_file(): void {
		$this->offer();
		$this->install( array( 'slug' => self::SLUG ) );
		$route = '/jetpack/v4/plugins/' . self::SLUG . '/main';
		foreach ( array( array(), array( 'status' => 'inactive' ) ) as $body ) {
			$refused = $this->rest( 'POST', $route, $body );
			self::assertSame(
				array( 403, 'missing_status_parameter' ),
				array( $refused->get_status(), $refused->get_data()['code'] )
			);
		}
		self::assertSame( 200, $this->rest( 'POST', $route, array( 'status' => 'active' ) )->get_status() );
		self::assertSame( array( array( self::SLUG . '/main.php', 'rest_api' ) ), $this->activated );
		self::assertSame(
			404,
			$this->rest( 'POST', '/jetpack/v4/plugins/nobody/knows', array( 'status' => 'active' ) )->get_status()
		);
	}

	public function test_what_fails_is_told_below_500(): void {
		self::assertSame(
			array( 404, 'plugin_not_found', 'This plugin is not in the WordPress plugin directory.' ),
			$this->install( array( 'slug' => self::SLUG ) )
		);
		$this->directory = new WP_Error(
			'plugins_api_failed',
			'Something may be wrong with <a href="https://wordpress.org/">WordPress.org</a>.'
		);
		self::assertSame(
			array(
				424,
				'install_plugin_failed',
				'The plugin could not be installed. Something may be wrong with WordPress.org.',
			),
			$this->install( array( 'slug' => self::SLUG ) )
		);
		$this->directory       = (object) array(
			'download_link'  => 'https://downloads.example.test/none.zip',
			'language_packs' => array(),
		);
		list( $status, $code ) = $this->install( array( 'slug' => self::SLUG ) );
		self::assertSame( array( 424, 'install_plugin_failed' ), array( $status, $code ) );
		$this->offer();
		list( $status, $code ) = $this->install( array( 'slug' => 'another-name' ) );
		self::assertSame( array( 424, 'unable_to_determine_installed_plugin' ), array( $status, $code ) );
		foreach ( array(
			array(),
			array( 'slug' => '' ),
			array( 'slug' => '../x' ),
			array( 'slug' => array( 'x' ) ),
			array(
				'slug'   => 'akismet',
				'status' => 'deleted',
			),
		) as $malformed ) {
			self::assertSame( 400, $this->rest( 'POST', '/jetpack/v4/plugins', $malformed )->get_status() );
		}
	}

	public function test_a_plugin_that_does_not_fit_is_installed_and_stays_off(): void {
		$this->offer();
		$this->install( array( 'slug' => self::SLUG ) );
		file_put_contents(
			WP_PLUGIN_DIR . '/' . self::SLUG . '/main.php',
			"<?php\n/**\n * Plugin Name: Tried out\n * Requires PHP: 99\n */\n"
		);
		wp_clean_plugins_cache( false );
		list( $status, $code, $message ) = $this->install(
			array(
				'slug'   => self::SLUG,
				'status' => 'active',
			)
		);
		self::assertSame( array( 424, 'activation_failed' ), array( $status, $code ) );
		self::assertStringContainsString( 'PHP', $message );
		self::assertSame( array(), $this->activated );
	}

	public function test_where_files_do_not_change_nothing_is_installed(): void {
		$this->offer();
		add_filter( 'file_mod_allowed', '__return_false' );
		self::assertSame( 'file_mods_disallowed', $this->install( array( 'slug' => self::SLUG ) )[1] );
		self::assertDirectoryDoesNotExist( WP_PLUGIN_DIR . '/' . self::SLUG );
		self::assertSame( 200, $this->install( array( 'slug' => 'akismet' ) )[0], 'It is here.' );
	}

	public function test_who_may_activate_alone_installs_nothing(): void {
		$this->offer();
		$user = $this->sign_in( 'editor' );
		$user->add_cap( 'activate_plugins' );
		self::assertSame(
			array( 403, 'invalid_user_permission_install_plugins' ),
			array_slice( $this->install( array( 'slug' => self::SLUG ) ), 0, 2 )
		);
		$user->remove_cap( 'activate_plugins' );
		$user->add_cap( 'install_plugins' );
		self::assertSame(
			array( 403, 'invalid_user_permission_activate_plugins' ),
			array_slice( $this->install( array( 'slug' => self::SLUG ) ), 0, 2 )
		);
		self::assertDirectoryDoesNotExist( WP_PLUGIN_DIR . '/' . self::SLUG );
	}

	public function test_updates_are_counted_once_wordpress_has_looked(): void {
		$updates = function ( array $found ): array {
			$told   = static fn (): object => (object) $found;
			add_filter( 'pre_site_transient_update_plugins', $told, 99 );
			$answer = $this->rest( 'GET', '/jetpack/v4/updates/plugins' );
			remove_filter( 'pre_site_transient_update_plugins', $told, 99 );
			return array( $answer->get_status(), $answer->get_data()['code'], $answer->get_data()['count'] ?? null );
		};
		self::assertSame( array( 404, 'not_found', null ), $updates( array( 'last_checked' => 1 ) ) );
		self::assertSame( array( 200, 'success', 0 ), $updates( array( 'response' => array() ) ) );
		$newer = array(
			'akismet/akismet.php' => (object) array( 'new_version' => '9' ),
			'gone/gone.php'       => (object) array( 'new_version' => '9' ),
		);
		self::assertSame( array( 200, 'updates-available', 1 ), $updates( array( 'response' => $newer ) ) );
	}
}
