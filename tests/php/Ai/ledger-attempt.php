<?php
/**
 * One of many processes that ask at the same moment: ledger-attempt.php {user} {text|short|image|sweep} [{stop}]. Says
 * when it is ready, waits for a line, prints whether it was let in. Before the statement of the number {stop} that
 * changes one of AI's tables it says what it would do, and waits to be killed.
 */

declare( strict_types=1 );

require dirname( __DIR__ ) . '/config.php';
require ABSPATH . 'wp-settings.php';
require dirname( __DIR__, 3 ) . '/plugin.php';

$meter = Slipstream\Plugin::module( Slipstream\Ai\Ai_Module::class )->services()->usage()->meter();
echo "ready\n";
fgets( STDIN );
$stop = (int) ( $argv[3] ?? 0 );
add_filter(
	'query',
	static function ( string $query ) use ( &$stop ): string {
		if (
			preg_match( '/^(INSERT|UPDATE|DELETE)\b.*?\bwptests_slipstream_(ai_\w+)/s', $query, $found )
			&& 0 === --$stop
		) {
			echo "$found[1] $found[2]\n";
			fgets( STDIN );
		}
		return $query;
	}
);
try {
	if ( 'sweep' === ( $argv[2] ?? '' ) ) {
		$meter->sweep();
		die( 'swept' );
	}
	if ( 'image' === ( $argv[2] ?? '' ) ) {
		$entry = new Slipstream\Ai\Usage\Usage_Entry( new Slipstream\Tokens\Caller( (int) $argv[1] ), 'general-image', 'image-model', images: 1 );
		$meter->settle( $meter->reserve( $entry, 100, 10 ), null, 0, 'done' );
		die( 'in' );
	}
	// 1000 characters are 250 tokens, and their answer is expected to have as many.
	$reservation = $meter->reserve( new Slipstream\Ai\Usage\Usage_Entry( new Slipstream\Tokens\Caller( (int) $argv[1] ), 'ai-assistant', 'm' ), 1000 );
	$meter->settle(
		$reservation,
		array(
			'in'  => 300,
			'out' => 'short' === ( $argv[2] ?? '' ) ? 100 : 200,
		),
		0,
		'done'
	);
	echo 'in';
} catch ( Slipstream\Http\Request_Error $error ) {
	echo $error->error_code;
}
