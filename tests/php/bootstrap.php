<?php
/** Boots the installed test site with the plugin loaded where must-use plugins are. */

declare( strict_types=1 );

// A test in a process of its own comes here again, with the database that is there.
$slipstream_is_first = ! getenv( 'SLIPSTREAM_TEST_DB_DIR' );
if ( $slipstream_is_first ) {
	$slipstream_db_dir = sys_get_temp_dir() . '/slipstream-tests-' . getmypid();
	mkdir( "$slipstream_db_dir/opcache", 0700, true );
	putenv( "SLIPSTREAM_TEST_DB_DIR=$slipstream_db_dir" );
	// Tests start WordPress in some two hundred processes, which compile it once.
	file_put_contents(
		"$slipstream_db_dir/opcache.ini",
		"opcache.enable_cli=1\nopcache.file_cache=$slipstream_db_dir/opcache\n"
	);
	putenv( "PHP_INI_SCAN_DIR=:$slipstream_db_dir" );
	register_shutdown_function(
		static function () use ( $slipstream_db_dir ): void {
			$files = new RecursiveIteratorIterator(
				new RecursiveDirectoryIterator( $slipstream_db_dir, FilesystemIterator::SKIP_DOTS ),
				RecursiveIteratorIterator::CHILD_FIRST
			);
			foreach ( $files as $file ) {
				$file->isDir() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
			}
			rmdir( $slipstream_db_dir );
		}
	);
}

if ( $slipstream_is_first ) {
	passthru(
		escapeshellarg( PHP_BINARY ) . ' ' . escapeshellarg( __DIR__ . '/install.php' ),
		$slipstream_install_status
	);
	if ( 0 !== $slipstream_install_status ) {
		fwrite( STDERR, "WordPress could not be installed for the tests.\n" );
		exit( 1 );
	}
}

require __DIR__ . '/config.php';

// PHPUnit includes this file inside a function; core's variables must be global all the same.
foreach ( array(
	'wpdb',
	'wp',
	'wp_query',
	'wp_the_query',
	'wp_rewrite',
	'wp_locale',
	'wp_filter',
	'wp_actions',
	'wp_filters',
	'wp_current_filter',
	'wp_object_cache',
	'wp_roles',
	'wp_version',
	'wp_db_version',
	'required_php_version',
	'required_php_extensions',
	'required_mysql_version',
	'table_prefix',
	'phpmailer',
	'pagenow',
	'wp_embed',
	'wp_post_types',
	'wp_taxonomies',
	'wp_widget_factory',
	'shortcode_tags',
	'current_user',
	'wp_scripts',
	'wp_styles',
	'menu',
	'submenu',
	'PHP_SELF',
	'blog_id',
	'wp_plugin_paths',
	'locale',
	'l10n',
	'_wp_switched_stack',
	'switched',
	'wp_theme_directories',
	'allowedposttags',
	'allowedtags',
	'allowedentitynames',
	'allowedxmlentitynames',
	'timestart',
	'wp_local_package',
	'wp_locale_switcher',
	'wp_textdomain_registry',
	'tinymce_version',
	'post_type_meta_caps',
	'wp_registered_sidebars',
	'wp_registered_widgets',
	'wp_customize',
	'is_IIS',
	'is_apache',
	'is_nginx',
) as $slipstream_global ) {
	global $$slipstream_global;
}

$wp_filter += array(
	'muplugins_loaded' => array(
		0 => array(
			'slipstream' => array(
				'accepted_args' => 0,
				'function'      => static function (): void {
					require_once dirname( __DIR__, 2 ) . '/plugin.php';
				},
			),
		),
	),
);
require ABSPATH . 'wp-settings.php';
add_filter( 'pre_wp_mail', '__return_true' );
if ( $slipstream_is_first ) {
	// A table that comes in the middle of a test would end its transaction: those of modules that a test switches on
	// are there too, with the key that full text is searched by.
	foreach ( Slipstream\Plugin::modules()->all( Slipstream\Modules\Interfaces\With_Tables::class ) as $slipstream_module ) {
		( new Slipstream\Support\Database\Schema( $wpdb ) )->install( $slipstream_module->tables() );
	}
	( new Slipstream\Related_Posts\Search\Index( $wpdb ) )->reset();
	( new Slipstream\Modules\State\Installer( Slipstream\Plugin::modules() ) )->install();
}
$slipstream_is_first
	&& fprintf(
		STDERR,
		"WordPress %s, PHP %s, %s\n",
		$wp_version,
		PHP_VERSION,
		is_file( WP_CONTENT_DIR . '/db.php' ) ? 'SQLite' : 'MariaDB'
	);

require_once __DIR__ . '/Test_Case.php';
require_once __DIR__ . '/Site_Settings.php';
require_once __DIR__ . '/Block_Case.php';
