<?php

declare( strict_types=1 );

namespace Slipstream\Photo_Feed\Rest;

use Closure;
use Slipstream\Photo_Feed\Authorization;
use Slipstream\Photo_Feed\Connection;
use Slipstream\Photo_Feed\Connections;
use Slipstream\Photo_Feed\Gallery;
use Slipstream\Photo_Feed\Photo_Feed_Module;
use Slipstream\Photo_Feed\Refresher;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Says in wpcom/v2/instagram-gallery where an account is connected, which ones are, and what their pictures are.
 */
final class Photo_Feed_Controller extends Controller {

	/** @param Closure(): array{Connections, Authorization, Refresher} $parts  Gives what it works with. */
	public function __construct( private Photo_Feed_Module $module, private Closure $parts ) {}

	public function register_routes(): void {
		$number = array(
			'type'     => 'integer',
			'minimum'  => 1,
			'maximum'  => 999999999999,
			'required' => true,
		);
		$this->route(
			'wpcom/v2',
			'/instagram-gallery/connect-url',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_connect_url',
					array( $this, 'connect_permissions_check' )
				),
			),
			self::url_schema( ... )
		);
		$this->route(
			'wpcom/v2',
			'/instagram-gallery/connections',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_connections',
					array( $this, 'connections_permissions_check' )
				),
			),
			self::connections_schema( ... )
		);
		$args = array(
			'access_token' => $number,
			'count'        => $number,
		);
		// What pages show, strangers may see; the rest is decided by connection.
		$this->route(
			'wpcom/v2',
			'/instagram-gallery/gallery',
			array( $this->handler( WP_REST_Server::READABLE, 'get_gallery', '__return_true', $args ) )
		);
	}

	/** Those who may add pictures to the site. */
	public function connect_permissions_check(): bool|WP_Error {
		return self::require_capability( Authorization::CAPABILITY );
	}

	/** Whoever is logged in: each sees the own ones. */
	public function connections_permissions_check(): bool|WP_Error {
		return self::require_capability( 'read' );
	}

	/** Where the current user connects an account. */
	public function get_connect_url(): WP_REST_Response|WP_Error {
		if ( ! $this->module->has_app() ) {
			return new WP_Error(
				'bad_request',
				__( 'No Instagram app is set up.', 'slipstream' ),
				array( 'status' => 400 )
			);
		}
		return new WP_REST_Response( ( $this->parts )()[1]->url() );
	}

	/** The accounts that the current user may choose. */
	public function get_connections(): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => array_map(
				static fn ( Connection $connection ): array => array(
					'token'    => (string) $connection->id,
					'username' => $connection->username,
				),
				array_values( array_filter( $this->connections(), array( self::class, 'works' ) ) )
			)
		);
	}

	/** @return array<Connection> */
	private function connections(): array {
		$connections = ( $this->parts )()[0];
		return current_user_can( 'edit_others_posts' )
			? $connections->all()
			: $connections->of_user( get_current_user_id() );
	}

	private static function works( Connection $connection ): bool {
		return Connection::OK === $connection->status;
	}

	/** The pictures of an account. Who writes waits for the first ones; everybody else gets what is there. */
	public function get_gallery( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::answer(
			fn (): array => $this->gallery( (int) $request['access_token'], (int) $request['count'] )
		);
	}

	/** @return array<string, mixed> */
	private function gallery( int $token, int $count ): array {
		list( $connections, , $refresher ) = ( $this->parts )();
		$connection                        = ( new Gallery( $connections ) )->find_for_current_user( $token );
		if ( current_user_can( Authorization::CAPABILITY ) ) {
			$connection = $refresher->fresh( $connection );
		}
		$images = Gallery::images( $connection, $count );
		return array(
			'external_name' => $connection->username,
			'images'        => array() === $images && Connection::LOST === $connection->status ? 'ERROR' : $images,
			'status'        => $connection->status,
		);
	}

	/** @return array<string, mixed> */
	public function get_item_schema(): array {
		return self::schema_of(
			'instagram-gallery',
			array(
				'external_name' => 'string',
				'images'        => array(
					'type'  => array( 'array', 'string' ),
					'items' => array(
						'type'       => 'object',
						'properties' => array_fill_keys(
							array( 'link', 'title', 'url' ),
							array( 'type' => 'string' )
						) + array_fill_keys( array( 'width', 'height' ), array( 'type' => 'integer' ) ),
					),
				),
				'status'        => array(
					'type' => 'string',
					'enum' => array( Connection::OK, Connection::LOST ),
				),
			)
		);
	}

	/** @return array<string, mixed> */
	private static function url_schema(): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'instagram-connect-url',
			'type'    => 'string',
			'format'  => 'uri',
		);
	}

	/** @return array<string, mixed> */
	private static function connections_schema(): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'instagram-connections',
			'type'    => 'array',
			'items'   => array(
				'type'       => 'object',
				'properties' => array_fill_keys( array( 'token', 'username' ), array( 'type' => 'string' ) ),
			),
		);
	}

	protected function argument_help(): array {
		return array(
			'access_token' => array(
				'description' => __( 'The account’s number. No response contains the token itself.', 'slipstream' ),
				'example'     => 1,
			),
			'count'        => array(
				'description' => __( 'The maximum number of pictures.', 'slipstream' ),
				'example'     => 9,
			),
		);
	}
}
