<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Connection;

use Closure;
use Slipstream\Connection\Connection_Module;
use Slipstream\Connection\Hub\Hub_Http;
use Slipstream\Connection\Storage\Connection_Secrets;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Connection\Writes\Hub_Writes;
use Slipstream\Connection\Writes\Pending_Writes;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Environment;

require_once __DIR__ . '/Hub_Case.php';

/** What a site shows and keeps when its hub is away, and how it is made whole. */
final class Hub_Trouble_Test extends Hub_Case {

	/** @var list<float> How long the site would have waited for each answer of a hub in trouble, in seconds. */
	private array $timeouts = array();

	/** @return array<string, array{string}> What a hub may do instead of answering. */
	public static function troubles(): array {
		return array(
			'refuses connections'   => array( 'refuses' ),
			'hangs'                 => array( 'hangs' ),
			'sends garbage'         => array( '<html>maintenance</html>' ),
			'fails'                 => array( '{"code":"internal","data":{"status":500}}' ),
			'answers with a number' => array( '7' ),
		);
	}

	/** @dataProvider troubles */
	public function test_a_screen_waits_two_seconds_and_shows_what_was_last( string $trouble ): void {
		$this->register();
		$this->link();
		$good = $this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_data();
		$this->with_trouble(
			$trouble,
			function () use ( $good ): void {
				$provider = $this->rest( 'GET', '/slipstream/v1/connection/provider' );
				self::assertSame( array( 2 ), $this->timeouts );
				$data = $provider->get_data();
				self::assertSame( array( 200, 'active' ), array( $provider->get_status(), $data['state'] ) );
				self::assertSame( 'provider_unreachable', $data['last_answer']['error']['code'] );
				self::assertSame( $good['last_answer']['at'], $data['last_answer']['at'], 'The age is that of the last answer.' );
				$answer = $this->services()->provider()->get( 'hub/site' );
				self::assertTrue( $answer->is_stale );
				self::assertSame( self::$site, $answer->body['URL'] );
				self::assertSame( array( 2 ), array_unique( $this->timeouts ) );
				$asked = count( $this->timeouts );
				$start = $this->services()->data()->start_data();
				self::assertCount( $asked, $this->timeouts, 'The editor asks nobody.' );
				self::assertTrue( $start['connectionStatus']['isUserConnected'] );
			}
		);
		( new Hub_Http( ( new Environment() )->counters() ) )->retry( self::$hub );
		self::assertNull( $this->rest( 'GET', '/slipstream/v1/connection/provider' )->get_data()['last_answer']['error'] );
	}

	public function test_after_a_failure_nobody_waits_again(): void {
		$this->register();
		$this->link();
		$this->services()->provider()->get( 'hub/site' );
		$this->with_trouble(
			'hangs',
			function (): void {
				$this->services()->provider()->get( 'hub/site' );
				foreach ( array( 'hub/user', 'hub/products', 'hub/purchases' ) as $path ) {
					try {
						$this->services()->provider()->get( $path, 'hub/user' === $path ? get_current_user_id() : 0 );
						self::fail( 'It has never answered that.' );
					} catch ( Request_Error $error ) {
						self::assertSame( 'provider_unreachable', $error->error_code );
					}
				}
				self::assertCount( 1, $this->timeouts );
			}
		);
	}

	public function test_what_could_not_be_told_is_kept_and_told_later(): void {
		$this->register();
		$this->link();
		$author = $this->sign_in( 'author' );
		$this->link();
		$this->with_trouble(
			'refuses',
			function () use ( $author ): void {
				$answer = $this->rest( 'POST', '/jetpack/v4/connection/user', array( 'linked' => false ) );
				self::assertSame( array( 503, 'unlink_user_failed' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
				self::assertTrue( $this->services()->connection()->is_user_linked( $author->ID ), 'Nothing is said to be done before it is.' );
				$this->rest( 'POST', '/jetpack/v4/connection/user', array( 'linked' => false ) );
			}
		);
		$pending = $this->services()->writes()->pending()->described();
		self::assertSame( array( array( 'unlink', 'Disconnect Author’s account' ) ), array_map( static fn ( array $write ): array => array( $write['action'], $write['message'] ), $pending ) );
		self::assertIsInt( wp_next_scheduled( Connection_Module::RETRY_EVENT ) );
		do_action( Connection_Module::RETRY_EVENT );
		wp_cache_flush();
		self::assertSame( array(), $this->services()->writes()->pending()->described() );
		self::assertFalse( $this->services()->connection()->is_user_linked( $author->ID ) );
		wp_clear_scheduled_hook( Connection_Module::RETRY_EVENT );
	}

	public function test_two_at_once_lose_nothing(): void {
		$store = $this->services()->store();
		$this->register();
		$record = $store->current();
		// Another process replaces the key, while this one still knows the one before and is told that it is refused.
		$this->behind_our_back( Hub_Store::OPTION, array( self::$hub => $record->with( array( 'key' => 'another' ) )->to_array() ) );
		$store->change( array( 'status' => Hub_Record::REFUSED ) );
		self::assertSame( array( 'another', Hub_Record::ACTIVE ), array( $store->current()->key, $store->current()->status ), 'What is said of one key is not said of the next.' );
		$this->behind_our_back( Hub_Store::OPTION, array( self::$hub => $record->with( array( 'key' => 'third' ) )->to_array() ) );
		$store->change( array( 'owner' => 7 ) );
		self::assertSame( array( 'third', 7 ), array( $store->current()->key, $store->current()->owner ) );
		$this->behind_our_back( Hub_Store::OPTION, array( self::$hub => $record->with( array( 'site_id' => 0 ) )->to_array() ) );
		self::assertSame( 'connection_unavailable', $this->refusal( fn () => $store->change( array( 'owner' => 8 ) ) ), 'Nobody owns what has ended.' );
		self::assertSame( 0, $store->current()->owner );

		$pending = $this->services()->writes()->pending();
		$write   = static fn ( int $user ): array => array(
			'action'  => Hub_Writes::UNLINK,
			'hub'     => self::$hub,
			'user_id' => $user,
			'value'   => '',
			'since'   => 1,
		);
		$pending->keep( $write( 1 ) );
		$this->while_storing( Pending_Writes::OPTION, array( $write( 1 ), $write( 2 ) ), fn () => $pending->keep( $write( 3 ) ) );
		self::assertSame( array( 1, 2, 3 ), array_column( $pending->all(), 'user_id' ) );
		$this->while_storing( Pending_Writes::OPTION, array( $write( 1 ), $write( 3 ), $write( 4 ) ), fn () => $pending->drop( $write( 3 ) ) );
		self::assertSame( array( 1, 4 ), array_column( $pending->all(), 'user_id' ) );
		wp_clear_scheduled_hook( Connection_Module::RETRY_EVENT );

		$secrets = $this->services()->secrets();
		$first   = $secrets->get( Connection_Secrets::AUTHORIZE, 1 );
		$second  = array( 'exp' => PHP_INT_MAX ) + $first;
		$this->while_storing(
			Connection_Secrets::OPTION,
			array(
				'jetpack_authorize_1' => $first,
				'jetpack_authorize_2' => $second,
			),
			fn () => $secrets->get( Connection_Secrets::AUTHORIZE, 3 )
		);
		self::assertTrue( $secrets->holds( Connection_Secrets::AUTHORIZE, 2, $second['secret_1'] ) );
	}

	/**
	 * Stores an option as another process does: what this one remembers stays.
	 *
	 * @param array<mixed> $value
	 */
	private function behind_our_back( string $option, array $value ): void {
		global $wpdb;
		get_option( $option );
		$wpdb->update( $wpdb->options, array( 'option_value' => maybe_serialize( $value ) ), array( 'option_name' => $option ) );
	}

	/**
	 * Does something, while another process stores an option between its reading and its writing.
	 *
	 * @param array<mixed>     $value What the other stores.
	 * @param Closure(): mixed $work  What is done.
	 */
	private function while_storing( string $option, array $value, Closure $work ): void {
		$other = function ( string $query ) use ( $option, $value, &$other ): string {
			if ( str_starts_with( $query, 'UPDATE' ) && str_contains( $query, $option ) ) {
				remove_filter( 'query', $other );
				$this->behind_our_back( $option, $value );
			}
			return $query;
		};
		add_filter( 'query', $other );
		$work();
		self::assertFalse( has_filter( 'query', $other ), 'Nothing was stored.' );
		wp_cache_flush();
	}

	public function test_who_links_again_is_not_unlinked_by_what_was_kept(): void {
		$this->register();
		$this->link();
		$author = $this->sign_in( 'author' );
		$this->link();
		$this->with_trouble( 'refuses', fn () => self::assertSame( 503, $this->rest( 'POST', '/jetpack/v4/connection/user', array( 'linked' => false ) )->get_status() ) );
		( new Hub_Http( ( new Environment() )->counters() ) )->retry( self::$hub );
		$this->link();
		do_action( Connection_Module::RETRY_EVENT );
		wp_cache_flush();
		self::assertTrue( $this->services()->connection()->is_user_linked( $author->ID ) );
		wp_clear_scheduled_hook( Connection_Module::RETRY_EVENT );
	}

	public function test_leaving_a_dead_hub_works_and_is_told_later(): void {
		$this->register();
		$number = $this->services()->connection()->blog_id();
		$this->with_trouble( 'refuses', fn () => self::assertSame( array( 'code' => 'success' ), $this->rest( 'POST', '/jetpack/v4/connection', array( 'isActive' => false ) )->get_data() ) );
		self::assertFalse( $this->services()->connection()->is_registered() );
		self::assertCount( 1, $this->services()->writes()->pending()->all() );
		self::assertSame( 200, $this->register()->get_status(), 'The old registration is ended before the new one.' );
		self::assertSame( array(), $this->services()->writes()->pending()->all() );
		self::assertSame( $number, $this->services()->connection()->blog_id(), 'The site of an address keeps its number.' );
		wp_clear_scheduled_hook( Connection_Module::RETRY_EVENT );
	}

	public function test_a_database_that_does_not_answer_loses_no_record(): void {
		global $wpdb;
		$this->register();
		$this->link();
		$user  = get_current_user_id();
		$break = static fn ( string $query ): string => str_starts_with( $query, 'SELECT' ) && ( str_contains( $query, 'slipstream_hub' ) ) ? 'SELECT nothing FROM nowhere' : $query;
		$wpdb->suppress_errors( true );
		add_filter( 'query', $break );
		$codes = array();
		foreach ( array( fn () => $this->services()->store()->update( 'https://other.example.org', static fn (): array => array( 'name' => 'x' ) ), fn () => $this->services()->tokens()->set( 'https://other.example.org', $user, 'x', 'author', array() ) ) as $work ) {
			try {
				$work();
			} catch ( Request_Error $error ) {
				$codes[] = $error->error_code;
			}
		}
		remove_filter( 'query', $break );
		$wpdb->suppress_errors( false );
		$GLOBALS['EZSQL_ERROR'] = array();
		self::assertSame( array( 'connection_unavailable', 'connection_unavailable' ), $codes );
		wp_cache_flush();
		self::assertTrue( $this->services()->connection()->is_user_linked( $user ) );
	}

	/**
	 * Works with a hub in trouble: every request of the site goes to a server that does nothing else.
	 *
	 * @param Closure(): mixed $work What is done meanwhile.
	 */
	private function with_trouble( string $trouble, Closure $work ): void {
		$server = null;
		$bend   = static fn () => array(
			'headers'  => array(),
			'body'     => $trouble,
			'response' => array(
				'code'    => str_starts_with( $trouble, '{' ) ? 500 : 200,
				'message' => '',
			),
			'cookies'  => array(),
			'filename' => null,
		);
		if ( in_array( $trouble, array( 'refuses', 'hangs' ), true ) ) {
			$server = stream_socket_server( 'tcp://127.0.0.1:0' );
			self::assertIsResource( $server );
			$port = (int) substr( (string) strrchr( (string) stream_socket_get_name( $server, false ), ':' ), 1 );
			if ( 'refuses' === $trouble ) {
				fclose( $server );
			}
			$bend = static fn ( mixed $answer, array $parsed, string $url ): mixed => str_contains( $url, ":$port/" ) ? $answer : wp_remote_request( "http://127.0.0.1:$port/", $parsed );
		}
		$this->timeouts = array();
		$is_inner       = false;
		$bend_once      = function ( mixed $answer, array $parsed, string $url ) use ( $bend, &$is_inner ): mixed {
			if ( ! $is_inner ) {
				$this->timeouts[] = $parsed['timeout'];
			}
			$is_inner = true;
			try {
				return $bend( $answer, $parsed, $url );
			} finally {
				$is_inner = false;
			}
		};
		add_filter( 'pre_http_request', $bend_once, 10, 3 );
		try {
			$work();
		} finally {
			remove_filter( 'pre_http_request', $bend_once, 10 );
		}
	}
}
