<?php

declare( strict_types=1 );

namespace Slipstream\Photo_Feed\Rest;

use Closure;
use Slipstream\Http\Request_Error;
use Slipstream\Photo_Feed\Connections;
use Slipstream\Photo_Feed\Pictures;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/**
 * DELETE slipstream/v1/instagram/connections/{id}: forgets an account, its token and its pictures.
 */
final class Photo_Feed_Accounts_Controller extends Controller {

	/** @param Closure(): Connections $connections */
	public function __construct( private Closure $connections, private Pictures $pictures ) {}

	public function register_routes(): void {
		$this->route(
			'slipstream/v1',
			'/instagram/connections/(?P<id>\d+)',
			array(
				$this->handler(
					WP_REST_Server::DELETABLE,
					'delete_item',
					array( $this, 'delete_item_permissions_check' ),
					array(
						'id' => array(
							'type'    => 'integer',
							'minimum' => 1,
							'maximum' => 999999999999,
						),
					)
				),
			)
		);
	}

	public function delete_item_permissions_check( $request ): bool|WP_Error {
		return self::require_capability( 'edit_posts' );
	}

	public function delete_item( $request ): WP_REST_Response|WP_Error {
		return self::answer( fn (): array => $this->remove( (int) $request['id'] ) );
	}

	/**
	 * @return array{deleted: true}
	 * @throws Request_Error If there is no such account, it is somebody else's, or it cannot be removed.
	 */
	private function remove( int $id ): array {
		$connections = ( $this->connections )();
		$connection  = $connections->find( $id );
		if ( null === $connection ) {
			throw new Request_Error(
				'instagram_connection_not_found',
				__( 'This account is no longer connected.', 'slipstream' ),
				404
			);
		}
		if ( ! $connection->is_of_current_user() ) {
			throw new Request_Error(
				'rest_forbidden',
				__( 'Only the person who connected the account, or an editor, can disconnect it.', 'slipstream' ),
				403
			);
		}
		$connections->remove( $id );
		$this->pictures->remove( $id );
		return array( 'deleted' => true );
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of( 'instagram-connection', array( 'deleted' => 'boolean' ) );
	}

	protected function argument_help(): array {
		return array(
			'id' => array(
				'description' => __( 'The account’s number.', 'slipstream' ),
				'example'     => 1,
			),
		);
	}
}
