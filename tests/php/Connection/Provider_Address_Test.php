<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Connection;

use Closure;
use Slipstream\Connection\Connection_Module;
use Slipstream\Connection\Providers\Own_Links;
use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;

/**
 * What is tested before an address is stored.
 */
final class Provider_Address_Test extends Test_Case {

	private const HUB = 'https://hub.example.org';

	/** @var array{int, mixed} What the address answers: status and body. */
	private array $answer = array( 404, '' );

	/** Whether the plugin is there. */
	private bool $has_slipstream = false;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Installer( Plugin::modules() ) )->install();
	}

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_http_request', array( $this, 'respond' ), 10, 3 );
		$this->sign_in( 'administrator' );
		$this->answer = array( 200, self::description() );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_http_request', array( $this, 'respond' ), 10 );
		putenv( 'SLIPSTREAM_PROVIDER' );
		parent::tearDown();
	}

	/**
	 * The address that was asked, and how.
	 *
	 * @param array<string, mixed> $parsed What goes with the request.
	 * @return array<string, mixed>
	 */
	public function respond( mixed $answer, array $parsed, string $url ): array {
		$index = $this->has_slipstream
			? array( 200, array( 'namespace' => 'slipstream/v1' ) )
			: array( 404, array( 'code' => 'rest_no_route' ) );
		$given = self::HUB . '/?rest_route=/slipstream/v1' === $url ? $index : $this->answer;
		self::assertStringStartsWith( self::HUB . '/?rest_route=/slipstream/v1', $url );
		self::assertSame( array( 0, 10 ), array( $parsed['redirection'], (int) $parsed['timeout'] ) );
		return array(
			'headers'  => array(),
			'body'     => is_string( $given[1] ) ? $given[1] : (string) wp_json_encode( $given[1] ),
			'response' => array(
				'code'    => $given[0],
				'message' => '',
			),
			'cookies'  => array(),
			'filename' => null,
		);
	}

	public function test_an_address_is_secure_or_of_this_machine(): void {
		foreach ( array(
			'http://hub.example.org',
			'ftp://hub.example.org',
			'hub.example.org',
			'https://user:pass@hub.example.org',
			'https://hub.example.org/?x=1',
			'http://127.0.0.1.evil.example',
			'http://localhost.evil.example',
			'javascript:alert(1)',
			'https://',
		) as $bad ) {
			self::assertNull( Provider_Address::clean( $bad ), $bad );
			$answer = $this->rest( 'POST', '/slipstream/v1/connection/provider', array( 'address' => $bad ) );
			self::assertSame(
				array( 400, 'provider_address' ),
				array( $answer->get_status(), $answer->get_data()['code'] ),
				$bad
			);
		}
		foreach ( array(
			'http://127.0.0.1:8080',
			'http://localhost:1',
			'http://[::1]:8080',
			'https://10.0.0.1/hub',
		) as $good ) {
			self::assertSame( $good, Provider_Address::clean( "$good/" ), $good );
		}
		self::assertSame( '', Provider_Address::clean( home_url( '/' ) ), 'The site itself is its own provider.' );
	}

	/**
	 * What an address may answer, and what is said of it. Descriptions are made when they are asked for: they tell the
	 * time.
	 *
	 * @return array<string, array{int, mixed, string}>
	 */
	public static function answers(): array {
		return array(
			'no hub'             => array( 404, array( 'code' => 'rest_no_route' ), 'provider_no_slipstream' ),
			'a page'             => array( 200, '<html>', 'provider_no_slipstream' ),
			'another thing'      => array( 200, array( 'name' => 'x' ), 'provider_no_slipstream' ),
			'a redirect'         => array( 301, '', 'provider_no_slipstream' ),
			'a failure'          => array( 500, '', 'provider_unreachable' ),
			'another version'    => array( 200, static fn (): array => array( 'contract' => 1 ) + self::description(), 'provider_contract' ),
			'a wrong clock'      => array( 200, static fn (): array => array( 'time' => time() - 400 ) + self::description(), 'provider_clock' ),
			'no clock'           => array( 200, static fn (): array => array( 'time' => 'now' ) + self::description(), 'provider_clock' ),
			'a foreign page'     => array( 200, static fn (): array => array( 'authorize_url' => 'https://evil.example/' ) + self::description(), 'provider_other_address' ),
			'a foreign REST API' => array( 200, static fn (): array => array( 'root' => 'https://evil.example/wp-json/' ) + self::description(), 'provider_other_address' ),
		);
	}

	/** @dataProvider answers */
	public function test_what_is_no_good_is_not_stored( int $status, mixed $body, string $code ): void {
		$this->answer = array( $status, $body instanceof Closure ? $body() : $body );
		foreach ( array( 'provider', 'provider/test' ) as $path ) {
			$answer = $this->rest( 'POST', "/slipstream/v1/connection/$path", array( 'address' => self::HUB ) );
			self::assertSame( array( 422, $code ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		}
		self::assertSame( '', get_option( Provider_Address::OPTION, '' ) );
	}

	public function test_a_site_without_the_hub_is_told_from_one_without_slipstream_and_from_this_one(): void {
		$this->answer         = array( 404, array( 'code' => 'rest_no_route' ) );
		$this->has_slipstream = true;
		$say                  = fn ( string $address ): array => $this->rest(
			'POST',
			'/slipstream/v1/connection/provider/test',
			array( 'address' => $address )
		)->get_data();
		self::assertSame( 'provider_not_found', $say( self::HUB )['code'] );
		self::assertStringContainsString( 'Hub feature is off', $say( self::HUB )['message'] );
		$own = $say( home_url( '/' ) );
		self::assertSame( 'provider_own_address', $own['code'] );
		self::assertStringContainsString( 'address of this site', $own['message'] );
		self::assertSame( 'provider_address', $say( '' )['code'] );
	}

	public function test_a_long_name_is_cut_between_letters(): void {
		$this->answer = array( 200, array( 'name' => 'a' . str_repeat( 'é', 9000 ) ) + self::description() );
		$test         = $this->rest(
			'POST',
			'/slipstream/v1/connection/provider/test',
			array( 'address' => self::HUB )
		)->get_data();
		self::assertSame( 'a' . str_repeat( 'é', 199 ), $test['name'] );
	}

	public function test_a_hub_is_stored_and_left(): void {
		$test = $this->rest(
			'POST',
			'/slipstream/v1/connection/provider/test',
			array( 'address' => self::HUB . '/' )
		)->get_data();
		self::assertSame(
			array( 'The hub', 'approval', 2 ),
			array( $test['name'], $test['registration'], $test['contract'] )
		);
		self::assertLessThan( 5, abs( $test['clock_offset'] ) );
		$data = $this->rest(
			'POST',
			'/slipstream/v1/connection/provider',
			array( 'address' => self::HUB )
		)->get_data();
		self::assertSame(
			array( self::HUB, 'The hub', 'none', null, 'approval' ),
			array( $data['address'], $data['name'], $data['state'], $data['site_id'], $data['registration'] )
		);
		$start = Plugin::module( Connection_Module::class )->services()->data()->start_data();
		self::assertSame(
			array( self::HUB, false, 'none' ),
			array( $start['provider']['address'], $start['provider']['isOwn'], $start['provider']['state'] )
		);
		self::assertTrue( $start['isOfflineMode'], 'example.test is a local address: the hub could not call it back.' );
		self::assertSame(
			rest_url(),
			Plugin::module( Connection_Module::class )->start_data()['providerRoot'](),
			'Not before the site is active there.'
		);
		self::assertSame(
			'own',
			$this->rest( 'POST', '/slipstream/v1/connection/provider', array( 'address' => '' ) )->get_data()['state']
		);
	}

	public function test_a_database_that_does_not_say_who_it_is_makes_nobody_their_own_provider(): void {
		update_option( Provider_Address::OPTION, self::HUB );
		$break = static fn ( string $query ): string =>
			str_contains( $query, 'options' ) && str_contains( $query, Provider_Address::OPTION )
				? 'SELECT nothing FROM nowhere'
				: $query;
		// As WordPress has it where the list of all options could not be read.
		$forget = static function (): void {
			wp_cache_set( 'alloptions', array( 'siteurl' => home_url() ), 'options' );
			wp_cache_delete( Provider_Address::OPTION, 'options' );
		};
		$forget();
		add_filter( 'query', $break );
		$GLOBALS['wpdb']->suppress_errors( true );
		try {
			foreach ( array( 'At first', 'WordPress has noted that there is no such option' ) as $when ) {
				$services = Plugin::module( Connection_Module::class )->services();
				self::assertFalse( $services->address()->is_own(), $when );
				self::assertFalse( $services->provider()->is_own(), $when );
				$services->connection()->connect_automatically( wp_get_current_user() );
				foreach ( array(
					array( 'POST', '/jetpack/v4/connection', array( 'isActive' => false ) ),
					array( 'POST', '/jetpack/v4/connection/register' ),
					array( 'POST', '/jetpack/v4/connection/reconnect' ),
					array( 'GET', '/slipstream/v1/connection/provider' ),
				) as $request ) {
					$answer = $this->rest( ...$request );
					self::assertSame(
						array( 503, 'connection_unavailable' ),
						array( $answer->get_status(), $answer->get_data()['code'] ),
						"$when: $request[1]"
					);
				}
			}
		} finally {
			remove_filter( 'query', $break );
			$GLOBALS['wpdb']->suppress_errors( false );
			$GLOBALS['EZSQL_ERROR'] = array();
		}
		global $wpdb;
		// The failed statements may have undone what came before them.
		$wpdb->update(
			$wpdb->options,
			array( 'option_value' => self::HUB ),
			array( 'option_name' => Provider_Address::OPTION )
		);
		self::assertArrayHasKey( Provider_Address::OPTION, (array) wp_cache_get( 'notoptions', 'options' ) );
		Provider_Address::install();
		self::assertSame(
			self::HUB,
			Plugin::module( Connection_Module::class )->services()->address()->current(),
			'What WordPress has noted of the failure is not believed.'
		);
		// Nor are they undone after the test.
		$wpdb->update( $wpdb->options, array( 'option_value' => '' ), array( 'option_name' => Provider_Address::OPTION ) );
		wp_cache_flush();
		self::assertFalse( get_option( Own_Links::OPTION ) );
	}

	public function test_a_constant_fixes_the_provider(): void {
		putenv( 'SLIPSTREAM_PROVIDER=' . self::HUB );
		$data = $this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_data();
		self::assertSame(
			array( self::HUB, true, 'none' ),
			array( $data['address'], $data['is_fixed'], $data['state'] )
		);
		$answer = $this->rest( 'POST', '/slipstream/v1/connection/provider', array( 'address' => '' ) );
		self::assertSame( array( 409, 'provider_fixed' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertSame(
			200,
			$this->rest(
				'POST',
				'/slipstream/v1/connection/provider',
				array(
					'address'    => self::HUB,
					'invitation' => 'join-x',
				)
			)->get_status(),
			'The invitation can still be entered.'
		);
		putenv( 'SLIPSTREAM_PROVIDER=' );
		self::assertSame(
			409,
			$this->rest( 'POST', '/slipstream/v1/connection/provider', array( 'address' => self::HUB ) )->get_status(),
			'Empty, it forbids hubs.'
		);
	}

	/** @return array<string, mixed> What a good hub says. */
	private static function description(): array {
		return array(
			'contract'      => 2,
			'name'          => 'The hub',
			'version'       => '0.1.0',
			'time'          => time(),
			'registration'  => 'approval',
			'authorize_url' => self::HUB . '/wp-login.php?action=slipstream_hub_authorize',
			'root'          => self::HUB . '/wp-json/',
		);
	}
}
