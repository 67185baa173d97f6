<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Photo_Feed;

use Slipstream\Modules\State\Installer;
use Slipstream\Photo_Feed\Authorization;
use Slipstream\Photo_Feed\Connection;
use Slipstream\Photo_Feed\Connections;
use Slipstream\Photo_Feed\Photo_Feed_Settings;
use Slipstream\Photo_Feed\Pictures;
use Slipstream\Photo_Feed\Refresher;
use Slipstream\Plugin;
use Slipstream\Services\Instagram\Instagram_Client;
use Slipstream\Support\Environment;
use Slipstream\Tests\Support_Server;
use Slipstream\Tests\Test_Case;
use WP_REST_Response;

require_once dirname( __DIR__ ) . '/Support_Server.php';
require_once __DIR__ . '/Later_Clock.php';

/** A site with an app, and a stand-in for Instagram. */
abstract class Instagram_Case extends Test_Case {

	protected const APP    = '990602627938098';
	protected const SECRET = 'app-secret-of-tests';

	private static ?Support_Server $server = null;

	/** Where the stand-in is; the tests may ask this machine by its name alone. */
	protected static string $url = '';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		if ( null === Support_Server::node() ) {
			self::markTestSkipped( 'There is no Node.js.' );
		}
		( new Installer( Plugin::modules() ) )->upgrade();
		list( self::$server, self::$url ) = Support_Server::fake( 'instagram' );
		self::$url                        = str_replace( '127.0.0.1', 'localhost', self::$url );
	}

	public static function tearDownAfterClass(): void {
		self::$server?->stop();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'slipstream_instagram_url', array( self::class, 'url' ) );
		update_option( Photo_Feed_Settings::APP_ID, self::APP );
		update_option( Photo_Feed_Settings::APP_SECRET, self::SECRET );
		self::command( 'behave', array() );
		self::command( 'account', array( 'reset' => true ) );
		$this->sign_in( 'author' );
	}

	protected function tearDown(): void {
		remove_all_filters( 'slipstream_instagram_url' );
		remove_all_filters( 'query' );
		array_map( 'wp_delete_file', self::files() );
		parent::tearDown();
	}

	/** Where the stand-in is. */
	public static function url(): string {
		return self::$url;
	}

	/**
	 * Tells the stand-in how to behave.
	 *
	 * @param array<string, mixed> $how
	 */
	protected static function command( string $what, array $how ): void {
		$answer = wp_remote_post( self::$url . "/$what", array( 'body' => (string) wp_json_encode( (object) $how ) ) );
		self::assertSame( 200, wp_remote_retrieve_response_code( $answer ) );
	}

	/** @return list<string> What the stand-in was asked. */
	protected static function asked(): array {
		return json_decode( wp_remote_retrieve_body( wp_remote_get( self::$url . '/asked' ) ), true );
	}

	/** The connections. */
	protected static function connections(): Connections {
		$site = new Environment();
		return new Connections( $site->database(), $site->secrets() );
	}

	/**
	 * How accounts are connected, perhaps later.
	 *
	 * @param int $later Seconds from now.
	 */
	protected static function authorization( int $later = 0 ): Authorization {
		return new Authorization(
			self::connections(),
			self::service( ... ),
			( new Environment() )->counters(),
			new Later_Clock( $later )
		);
	}

	/**
	 * How pictures are got, perhaps later.
	 *
	 * @param int $later Seconds from now.
	 */
	protected static function refresher( int $later = 0 ): Refresher {
		return new Refresher(
			self::connections(),
			new Pictures(),
			self::service( ... ),
			( new Environment() )->counters(),
			new Later_Clock( $later )
		);
	}

	/** Instagram. */
	protected static function service(): Instagram_Client {
		return new Instagram_Client( self::APP, self::SECRET );
	}

	/** @return array<string, string> What the stand-in's page leads back with when somebody says yes. */
	protected static function consent( string $url, string $answer = 'Allow' ): array {
		$page = wp_remote_retrieve_body( wp_remote_get( $url ) );
		self::assertSame( 1, preg_match( '#<a href="([^"]+)">' . $answer . '</a>#', $page, $link ) );
		wp_parse_str( (string) wp_parse_url( html_entity_decode( $link[1] ), PHP_URL_QUERY ), $query );
		return $query;
	}

	/** Connects an account. */
	protected static function connect(): Connection {
		return self::authorization()->complete( self::consent( self::authorization()->url() ) );
	}

	/** Connects an account, and gets its pictures. */
	protected static function connect_with_pictures(): Connection {
		return self::refresher()->fresh( self::connect() );
	}

	/** Asks for pictures. */
	protected function gallery( int|string $id, int|string $count = 30 ): WP_REST_Response {
		return $this->rest(
			'GET',
			'/wpcom/v2/instagram-gallery/gallery',
			array(
				'access_token' => $id,
				'count'        => $count,
			)
		);
	}

	/**
	 * Publishes a block.
	 *
	 * @param array<string, mixed> $with Anything else of the post.
	 */
	protected static function publish( string $json, array $with = array() ): void {
		self::assertGreaterThan(
			0,
			wp_insert_post(
				$with + array(
					'post_title'   => 'Feed',
					'post_status'  => 'publish',
					'post_content' => wp_slash( "<!-- wp:jetpack/instagram-gallery $json /-->" ),
				)
			)
		);
	}

	/** @return list<string> The copies that the site has. */
	protected static function files(): array {
		return glob( wp_upload_dir()['basedir'] . '/' . Pictures::FOLDER . '/*-*' ) ?: array();
	}

	/**
	 * Has the database fail for statements that name a table of ours.
	 *
	 * @param string $verb What they begin with; '' for any.
	 */
	protected static function break_database( string $verb = '' ): void {
		add_filter(
			'query',
			static fn ( string $sql ): string => str_starts_with( $sql, $verb ) && str_contains(
				$sql,
				Connections::TABLE
			) ? 'SELECT nothing FROM nowhere' : $sql
		);
	}

	/**
	 * HTML of a block.
	 *
	 * @param array<string, mixed> $attributes
	 */
	protected static function render( array $attributes ): string {
		return render_block(
			array(
				'blockName'    => 'jetpack/instagram-gallery',
				'attrs'        => $attributes,
				'innerBlocks'  => array(),
				'innerHTML'    => '<p>saved</p>',
				'innerContent' => array( '<p>saved</p>' ),
			)
		);
	}

	/** A picture. */
	protected static function png( int $width, int $height ): string {
		$image = imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
		ob_start();
		self::assertNotFalse( $image );
		imagepng( $image );
		return (string) ob_get_clean();
	}
}
