<?php
/**
 * Alternative texts, from the library to the model and back.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Alt_Image;
use Slipstream\Ai\Alt_Prompt;
use Slipstream\Ai\Alt_State;
use Slipstream\Ai\Budget;
use Slipstream\Ai\Chat_Request;
use Slipstream\Ai\Completion;
use Slipstream\Ai\Control;
use Slipstream\Ai\Delta;
use Slipstream\Ai\Demo_Engine;
use Slipstream\Ai\Engine;
use Slipstream\Ai\Fixed_Completion;
use Slipstream\Ai\Sees_Images;
use Slipstream\Ai\Upstream_Errors;
use Slipstream\Http\Request_Error;
use Slipstream\Provider\Quota;
use Slipstream\Services;
use Slipstream\Tests\Test_Case;
use WP_REST_Response;

/**
 * The engine here says what a test wants and keeps what it was asked.
 */
final class Alt_Text_Test extends Test_Case {

	/**
	 * Requests that the engine has seen.
	 *
	 * @var list<Chat_Request>
	 */
	private array $seen = array();

	/**
	 * What it says: a text or an error.
	 *
	 * @var string|Request_Error
	 */
	private string|Request_Error $says = 'A red square';

	/**
	 * Files to be deleted.
	 *
	 * @var list<string>
	 */
	private array $files = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Services() )->schema()->install();
	}

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'slipstream_ai_engine', array( $this, 'engine' ) );
	}

	protected function tearDown(): void {
		remove_filter( 'slipstream_ai_engine', array( $this, 'engine' ) );
		remove_all_filters( 'wp_image_editors' );
		array_map( 'unlink', array_filter( $this->files, 'is_file' ) );
		parent::tearDown();
	}

	/**
	 * An engine that sees.
	 */
	public function engine(): Engine {
		return new class( fn( Chat_Request $request ): string|Request_Error => $this->answer( $request ) ) implements Sees_Images {
			public function __construct( private \Closure $answer ) {}
			public function name(): string {
				return 'seeing';
			}
			public function model(): string {
				return '';
			}
			public function streams(): bool {
				return false;
			}
			public function start( Chat_Request $request ): Completion {
				$says = ( $this->answer )( $request );
				return is_string( $says ) ? new Fixed_Completion( array( new Delta( $says ) ) ) : new Fixed_Completion( array(), $says );
			}
		};
	}

	public function test_the_model_gets_the_image_itself_and_its_name(): void {
		$this->sign_in( 'editor' );
		$id     = $this->image( 60, 40, array( 'post_title' => 'Harbour <b>at dawn</b>' ) );
		$answer = $this->write( $id, array( 'context' => 'A day at sea' ) );
		self::assertSame( 200, $answer->get_status() );
		self::assertSame( 'A red square', $answer->get_data()['alt'] );
		self::assertSame( '', Alt_State::alt( $id ), 'The editor decides whether it is kept.' );
		self::assertCount( 1, $this->seen );
		self::assertStringStartsWith( 'data:image/png;base64,', $this->seen[0]->images[0] );
		self::assertStringContainsString( "Title: Harbour at dawn\n", $this->seen[0]->messages[1]['content'] );
		self::assertStringContainsString( "Page: A day at sea\n", $this->seen[0]->messages[1]['content'] );
		self::assertStringContainsString( get_locale(), $this->seen[0]->messages[1]['content'] );
		self::assertGreaterThan( 3000, $this->seen[0]->characters() );
	}

	public function test_the_library_keeps_the_text_and_never_writes_over_one(): void {
		$this->sign_in( 'editor' );
		$id   = $this->image();
		$used = ( new Services() )->quota()->used();
		$data = $this->write( $id, array( 'save' => true ) )->get_data();
		self::assertSame( array( 'A red square', 'written' ), array( $data['alt'], $data['state'] ) );
		self::assertSame( 'A red square', Alt_State::alt( $id ) );
		self::assertSame( $used + 1, ( new Services() )->quota()->used() );
		$this->says = 'Something else';
		self::assertSame( 'A red square', $this->write( $id, array( 'save' => true ) )->get_data()['alt'] );
		self::assertCount( 1, $this->seen, 'Nothing is asked for an image that has a text.' );
		self::assertSame( $used + 1, ( new Services() )->quota()->used() );
	}

	public function test_words_of_an_author_are_stored_as_text(): void {
		$this->sign_in( 'editor' );
		$id = $this->image();
		$this->edit( $id, array( 'alt' => ' A "boat" \\o/ <b>here</b> ' ) );
		self::assertSame( 'A "boat" \\o/ here', Alt_State::alt( $id ) );
		self::assertSame( '', $this->edit( $id, array() )->get_data()['state'] );
	}

	public function test_a_text_can_be_mended_and_undone(): void {
		$this->sign_in( 'editor' );
		$id = $this->image();
		$this->write( $id, array( 'save' => true ) );
		self::assertSame( 'written', $this->edit( $id, array( 'alt' => 'A blue square' ) )->get_data()['state'] );
		$undone = $this->edit(
			$id,
			array(
				'alt'   => '',
				'state' => 'skipped',
			)
		)->get_data();
		self::assertSame( array( '', 'skipped' ), array( $undone['alt'], $undone['state'] ) );
		self::assertSame( 1, $this->listed( 'skipped' )['counts']['skipped'] );
		self::assertSame( array(), $this->listed( 'open' )['items'], 'A run does not write what was undone once more.' );
	}

	public function test_a_failure_of_the_image_is_kept_and_one_of_the_server_is_not(): void {
		$this->sign_in( 'editor' );
		$id         = $this->image();
		$used       = ( new Services() )->quota()->used();
		$this->says = Upstream_Errors::unavailable();
		self::assertSame( 503, $this->write( $id, array( 'save' => true ) )->get_status() );
		self::assertSame( array( 'open', '' ), Alt_State::read( $id ) );
		$this->says = Upstream_Errors::moderated();
		self::assertSame( 422, $this->write( $id, array( 'save' => true ) )->get_status() );
		self::assertSame( array( 'failed', 'error_moderation' ), Alt_State::read( $id ) );
		self::assertSame( $used, ( new Services() )->quota()->used(), 'What failed is not counted.' );
		self::assertSame( 'error_moderation', $this->listed( 'failed' )['items'][0]['code'] );
		$this->says = 'JETPACK_AI_ERROR';
		self::assertSame( 'error_unclear_prompt', $this->write( $id, array( 'save' => true ) )->get_data()['code'] );
	}

	public function test_a_limit_stops_before_anything_is_asked(): void {
		$this->sign_in( 'editor' );
		update_option( Quota::LIMIT, ( new Services() )->quota()->used() + 1 );
		$first  = $this->image();
		$second = $this->image();
		self::assertSame( 200, $this->write( $first, array( 'save' => true ) )->get_status() );
		$refused = $this->write( $second, array( 'save' => true ) );
		self::assertSame( array( 429, 'error_quota_exceeded' ), array( $refused->get_status(), $refused->get_data()['code'] ) );
		self::assertGreaterThan( 0, $refused->get_data()['data']['retry_after'] );
		self::assertCount( 1, $this->seen );
		self::assertSame( array( 'open', '' ), Alt_State::read( $second ) );
	}

	public function test_requests_are_logged_under_their_feature(): void {
		global $wpdb;
		$this->sign_in( 'editor' );
		$id = $this->image();
		$this->write( $id, array() );
		$this->write( $id, array( 'save' => true ) );
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT feature, post_id, tokens_in FROM %i ORDER BY id DESC LIMIT 2', $wpdb->prefix . 'slipstream_ai_log' ), ARRAY_A );
		self::assertSame( array( 'image-alt-text-library', 'jetpack-ai-image-extension' ), array_column( $rows, 'feature' ) );
		self::assertEquals( array( $id, $id ), array_column( $rows, 'post_id' ) );
		self::assertGreaterThan( 750, (int) $rows[0]['tokens_in'] );
	}

	public function test_whoever_may_not_ask_may_still_write_by_hand(): void {
		$this->sign_in( 'editor' );
		$id = $this->image();
		( new Control() )->store( true, array( Control::IMAGES ), array() );
		self::assertSame( 'ai_feature_disabled', $this->write( $id, array() )->get_data()['code'] );
		( new Control() )->store( true, array(), array( 'editor' ) );
		self::assertSame( 'ai_not_allowed', $this->write( $id, array() )->get_data()['code'] );
		( new Control() )->store( false, array(), array() );
		self::assertSame( 'ai_disabled', $this->write( $id, array() )->get_data()['code'] );
		self::assertSame( 'By hand', $this->edit( $id, array( 'alt' => 'By hand' ) )->get_data()['alt'] );
		self::assertSame( array(), $this->seen );
	}

	public function test_authors_look_after_their_own_images(): void {
		$this->sign_in( 'editor' );
		$others = $this->image();
		$this->sign_in( 'author' );
		$own  = $this->image();
		$list = $this->listed( 'open' );
		self::assertSame( array( $own ), array_column( $list['items'], 'id' ) );
		self::assertSame( 1, $list['counts']['open'] );
		self::assertSame( 403, $this->write( $others, array( 'save' => true ) )->get_status() );
		self::assertSame( 200, $this->write( $others, array() )->get_status(), 'For a post of their own they may.' );
		self::assertSame( 403, $this->edit( $others, array( 'alt' => 'Mine' ) )->get_status() );
		self::assertSame( 200, $this->write( $own, array() )->get_status() );
	}

	public function test_the_demo_cannot_see(): void {
		$this->sign_in( 'administrator' );
		$demo    = static fn (): Engine => new Demo_Engine( 0.0 );
		add_filter( 'slipstream_ai_engine', $demo, 20 );
		$refused = $this->write( $this->image(), array() );
		remove_filter( 'slipstream_ai_engine', $demo, 20 );
		self::assertSame( array( 501, 'no_vision_engine' ), array( $refused->get_status(), $refused->get_data()['code'] ) );
	}

	public function test_a_missing_file_is_told_and_costs_nothing(): void {
		$this->sign_in( 'editor' );
		$id = $this->image();
		unlink( (string) get_attached_file( $id ) );
		$used = ( new Services() )->quota()->used();
		self::assertSame( 'image_not_readable', $this->write( $id, array( 'save' => true ) )->get_data()['code'] );
		self::assertSame( array( 'failed', 'image_not_readable' ), Alt_State::read( $id ) );
		self::assertSame( $used, ( new Services() )->quota()->used() );
	}

	public function test_no_address_is_fetched(): void {
		$this->sign_in( 'editor' );
		$id = $this->image();
		update_post_meta( $id, '_wp_attached_file', 'http://127.0.0.1/secret.png' );
		self::assertSame( 'image_not_readable', $this->write( $id, array() )->get_data()['code'] );
		update_post_meta( $id, '_wp_attached_file', ABSPATH . 'wp-config-sample.php' );
		self::assertSame( 'image_not_readable', $this->write( $id, array() )->get_data()['code'] );
		self::assertSame( array(), $this->seen );
	}

	public function test_large_images_are_sent_small(): void {
		$this->sign_in( 'editor' );
		$id   = $this->image( 1800, 1200 );
		$data = Alt_Image::data_address( $id );
		self::assertLessThanOrEqual( 1024, $this->side( $data ) );
		self::assertGreaterThan( 200, $this->side( $data ) );
		self::assertSame( array(), glob( get_temp_dir() . 'slipstream-alt-*' ), 'The copy is gone.' );

		$path = dirname( (string) get_attached_file( $id ) ) . '/' . wp_unique_filename( dirname( (string) get_attached_file( $id ) ), 'medium.png' );
		imagepng( imagecreatetruecolor( 300, 200 ), $path );
		$this->files[] = $path;
		$square        = array(
			'file'   => 'square.png',
			'width'  => 900,
			'height' => 900,
		);
		$medium        = array(
			'file'   => basename( $path ),
			'width'  => 300,
			'height' => 200,
		);
		wp_update_attachment_metadata(
			$id,
			array(
				'width'  => 1800,
				'height' => 1200,
				'sizes'  => array(
					'square' => $square,
					'medium' => $medium,
				),
			)
		);
		self::assertSame( 300, $this->side( Alt_Image::data_address( $id ) ), 'A size that is there spares the work, and a cut one is not taken.' );
	}

	public function test_pages_and_chosen_images(): void {
		$this->sign_in( 'editor' );
		$before = $this->listed( 'open' )['counts']['open'];
		$ids    = array_map( fn (): int => $this->attachment(), range( 1, 25 ) );
		self::assertSame( $before + 25, $this->listed( 'open' )['counts']['open'] );
		$newest = array_reverse( $ids );
		self::assertSame( array_slice( $newest, 0, 20 ), array_column( $this->listed( 'open' )['items'], 'id' ) );
		self::assertSame( array_slice( $newest, 20, 5 ), array_slice( array_column( $this->listed( 'open', array( 'page' => 2 ) )['items'], 'id' ), 0, 5 ) );
		$after = $this->listed(
			'open',
			array(
				'before'   => $newest[3],
				'per_page' => 2,
			)
		);
		self::assertSame( array( $newest[4], $newest[5] ), array_column( $after['items'], 'id' ) );
		$this->edit( $ids[0], array( 'state' => 'decorative' ) );
		$some = $this->listed( 'open', array( 'include' => array( $ids[0], $ids[1] ) ) );
		self::assertSame( array( $ids[1] ), array_column( $some['items'], 'id' ) );
		self::assertSame( 1, $some['counts']['decorative'] );
	}

	public function test_what_changed_elsewhere_counts(): void {
		$this->sign_in( 'editor' );
		$id = $this->image();
		$this->edit( $id, array( 'state' => 'decorative' ) );
		update_post_meta( $id, Alt_State::ALT, 'Somebody wrote this in the library' );
		self::assertSame( '', Alt_State::read( $id )[0] );
		self::assertSame( 0, $this->listed( 'decorative' )['counts']['decorative'] );
		update_post_meta( $id, Alt_State::ALT, '   ' );
		self::assertSame( 'decorative', Alt_State::read( $id )[0] );
	}

	/**
	 * Answers and what is kept of them.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function answers(): array {
		return array(
			'plain'          => array( 'A boat on a lake.', 'A boat on a lake.' ),
			'quotes'         => array( "\"A boat on a lake\"\n", 'A boat on a lake' ),
			'label'          => array( '**Alt text:** A boat', 'A boat' ),
			'thoughts'       => array( '<think>I see water.</think> A lake', 'A lake' ),
			'tags'           => array( 'A <b>boat</b> &amp; oars', 'A boat & oars' ),
			'lines'          => array( "A boat\n\non a lake", 'A boat on a lake' ),
			'not understood' => array( '__JETPACK_AI_ERROR__', '' ),
			'nothing'        => array( "  \n", '' ),
			'unicode'        => array( '„Ein Boot – still“', 'Ein Boot – still' ),
			'long sentence'  => array( str_repeat( 'word ', 80 ), trim( str_repeat( 'word ', 50 ) ) ),
			'two sentences'  => array( str_repeat( 'word ', 30 ) . 'end. ' . str_repeat( 'more ', 40 ), str_repeat( 'word ', 30 ) . 'end.' ),
		);
	}

	/**
	 * @dataProvider answers
	 */
	public function test_answers_are_cleaned( string $answer, string $text ): void {
		self::assertSame( $text, Alt_Prompt::clean( $answer ) );
	}

	/**
	 * What servers say whose model is blind.
	 *
	 * @return array<string, array{int, string}>
	 */
	public static function blind(): array {
		return array(
			'OpenAI'     => array( 400, 'Invalid content type. image_url is only supported by certain models.' ),
			'vLLM'       => array( 400, 'llama is not a multimodal model' ),
			'llama.cpp'  => array( 500, 'image input is not supported - hint: if this is unexpected, you may need to provide the mmproj' ),
			'OpenRouter' => array( 404, 'No endpoints found that support image input' ),
		);
	}

	/**
	 * @dataProvider blind
	 */
	public function test_a_blind_model_is_told( int $status, string $message ): void {
		$body = (string) wp_json_encode( array( 'error' => array( 'message' => $message ) ) );
		self::assertSame( 'no_vision_engine', Upstream_Errors::of_response( $status, $body )->error_code );
	}

	/**
	 * What the engine says.
	 */
	private function answer( Chat_Request $request ): string|Request_Error {
		$this->seen[] = $request;
		return $this->says;
	}

	/**
	 * Has a text written.
	 *
	 * @param array<string, mixed> $params The body.
	 */
	private function write( int $id, array $params ): WP_REST_Response {
		return $this->rest( 'POST', "/slipstream/v1/alt-text/$id/write", $params );
	}

	/**
	 * Stores a text or a state.
	 *
	 * @param array<string, mixed> $params The body.
	 */
	private function edit( int $id, array $params ): WP_REST_Response {
		return $this->rest( 'POST', "/slipstream/v1/alt-text/$id", $params );
	}

	/**
	 * The images of a state.
	 *
	 * @param array<string, mixed> $params More of the query.
	 * @return array{counts: array<string, int>, items: list<array<string, mixed>>}
	 */
	private function listed( string $state, array $params = array() ): array {
		return $this->rest( 'GET', '/slipstream/v1/alt-text', array( 'state' => $state ) + $params )->get_data();
	}

	/**
	 * An attachment without a file.
	 *
	 * @param array<string, mixed> $post More of it.
	 */
	private function attachment( array $post = array() ): int {
		return wp_insert_attachment(
			$post + array(
				'post_mime_type' => 'image/png',
				'post_status'    => 'inherit',
				'post_title'     => 'Picture',
			)
		);
	}

	/**
	 * An image of the library.
	 *
	 * @param array<string, mixed> $post More of it.
	 */
	private function image( int $width = 60, int $height = 40, array $post = array() ): int {
		$path = wp_upload_dir()['path'] . '/alt-' . wp_generate_password( 8, false ) . '.png';
		imagepng( imagecreatetruecolor( $width, $height ), $path );
		$this->files[] = $path;
		$id            = $this->attachment( $post );
		update_attached_file( $id, $path );
		wp_update_attachment_metadata(
			$id,
			array(
				'width'  => $width,
				'height' => $height,
			)
		);
		return $id;
	}

	/**
	 * The longest side of an image in a data address.
	 */
	private function side( string $data ): int {
		$size = getimagesizefromstring( (string) base64_decode( explode( ',', $data )[1], true ) );
		self::assertIsArray( $size );
		return max( $size[0], $size[1] );
	}
}
