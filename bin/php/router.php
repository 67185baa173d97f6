<?php
/**
 * Serves a WordPress with PHP's own web server: files as they are, everything else through index.php.
 */

$slipstream_root = $_SERVER['DOCUMENT_ROOT'];
$slipstream_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
if ( is_dir( $slipstream_root . $slipstream_path ) && is_file( rtrim( $slipstream_root . $slipstream_path, '/' ) . '/index.php' ) ) {
	if ( ! str_ends_with( $slipstream_path, '/' ) ) {
		header( 'Location: ' . $slipstream_path . '/' );
		exit;
	}
	$slipstream_path .= 'index.php';
}
// A file of core with its version in the address never changes: browsers need not ask for it again.
if ( isset( $_GET['ver'] ) && preg_match( '~^/wp-(?:includes|admin)/.+\.(js|css)$~', $slipstream_path, $slipstream_match ) && is_file( $slipstream_root . $slipstream_path ) ) {
	header( 'Content-Type: text/' . ( 'js' === $slipstream_match[1] ? 'javascript' : 'css' ) . '; charset=utf-8' );
	header( 'Cache-Control: max-age=86400' );
	readfile( $slipstream_root . $slipstream_path );
	return true;
}
if ( is_file( $slipstream_root . $slipstream_path ) && ! str_ends_with( $slipstream_path, '.php' ) ) {
	return false;
}
$slipstream_script = is_file( $slipstream_root . $slipstream_path ) ? $slipstream_path : '/index.php';

$_SERVER['SCRIPT_NAME']     = $slipstream_script;
$_SERVER['PHP_SELF']        = $slipstream_script;
$_SERVER['SCRIPT_FILENAME'] = $slipstream_root . $slipstream_script;
chdir( dirname( $slipstream_root . $slipstream_script ) );
require $slipstream_root . $slipstream_script;
