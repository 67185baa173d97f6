<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Forms\Sending;

use CURLStringFile;
use PHPUnit\Framework\TestCase;
use Slipstream\Forms\Definition\Form;
use Slipstream\Forms\Definition\Form_Finder;
use Slipstream\Forms\Definition\Form_Source;
use Slipstream\Forms\Definition\Form_Token;
use Slipstream\Forms\Files\File_Store;
use Slipstream\Forms\Files\Quarantine;
use Slipstream\Forms\Forms_Module;
use Slipstream\Forms\Inbox\Feedback;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Forms\Inbox\Feedback_Type;
use Slipstream\Forms\Rest\Feedback_Controller;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Tests\Support_Server;

require_once dirname( __DIR__, 2 ) . '/Support_Server.php';

/** A running site: uploads as PHP takes them, and many requests at once. */
final class Server_Test extends TestCase {

	private const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

	private static Support_Server $server;
	private static string $site  = '';
	private static int $page     = 0;
	private static string $token = '';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Installer( Plugin::modules() ) )->install();
		Feedback_Type::register( Feedback_Controller::class );
		$content                           = '<!-- wp:jetpack/contact-form --><div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name {"label":"Name","required":true} /--><!-- wp:jetpack/field-file {"label":"File","maxfiles":3} /--></div><!-- /wp:jetpack/contact-form -->';
		self::$page                        = (int) wp_insert_post(
			wp_slash(
				array(
					'post_type'    => 'page',
					'post_status'  => 'publish',
					'post_title'   => 'Form',
					'post_content' => $content,
				)
			)
		);
		$filters                           = array(
			'pre_wp_mail'                 => true,
			'slipstream_form_min_seconds' => 0,
			'slipstream_form_limits'      => array(
				'visitor' => 60,
				'site'    => 1000,
			),
			'slipstream_form_file_bytes'  => 200000,
		);
		list( self::$server, self::$site ) = Support_Server::site( array( 'SLIPSTREAM_TEST_FILTERS' => (string) wp_json_encode( $filters ) ), 8 );
	}

	public static function tearDownAfterClass(): void {
		self::$server->stop();
		self::clear();
		wp_delete_post( self::$page, true );
		wp_clear_scheduled_hook( 'slipstream_forms_clean' );
		wp_clear_scheduled_hook( 'slipstream_forms_clean_soon' );
		foreach ( array( '.htaccess', 'index.php', 'web.config' ) as $name ) {
			if ( is_file( File_Store::base() . "/$name" ) ) {
				unlink( File_Store::base() . "/$name" );
			}
		}
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		if ( ! is_file( SLIPSTREAM_DIR . '/build/blocks-manifest.php' ) || ! is_file( SLIPSTREAM_DIR . '/build/field-file/block.json' ) ) {
			self::markTestSkipped( 'The site has no blocks until they are built.' );
		}
		self::clear();
	}

	/** Removes all responses and counters. */
	private static function clear(): void {
		global $wpdb;
		wp_cache_flush();
		foreach ( $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'feedback'" ) as $id ) {
			wp_delete_post( (int) $id, true );
		}
		$wpdb->query( "DELETE FROM {$wpdb->prefix}slipstream_counters" );
	}

	/** @return array<string, string> What every request of the form holds. */
	private function values(): array {
		if ( '' === self::$token ) {
			$tokens      = Plugin::module( Forms_Module::class )->services()->tokens();
			$hash        = Form_Finder::hash( parse_blocks( (string) get_post( self::$page )?->post_content )[0] );
			$form        = new Form( (string) self::$page, $hash, array(), new Form_Source( 'post', (string) self::$page, self::$page ) );
			self::$token = $tokens->issue( $form, 0 );
		}
		return array( Form_Token::FIELD => self::$token );
	}

	/**
	 * A request that sends the form.
	 *
	 * @param array<string, mixed> $answers Values and files.
	 */
	private function request( array $answers ): \CurlHandle {
		$handle = curl_init( self::$site . '/?rest_route=/slipstream/v1/forms/submit' );
		self::assertInstanceOf( \CurlHandle::class, $handle );
		curl_setopt_array(
			$handle,
			array(
				CURLOPT_RETURNTRANSFER => true,
				CURLOPT_TIMEOUT        => 120,
				CURLOPT_POST           => true,
				CURLOPT_POSTFIELDS     => $answers + $this->values(),
			)
		);
		return $handle;
	}

	/**
	 * Sends the form with files.
	 *
	 * @param list<array{string, string}> $files Contents and names.
	 * @return array{status: int, data: array<string, mixed>}
	 */
	private function send( array $files, string $name = 'Ann' ): array {
		$answers = array( 'g' . self::$page . '-name' => $name );
		foreach ( $files as $at => list( $content, $file_name ) ) {
			$answers[ 'g' . self::$page . "-file[$at]" ] = new CURLStringFile( $content, $file_name, 'image/png' );
		}
		$handle = $this->request( $answers );
		$body   = (string) curl_exec( $handle );
		wp_cache_flush();
		$data = json_decode( $body, true );
		self::assertIsArray( $data, $body );
		return array(
			'status' => (int) curl_getinfo( $handle, CURLINFO_RESPONSE_CODE ),
			'data'   => $data,
		);
	}

	/** @return list<Feedback> All responses. */
	private function responses(): array {
		wp_cache_flush();
		return array_map(
			static fn ( \WP_Post $post ): Feedback => new Feedback( $post ),
			get_posts(
				array(
					'post_type'   => Feedback_Store::TYPE,
					'post_status' => array( 'publish', 'spam' ),
					'numberposts' => -1,
				)
			)
		);
	}

	public function test_a_file_is_kept_where_nobody_finds_it(): void {
		$png    = (string) base64_decode( self::PNG, true );
		$answer = $this->send( array( array( $png, '../../My <Photo>.png' ), array( 'Hello', 'notes.txt' ) ) );
		self::assertSame( 200, $answer['status'], (string) wp_json_encode( $answer ) );
		$response = $this->responses()[0];
		$files    = $response->fields()[1]['files'];
		self::assertSame( array( 'My-Photo.png', 'notes.txt' ), array_column( $files, 'name' ) );
		$stored = $response->stored_files()[ $files[0]['id'] ];
		$path   = (string) File_Store::path( $stored['folder'], $files[0]['id'] );
		self::assertSame( $png, file_get_contents( $path ) );
		self::assertMatchesRegularExpression( '#/slipstream-forms/[0-9a-f]{32}/[0-9a-f]{32}\.bin$#', $path );
		self::assertStringContainsString( 'denied', (string) file_get_contents( File_Store::base() . '/.htaccess' ) );

		// The administrator that WordPress was installed with.
		wp_set_current_user( 1 );
		$request  = new \WP_REST_Request( 'GET', "/slipstream/v1/forms/files/{$response->post->ID}/{$files[0]['id']}" );
		$download = rest_get_server()->dispatch( $request );
		self::assertSame( 200, $download->get_status() );
		self::assertSame( "attachment; filename=\"My-Photo.png\"; filename*=UTF-8''My-Photo.png", $download->get_headers()['Content-Disposition'] );
		self::assertSame( 'application/octet-stream', $download->get_headers()['Content-Type'] );
		ob_start();
		\Slipstream\Rest\Download_Response::serve( false, $download );
		self::assertSame( $png, ob_get_clean() );
		wp_set_current_user( 0 );
		self::assertSame( 401, rest_get_server()->dispatch( $request )->get_status() );

		wp_delete_post( $response->post->ID, true );
		self::assertFileDoesNotExist( $path );
		self::assertDirectoryDoesNotExist( dirname( $path ) );
	}

	/**
	 * @dataProvider bad_files
	 * @param list<array{string, string}> $files Contents and names.
	 */
	public function test_files_that_are_refused( array $files ): void {
		$answer = $this->send( $files );
		self::assertSame( 422, $answer['status'], (string) wp_json_encode( $answer ) );
		self::assertSame( 'g' . self::$page . '-file', $answer['data']['data']['errors'][0]['field'] );
		self::assertSame( array(), $this->responses() );
		self::assertSame( array(), (array) glob( File_Store::base() . '/????????????????????????????????', GLOB_ONLYDIR ) );
	}

	/** @return iterable<string, array{list<array{string, string}>}> Contents and names. */
	public static function bad_files(): iterable {
		$png = (string) base64_decode( self::PNG, true );
		yield 'a script called a picture' => array( array( array( '<?php system($_GET["x"]);', 'photo.jpg' ) ) );
		yield 'a picture called a script' => array( array( array( $png, 'photo.php' ) ) );
		yield 'a page' => array( array( array( '<html><script>alert(1)</script></html>', 'page.html' ) ) );
		yield 'a page called a text' => array( array( array( '<!DOCTYPE html><html><script>alert(1)</script></html>', 'page.txt' ) ) );
		yield 'a drawing with a script' => array( array( array( '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.svg' ) ) );
		yield 'a server\'s settings' => array( array( array( 'AddType x .png', '.htaccess' ) ) );
		yield 'a name with a zero' => array( array( array( '<?php', "a.php\0.png" ) ) );
		yield 'nothing' => array( array( array( '', 'a.png' ) ) );
		yield 'too large' => array( array( array( $png . str_repeat( "\0", 200000 ), 'a.png' ) ) );
		yield 'too many' => array( array_fill( 0, 4, array( $png, 'a.png' ) ) );
	}

	public function test_a_picture_with_a_script_in_it_is_only_ever_a_download(): void {
		self::assertSame( 200, $this->send( array( array( base64_decode( self::PNG, true ) . '<?php system($_GET["x"]); ?>', 'photo.png.PNG' ) ) )['status'] );
		$response = $this->responses()[0];
		foreach ( $response->stored_files() as $id => $file ) {
			self::assertSame( 'bin', pathinfo( (string) File_Store::path( $file['folder'], $id ), PATHINFO_EXTENSION ) );
		}
	}

	public function test_files_without_a_response_are_put_aside(): void {
		$this->send( array( array( (string) base64_decode( self::PNG, true ), 'a.png' ) ) );
		$this->send( array( array( (string) base64_decode( self::PNG, true ), 'b.png' ) ), 'Bo' );
		list( $bo, $ann ) = $this->responses();
		$folder_of        = static fn ( Feedback $feedback ): string => current( $feedback->stored_files() )['folder'];
		$folders          = array( $folder_of( $ann ), $folder_of( $bo ) );
		delete_post_meta( $bo->post->ID, Feedback_Store::FOLDER );
		Quarantine::sweep( microtime( true ) + 10 );
		self::assertDirectoryExists( File_Store::base() . "/$folders[1]", 'Not yet.' );
		foreach ( $folders as $folder ) {
			touch( File_Store::base() . "/$folder", time() - 2 * 86400 );
		}
		clearstatcache();
		Quarantine::sweep( microtime( true ) + 10 );
		self::assertDirectoryExists( File_Store::base() . "/$folders[0]" );
		self::assertDirectoryExists( File_Store::base() . "/quarantine/$folders[1]" );
		File_Store::remove( $folders[1] );
		self::assertDirectoryDoesNotExist( File_Store::base() . "/quarantine/$folders[1]" );
	}

	/**
	 * Sends the form many times at once and gives the statuses.
	 *
	 * @param list<string> $names What each sends.
	 * @return array<int, int> How often each came.
	 */
	private function all_at_once( array $names ): array {
		$multi   = curl_multi_init();
		$handles = array_map( fn ( string $name ): \CurlHandle => $this->request( array( 'g' . self::$page . '-name' => $name ) ), $names );
		foreach ( $handles as $handle ) {
			curl_multi_add_handle( $multi, $handle );
		}
		do {
			$state = curl_multi_exec( $multi, $running );
			curl_multi_select( $multi );
		} while ( $running > 0 && CURLM_OK === $state );
		$statuses = array_count_values( array_map( static fn ( \CurlHandle $handle ): int => (int) curl_getinfo( $handle, CURLINFO_RESPONSE_CODE ), $handles ) );
		ksort( $statuses );
		return $statuses;
	}

	public function test_two_hundred_at_once_and_a_limit_of_sixty(): void {
		$statuses = $this->all_at_once( array_map( static fn ( int $number ): string => "Ann $number", range( 1, 200 ) ) );
		self::assertSame( '60 taken, 140 refused', "$statuses[200] taken, $statuses[429] refused" );
		$names = array_map( static fn ( Feedback $feedback ): string => $feedback->first( 'name' ), $this->responses() );
		self::assertCount( 60, $names );
		self::assertCount( 60, array_unique( $names ) );
	}

	public function test_the_same_sent_thirty_times_at_once_is_kept_once(): void {
		$statuses = $this->all_at_once( array_fill( 0, 30, 'Same' ) );
		self::assertSame( array(), array_diff( array_keys( $statuses ), array( 200, 409 ) ), 'Thanked, or asked to wait.' );
		self::assertSame( array( 200 => 30 ), $this->all_at_once( array_fill( 0, 30, 'Same' ) ), 'Those who come again are thanked as the first.' );
		self::assertCount( 1, $this->responses() );
	}

	public function test_two_photos_with_one_name_are_two(): void {
		$png = (string) base64_decode( self::PNG, true );
		foreach ( array( 'a', 'b', 'b' ) as $end ) {
			self::assertSame( 200, $this->send( array( array( $png . $end, 'IMG_0001.png' ) ) )['status'] );
		}
		self::assertCount( 2, $this->responses() );
	}
}
