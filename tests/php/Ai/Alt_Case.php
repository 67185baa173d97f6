<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use Slipstream\Ai\Engines\Chat_Request;
use Slipstream\Ai\Engines\Completion;
use Slipstream\Ai\Engines\Delta;
use Slipstream\Ai\Engines\Engine;
use Slipstream\Ai\Engines\Fixed_Completion;
use Slipstream\Ai\Engines\Vision_Engine;
use Slipstream\Http\Request_Error;
use Slipstream\Modules\State\Installer;
use Slipstream\Plugin;
use Slipstream\Tests\Test_Case;
use WP_REST_Response;

/** The engine here says what a test wants and keeps what it was asked. */
abstract class Alt_Case extends Test_Case {

	/** @var list<Chat_Request> Requests that the engine has seen. */
	protected array $seen = array();

	/** What it says: a text or an error. */
	protected string|Request_Error $says = 'A red square';

	/** @var list<string> Files to be deleted. */
	protected array $files = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		( new Installer( Plugin::modules() ) )->install();
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

	/** An engine that sees. */
	public function engine(): Engine {
		return new class( fn( Chat_Request $request ): string|Request_Error => $this->answer( $request ) ) implements Vision_Engine {
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
				return is_string( $says )
					? new Fixed_Completion( array( new Delta( $says ) ) )
					: new Fixed_Completion( array(), $says );
			}
		};
	}

	/** What the engine says. */
	protected function answer( Chat_Request $request ): string|Request_Error {
		$this->seen[] = $request;
		return $this->says;
	}

	/**
	 * Has a text written.
	 *
	 * @param array<string, mixed> $params The body.
	 */
	protected function write( int $id, array $params ): WP_REST_Response {
		return $this->rest( 'POST', "/slipstream/v1/alt-text/$id/write", $params );
	}

	/**
	 * Stores a text or a state.
	 *
	 * @param array<string, mixed> $params The body.
	 */
	protected function edit( int $id, array $params ): WP_REST_Response {
		return $this->rest( 'POST', "/slipstream/v1/alt-text/$id", $params );
	}

	/**
	 * The images of a state.
	 *
	 * @param array<string, mixed> $params More of the query.
	 * @return array{counts: array<string, int>, items: list<array<string, mixed>>}
	 */
	protected function listed( string $state, array $params = array() ): array {
		return $this->rest( 'GET', '/slipstream/v1/alt-text', array( 'state' => $state ) + $params )->get_data();
	}

	/**
	 * An attachment without a file.
	 *
	 * @param array<string, mixed> $post More of it.
	 */
	protected function attachment( array $post = array() ): int {
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
	protected function image( int $width = 60, int $height = 40, array $post = array() ): int {
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

	/** The longest side of an image in a data address. */
	protected function side( string $data ): int {
		$size = getimagesizefromstring( (string) base64_decode( explode( ',', $data )[1], true ) );
		self::assertIsArray( $size );
		return max( $size[0], $size[1] );
	}
}
