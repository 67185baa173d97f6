<?php

declare( strict_types=1 );

use Slipstream\Ai\Engines\Chat_Request;
use Slipstream\Ai\Engines\Completion;
use Slipstream\Ai\Engines\Delta;
use Slipstream\Ai\Engines\Engine;
use Slipstream\Ai\Engines\Fixed_Completion;
use Slipstream\Ai\Engines\Image_Engine;
use Slipstream\Ai\Images\Generated_Image;
use Slipstream\Ai\Images\Image_Request;
use Slipstream\Ai\Relay\Null_Sink;
use Slipstream\Ai\Relay\Query;
use Slipstream\Tokens\Caller;

require dirname( __DIR__ ) . '/config.php';
require ABSPATH . 'wp-settings.php';
require dirname( __DIR__, 3 ) . '/plugin.php';

final class Session_Engine implements Engine, Image_Engine {
	/** @var array<string, bool> Whether a session was open, by what was asked. */
	public static array $is_open = array();

	public function name(): string {
		return 'session';
	}
	public function model(): string {
		return 'session';
	}
	public function streams(): bool {
		return true;
	}
	public function start( Chat_Request $request ): Completion {
		self::$is_open['text'] = PHP_SESSION_ACTIVE === session_status();
		return new Fixed_Completion( array( new Delta( 'x' ) ) );
	}
	public function image_model(): string {
		return 'session';
	}
	public function draw( Image_Request $request ): Generated_Image {
		self::$is_open['image'] = PHP_SESSION_ACTIVE === session_status();
		return new Generated_Image( '', 'https://example.test/a.png' );
	}
}

$engine = static fn (): Session_Engine => new Session_Engine();
add_filter( 'slipstream_ai_engine', $engine );
add_filter( 'slipstream_ai_image_engine', $engine );
$services = Slipstream\Plugin::module( Slipstream\Ai\Ai_Module::class )->services();
$begin    = static fn (): bool => session_start(
	array(
		'save_path'   => (string) getenv( 'SLIPSTREAM_TEST_DB_DIR' ),
		'use_cookies' => '0',
	)
);

$begin() || die( 'There is no session.' );
$chat = new Chat_Request(
	array(
		array(
			'role'    => 'user',
			'content' => 'x',
		),
	)
);
$services->assistant()->open( new Query( new Caller( 1 ), $chat ) )->run( new Null_Sink() );
$begin() || die( 'There is no session.' );
$services->media_assistant()->draw( new Image_Request( 'x', true, Image_Request::SIZE ), 'featured-post-image' );
echo json_encode( Session_Engine::$is_open );
