<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Rest;

use Slipstream\Connection\Connection_Services;
use Slipstream\Connection\State\Connected_Plugins;
use WP_Error;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Returns the connection's state, and tests or ends the connection: jetpack/v4/connection, …/data, …/plugins, …/test,
 * …/check.
 */
final class Connection_Controller extends Connection_Route {

	public function __construct( private Connection_Services $services ) {}

	public function register_routes(): void {
		$this->route(
			'jetpack/v4',
			'/connection',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_status', '__return_true' ),
				$this->handler(
					WP_REST_Server::EDITABLE,
					'disconnect',
					array( $this, 'disconnect_permissions_check' ),
					array( 'isActive' => self::must_be( false ) )
				),
			)
		);
		$this->route(
			'jetpack/v4',
			'/connection/data',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_data',
					array( $this, 'get_data_permissions_check' )
				),
			)
		);
		$this->route(
			'jetpack/v4',
			'/connection/plugins',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_plugins',
					array( $this, 'get_plugins_permissions_check' )
				),
			)
		);
		$this->route(
			'jetpack/v4',
			'/connection/test',
			array( $this->handler( WP_REST_Server::READABLE, 'test', array( $this, 'test_permissions_check' ) ) )
		);
		$this->route(
			'jetpack/v4',
			'/connection/check',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_check',
					array( $this, 'get_check_permissions_check' )
				),
			)
		);
	}

	public function get_status(): WP_REST_Response {
		return new WP_REST_Response( $this->services->data()->status( get_current_user_id() ) );
	}

	/** Returns the state of the current user. */
	public function get_data(): WP_REST_Response {
		return new WP_REST_Response( $this->services->data()->user( wp_get_current_user() ) );
	}

	/** Lists the plugins that use the connection. */
	public function get_plugins(): WP_REST_Response {
		return new WP_REST_Response( Connected_Plugins::records() );
	}

	/** Confirms that the site responds. */
	public function get_check(): WP_REST_Response {
		return new WP_REST_Response( array( 'status' => 'success' ) );
	}

	/** Tests the connection. The first test that fails is the error, the others come with it. */
	public function test(): WP_REST_Response|WP_Error {
		$results  = $this->services->checks()->run( get_current_user_id() );
		$failures = array_filter( $results );
		if ( array() === $failures ) {
			return new WP_REST_Response(
				array(
					'code'      => 'success',
					'message'   => __( 'The connection works.', 'slipstream' ),
					'tests_run' => array_keys( $results ),
				)
			);
		}
		$error = new WP_Error();
		foreach ( $failures as $name => $failure ) {
			$error->add(
				$name,
				$failure['message'],
				array(
					'status'            => 424,
					'action'            => $failure['action'],
					'short_description' => $failure['message'],
					'tests_run'         => array_keys( $results ),
				)
			);
		}
		return $error;
	}

	public function disconnect(): WP_REST_Response|WP_Error {
		return $this->answer( fn () => $this->services->disconnection()->run() );
	}

	/** Administrators may disconnect the site. */
	public function disconnect_permissions_check(): bool|WP_Error {
		return $this->check( 'disconnect', 'invalid_user_permission_jetpack_disconnect' );
	}

	/** Who may connect may read the connection's data. */
	public function get_data_permissions_check(): bool|WP_Error {
		return $this->check( 'connect_user', 'invalid_user_permission_user_connection_data' );
	}

	/** Who may switch plugins may see which are connected. */
	public function get_plugins_permissions_check(): bool|WP_Error {
		return $this->check( 'activate_plugins', 'invalid_user_permission_activate_plugins' );
	}

	public function test_permissions_check(): bool|WP_Error {
		return $this->check( 'manage_options', 'invalid_user_permission_manage_options' );
	}

	/** Who may connect the site may ask whether it answers. */
	public function get_check_permissions_check(): bool|WP_Error {
		return $this->check( 'connect', 'invalid_user_permission_jetpack_connect' );
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		$flags = array_fill_keys(
			array( 'isActive', 'isStaging', 'isRegistered', 'isUserConnected', 'hasConnectedOwner', 'isPublic' ),
			'boolean'
		);
		return match ( $path ) {
			'/connection/data' => self::schema_of(
				'connection-data',
				array(
					'currentUser'     => 'object',
					'connectionOwner' => array( 'type' => array( 'string', 'null' ) ),
					'isRegistered'    => 'boolean',
				)
			),
			'/connection/plugins' => array(
				'$schema' => 'http://json-schema.org/draft-04/schema#',
				'title'   => 'connection-plugins',
				'type'    => 'array',
				'items'   => self::schema_of(
					'connection-plugin',
					array(
						'name'     => 'string',
						'slug'     => 'string',
						'url_info' => 'string',
					)
				),
			),
			'/connection/test' => self::schema_of(
				'connection-test',
				array(
					'code'      => 'string',
					'message'   => 'string',
					'tests_run' => array(
						'type'  => 'array',
						'items' => array( 'type' => 'string' ),
					),
				)
			),
			'/connection/check' => self::schema_of( 'connection-check', array( 'status' => 'string' ) ),
			default => self::schema_of( 'connection', $flags + array( 'offlineMode' => 'object' ) ),
		};//end match
	}

	protected function argument_help(): array {
		return array(
			'isActive' => array(
				'description' => __( 'Must be false: disconnects the site.', 'slipstream' ),
				'example'     => false,
			),
		);
	}
}
