<?php
/**
 * The connection's routes.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Connection\Rest;

use Slipstream\Connection\Authorize_Page;
use Slipstream\Connection\Connection_Data;
use Slipstream\Connection\Site_Connection;
use Slipstream\Rest\Controller;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Reads and changes the connection: jetpack/v4/connection and what is below it.
 */
final class Connection_Controller extends Controller {

	/**
	 * Takes its parts.
	 *
	 * @param Site_Connection $connection The site's connection.
	 * @param Connection_Data $data       What clients are told about it.
	 * @param Authorize_Page  $authorize  The address that links a user.
	 */
	public function __construct(
		private Site_Connection $connection,
		private Connection_Data $data,
		private Authorize_Page $authorize
	) {}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$text = array( 'type' => 'string' );
		$uri  = array(
			'redirect_uri' => $text,
			'from'         => $text,
		);
		$this->route( '', WP_REST_Server::READABLE, 'get_status', '__return_true' );
		$this->route( '', WP_REST_Server::EDITABLE, 'disconnect', array( $this, 'disconnect_permissions_check' ), array( 'isActive' => $this->must_be_false() ) );
		$this->route( '/data', WP_REST_Server::READABLE, 'get_data', array( $this, 'read_data_permissions_check' ) );
		$this->route( '/register', WP_REST_Server::EDITABLE, 'register', array( $this, 'connect_permissions_check' ), $uri + array( 'plugin_slug' => $text ) );
		$this->route( '/authorize_url', WP_REST_Server::READABLE, 'get_authorize_url', array( $this, 'connect_user_permissions_check' ), $uri );
		$this->route( '/reconnect', WP_REST_Server::EDITABLE, 'reconnect', array( $this, 'reconnect_permissions_check' ) );
		$this->route( '/user', WP_REST_Server::EDITABLE, 'unlink_user', array( $this, 'unlink_user_permissions_check' ), array( 'linked' => $this->must_be_false() ) );
	}

	/**
	 * Tells the state of the site.
	 */
	public function get_status(): WP_REST_Response {
		return new WP_REST_Response( $this->data->status( get_current_user_id() ) );
	}

	/**
	 * Tells the state of the current user.
	 */
	public function get_data(): WP_REST_Response {
		return new WP_REST_Response( $this->data->user( wp_get_current_user() ) );
	}

	/**
	 * Ends the connection.
	 */
	public function disconnect(): WP_REST_Response|WP_Error {
		if ( ! $this->connection->is_registered() ) {
			return new WP_Error( 'disconnect_failed', __( 'The site is not connected.', 'slipstream' ), array( 'status' => 400 ) );
		}
		if ( ! $this->connection->disconnect() ) {
			return new WP_Error( 'disconnect_failed', __( 'The connection could not be ended. Please try again.', 'slipstream' ), array( 'status' => 503 ) );
		}
		return $this->success();
	}

	/**
	 * Registers the site. It is its own provider, so the user who asks is linked at once; the address leads on.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function register( WP_REST_Request $request ): WP_REST_Response {
		$this->connection->register( get_current_user_id() );
		return new WP_REST_Response(
			array(
				'authorizeUrl'          => $this->authorize->url( (string) $request['redirect_uri'] ),
				'alternateAuthorizeUrl' => '',
			)
		);
	}

	/**
	 * Tells the address that links the current user.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 */
	public function get_authorize_url( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( array( 'authorizeUrl' => $this->authorize->url( (string) $request['redirect_uri'] ) ) );
	}

	/**
	 * Makes the connection whole again.
	 */
	public function reconnect(): WP_REST_Response {
		$this->connection->register( get_current_user_id() );
		return new WP_REST_Response( array( 'status' => 'completed' ) );
	}

	/**
	 * Unlinks the current user. The owner goes last.
	 */
	public function unlink_user(): WP_REST_Response|WP_Error {
		$user_id = get_current_user_id();
		if ( $this->connection->owner_id() === $user_id && $this->connection->has_other_users( $user_id ) ) {
			return new WP_Error( 'unlink_user_failed', __( 'The connection’s owner can only leave when no other user is connected.', 'slipstream' ), array( 'status' => 400 ) );
		}
		if ( ! $this->connection->unlink( $user_id ) ) {
			return new WP_Error( 'unlink_user_failed', __( 'The account could not be disconnected. Please try again.', 'slipstream' ), array( 'status' => 503 ) );
		}
		return $this->success();
	}

	/**
	 * Administrators may connect the site.
	 */
	public function connect_permissions_check(): bool|WP_Error {
		return $this->allow( current_user_can( 'manage_options' ), 'invalid_user_permission_jetpack_connect' );
	}

	/**
	 * Administrators may reconnect the site.
	 */
	public function reconnect_permissions_check(): bool|WP_Error {
		return $this->allow( current_user_can( 'manage_options' ), 'invalid_user_permission_jetpack_disconnect' );
	}

	/**
	 * Administrators may disconnect the site.
	 */
	public function disconnect_permissions_check(): bool|WP_Error {
		return $this->allow( current_user_can( 'manage_options' ), 'invalid_user_permission_jetpack_disconnect' );
	}

	/**
	 * Users may connect themselves once the site has an owner.
	 */
	public function connect_user_permissions_check(): bool|WP_Error {
		return $this->allow( $this->can_connect_user(), 'invalid_user_permission_jetpack_connect' );
	}

	/**
	 * Who may connect may read the connection's data.
	 */
	public function read_data_permissions_check(): bool|WP_Error {
		return $this->allow( $this->can_connect_user(), 'invalid_user_permission_user_connection_data' );
	}

	/**
	 * Linked users may leave.
	 */
	public function unlink_user_permissions_check(): bool|WP_Error {
		$may = current_user_can( 'read' ) && $this->connection->is_user_linked( get_current_user_id() );
		return $this->allow( $may, 'invalid_user_permission_unlink_user' );
	}

	/**
	 * Whether the current user may be linked.
	 */
	private function can_connect_user(): bool {
		return current_user_can( $this->connection->owner_id() > 0 ? 'read' : 'manage_options' );
	}

	/**
	 * True, or the error that refuses.
	 *
	 * @param bool   $may  Whether the user may.
	 * @param string $code The error's code.
	 */
	private function allow( bool $may, string $code ): bool|WP_Error {
		return $may ? true : new WP_Error(
			$code,
			__( 'You do not have the user permissions to perform this action.', 'slipstream' ),
			array( 'status' => rest_authorization_required_code() )
		);
	}

	/**
	 * The answer to a change that has nothing to tell.
	 */
	private function success(): WP_REST_Response {
		return new WP_REST_Response( array( 'code' => 'success' ) );
	}

	/**
	 * An argument that only says that the client means it.
	 *
	 * @return array<string, mixed>
	 */
	private function must_be_false(): array {
		return array(
			'type'     => 'boolean',
			'enum'     => array( false ),
			'required' => true,
		);
	}

	/**
	 * Registers a route.
	 *
	 * @param string                              $path       Below jetpack/v4/connection.
	 * @param string                              $methods    HTTP methods.
	 * @param string                              $callback   Our method.
	 * @param callable                            $permission Who may.
	 * @param array<string, array<string, mixed>> $args       The arguments' schemas.
	 */
	private function route( string $path, string $methods, string $callback, callable $permission, array $args = array() ): void {
		register_rest_route(
			'jetpack/v4',
			"/connection$path",
			array(
				array(
					'methods'             => $methods,
					'callback'            => array( $this, $callback ),
					'permission_callback' => $permission,
					'args'                => $args,
				),
				'schema' => fn (): array => $this->schema( $path ),
			)
		);
	}

	/**
	 * The state of the site as a schema.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema(): array {
		$flags = array_fill_keys( array( 'isActive', 'isStaging', 'isRegistered', 'isUserConnected', 'hasConnectedOwner', 'isPublic' ), 'boolean' );
		return self::schema_of( 'connection', $flags + array( 'offlineMode' => 'object' ) );
	}

	/**
	 * What a route answers, as a schema.
	 *
	 * @param string $path Below jetpack/v4/connection.
	 * @return array<string, mixed>
	 */
	private function schema( string $path ): array {
		$address = array( 'authorizeUrl' => 'string' );
		return match ( $path ) {
			'/data' => self::schema_of(
				'connection-data',
				array(
					'currentUser'     => 'object',
					'connectionOwner' => array( 'type' => array( 'string', 'null' ) ),
					'isRegistered'    => 'boolean',
				)
			),
			'/register' => self::schema_of( 'connection-registration', $address + array( 'alternateAuthorizeUrl' => 'string' ) ),
			'/authorize_url' => self::schema_of( 'connection-address', $address ),
			'/reconnect' => self::schema_of( 'connection-reconnection', array( 'status' => 'string' ) ),
			'/user' => self::schema_of( 'connection-change', array( 'code' => 'string' ) ),
			default => $this->get_item_schema(),
		};
	}
}
