<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Connection;

use Slipstream\Connection\Connection_Module;
use Slipstream\Connection\State\Site_Connection;
use Slipstream\Connection\Storage\User_Tokens;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Support\Environment;
use Slipstream\Tests\Test_Case;
use Slipstream\Tokens\Tokens_Module;

/** Who is connected when, and what sticks. */
final class Site_Connection_Test extends Test_Case {

	private Site_Connection $connection;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		// Outside the test's transaction: MariaDB ends one with every change of a table.
		( new Installer( Plugin::modules() ) )->install();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->connection = Plugin::module( Connection_Module::class )->connection();
		delete_option( Site_Connection::OPTION );
	}

	public function test_a_writer_is_connected_by_opening_the_administration(): void {
		$editor = $this->sign_in( 'editor' );
		$this->connection->connect_automatically( $editor );
		self::assertTrue( $this->connection->is_registered() );
		self::assertTrue( $this->connection->is_user_linked( $editor->ID ) );
		self::assertSame( 1, $this->connection->owner_id(), 'The administrator of longest standing owns it.' );
		$administrator = $this->sign_in( 'administrator' );
		$this->connection->connect_automatically( $administrator );
		self::assertTrue( $this->connection->is_user_linked( $administrator->ID ) );
		self::assertSame( 1, $this->connection->owner_id() );
	}

	public function test_readers_are_not_connected(): void {
		$subscriber = $this->sign_in( 'subscriber' );
		$this->connection->connect_automatically( $subscriber );
		self::assertFalse( $this->connection->is_registered() );
		$this->connection->connect_automatically( wp_set_current_user( 0 ) );
		self::assertFalse( $this->connection->is_registered() );
	}

	public function test_nobody_is_not_the_one_who_is_signed_in(): void {
		$user = $this->sign_in( 'administrator' );
		$this->connection->register( $user->ID );
		self::assertTrue( $this->connection->is_user_linked( $user->ID ) );
		self::assertFalse( $this->connection->is_user_linked( 0 ) );
		$tokens = new User_Tokens( ( new Environment() )->secrets() );
		$tokens->set( 'https://hub.test', $user->ID, 'token', 'administrator', array( 'login' => 'somebody' ) );
		self::assertSame( 'somebody', $tokens->account( 'https://hub.test', $user->ID )['login'] ?? null );
		self::assertNull( $tokens->account( 'https://hub.test', 0 ) );
		self::assertFalse( $tokens->has( 'https://hub.test', 0 ) );
		self::assertSame( array(), $tokens->accounts( 0 ) );
	}

	public function test_a_database_that_fails_has_not_no_accounts(): void {
		global $wpdb;
		$user   = $this->sign_in( 'administrator' );
		$tokens = new User_Tokens( ( new Environment() )->secrets() );
		$tokens->set( 'https://hub.test', $user->ID, 'token', 'administrator', array( 'login' => 'somebody' ) );
		$break = static fn ( string $query ): string =>
			str_contains( $query, $wpdb->usermeta ) ? 'SELECT nothing FROM nowhere' : $query;
		wp_cache_flush();
		add_filter( 'query', $break );
		$shown = $wpdb->suppress_errors( true );
		try {
			$tokens->accounts( $user->ID );
			self::fail( 'It was taken for none.' );
		} catch ( Request_Error $error ) {
			self::assertSame( 503, $error->http_status );
		} finally {
			remove_filter( 'query', $break );
			$wpdb->suppress_errors( $shown );
		}
	}

	public function test_disconnecting_sticks_and_voids_tokens(): void {
		$administrator = $this->sign_in( 'administrator' );
		$this->connection->register( $administrator->ID );
		$token = Plugin::module( Tokens_Module::class )->tokens()->issue( $administrator->ID, 'ai' );
		$stop  = fn(): int => $this->rest(
			'POST',
			'/slipstream/v1/ai-query/stop',
			array( 'request_id' => 'a1b2c3d4' ),
			array( 'Authorization' => "Bearer $token" )
		)->get_status();
		self::assertSame( 200, $stop() );

		wp_set_current_user( $administrator->ID );
		self::assertSame(
			400,
			$this->rest( 'POST', '/jetpack/v4/connection', array( 'isActive' => true ) )->get_status()
		);
		self::assertSame(
			array( 'code' => 'success' ),
			$this->rest( 'POST', '/jetpack/v4/connection', array( 'isActive' => false ) )->get_data()
		);
		$this->connection->connect_automatically( $administrator );
		self::assertFalse( $this->connection->is_registered() );
		self::assertFalse( $this->connection->is_user_linked( $administrator->ID ) );
		self::assertSame( 403, $stop() );
		wp_set_current_user( $administrator->ID );
		self::assertSame(
			'disconnect_failed',
			$this->rest( 'POST', '/jetpack/v4/connection', array( 'isActive' => false ) )->get_data()['code']
		);

		self::assertSame(
			array( 'status' => 'completed' ),
			$this->rest( 'POST', '/jetpack/v4/connection/reconnect' )->get_data()
		);
		self::assertTrue( $this->connection->is_user_linked( $administrator->ID ) );
		self::assertSame( $administrator->ID, $this->connection->owner_id() );
	}

	public function test_unlinking_sticks_until_the_user_links_again(): void {
		$this->connection->register( 1 );
		$author = $this->sign_in( 'author' );
		$this->connection->connect_automatically( $author );
		self::assertSame(
			200,
			$this->rest( 'POST', '/jetpack/v4/connection/user', array( 'linked' => false ) )->get_status()
		);
		$this->connection->connect_automatically( $author );
		self::assertFalse( $this->connection->is_user_linked( $author->ID ) );
		self::assertSame(
			'invalid_user_permission_unlink_user',
			$this->rest( 'POST', '/jetpack/v4/connection/user', array( 'linked' => false ) )->get_data()['code']
		);
		self::assertSame( 403, $this->rest( 'POST', '/jetpack/v4/jetpack-ai-jwt' )->get_status() );
		$this->connection->link( $author->ID );
		self::assertSame( 200, $this->rest( 'POST', '/jetpack/v4/jetpack-ai-jwt' )->get_status() );
	}

	public function test_the_owner_leaves_last(): void {
		$owner = $this->sign_in( 'administrator' );
		$this->connection->register( $owner->ID );
		$this->connection->link( 1 );
		self::assertSame(
			'unlink_user_failed',
			$this->rest( 'POST', '/jetpack/v4/connection/user', array( 'linked' => false ) )->get_data()['code']
		);
		$this->connection->unlink( 1 );
		self::assertSame(
			200,
			$this->rest( 'POST', '/jetpack/v4/connection/user', array( 'linked' => false ) )->get_status()
		);
		self::assertSame( 0, $this->connection->owner_id() );
	}

	public function test_tokens_of_users_who_may_not_write_any_more(): void {
		$author = $this->sign_in( 'author' );
		$this->connection->register( $author->ID );
		$headers = array(
			'Authorization' => 'Bearer ' . Plugin::module( Tokens_Module::class )->tokens()->issue( $author->ID, 'ai' ),
		);
		$stop    = fn(): array => array_slice(
			(array) $this->rest(
				'POST',
				'/slipstream/v1/ai-query/stop',
				array( 'request_id' => 'a1b2c3d4' ),
				$headers
			)->get_data(),
			0,
			1
		);
		$author->set_role( 'subscriber' );
		self::assertSame( array( 'code' => 'rest_forbidden' ), $stop() );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $author->ID );
		self::assertSame( array( 'code' => 'user_not_linked' ), $stop() );
	}

	public function test_the_post_must_be_ones_own(): void {
		$author = $this->sign_in( 'author' );
		$this->connection->register( $author->ID );
		$headers = array(
			'Authorization' => 'Bearer ' . Plugin::module( Tokens_Module::class )->tokens()->issue( $author->ID, 'ai' ),
		);
		$others  = wp_insert_post(
			array(
				'post_title'  => 'x',
				'post_author' => 1,
				'post_status' => 'draft',
			)
		);
		$answer  = $this->rest(
			'POST',
			'/wpcom/v2/jetpack-ai-query',
			array(
				'question' => 'x',
				'post_id'  => $others,
			),
			$headers
		);
		self::assertSame(
			array( 403, 'rest_forbidden_post' ),
			array( $answer->get_status(), $answer->get_data()['code'] )
		);
		$answer = $this->rest(
			'POST',
			'/wpcom/v2/jetpack-ai-query',
			array(
				'question' => 'x',
				'post_id'  => 987654,
			),
			$headers
		);
		self::assertSame( 403, $answer->get_status() );
		$answer = $this->rest(
			'POST',
			'/wpcom/v2/jetpack-ai-query',
			array(
				'question' => '',
				'post_id'  => 'theme//home',
			),
			$headers
		);
		self::assertSame( 'invalid_prompt', $answer->get_data()['code'], 'A template has no number.' );
	}

	public function test_shapes(): void {
		$administrator = $this->sign_in( 'administrator' );
		$answer        = $this->rest(
			'POST',
			'/jetpack/v4/connection/register',
			array(
				'redirect_uri' => 'admin.php?page=my-jetpack#/connection',
				'from'         => 'x',
			)
		)->get_data();
		self::assertSame( '', $answer['alternateAuthorizeUrl'] );
		self::assertStringStartsWith(
			admin_url( 'admin-post.php?action=slipstream_authorize' ),
			$answer['authorizeUrl']
		);
		$status = $this->rest( 'GET', '/jetpack/v4/connection' )->get_data();
		self::assertSame(
			array(
				'isActive',
				'isStaging',
				'isRegistered',
				'isUserConnected',
				'hasConnectedOwner',
				'offlineMode',
				'isPublic',
			),
			array_keys( $status )
		);
		self::assertTrue(
			$status['isActive'] && $status['isRegistered'] && $status['isUserConnected'] && $status['hasConnectedOwner']
		);
		$user = $this->rest( 'GET', '/jetpack/v4/connection/data' )->get_data();
		self::assertSame( $administrator->display_name, $user['connectionOwner'] );
		self::assertTrue( $user['currentUser']['isConnected'] && $user['currentUser']['isMaster'] );
		self::assertSame( $administrator->user_login, $user['currentUser']['wpcomUser']['login'] );
		self::assertTrue( $user['currentUser']['permissions']['manage_options'] );
		$token = $this->rest( 'POST', '/jetpack/v4/jetpack-ai-jwt' )->get_data();
		self::assertSame( array( 'token', 'blog_id' ), array_keys( $token ) );
		self::assertSame( get_current_blog_id(), $token['blog_id'] );
		$suffix = rawurlencode( $this->connection->site_suffix() );
		self::assertSame(
			200,
			$this->rest( 'POST', "/wpcom/v2/sites/$suffix/jetpack-openai-query/jwt" )->get_status()
		);
		self::assertSame( 404, $this->rest( 'POST', '/wpcom/v2/sites/987/jetpack-openai-query/jwt' )->get_status() );
	}
}
