<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Gif;

use Slipstream\Gif\Gif_Settings;
use Slipstream\Modules\External_Host;
use Slipstream\Tests\Support_Server;
use Slipstream\Tests\Test_Case;
use WP_REST_Request;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/Support_Server.php';

/** Searches with a stand-in for GIPHY. */
final class Gifs_Test extends Test_Case {

	private const KEY = 'giphy-test-key';

	private static ?Support_Server $server = null;

	private static string $url = '';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( null === Support_Server::node() ) {
			self::markTestSkipped( 'There is no Node.js.' );
		}
		list( self::$server, self::$url ) = Support_Server::fake( 'giphy' );
	}

	public static function tearDownAfterClass(): void {
		self::$server?->stop();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		// The tests may ask this machine by its name alone.
		$url = str_replace( '127.0.0.1', 'localhost', self::$url );
		add_filter( 'slipstream_giphy_url', static fn (): string => "$url/v1" );
		update_option( Gif_Settings::KEY, self::KEY );
		$this->sign_in( 'contributor' );
	}

	protected function tearDown(): void {
		remove_all_filters( 'slipstream_giphy_url' );
		delete_option( Gif_Settings::KEY );
		parent::tearDown();
	}

	/**
	 * Asks.
	 *
	 * @param array<string, mixed> $query
	 */
	private static function ask( array $query ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', '/slipstream/v1/gifs' );
		$request->set_query_params( $query );
		return rest_get_server()->dispatch( $request );
	}

	public function test_gifs_are_found_by_words(): void {
		$answer = self::ask( array( 'search' => 'cat & dog' ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( array( 'wave1', 'cat2', 'dog3' ), array_column( $answer->get_data()['gifs'], 'id' ) );
		self::assertSame(
			array(
				'id'        => 'wave1',
				'title'     => 'A wave',
				'embed_url' => 'https://giphy.com/embed/wave1',
				'width'     => 480,
				'height'    => 270,
				'preview'   => 'https://media.giphy.com/media/wave1/giphy-downsized_s.gif',
			),
			$answer->get_data()['gifs'][0]
		);
		self::assertSame( array(), self::ask( array( 'search' => 'nothing' ) )->get_data()['gifs'] );
	}

	public function test_one_is_found_by_its_id(): void {
		self::assertSame(
			array( 'cat2' ),
			array_column( self::ask( array( 'id' => 'cat2' ) )->get_data()['gifs'], 'id' )
		);
		self::assertSame( array(), self::ask( array( 'id' => 'nobody' ) )->get_data()['gifs'] );
	}

	/** @return iterable<array{array<string, string>, int, string}> What goes wrong. */
	public static function troubles(): iterable {
		yield array( array( 'search' => 'refused' ), 409, 'giphy_key_refused' );
		yield array( array( 'search' => 'limit' ), 429, 'giphy_limit_reached' );
		yield array( array( 'search' => 'broken' ), 503, 'giphy_unavailable' );
		yield array( array( 'search' => ' ' ), 400, 'rest_missing_callback_param' );
		yield array( array( 'id' => '../me' ), 400, 'rest_invalid_param' );
		yield array( array( 'search' => str_repeat( 'x', 51 ) ), 400, 'rest_invalid_param' );
	}

	/**
	 * @dataProvider troubles
	 * @param array<string, string> $query
	 */
	public function test_what_goes_wrong_is_told( array $query, int $status, string $code ): void {
		$answer = self::ask( $query );
		self::assertSame( $status, $answer->get_status() );
		self::assertSame( $code, $answer->get_data()['code'] );
		self::assertStringNotContainsString( self::KEY, (string) wp_json_encode( $answer->get_data() ) );
	}

	public function test_a_server_that_is_not_there_is_told(): void {
		remove_all_filters( 'slipstream_giphy_url' );
		add_filter( 'slipstream_giphy_url', static fn (): string => 'http://localhost:9' );
		self::assertSame( 'giphy_unavailable', self::ask( array( 'search' => 'cat' ) )->get_data()['code'] );
	}

	public function test_without_a_key_nobody_is_asked(): void {
		delete_option( Gif_Settings::KEY );
		$answer = self::ask( array( 'search' => 'cat' ) );
		self::assertSame( 409, $answer->get_status() );
		self::assertSame( 'giphy_key_missing', $answer->get_data()['code'] );
	}

	public function test_the_host_is_told_once_there_is_a_key(): void {
		remove_all_filters( 'slipstream_giphy_url' );
		$module = new \Slipstream\Gif\Gif_Module();
		self::assertSame(
			array( 'api.giphy.com' ),
			array_map( static fn ( External_Host $host ): string => $host->host, $module->external_hosts() )
		);
		delete_option( Gif_Settings::KEY );
		self::assertSame( array(), $module->external_hosts() );
	}
}
