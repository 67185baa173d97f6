<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Http\Visitor;
use Slipstream\Rest\Controller;
use Slipstream\Subscribers\Import\Import;
use Slipstream\Subscribers\Import\Import_Row;
use Slipstream\Subscribers\Import\Import_Service;
use Slipstream\Subscribers\Import\Import_State;
use Slipstream\Subscribers\Import\Mapping;
use Slipstream\Subscribers\Subscribers_Services;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** Imports of subscribers: slipstream/v1/subscribers/imports, …/{id}, …/{id}/start, …/{id}/refused. */
final class Imports_Controller extends Controller {

	private const PATH = '/subscribers/imports';

	public function __construct( private Subscribers_Services $services ) {}

	public function register_routes(): void {
		$may  = array( $this, 'get_items_permissions_check' );
		$id   = array( 'id' => self::id_arg( __( 'The ID of the import.', 'slipstream' ) ) );
		$item = static fn (): array => self::schema_of( 'subscriber-import', Subscriber_Items::import_schema() );
		$this->route(
			'slipstream/v1',
			self::PATH,
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_items', $may, self::page_args() ),
				$this->handler( WP_REST_Server::CREATABLE, 'create_item', $may, self::file_args() ),
			),
			static fn (): array => Subscriber_Items::list_of( 'subscriber-imports', $item() )
		);
		$this->route(
			'slipstream/v1',
			self::PATH . '/(?P<id>\\d{1,18})',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_item', $may, $id ),
				$this->handler( WP_REST_Server::DELETABLE, 'delete_item', $may, $id ),
			),
			$item
		);
		$this->route(
			'slipstream/v1',
			self::PATH . '/(?P<id>\\d{1,18})/start',
			array( $this->handler( WP_REST_Server::CREATABLE, 'start_item', $may, $id + self::start_args() ) ),
			$item
		);
		$this->route(
			'slipstream/v1',
			self::PATH . '/(?P<id>\\d{1,18})/refused',
			array( $this->handler( WP_REST_Server::READABLE, 'get_refused', $may, $id + self::page_args() ) ),
			static fn (): array => Subscriber_Items::list_of(
				'refused-rows',
				self::schema_of(
					'refused-row',
					array(
						'line'    => 'integer',
						'reason'  => 'string',
						'message' => 'string',
					)
				)
			)
		);
	}

	/** @param WP_REST_Request $request Not used. */
	public function get_items_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	public function get_items( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				$per_page              = (int) $request['per_page'];
				list( $found, $total ) = $this->services->imports()->page( (int) $request['page'], $per_page );
				return self::page_of( array_map( $this->item( ... ), $found ), $total, $per_page );
			}
		);
	}

	/** Stores a file and says what is in it. */
	public function create_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				list( $name, $bytes ) = self::file( $request );
				$import               = $this->services->import_service()->take(
					$name,
					$bytes,
					get_current_user_id(),
					Visitor::current()->ip
				);
				return new WP_REST_Response( $this->item( $import ), 201 );
			}
		);
	}

	public function get_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$import = $this->import( $request );
				if ( Import_State::Running === $import->state ) {
					// The process may have died before it had asked for the work.
					$this->services->import_service()->wake( $import );
				}
				return $this->item( $import );
			}
		);
	}

	public function start_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$import  = $this->import( $request );
				$mapping = Mapping::of( ( $request['mapping'] ?? array() ) + $import->mapping->to_array() );
				return $this->item(
					$this->services->import_service()->start( $import, $mapping, (string) $request['consent'] )
				);
			}
		);
	}

	public function delete_item( $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$this->services->import_service()->remove( $this->import( $request ) );
				return array( 'deleted' => true );
			}
		);
	}

	/** Why rows made nobody a subscriber. */
	public function get_refused( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): WP_REST_Response {
				$import   = $this->import( $request );
				$per_page = (int) $request['per_page'];
				$rows     = $this->services->import_rows();
				return self::page_of(
					array_map(
						static fn ( Import_Row $row ): array => array(
							'line'    => $row->line,
							'reason'  => $row->refusal->value ?? '',
							'message' => (string) $row->refusal?->message(),
						),
						$rows->refused( $import->id, (int) $request['page'], $per_page )
					),
					$rows->counts( $import->id )['refused'],
					$per_page
				);
			}
		);
	}

	private function import( WP_REST_Request $request ): Import {
		return $this->services->imports()->find( (int) $request['id'] ) ?? throw new Request_Error(
			'import_not_found',
			__( 'There is no such import.', 'slipstream' ),
			404
		);
	}

	/** @return array<string, mixed> */
	private function item( Import $import ): array {
		return Subscriber_Items::import(
			$import,
			$this->services->import_rows()->counts( $import->id ),
			$this->services->import_service()->preview( $import )
		);
	}

	/**
	 * What was uploaded, or sent as a text.
	 *
	 * @return array{string, string} Its name, and what is in it.
	 */
	private static function file( WP_REST_Request $request ): array {
		$file    = $request->get_file_params()['file'] ?? null;
		$failure = is_array( $file ) ? $file['error'] ?? UPLOAD_ERR_NO_FILE : UPLOAD_ERR_NO_FILE;
		$path    = is_array( $file ) && is_string( $file['tmp_name'] ?? null ) ? $file['tmp_name'] : '';
		if ( in_array( $failure, array( UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ), true ) ) {
			throw Import_Service::too_large();
		}
		if ( UPLOAD_ERR_OK === $failure && '' !== $path && is_file( $path ) ) {
			// One byte more than may be: whoever takes it says so.
			$bytes = file_get_contents( $path, false, null, 0, Import_Service::LARGEST + 1 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- An uploaded file.
			return array( (string) ( $file['name'] ?? '' ), false === $bytes ? throw self::no_file() : $bytes );
		}
		$text = (string) $request['text'];
		return '' !== $text ? array( (string) $request['name'], $text ) : throw self::no_file();
	}

	private static function no_file(): Request_Error {
		return new Request_Error( 'import_no_file', __( 'Choose a file.', 'slipstream' ), 400 );
	}

	/** @return array<string, array<string, mixed>> */
	private static function file_args(): array {
		return array(
			'text' => array(
				'description' => __( 'The file’s text, where no file is uploaded as “file”.', 'slipstream' ),
				'example'     => 'ann@example.org',
			) + self::text( Import_Service::LARGEST + 1 ),
			'name' => array(
				'description' => __( 'What the file is called.', 'slipstream' ),
				'example'     => 'subscribers.csv',
			) + self::text( 200 ),
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function start_args(): array {
		$column = array(
			'type'    => 'integer',
			'minimum' => -1,
			'maximum' => 1000,
		);
		return array(
			'consent' => array(
				'description' => __( 'To what these people have agreed, and where: it is stored as the proof.', 'slipstream' ),
				'example'     => 'Ticked “Get our newsletter” at checkout of our old shop.',
				'required'    => true,
			) + self::text( 2000 ),
			'mapping' => array(
				'description'          => __( 'Which column holds what, counted from 0; -1 for none. What is left out stays as guessed.', 'slipstream' ),
				'type'                 => 'object',
				'properties'           => array(
					'email'      => $column,
					'name'       => array(
						'type'     => 'array',
						'maxItems' => 10,
						'items'    => $column,
					),
					'language'   => $column,
					'categories' => $column,
					'has_header' => array( 'type' => 'boolean' ),
				),
				'additionalProperties' => false,
				'example'              => array( 'email' => 0 ),
			),
		);
	}
}
