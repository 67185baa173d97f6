<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Restaurants;

use Slipstream\Plugin;
use Slipstream\Restaurants\Restaurants_Module;
use Slipstream\Services\Opentable\Opentable_Client;
use Slipstream\Tests\Support_Server;
use Slipstream\Tests\Test_Case;

require_once dirname( __DIR__ ) . '/Support_Server.php';

/** Searches with a stand-in for OpenTable. */
final class Restaurants_Test extends Test_Case {

	private static ?Support_Server $server = null;

	private static string $url = '';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( null === Support_Server::node() ) {
			self::markTestSkipped( 'There is no Node.js.' );
		}
		list( self::$server, self::$url ) = Support_Server::fake( 'opentable' );
	}

	public static function tearDownAfterClass(): void {
		self::$server?->stop();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		// The tests may ask this machine by its name alone.
		$url = str_replace( '127.0.0.1', 'localhost', self::$url );
		add_filter( 'slipstream_opentable_url', static fn (): string => "$url/" );
		$this->sign_in( 'contributor' );
	}

	protected function tearDown(): void {
		remove_all_filters( 'slipstream_opentable_url' );
		parent::tearDown();
	}

	/**
	 * Searches.
	 *
	 * @return array{int, mixed} The status, and the restaurants or the error's code.
	 */
	private function search( string $words ): array {
		$answer = $this->rest( 'GET', '/slipstream/v1/restaurants', array( 'search' => $words ) );
		$data   = $answer->get_data();
		return array( $answer->get_status(), $data['restaurants'] ?? $data['code'] );
	}

	public function test_restaurants_are_found_with_their_numbers(): void {
		self::assertSame(
			array(
				200,
				array(
					array(
						'rid'  => '101',
						'name' => 'Soup House',
					),
					array(
						'rid'  => '102',
						'name' => 'Soup & Salad',
					),
				),
			),
			$this->search( ' soup ' )
		);
		self::assertSame( array( 200, array() ), $this->search( 'nothing' ) );
		self::assertSame( '102', $this->search( '& s' )[1][0]['rid'] ?? null, 'Words are encoded.' );
		self::assertCount( 20, $this->search( 'many' )[1] );
		$asked = json_decode( (string) file_get_contents( self::$url . '/asked' ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- The stand-in.
		self::assertContains( '/widget/reservation/restaurants?query=soup&pageSize=20', $asked );
	}

	public function test_without_words_nobody_is_asked(): void {
		$asked = fn (): int => count( (array) json_decode( (string) file_get_contents( self::$url . '/asked' ), true ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- The stand-in.
		$count = $asked();
		self::assertSame( array( 200, array() ), $this->search( '  ' ) );
		self::assertSame( $count, $asked() );
	}

	public function test_entries_that_are_none_are_left_out(): void {
		self::assertSame(
			array(
				array(
					'rid'  => '9',
					'name' => 'Nine tables again',
				),
				array(
					'rid'  => '10',
					'name' => 'Ten',
				),
			),
			$this->search( 'strange' )[1]
		);
	}

	public function test_a_server_that_fails_is_said_to_fail(): void {
		self::assertSame( array( 429, 'opentable_busy' ), $this->search( 'busy' ) );
		foreach ( array( 'down', 'broken', 'odd' ) as $words ) {
			self::assertSame( array( 424, 'opentable_unavailable' ), $this->search( $words ), $words );
		}
		add_filter( 'slipstream_opentable_url', static fn (): string => 'http://localhost:9' );
		self::assertSame( array( 424, 'opentable_unavailable' ), $this->search( 'soup' ) );
	}

	public function test_what_is_asked_is_checked(): void {
		self::assertSame( 400, $this->search( str_repeat( 'x', 101 ) )[0] );
		$this->sign_in( 'subscriber' );
		self::assertSame( array( 403, 'rest_forbidden' ), $this->search( 'soup' ) );
	}

	public function test_the_privacy_guide_names_it_where_it_is_used(): void {
		$module = Plugin::module( Restaurants_Module::class );
		self::assertSame( 'editors', $module->external_hosts()[0]->who );
		\Slipstream\Embeds\Services_In_Use::add( 'opentable' );
		self::assertSame( 'authors', $module->external_hosts()[0]->who );
		self::assertSame( 'localhost', $module->external_hosts()[0]->host );
		self::assertSame( 'https://www.opentable.com', Opentable_Client::URL );
	}
}
