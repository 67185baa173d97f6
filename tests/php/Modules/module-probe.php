<?php
/**
 * Boots the site in the administration with one module off, or all on, and prints what of a namespace is there.
 * Arguments: the slug that is off, or ''; the slug to look at; its namespace.
 */

declare( strict_types=1 );

use Slipstream\Modules\Interfaces\Switchable;
use Slipstream\Modules\Interfaces\With_Tables;
use Slipstream\Plugin;

list( , $slipstream_off, $slipstream_slug, $slipstream_namespace ) = $argv;

define( 'WP_ADMIN', true );
require dirname( __DIR__ ) . '/config.php';
$wp_filter += array(
	'muplugins_loaded' => array(
		0 => array(
			'slipstream' => array(
				'accepted_args' => 0,
				'function'      => static function () use ( $slipstream_off ): void {
					require_once dirname( __DIR__, 3 ) . '/plugin.php';
					// As they are stored: what is in the wrong list would be moved, in the database of the tests.
					$on = static fn ( bool $is_own ): array => array_values(
						array_map(
							static fn ( Switchable $module ): string => $module->slug(),
							array_filter(
								Plugin::modules()->all( Switchable::class ),
								static fn ( Switchable $module ): bool =>
									$slipstream_off !== $module->slug()
										&& ( '' === $module->info()->introduced ) === $is_own
							)
						)
					);
					add_filter( 'pre_option_jetpack_active_modules', static fn (): array => $on( false ) );
					add_filter( 'pre_option_slipstream_active_modules', static fn (): array => $on( true ) );
					add_filter(
						'pre_option_jetpack_blocks_disabled',
						static fn (): int => (int) ( 'blocks' === $slipstream_off )
					);
					add_filter(
						'pre_option_slipstream_inactive_modules',
						static fn (): array => array( $slipstream_off )
					);
				},
			),
		),
	),
);
require ABSPATH . 'wp-settings.php';

/** The class that a callback belongs to. */
$slipstream_owner     = static function ( mixed $callback ): string {
	if ( $callback instanceof Closure ) {
		return (string) ( new ReflectionFunction( $callback ) )->getClosureScopeClass()?->getName();
	}
	$target = is_array( $callback ) ? $callback[0] : '';
	return is_object( $target ) ? $target::class : (string) $target;
};
$slipstream_is_theirs = static fn ( mixed $callback ): bool => str_starts_with(
	$slipstream_owner( $callback ),
	$slipstream_namespace
);

$slipstream_hooks = array();
foreach ( $GLOBALS['wp_filter'] as $slipstream_name => $slipstream_hook ) {
	foreach ( $slipstream_hook->callbacks as $slipstream_callbacks ) {
		if ( array_filter( array_column( $slipstream_callbacks, 'function' ), $slipstream_is_theirs ) ) {
			$slipstream_hooks[] = $slipstream_name;
		}
	}
}
// As a request to the REST API has them.
add_filter( 'wp_is_serving_rest_request', '__return_true' );
$slipstream_routes = array();
$slipstream_server = rest_get_server();
rest_do_request( new WP_REST_Request( 'GET', '/jetpack/v4/none' ) );
foreach ( $slipstream_server->get_routes() as $slipstream_route => $slipstream_handlers ) {
	if ( array_filter( array_column( $slipstream_handlers, 'callback' ), $slipstream_is_theirs ) ) {
		$slipstream_routes[] = $slipstream_route;
	}
}
$slipstream_manifest = is_file( SLIPSTREAM_DIR . '/build/blocks-manifest.php' )
	? require SLIPSTREAM_DIR . '/build/blocks-manifest.php'
	: array();
// The editor keeps blocks that are off for posts that have them: they are neither offered nor drawn.
$slipstream_is_kept = static fn ( WP_Block_Type $type ): bool => '__return_empty_string' === $type->render_callback
	&& false === ( $type->supports['inserter'] ?? true );
$slipstream_types   = WP_Block_Type_Registry::get_instance();
$slipstream_blocks  = array_filter(
	$slipstream_manifest,
	static fn ( array $block ): bool => ( 'blocks' === $slipstream_slug || in_array(
		$slipstream_slug,
		$block['slipstream'] ?? array(),
		true
	) ) && $slipstream_types->is_registered( $block['name'] )
		&& ! $slipstream_is_kept( $slipstream_types->get_registered( $block['name'] ) )
);
$slipstream_tables  = array();
foreach ( Plugin::modules()->active( With_Tables::class ) as $slipstream_module ) {
	if ( $slipstream_slug === $slipstream_module->slug() ) {
		$slipstream_tables = array_keys( $slipstream_module->tables() );
	}
}
echo wp_json_encode(
	array(
		'hooks'      => array_values( array_unique( $slipstream_hooks ) ),
		'routes'     => $slipstream_routes,
		'shortcodes' => array_keys( array_filter( $GLOBALS['shortcode_tags'], $slipstream_is_theirs ) ),
		'blocks'     => array_values( array_column( $slipstream_blocks, 'name' ) ),
		'tables'     => $slipstream_tables,
	)
);
