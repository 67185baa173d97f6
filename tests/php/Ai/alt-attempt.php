<?php
/**
 * One of several processes that want the text of one image: alt-attempt.php {image} {user}. Says when it is ready and
 * when its model is asked, waits for a line at each, and prints the text, or why there is none.
 */

declare( strict_types=1 );

require dirname( __DIR__ ) . '/config.php';
require ABSPATH . 'wp-settings.php';
require dirname( __DIR__, 3 ) . '/plugin.php';

$engine = new class() implements Slipstream\Ai\Engines\Vision_Engine {
	public function name(): string {
		return 'slow';
	}
	public function model(): string {
		return '';
	}
	public function streams(): bool {
		return false;
	}
	public function start( Slipstream\Ai\Engines\Chat_Request $request ): Slipstream\Ai\Engines\Completion {
		echo "asked\n";
		fgets( STDIN );
		return new Slipstream\Ai\Engines\Fixed_Completion( array( new Slipstream\Ai\Engines\Delta( 'A boat' ) ) );
	}
};
add_filter( 'slipstream_ai_engine', static fn (): Slipstream\Ai\Engines\Engine => $engine );
wp_set_current_user( (int) $argv[2] );
$image = get_post( (int) $argv[1] );
// What it knows of the image before the others have started.
get_post_meta( $image->ID );
echo "ready\n";
fgets( STDIN );
try {
	echo Slipstream\Plugin::module( Slipstream\Ai\Ai_Module::class )->services()->alt_writer()->write(
		$image,
		'',
		true
	);
} catch ( Slipstream\Http\Request_Error $error ) {
	echo $error->error_code;
}
