<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Map;

use Slipstream\Http\Guarded_Client;
use Slipstream\Http\Request_Error;
use Slipstream\Map\Map_Module;
use Slipstream\Map\Map_Settings;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Services\Nominatim\Nominatim;
use Slipstream\Support\Clock;
use Slipstream\Support\Database\Counters;
use Slipstream\Tests\Support_Server;
use Slipstream\Tests\Test_Case;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/Support_Server.php';

/** Asks a stand-in for Mapbox and for a server of OpenStreetMap. */
final class Places_Test extends Test_Case {

	private const TOKEN = 'pk.maps-test-token';

	private static ?Support_Server $server = null;

	private static string $url = '';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( null === Support_Server::node() ) {
			self::markTestSkipped( 'There is no Node.js.' );
		}
		( new Installer( Plugin::modules() ) )->upgrade();
		list( self::$server, $url ) = Support_Server::fake( 'maps' );
		// The tests may ask this machine by its name alone.
		self::$url = str_replace( '127.0.0.1', 'localhost', $url );
	}

	public static function tearDownAfterClass(): void {
		self::$server?->stop();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'slipstream_mapbox_url', static fn (): string => self::$url );
		update_option( Map_Settings::SEARCH, self::$url );
	}

	protected function tearDown(): void {
		remove_all_filters( 'slipstream_mapbox_url' );
		parent::tearDown();
	}

	/** Searches. */
	private function search( string $words, string $provider = 'openstreetmap' ): WP_REST_Response {
		return $this->rest(
			'GET',
			'/slipstream/v1/map/places',
			array(
				'search'   => $words,
				'provider' => $provider,
			)
		);
	}

	public function test_places_are_found_at_mapbox(): void {
		$this->sign_in( 'contributor' );
		self::assertSame(
			array( 424, 'mapbox_not_set_up' ),
			array(
				$this->search( 'Bern', 'mapbox' )->get_status(),
				$this->search( 'Bern', 'mapbox' )->get_data()['code'],
			)
		);
		update_option( Map_Settings::MAPBOX_KEY, self::TOKEN );
		$found = $this->search( 'Bern', 'mapbox' )->get_data();
		self::assertSame( array( 'Bern', 'Bernau' ), array_column( $found, 'title' ) );
		self::assertSame( array( 7.4474, 46.948 ), array( $found[0]['longitude'], $found[0]['latitude'] ) );
		self::assertSame(
			array( 424, 'map_service_unavailable' ),
			array(
				$this->search( 'broken', 'mapbox' )->get_status(),
				$this->search( 'broken', 'mapbox' )->get_data()['code'],
			)
		);
		update_option( Map_Settings::MAPBOX_KEY, 'pk.other' );
		self::assertSame( 'invalid_key', $this->search( 'Bern', 'mapbox' )->get_data()['code'] );
	}

	public function test_an_own_server_is_asked_once_for_the_same_and_as_fast_as_somebody_types(): void {
		$this->sign_in( 'contributor' );
		self::assertSame(
			array( 'Bern, Switzerland', 'Bernau, Germany' ),
			array_column( $this->search( 'Bern' )->get_data(), 'address' )
		);
		$asked = wp_remote_retrieve_body( wp_remote_get( self::$url . '/asked' ) );
		self::assertCount( 2, $this->search( 'Bern' )->get_data(), 'It is remembered.' );
		self::assertSame( $asked, wp_remote_retrieve_body( wp_remote_get( self::$url . '/asked' ) ) );
		self::assertSame( array( 'Bernau' ), array_column( $this->search( 'Berna' )->get_data(), 'title' ) );
	}

	public function test_what_was_found_goes_with_the_plugin(): void {
		$this->sign_in( 'contributor' );
		$this->search( 'Bern' );
		$count = static fn (): int => (int) $GLOBALS['wpdb']->get_var(
			"SELECT COUNT(*) FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '\_transient%slipstream\_places\_%'"
		);
		self::assertGreaterThan( 0, $count() );
		Plugin::module( Map_Module::class )->stored_data()->remove();
		self::assertSame( 0, $count() );
	}

	/**
	 * @testWith ["https://nominatim.openstreetmap.org"]
	 *           ["https://Nominatim.OpenStreetMap.org/"]
	 */
	public function test_the_public_server_is_asked_once_a_second(
		string $address
	): void {
		update_option( Map_Settings::SEARCH, $address );
		$asked  = 0;
		$answer = static function () use ( &$asked ): array {
			++$asked;
			return array(
				'headers'  => array(),
				'body'     => '[]',
				'response' => array( 'code' => 200 ),
			);
		};
		add_filter( 'pre_http_request', $answer );
		$clock  = new class() implements Clock {
			public int $now = 1000000000;

			/** The time. */
			public function now(): int {
				return $this->now;
			}
		};
		$places = new Nominatim(
			Map_Settings::value( Map_Settings::SEARCH ),
			new Guarded_Client( true ),
			new Counters( $GLOBALS['wpdb'], $clock )
		);
		$find   = static function ( string $words ) use ( $places ): string {
			try {
				$places->find( $words, 'en', 10 );
				return '';
			} catch ( Request_Error $error ) {
				return "$error->http_status $error->error_code $error->retry_after";
			}
		};
		self::assertSame( '', $find( 'a' ) );
		// The clock's next second may be a moment later.
		++$clock->now;
		self::assertSame( '429 map_search_busy 2', $find( 'b' ) );
		++$clock->now;
		self::assertSame( '', $find( 'b' ) );
		add_filter(
			'query',
			$broken = static fn ( string $sql ): string => str_contains(
				$sql,
				Counters::TABLE
			) ? 'SELECT nothing FROM nowhere' : $sql
		);
		$GLOBALS['wpdb']->suppress_errors( true );
		self::assertSame( '503 map_search_unknown 2', $find( 'c' ), 'A database that fails is no other author.' );
		$GLOBALS['wpdb']->suppress_errors( false );
		remove_filter( 'query', $broken );
		remove_filter( 'pre_http_request', $answer );
		self::assertSame( 2, $asked );
	}

	/**
	 * @testWith ["https://nominatim.openstreetmap.org"]
	 *           ["https://Nominatim.OpenStreetMap.org/"]
	 */
	public function test_the_public_server_is_not_asked_while_somebody_types( string $address ): void {
		update_option( Map_Settings::SEARCH, $address );
		$this->sign_in( 'contributor' );
		foreach ( array(
			'mapbox'        => true,
			'mapkit'        => false,
			'openstreetmap' => false,
		) as $provider => $may_type ) {
			update_option( Map_Settings::PROVIDER, $provider );
			self::assertSame(
				$may_type,
				$this->rest( 'GET', '/slipstream/v1/map/source' )->get_data()['search_typing'],
				$provider
			);
		}
	}

	/**
	 * @testWith ["broken"]
	 *           ["busy"]
	 */
	public function test_an_own_server_that_fails_says_so( string $words ): void {
		$this->sign_in( 'contributor' );
		$answer = $this->search( $words );
		self::assertSame(
			array( 424, 'map_service_unavailable' ),
			array( $answer->get_status(), $answer->get_data()['code'] )
		);
	}

	public function test_only_tokens_that_mapbox_takes_are_stored(): void {
		$this->sign_in( 'editor' );
		$route = '/wpcom/v2/service-api-keys/mapbox';
		foreach ( array( 'pk.other', 'sk.secret', 'tk.maps-test-token' ) as $wrong ) {
			$answer = $this->rest( 'POST', $route, array( 'service_api_key' => $wrong ) );
			self::assertSame(
				array( 404, 'invalid_key' ),
				array( $answer->get_status(), $answer->get_data()['code'] )
			);
		}
		self::assertSame( '', Map_Settings::value( Map_Settings::MAPBOX_KEY ) );
		$stored = $this->rest( 'POST', $route, array( 'service_api_key' => self::TOKEN ) )->get_data();
		self::assertSame(
			array( 'success', self::TOKEN, 'site' ),
			array( $stored['code'], $stored['service_api_key'], $stored['service_api_key_source'] )
		);
		self::assertSame( self::TOKEN, get_option( 'mapbox_api_key' ) );
		self::assertSame( '', $this->rest( 'DELETE', $route )->get_data()['service_api_key'] );
		self::assertSame(
			'invalid_service',
			$this->rest( 'GET', '/wpcom/v2/service-api-keys/other' )->get_data()['code']
		);
		add_filter( 'slipstream_mapbox_url', static fn (): string => 'http://localhost:1', 20 );
		self::assertSame( 424, $this->rest( 'POST', $route, array( 'service_api_key' => self::TOKEN ) )->get_status() );
	}

	public function test_the_settings_take_no_token_that_mapbox_does_not_take(): void {
		$this->sign_in( 'administrator' );
		$save = fn ( string $token ): WP_REST_Response => $this->rest(
			'POST',
			'/jetpack/v4/settings',
			array( Map_Settings::MAPBOX_KEY => $token )
		);
		foreach ( array(
			'pk.other'           => 'Mapbox rejected',
			'sk.secret'          => 'secret token',
			'tk.maps-test-token' => 'starts with pk.',
		) as $wrong => $reason ) {
			$answer = $save( $wrong );
			self::assertSame( 400, $answer->get_status() );
			self::assertStringContainsString(
				$reason,
				$answer->get_data()['data']['params'][ Map_Settings::MAPBOX_KEY ]
			);
		}
		self::assertSame( '', Map_Settings::value( Map_Settings::MAPBOX_KEY ) );
		self::assertSame( array( 200, 200 ), array( $save( self::TOKEN )->get_status(), $save( '' )->get_status() ) );
		add_filter( 'slipstream_mapbox_url', static fn (): string => 'http://localhost:1', 20 );
		self::assertStringContainsString(
			'did not respond',
			$save( self::TOKEN )->get_data()['data']['params'][ Map_Settings::MAPBOX_KEY ]
		);
	}
}
