<?php

declare( strict_types=1 );

namespace Slipstream\Plans\Rest;

use Closure;
use Slipstream\Connection\Providers\Provider;
use Slipstream\Connection\Rest\Connection_Route;
use Slipstream\Connection\State\Site_Connection;
use Slipstream\Http\Request_Error;
use Slipstream\Plans\Kept_Licenses;
use Slipstream\Plans\Licenses;
use Slipstream\Plans\Licensing_Notice;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Keeps, attaches, lists and counts licenses: jetpack/v4/licensing.
 */
final class Licensing_Controller extends Connection_Route {

	/** @param Closure(): Provider $provider Gives the provider of now. */
	public function __construct(
		private Closure $provider,
		private Site_Connection $connection,
		private Licenses $licenses,
		private Kept_Licenses $kept,
		private Licensing_Notice $notice
	) {}

	public function register_routes(): void {
		$may      = array( $this, 'permissions_check' );
		$required = array( 'required' => true );
		$this->route(
			'jetpack/v4',
			'/licensing/error',
			array(
				$this->handler(
					WP_REST_Server::EDITABLE,
					'set_error',
					$may,
					array( 'error' => $required + array( 'type' => 'string' ) )
				),
			)
		);
		$this->route(
			'jetpack/v4',
			'/licensing/set-license',
			array(
				$this->handler(
					WP_REST_Server::EDITABLE,
					'set_license',
					array( $this, 'set_license_permissions_check' ),
					array( 'license' => $required + array( 'minLength' => 1 ) + self::text( 100 ) )
				),
			)
		);
		$this->register_user_routes( $may );
		$keys = array(
			'type'     => 'array',
			'maxItems' => 50,
			'items'    => self::text( 100 ),
		);
		$this->route(
			'jetpack/v4',
			'/licensing/attach-licenses',
			array(
				$this->handler(
					WP_REST_Server::EDITABLE,
					'attach',
					$may,
					array( 'licenses' => $required + $keys )
				),
			)
		);
	}

	/** @param callable $may Who may ask. */
	private function register_user_routes( callable $may ): void {
		$this->route(
			'jetpack/v4',
			'/licensing/user/licenses',
			array( $this->handler( WP_REST_Server::READABLE, 'get_licenses', $may ) )
		);
		$this->route(
			'jetpack/v4',
			'/licensing/user/counts',
			array( $this->handler( WP_REST_Server::READABLE, 'get_counts', $may ) )
		);
		$count = array(
			'type'              => array( 'integer', 'string' ),
			// This older route answers what is wrong with 404.
			'sanitize_callback' => null,
		);
		$this->route(
			'jetpack/v4',
			'/licensing/user/activation-notice-dismiss',
			array(
				$this->handler(
					WP_REST_Server::EDITABLE,
					'dismiss_notice',
					$may,
					array( 'last_detached_count' => array( 'required' => true ) + $count )
				),
			)
		);
	}

	/** Keeps the last error. Answers with a bare true. */
	public function set_error( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->done( $request, fn () => $this->notice->set_error( (string) $request['error'] ) );
	}

	/** Keeps a license until it is attached. */
	public function set_license( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$license = trim( sanitize_text_field( (string) $request['license'] ) );
		if ( '' === $license ) {
			return new WP_Error(
				'setting_license_key_failed',
				__( 'Enter a license key.', 'slipstream' ),
				array( 'status' => 400 )
			);
		}
		return $this->answer( fn () => $this->kept->add( $license, get_current_user_id() ) );
	}

	/** Lists the licenses of the user. */
	public function get_licenses(): WP_REST_Response|WP_Error {
		return $this->of_user(
			'hub/licenses',
			static fn ( array $body ): array => array( 'items' => array_values( $body ) )
		);
	}

	/** Counts the licenses of the user. */
	public function get_counts(): WP_REST_Response|WP_Error {
		return $this->of_user( 'hub/licenses/counts', static fn ( array $body ): array => $body );
	}

	/** Remembers that the notice of unused licenses was dismissed. */
	public function dismiss_notice( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$count = $request['last_detached_count'];
		if ( '' === $count ) {
			return $this->answer( fn (): array => $this->notice->dismiss( null ) );
		}
		if ( ! is_scalar( $count ) || is_bool( $count ) || 1 !== preg_match( '/^\d{1,9}$/D', (string) $count ) ) {
			return new WP_Error(
				'invalid_param',
				__( 'The number of licenses must be 0 or more.', 'slipstream' ),
				array( 'status' => 404 )
			);
		}
		return $this->answer( fn (): array => $this->notice->dismiss( (int) $count ) );
	}

	/** Attaches licenses to the site. */
	public function attach( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( 0 === $this->connection->owner_id() ) {
			return new WP_Error(
				'not_connected',
				__( 'Connect the site before you attach licenses.', 'slipstream' ),
				array( 'status' => 409 )
			);
		}
		try {
			return new WP_REST_Response(
				$this->licenses->attach(
					array_values( array_map( 'strval', (array) $request['licenses'] ) ),
					get_current_user_id()
				)
			);
		} catch ( Request_Error $error ) {
			return new WP_Error( 'request_failed', $error->getMessage(), array( 'status' => $error->http_status ) );
		}
	}

	public function permissions_check(): bool|WP_Error {
		return $this->check( 'manage_options', 'invalid_user_permission_view_admin' );
	}

	/** Who may connect may enter a license, unless the host has taken that away. */
	public function set_license_permissions_check(): bool|WP_Error {
		/**
		 * Filters whether users can enter licenses on this site.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $is_enabled Whether users can enter licenses.
		 */
		$is_enabled = (bool) apply_filters( 'jetpack_licensing_ui_enabled', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- The name that sites already use.
		return $this->check(
			$is_enabled ? 'connect_user' : 'do_not_allow',
			'invalid_user_permission_set_jetpack_license_key'
		);
	}

	/**
	 * Returns the provider's data about the current user.
	 *
	 * @param callable(array<mixed>): array<mixed> $make Makes the answer of it.
	 */
	private function of_user( string $path, callable $make ): WP_REST_Response|WP_Error {
		try {
			return new WP_REST_Response(
				$make( ( $this->provider )()->get( $path, get_current_user_id() )->body )
			);
		} catch ( Request_Error $error ) {
			return new WP_Error(
				'failed_to_fetch_data',
				$error->getMessage(),
				array( 'status' => $error->http_status )
			);
		}
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		$bare = static fn ( string $title, string $type ): array => array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => $title,
			'type'    => $type,
		);
		return match ( $path ) {
			'/licensing/error' => $bare( 'licensing-error', 'boolean' ),
			'/licensing/attach-licenses' => $bare( 'licensing-results', 'array' ),
			'/licensing/user/licenses' => self::schema_of( 'licensing-licenses', array( 'items' => 'array' ) ),
			'/licensing/user/counts' => self::schema_of(
				'licensing-counts',
				array_fill_keys( array( 'attached', 'detached', 'revoked', 'suspended' ), 'integer' )
			),
			'/licensing/set-license' => self::schema_of( 'licensing-change', array( 'code' => 'string' ) ),
			default => self::schema_of(
				'licensing-notice',
				array(
					'last_detached_count' => array( 'type' => array( 'integer', 'null' ) ),
					'last_dismissed_time' => array( 'type' => array( 'string', 'null' ) ),
				)
			),
		};
	}

	protected function argument_help(): array {
		return array(
			'error'               => array(
				'description' => __( 'The error to show; empty to clear it.', 'slipstream' ),
				'example'     => 'The license key is invalid.',
			),
			'license'             => array(
				'description' => __( 'The license key.', 'slipstream' ),
				'example'     => 'ABCD-EFGH-IJKL-MNOP',
			),
			'licenses'            => array(
				'description' => __( 'License keys to attach.', 'slipstream' ),
				'example'     => array( 'ABCD-EFGH-IJKL-MNOP' ),
			),
			'last_detached_count' => array(
				'description' => __( 'How many unattached licenses the notice told of.', 'slipstream' ),
				'example'     => 1,
			),
		);
	}
}
