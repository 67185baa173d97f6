<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Rest;

use RuntimeException;
use Slipstream\Forms\Files\File_Store;
use Slipstream\Forms\Inbox\Feedback_Csv;
use Slipstream\Forms\Inbox\Feedback_Query;
use Slipstream\Forms\Inbox\Feedback_Store;
use Slipstream\Forms\Inbox\Feedback_Type;
use Slipstream\Http\Request_Error;
use Slipstream\Rest\Controller;
use Slipstream\Rest\Download_Response;
use WP_Error;
use WP_REST_Request;

/**
 * Exports responses as a table and serves their files: slipstream/v1/forms/{export,files}.
 */
final class Form_Download_Controller extends Controller {

	public function __construct( private Feedback_Store $store ) {}

	public function register_routes(): void {
		$may = array( Feedback_Type::class, 'may_manage' );
		$this->download_route(
			'/forms/export',
			'export',
			$may,
			Feedback_Query::arguments() + self::export_arguments()
		);
		$this->download_route( '/forms/files/(?P<id>\d+)/(?P<file>[0-9a-f]{32})', 'file', $may );
	}

	/** Returns the responses as CSV. */
	public function export( WP_REST_Request $request ): Download_Response|WP_Error {
		$filters  = $request->get_params();
		$statuses = array_values( array_map( 'strval', (array) ( $request['status'] ?? array( 'publish' ) ) ) );
		try {
			$ids = Feedback_Query::ids( $filters, $statuses );
		} catch ( RuntimeException ) {
			return self::database_failed();
		}
		return new Download_Response(
			static fn ( $stream ) => Feedback_Csv::write( $stream, $ids ),
			'responses-' . current_time( 'Y-m-d' ) . '.csv',
			'text/csv; charset=utf-8'
		);
	}

	public function file( WP_REST_Request $request ): Download_Response|WP_Error {
		$feedback = $this->store->find( (int) $request['id'] );
		$file     = null === $feedback ? null : $feedback->stored_files()[ (string) $request['file'] ] ?? null;
		$path     = null === $file ? null : File_Store::find( (string) $file['folder'], (string) $request['file'] );
		if ( null === $path ) {
			return new WP_Error(
				'form_file_not_found',
				__( 'File not found.', 'slipstream' ),
				array( 'status' => 404 )
			);
		}
		return new Download_Response(
			static function ( $stream ) use ( $path ): void {
				$file = fopen( $path, 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Sent piece by piece.
				if ( $file ) {
					stream_copy_to_stream( $file, $stream );
					fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- See above.
				}
			},
			(string) $file['name'],
			'application/octet-stream'
		);
	}

	/** The error for a failure that would otherwise look like an empty inbox. */
	public static function database_failed(): WP_Error {
		return Request_Error::database_failed( 'form_database_failed' )->to_wp_error();
	}

	/** @return array<string, array<string, mixed>> */
	private static function export_arguments(): array {
		return array(
			'status'    => array(
				'description' => __( 'Where the responses are.', 'slipstream' ),
				'example'     => array( 'publish' ),
				'type'        => 'array',
				'items'       => array(
					'type' => 'string',
					'enum' => array( 'publish', 'spam', 'trash' ),
				),
				'default'     => array( 'publish' ),
			),
			'is_unread' => array(
				'description' => __( 'Limit results to unread responses, or to read ones.', 'slipstream' ),
				'example'     => true,
				'type'        => 'boolean',
			),
			'ids'       => array(
				'description' => __( 'Limit the file to responses with these IDs.', 'slipstream' ),
				'example'     => array( 101, 102 ),
				'type'        => 'array',
				'items'       => array( 'type' => 'integer' ),
			),
		);
	}
}
