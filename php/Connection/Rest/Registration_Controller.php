<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Rest;

use Slipstream\Connection\Connection_Services;
use Slipstream\Connection\State\Connected_Plugins;
use Slipstream\Connection\Storage\Connection_Secrets;
use Slipstream\Http\Request_Error;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Registers the site, reconnects it, and returns where users link their accounts: jetpack/v4/connection/register,
 * …/reconnect, …/authorize_url, …/url, and jetpack/v4/verify_registration for the provider.
 */
final class Registration_Controller extends Connection_Route {

	public function __construct( private Connection_Services $services ) {}

	public function register_routes(): void {
		$address = array(
			'redirect_uri' => self::text(),
			'from'         => self::text( 200 ),
		);
		$this->route(
			'jetpack/v4',
			'/connection/register',
			array(
				$this->handler(
					WP_REST_Server::EDITABLE,
					'register',
					array( $this, 'register_permissions_check' ),
					$address + array( 'plugin_slug' => self::text( 64 ) )
				),
			)
		);
		$this->route(
			'jetpack/v4',
			'/connection/reconnect',
			array(
				$this->handler(
					WP_REST_Server::EDITABLE,
					'reconnect',
					array( $this, 'reconnect_permissions_check' )
				),
			)
		);
		$this->register_link_routes( $address );
		// Their types are checked by the handler, which has a code of its own for each.
		$unchecked = static fn ( string $type ): array => array(
			'type'              => $type,
			'sanitize_callback' => null,
		);
		$this->route(
			'jetpack/v4',
			'/verify_registration',
			array(
				$this->handler(
					WP_REST_Server::EDITABLE,
					'verify',
					'__return_true',
					array(
						'secret_1' => $unchecked( 'string' ),
						'state'    => $unchecked( 'integer' ),
					)
				),
			)
		);
	}

	/** @param array<string, array<string, mixed>> $address Where a user comes from, and goes on to. */
	private function register_link_routes( array $address ): void {
		$this->route(
			'jetpack/v4',
			'/connection/authorize_url',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_authorize_url',
					array( $this, 'connect_user_permissions_check' ),
					$address
				),
			)
		);
		$this->route(
			'jetpack/v4',
			'/connection/url',
			array(
				$this->handler(
					WP_REST_Server::READABLE,
					'get_url',
					array( $this, 'connect_user_permissions_check' ),
					array(
						'redirect' => self::text(),
						'from'     => self::text( 200 ),
					)
				),
			)
		);
	}

	/** Registers the site. The address leads on; it is empty if the provider has to approve the site first. */
	public function register( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$plugin = (string) $request['plugin_slug'];
		if ( '' !== $plugin && ! Connected_Plugins::has( $plugin ) ) {
			return new WP_Error(
				'unknown_plugin',
				__( 'This plugin does not use the connection.', 'slipstream' ),
				array( 'status' => 400 )
			);
		}
		return $this->answer(
			fn (): array => array(
				'authorizeUrl'          => $this->services->manager()->register(
					get_current_user_id(),
					(string) $request['from']
				)
					? $this->authorize_url( $request, 'redirect_uri' )
					: '',
				'alternateAuthorizeUrl' => '',
			)
		);
	}

	/** Repairs the connection. */
	public function reconnect(): WP_REST_Response|WP_Error {
		return $this->answer(
			fn (): array => $this->services->manager()->reconnect( get_current_user_id() ) ? array(
				'status' => 'completed',
			) : array(
				'status'       => 'in_progress',
				'authorizeUrl' => $this->services->authorize_page()->url( '', 'reconnect' ),
			)
		);
	}

	/** Returns the address that links the current user. */
	public function get_authorize_url( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( array( 'authorizeUrl' => $this->authorize_url( $request, 'redirect_uri' ) ) );
	}

	/** The same as plain text, for older clients. */
	public function get_url( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer_text( $request, fn (): string => $this->authorize_url( $request, 'redirect' ) );
	}

	/**
	 * Proves to the provider that this site has asked to be registered: it knows the first secret and gets the second.
	 */
	public function verify( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer_text(
			$request,
			function () use ( $request ): string {
				$secret = $request['secret_1'];
				$state  = $request['state'];
				if ( null === $secret || '' === $secret ) {
					throw new Request_Error(
						'verify_secret_1_missing',
						__( 'The first secret is missing.', 'slipstream' ),
						400
					);
				}
				if ( ! is_string( $secret ) || strlen( $secret ) > 200 ) {
					throw new Request_Error(
						'verify_secret_1_malformed',
						__( 'The first secret is not a string.', 'slipstream' ),
						400
					);
				}
				if ( null === $state || '' === $state ) {
					throw new Request_Error( 'state_missing', __( 'The state is missing.', 'slipstream' ), 400 );
				}
				if ( ! is_scalar( $state ) || 1 !== preg_match( '/^\d{1,18}$/D', (string) $state ) ) {
					throw new Request_Error( 'state_malformed', __( 'The state is not a number.', 'slipstream' ), 400 );
				}
				return $this->services->secrets()->exchange( Connection_Secrets::REGISTER, (int) $state, $secret );
			}
		);
	}

	/** Administrators may connect the site. */
	public function register_permissions_check(): bool|WP_Error {
		return $this->check( 'connect', 'invalid_user_permission_jetpack_connect' );
	}

	/** Administrators may reconnect the site. */
	public function reconnect_permissions_check(): bool|WP_Error {
		return $this->check( 'reconnect', 'invalid_user_permission_jetpack_disconnect' );
	}

	/** Users may connect themselves once the site has an owner. */
	public function connect_user_permissions_check(): bool|WP_Error {
		return $this->check( 'connect_user', 'invalid_user_permission_jetpack_connect' );
	}

	private function authorize_url( WP_REST_Request $request, string $argument ): string {
		return $this->services->authorize_page()->url( (string) $request[ $argument ], (string) $request['from'] );
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		$address = array( 'authorizeUrl' => 'string' );
		return match ( $path ) {
			'/connection/authorize_url' => self::schema_of( 'connection-address', $address ),
			'/connection/reconnect' => self::schema_of(
				'connection-reconnection',
				$address + array( 'status' => 'string' )
			),
			'/connection/url', '/verify_registration' => array(
				'$schema' => 'http://json-schema.org/draft-04/schema#',
				'title'   => '/connection/url' === $path ? 'connection-url' : 'connection-secret',
				'type'    => 'string',
			),
			default => self::schema_of(
				'connection-registration',
				$address + array( 'alternateAuthorizeUrl' => 'string' )
			),
		};
	}

	protected function argument_help(): array {
		return array(
			'redirect_uri' => array(
				'description' => __( 'Where to return to after the connection is made.', 'slipstream' ),
				'example'     => 'admin.php?page=my-jetpack',
			),
			'from'         => array(
				'description' => __( 'What started the connection.', 'slipstream' ),
				'example'     => 'my-jetpack',
			),
			'plugin_slug'  => array(
				'description' => __( 'The slug of the plugin that starts the connection.', 'slipstream' ),
				'example'     => 'slipstream',
			),
			'redirect'     => array(
				'description' => __( 'Where to return to after the connection is made.', 'slipstream' ),
				'example'     => 'admin.php?page=my-jetpack',
			),
			'secret_1'     => array(
				'description' => __( 'The first secret of the registration.', 'slipstream' ),
				'example'     => 'abcdefghijklmnop',
			),
			'state'        => array(
				'description' => __( 'The user who registers the site.', 'slipstream' ),
				'example'     => 1,
			),
		);
	}
}
