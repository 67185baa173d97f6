<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Connection;

use RuntimeException;
use Slipstream\Connection\Connection_Module;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;

/**
 * Opens the address as a browser would.
 */
final class Authorize_Page_Test extends Test_Case {

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'wp_redirect', array( $this, 'tell' ), 1 );
		add_filter( 'wp_die_handler', array( $this, 'die_handler' ) );
	}

	protected function tearDown(): void {
		remove_filter( 'wp_redirect', array( $this, 'tell' ), 1 );
		remove_filter( 'wp_die_handler', array( $this, 'die_handler' ) );
		$_GET     = array();
		$_REQUEST = array();
		parent::tearDown();
	}

	/** Ends the request where WordPress would. */
	public function tell( mixed $what ): never {
		throw new RuntimeException( is_string( $what ) ? $what : 'died' );
	}

	public function die_handler(): callable {
		return array( $this, 'tell' );
	}

	public function test_a_user_who_left_comes_back(): void {
		$connection = Plugin::module( Connection_Module::class )->connection();
		$connection->register( 1 );
		$author = $this->sign_in( 'author' );
		$connection->unlink( $author->ID );
		$url = $this->rest(
			'GET',
			'/jetpack/v4/connection/authorize_url',
			array( 'redirect_uri' => 'admin.php?page=my-jetpack#/connection' )
		)->get_data()['authorizeUrl'];
		self::assertFalse( $connection->is_user_linked( $author->ID ), 'Asking for the address changes nothing.' );
		self::assertSame( admin_url( 'admin.php?page=my-jetpack#/connection' ), $this->open( $url ) );
		self::assertTrue( $connection->is_user_linked( $author->ID ) );
		self::assertSame( 1, $connection->owner_id() );
	}

	public function test_the_address_leads_nowhere_else(): void {
		Plugin::module( Connection_Module::class )->connection()->register( 1 );
		$this->sign_in( 'author' );
		foreach ( array( 'https://evil.test/', '//evil.test/', '\\\\evil.test' ) as $elsewhere ) {
			$target = $this->open( Plugin::module( Connection_Module::class )->authorize_page()->url( $elsewhere ) );
			self::assertStringStartsWith( admin_url(), $target );
		}
	}

	public function test_it_needs_the_nonce_and_a_connected_site(): void {
		$connection = Plugin::module( Connection_Module::class )->connection();
		$connection->disconnect();
		$author = $this->sign_in( 'author' );
		self::assertSame(
			'The link you followed has expired.',
			$this->open( admin_url( 'admin-post.php?action=slipstream_authorize&_wpnonce=forged' ) )
		);
		self::assertSame(
			'An administrator must connect the site first.',
			$this->open( Plugin::module( Connection_Module::class )->authorize_page()->url() )
		);
		self::assertFalse( $connection->is_user_linked( $author->ID ) );
		$administrator = $this->sign_in( 'administrator' );
		self::assertSame(
			admin_url( 'admin.php?page=my-jetpack' ),
			$this->open( Plugin::module( Connection_Module::class )->authorize_page()->url() )
		);
		self::assertSame( $administrator->ID, $connection->owner_id() );
	}

	public function test_whole_addresses_of_this_site_are_led_to_and_others_are_not(): void {
		$connection = Plugin::module( Connection_Module::class )->connection();
		$connection->register( 1 );
		$this->sign_in( 'author' );
		$landing = admin_url( 'admin.php?page=my-jetpack' );
		foreach ( array(
			admin_url( 'post.php?post=7&action=edit' ) => admin_url( 'post.php?post=7&action=edit' ),
			(string) wp_parse_url(
				admin_url( 'upload.php' ),
				PHP_URL_PATH
			)                                          => (string) wp_parse_url( admin_url( 'upload.php' ), PHP_URL_PATH ),
			home_url( '/a-page/' )                     => home_url( '/a-page/' ),
			'profile.php'                              => admin_url( 'profile.php' ),
			'https://elsewhere.example/wp-admin/'      => $landing,
			'//elsewhere.example/'                     => $landing,
			'\\\\elsewhere.example/'                   => $landing,
			'javascript:alert(1)'                      => $landing,
		) as $asked => $led ) {
			$url = $this->rest(
				'GET',
				'/jetpack/v4/connection/authorize_url',
				array( 'redirect_uri' => $asked )
			)->get_data()['authorizeUrl'];
			self::assertSame( $led, $this->open( $url ), $asked );
		}
	}

	/** Opens the address and tells where it leads. */
	private function open( string $url ): string {
		parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$_GET     = wp_slash( $query );
		$_REQUEST = $_GET;
		try {
			Plugin::module( Connection_Module::class )->authorize_page()->handle();
		} catch ( RuntimeException $end ) {
			return $end->getMessage();
		}
	}
}
