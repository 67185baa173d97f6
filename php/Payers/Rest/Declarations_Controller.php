<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Rest;

use Slipstream\Http\Request_Error;
use Slipstream\Payers\Declarations\Declaration;
use Slipstream\Payers\Declarations\Declarations;
use Slipstream\Payers\Declarations\Declared;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/** Declarations for administrators: slipstream/v1/payments/declarations, …/{id}/handled. */
final class Declarations_Controller extends Controller {

	/** States to ask for. */
	private const OPEN    = 'open';
	private const HANDLED = 'handled';

	private const TEXTS   = array( 'kind', 'name', 'email', 'contract', 'cause', 'ends', 'state' );
	private const FLAGS   = array( 'is_for_all', 'is_for_cause' );
	private const NUMBERS = array( 'id', 'confirmed', 'handled', 'created' );

	public function __construct( private Declarations $declarations ) {}

	public function register_routes(): void {
		$may = array( $this, 'get_items_permissions_check' );
		$this->route(
			'slipstream/v1',
			'/payments/declarations',
			array( $this->handler( WP_REST_Server::READABLE, 'get_items', $may, self::list_args() ) ),
			static fn (): array => array(
				'$schema' => 'http://json-schema.org/draft-04/schema#',
				'title'   => 'payment-declarations',
				'type'    => 'array',
				'items'   => self::item_schema(),
			)
		);
		$id = array( 'id' => self::id_arg( __( 'The ID of the declaration.', 'slipstream' ) ) );
		$this->route(
			'slipstream/v1',
			'/payments/declarations/(?P<id>\\d{1,18})/handled',
			array( $this->handler( WP_REST_Server::CREATABLE, 'handle_item', $may, $id ) ),
			self::item_schema( ... )
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
				$state                 = $request['state'] ?? null;
				list( $found, $total ) = $this->declarations->page(
					null === $state ? null : self::HANDLED === $state,
					(int) $request['page'],
					$per_page
				);
				return self::page_of( array_map( self::item( ... ), $found ), $total, $per_page );
			}
		);
	}

	/** Notes that the owner has done what a declaration needs. */
	public function handle_item( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			function () use ( $request ): array {
				$declaration = $this->declaration( $request );
				$this->declarations->handle( $declaration );
				return self::item( $this->declaration( $request ) );
			}
		);
	}

	private function declaration( WP_REST_Request $request ): Declaration {
		return $this->declarations->find( (int) $request['id'] ) ?? throw new Request_Error(
			'declaration_not_found',
			__( 'There is no such declaration.', 'slipstream' ),
			404
		);
	}

	/** @return array<string, string|int|bool> */
	private static function item( Declaration $declaration ): array {
		$declared = $declaration->declared;
		return array(
			'id'           => $declaration->id,
			'kind'         => $declared->kind->value,
			'name'         => $declared->text( Declared::FIELD_NAME ),
			'email'        => $declared->text( Declared::FIELD_EMAIL ),
			'is_for_all'   => $declared->is_for_all(),
			'contract'     => $declared->text( Declared::FIELD_CONTRACT ),
			'is_for_cause' => $declared->is_for_cause(),
			'cause'        => $declared->text( Declared::FIELD_CAUSE ),
			'ends'         => $declared->text( Declared::FIELD_ENDS ),
			'state'        => $declaration->handled > 0 ? self::HANDLED : self::OPEN,
			'confirmed'    => $declaration->confirmed,
			'handled'      => $declaration->handled,
			'created'      => $declaration->created,
		);
	}

	/** @return array<string, mixed> */
	private static function item_schema(): array {
		return self::schema_of(
			'payment-declaration',
			array_fill_keys( self::NUMBERS, 'integer' )
				+ array_fill_keys( self::TEXTS, 'string' )
				+ array_fill_keys( self::FLAGS, 'boolean' )
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function list_args(): array {
		return array(
			'state' => array(
				'description' => __( 'Limit results to declarations that wait for the owner, or to those that do not.', 'slipstream' ),
				'type'        => 'string',
				'enum'        => array( self::OPEN, self::HANDLED ),
				'example'     => self::OPEN,
			),
		) + self::page_args();
	}
}
