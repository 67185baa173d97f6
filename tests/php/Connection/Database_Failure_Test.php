<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Connection;

use Closure;
use RuntimeException;
use Slipstream\Connection\Connection_Module;
use Slipstream\Connection\State\Site_Connection;
use Slipstream\Connection\Writes\Hub_Writes;
use Slipstream\Connection\Writes\Pending_Writes;
use Slipstream\Http\Request_Error;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;

/** What a database does not say or take is neither done nor the client's fault. */
final class Database_Failure_Test extends Test_Case {

	private Site_Connection $connection;

	protected function setUp(): void {
		parent::setUp();
		self::skip_on_sqlite();
		$this->connection = Plugin::module( Connection_Module::class )->connection();
	}

	public function test_a_site_whose_links_stay_is_not_disconnected(): void {
		$owner = $this->sign_in( 'administrator' );
		$this->connection->register( $owner->ID );
		$author = $this->sign_in( 'author' );
		$this->connection->link( $author->ID );
		wp_set_current_user( $owner->ID );
		$end    = fn () => $this->rest( 'POST', '/jetpack/v4/connection', array( 'isActive' => false ) );
		$answer = self::with_failing( 'usermeta', $end );
		self::assertSame( array( 503, 'disconnect_failed' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertTrue( $this->connection->is_registered() );
		self::assertSame( 200, $end()->get_status() );
		$this->connection->register( $owner->ID );
		self::assertFalse( $this->connection->is_user_linked( $author->ID ), 'Nobody is linked again by another.' );
	}

	public function test_an_owner_whose_link_stays_is_still_the_owner(): void {
		$owner = $this->sign_in( 'administrator' );
		$this->connection->register( $owner->ID );
		$answer = self::with_failing(
			'UPDATE',
			fn () => $this->rest( 'POST', '/jetpack/v4/connection/user', array( 'linked' => false ) ),
			'usermeta'
		);
		self::assertSame( array( 503, 'unlink_user_failed' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		self::assertSame( $owner->ID, $this->connection->owner_id() );
	}

	public function test_an_owner_who_stays_on_record_has_not_left(): void {
		$owner = $this->sign_in( 'administrator' );
		$this->connection->register( $owner->ID );
		$answer = self::with_failing(
			'UPDATE',
			fn () => $this->rest( 'POST', '/jetpack/v4/connection/user', array( 'linked' => false ) ),
			'slipstream_connection'
		);
		self::assertSame( array( 503, 'unlink_user_failed' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
	}

	public function test_an_owner_whom_the_database_does_not_name_does_not_leave_the_others_behind(): void {
		$owner = $this->sign_in( 'administrator' );
		$this->connection->register( $owner->ID );
		$this->connection->link( 1 );
		$users = Plugin::module( Connection_Module::class )->services()->linked_users();
		wp_cache_delete( $owner->ID, 'user_meta' );
		try {
			self::with_failing( 'SELECT', static fn () => $users->unlink( $owner->ID ), 'usermeta' );
			self::fail( 'The owner is unlinked.' );
		} catch ( Request_Error $error ) {
			self::assertSame( 'connection_unavailable', $error->error_code );
		}
		wp_cache_delete( $owner->ID, 'user_meta' );
		self::assertSame( $owner->ID, $this->connection->owner_id() );
	}

	public function test_an_unlinking_that_the_database_does_not_name_is_not_taken_for_dropped(): void {
		$pending = Plugin::module( Connection_Module::class )->services()->writes()->pending();
		$pending->keep(
			array(
				'action'  => Hub_Writes::UNLINK,
				'hub'     => 'https://hub.example.org',
				'user_id' => 7,
				'value'   => '',
				'since'   => 1,
			)
		);
		wp_cache_flush();
		try {
			self::with_failing(
				'SELECT',
				static fn () => $pending->drop_unlink( 'https://hub.example.org', 7 ),
				Pending_Writes::OPTION
			);
			self::fail( 'It would unlink who has been linked again.' );
		} catch ( Request_Error $error ) {
			self::assertSame( 'connection_unavailable', $error->error_code );
		}
		wp_cache_flush();
		self::assertCount( 1, $pending->all() );
		$pending->drop_unlink( 'https://hub.example.org', 7 );
		self::assertSame( array(), $pending->all() );
	}

	public function test_a_new_owner_whom_the_database_does_not_find_is_asked_for_again(): void {
		$owner = $this->sign_in( 'administrator' );
		$this->connection->register( $owner->ID );
		$other = $this->sign_in( 'administrator' );
		$this->connection->link( $other->ID );
		wp_set_current_user( $owner->ID );
		wp_cache_delete( $other->ID, 'user_meta' );
		$ask    = fn () => $this->rest( 'POST', '/jetpack/v4/connection/owner', array( 'owner' => $other->ID ) );
		$answer = self::with_failing( 'SELECT', $ask, 'usermeta' );
		self::assertSame( array( 503, 'connection_unavailable' ), array( $answer->get_status(), $answer->get_data()['code'] ) );
		wp_cache_delete( $other->ID, 'user_meta' );
		self::assertSame( 200, $ask()->get_status() );
	}

	public function test_nobody_is_led_on_who_is_not_linked(): void {
		$owner = $this->sign_in( 'administrator' );
		$this->connection->register( $owner->ID );
		$author = $this->sign_in( 'author' );
		$this->connection->unlink( $author->ID );
		$page = Plugin::module( Connection_Module::class )->authorize_page();
		parse_str( (string) wp_parse_url( $page->url(), PHP_URL_QUERY ), $query );
		$_GET     = wp_slash( $query );
		$_REQUEST = $_GET;
		$end      = static fn ( string $said ): never => throw new RuntimeException( $said );
		$led      = static fn ( string $to ): never => $end( "led to $to" );
		$dies     = static fn (): Closure => static fn ( string $message ): never => $end( wp_strip_all_tags( $message ) );
		add_filter( 'wp_redirect', $led, 1 );
		add_filter( 'wp_die_handler', $dies );
		try {
			self::with_failing( 'UPDATE', static fn () => $page->handle(), 'usermeta' );
			self::fail( 'Nothing is said.' );
		} catch ( RuntimeException $said ) {
			self::assertStringStartsWith( 'The database did not respond', $said->getMessage() );
		} finally {
			remove_filter( 'wp_redirect', $led, 1 );
			remove_filter( 'wp_die_handler', $dies );
			$_GET     = array();
			$_REQUEST = array();
		}
		self::assertFalse( $this->connection->is_user_linked( $author->ID ) );
	}

	/**
	 * Does something while statements fail that contain both words.
	 *
	 * @template T
	 * @param Closure(): T $work
	 * @return T
	 */
	private static function with_failing( string $word, Closure $work, string $another = '' ): mixed {
		global $wpdb;
		$break = static fn ( string $query ): string =>
			str_contains( $query, $word ) && str_contains( $query, $another ) ? 'SELECT nothing FROM nowhere' : $query;
		$shown = $wpdb->suppress_errors( true );
		add_filter( 'query', $break );
		try {
			return $work();
		} finally {
			remove_filter( 'query', $break );
			$wpdb->suppress_errors( $shown );
			$GLOBALS['EZSQL_ERROR'] = array();
		}
	}
}
