<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Connection;

use Closure;
use PHPUnit\Framework\TestCase;
use RuntimeException;
use Slipstream\Connection\Connection_Module;
use Slipstream\Connection\Connection_Services;
use Slipstream\Connection\Hub\Hub_Status;
use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Providers\Own_Links;
use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Connection\Storage\Connection_Errors;
use Slipstream\Connection\Storage\Connection_Secrets;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Connection\Storage\User_Tokens;
use Slipstream\Connection\Writes\Pending_Writes;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\State\Installer;
use Slipstream\Plans\Kept_Licenses;
use Slipstream\Plans\Licensing_Notice;
use Slipstream\Plugin;
use Slipstream\Tests\Support_Server;
use WP_REST_Request;
use WP_REST_Response;
use WP_User;

require_once dirname( __DIR__ ) . '/Support_Server.php';

/**
 * The test site, served so that the hub can call it back, and the hub: another WordPress with tables of its own, in its
 * own process. What is stored is committed, as the processes read it from each other.
 */
abstract class Hub_Case extends TestCase {

	private const PREFIX  = 'hubtests_';
	private const OPTIONS = array(
		Provider_Address::OPTION,
		Hub_Store::OPTION,
		Hub_Status::OPTION,
		Pending_Writes::OPTION,
		Connection_Errors::OPTION,
		Connection_Secrets::OPTION,
		Identity_Crisis::OPTION,
		Identity_Crisis::SAFE_MODE,
		Own_Links::OPTION,
		Kept_Licenses::OPTION,
		Licensing_Notice::ERROR,
	);

	/** @var bool Core keeps its services in globals, which PHPUnit must not copy. */
	protected $backupGlobals = false;

	protected static Support_Server $site_process;
	protected static Support_Server $hub_process;
	protected static string $site       = '';
	protected static string $hub        = '';
	protected static string $invitation = '';

	/** Where the hub led back to last. */
	protected string $back = '';

	/** @var list<int> Users that a test has made. */
	private array $users = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Installer( Plugin::modules() ) )->install();
		list( self::$site_process, self::$site ) = Support_Server::behind_nginx();
		list( self::$hub_process, self::$hub )   = Support_Server::behind_nginx(
			array( 'SLIPSTREAM_TEST_PREFIX' => self::PREFIX )
		);
		self::$invitation                        = self::on_hub( 'install', self::$hub )[1];
		update_option( 'home', self::$site );
		update_option( 'siteurl', self::$site );
	}

	public static function tearDownAfterClass(): void {
		self::$site_process->stop();
		self::$hub_process->stop();
		update_option( 'home', 'http://example.test' );
		update_option( 'siteurl', 'http://example.test' );
		global $wpdb;
		foreach ( (array) $wpdb->get_col(
			$wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( self::PREFIX ) . '%' )
		) as $table ) {
			$wpdb->query( "DROP TABLE `$table`" );
		}
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	protected function tearDown(): void {
		global $wpdb, $wp_rest_server;
		require_once ABSPATH . 'wp-admin/includes/user.php';
		array_map( 'wp_delete_user', $this->users );
		array_map( 'delete_option', self::OPTIONS );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_counters" );
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . User_Tokens::USER_OPTION, '', true );
		delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . Own_Links::USER_OPTION, '', true );
		// A later test is another site for the hub.
		self::on_hub( 'forget', '0' );
		$_GET           = array();
		$_REQUEST       = array();
		$wp_rest_server = null;
		wp_set_current_user( 0 );
		parent::tearDown();
	}

	/** Does something on the hub. */
	protected static function on_hub( string ...$arguments ): mixed {
		$command = array_map( 'escapeshellarg', array( PHP_BINARY, __DIR__ . '/hub.php', ...$arguments ) );
		return json_decode(
			(string) shell_exec( 'SLIPSTREAM_TEST_PREFIX=' . self::PREFIX . ' ' . implode( ' ', $command ) ),
			true
		);
	}

	/** The services of the connection. */
	protected function services(): Connection_Services {
		return Plugin::module( Connection_Module::class )->services();
	}

	protected function sign_in( string $role ): WP_User {
		$login = $role . '-' . wp_generate_password( 8, false );
		$id    = wp_insert_user(
			array(
				'user_login'   => $login,
				'user_pass'    => 'password',
				'user_email'   => "$login@example.test",
				'display_name' => ucfirst( $role ),
				'role'         => $role,
			)
		);
		self::assertIsInt( $id );
		$this->users[] = $id;
		return wp_set_current_user( $id );
	}

	/** @param array<string, mixed> $params Query for GET, JSON body otherwise. */
	protected function rest( string $method, string $path, array $params = array() ): WP_REST_Response {
		// What another process has stored must be seen.
		wp_cache_flush();
		$request = new WP_REST_Request( $method, $path );
		if ( 'GET' === $method ) {
			$request->set_query_params( $params );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $params ) );
		}
		return rest_get_server()->dispatch( $request );
	}

	/** Names the hub and registers with it. */
	protected function register(): WP_REST_Response {
		$named = $this->rest(
			'POST',
			'/slipstream/v1/connection/provider',
			array(
				'address'    => self::$hub,
				'invitation' => self::$invitation,
			)
		);
		self::assertSame( 200, $named->get_status(), (string) wp_json_encode( $named->get_data() ) );
		return $this->rest(
			'POST',
			'/jetpack/v4/connection/register',
			array( 'redirect_uri' => 'admin.php?page=my-jetpack' )
		);
	}

	/**
	 * Goes with the current user through the hub's consent page.
	 *
	 * @return string Where the browser ends: an address, or the sentence of an error page.
	 */
	protected function link( string $answer = 'approve' ): string {
		$url  = $this->rest( 'GET', '/jetpack/v4/connection/authorize_url' )->get_data()['authorizeUrl'];
		$page = $this->open( $url, fn () => $this->services()->authorize_page()->handle() );
		if ( ! str_starts_with( $page, self::$hub ) ) {
			return $page;
		}
		parse_str( (string) wp_parse_url( $page, PHP_URL_QUERY ), $query );
		self::assertSame( (string) $this->services()->connection()->blog_id(), $query['client_id'] );
		$back = self::on_hub( 'answer', (string) $query['request_uri'], (string) $query['client_id'], $answer );
		self::assertStringStartsWith( admin_url( 'admin.php?handler=jetpack-connection-webhooks' ), (string) $back );
		$this->back = (string) $back;
		return $this->come_back( $this->back );
	}

	/** Opens the address that the hub leads back to. */
	protected function come_back( string $address ): string {
		return $this->open( $address, fn () => $this->services()->authorize_page()->handle_return() );
	}

	/**
	 * Opens an address as the browser would.
	 *
	 * @param callable(): mixed $handle What answers it.
	 */
	private function open( string $url, callable $handle ): string {
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$_GET     = wp_slash( $query );
		$_REQUEST = $_GET;
		$end      = static fn ( mixed $what ): never => throw new RuntimeException(
			is_string( $what ) ? $what : 'died'
		);
		$handler  = static fn (): callable => $end;
		add_filter( 'wp_redirect', $end, 1 );
		add_filter( 'wp_die_handler', $handler );
		wp_cache_flush();
		try {
			$handle();
		} catch ( RuntimeException $stop ) {
			return wp_strip_all_tags( $stop->getMessage() );
		} finally {
			remove_filter( 'wp_redirect', $end, 1 );
			remove_filter( 'wp_die_handler', $handler );
		}
		return '';
	}

	/**
	 * Does something as if the site had another address.
	 *
	 * @param Closure(): mixed $work What is done.
	 */
	protected function as_if_at( string $address, Closure $work ): void {
		$give = static fn (): string => $address;
		add_filter( 'pre_option_home', $give );
		try {
			$this->as_if_wordpress_at( $address, $work );
		} finally {
			remove_filter( 'pre_option_home', $give );
		}
	}

	/**
	 * Does something as if the site's WordPress had another address, and its pages had not.
	 *
	 * @param Closure(): mixed $work What is done.
	 */
	protected function as_if_wordpress_at( string $address, Closure $work ): void {
		$give = static fn (): string => $address;
		add_filter( 'pre_option_siteurl', $give );
		// The server behind it answers at every path to ?rest_route=.
		add_filter( 'pre_option_permalink_structure', '__return_empty_string' );
		try {
			$work();
		} finally {
			remove_filter( 'pre_option_siteurl', $give );
			remove_filter( 'pre_option_permalink_structure', '__return_empty_string' );
		}
	}

	/**
	 * The code that something is refused with.
	 *
	 * @param Closure(): mixed $work What is tried.
	 */
	protected function refusal( Closure $work ): string {
		try {
			$work();
		} catch ( Request_Error $error ) {
			return $error->error_code;
		}
		return '';
	}
}
