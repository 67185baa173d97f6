<?php
/**
 * What a site keeps after the chaos run, as JSON: chaos-check.php {folder of WordPress}.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

require $argv[1] . '/wp-load.php';

$slipstream_found = array();
foreach ( $wpdb->get_results( "SELECT ID, post_status, post_content FROM $wpdb->posts WHERE post_type = 'feedback' ORDER BY ID" ) as $slipstream_post ) {
	$slipstream_fields  = array_column( json_decode( $slipstream_post->post_content, true )['fields'] ?? array(), 'value', 'label' );
	$slipstream_meta    = (array) json_decode( (string) get_post_meta( (int) $slipstream_post->ID, '_slipstream_form_files', true ), true );
	$slipstream_found[] = array(
		'name'         => $slipstream_fields['Name'] ?? '',
		'message'      => $slipstream_fields['Message'] ?? '',
		'status'       => $slipstream_post->post_status,
		'notification' => get_post_meta( (int) $slipstream_post->ID, '_slipstream_form_notification', true )['state'] ?? '',
		'files'        => array_map(
			static function ( array $file ) use ( $slipstream_meta ): string {
				$stored = $slipstream_meta[ $file['file_id'] ] ?? array( 'folder' => '' );
				$path   = wp_upload_dir()['basedir'] . "/slipstream-forms/{$stored['folder']}/{$file['file_id']}.bin";
				return is_file( $path ) ? hash_file( 'sha256', $path ) : 'missing';
			},
			$slipstream_fields['File']['files'] ?? array()
		),
	);
}
echo wp_json_encode( $slipstream_found );
