<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Rest;

use Slipstream\Connection\Connection_Services;
use Slipstream\Connection\Writes\Hub_Writes;
use Slipstream\Http\Request_Error;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Chooses and tests the provider, and returns the state of the connection to it: slipstream/v1/connection/provider,
 * …/provider/test, …/key, …/retry, …/alarms, …/upgrade-request.
 */
final class Provider_Controller extends Connection_Route {

	public function __construct( private Connection_Services $services ) {}

	public function register_routes(): void {
		$may     = array( $this, 'permissions_check' );
		$address = array( 'required' => true ) + self::text( 400 );
		$this->route(
			'slipstream/v1',
			'/connection/provider',
			array(
				$this->handler( WP_REST_Server::READABLE, 'get_provider', $may ),
				$this->handler(
					WP_REST_Server::CREATABLE,
					'set_provider',
					$may,
					array(
						'address'    => $address,
						'invitation' => self::text( 200 ),
					)
				),
			)
		);
		$this->route(
			'slipstream/v1',
			'/connection/provider/test',
			array( $this->handler( WP_REST_Server::CREATABLE, 'test', $may, array( 'address' => $address ) ) )
		);
		$this->route(
			'slipstream/v1',
			'/connection/key',
			array( $this->handler( WP_REST_Server::CREATABLE, 'rotate_key', $may ) )
		);
		$this->route(
			'slipstream/v1',
			'/connection/retry',
			array(
				$this->handler( WP_REST_Server::CREATABLE, 'retry', $may ),
				$this->handler( WP_REST_Server::DELETABLE, 'give_up', $may ),
			)
		);
		$this->route(
			'slipstream/v1',
			'/connection/alarms',
			array(
				$this->handler(
					WP_REST_Server::CREATABLE,
					'dismiss_alarms',
					$may,
					array( 'dismiss' => self::must_be( true ) )
				),
			)
		);
		$this->register_upgrade_route( $may );
	}

	/** @param callable $may Who may ask. */
	private function register_upgrade_route( callable $may ): void {
		$tier  = array(
			'required'  => true,
			'minLength' => 1,
		) + self::text( 64 );
		$asked = array(
			'tier'        => $tier,
			'redirect_to' => self::text(),
		);
		$this->route(
			'slipstream/v1',
			'/connection/upgrade-request',
			array( $this->handler( WP_REST_Server::CREATABLE, 'request_upgrade', $may, $asked ) )
		);
	}

	/** Returns the state of the connection to the provider. */
	public function get_provider(): WP_REST_Response|WP_Error {
		return $this->answer( fn (): array => $this->services->report()->describe() );
	}

	public function set_provider( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer(
			function () use ( $request ): array {
				$this->services->choice()->set( (string) $request['address'], (string) $request['invitation'] );
				// The services above were built for the previous provider.
				return $this->services->report()->describe();
			}
		);
	}

	public function test( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer( fn (): array => $this->services->choice()->test( (string) $request['address'] ) );
	}

	/** Replaces the key that the site signs with. */
	public function rotate_key(): WP_REST_Response|WP_Error {
		return $this->answer(
			function (): array {
				$this->services->key_rotation()->rotate();
				return $this->services->report()->describe();
			}
		);
	}

	/** Retries changes that could not be sent to the provider. */
	public function retry(): WP_REST_Response|WP_Error {
		return $this->answer(
			function (): array {
				$this->services->writes()->retry( true );
				return $this->services->report()->describe();
			}
		);
	}

	public function give_up(): WP_REST_Response|WP_Error {
		return $this->answer(
			function (): array {
				$this->services->writes()->pending()->give_up();
				return $this->services->report()->describe();
			}
		);
	}

	/** Dismisses the alarms that the hub has raised. */
	public function dismiss_alarms(): WP_REST_Response|WP_Error {
		return $this->answer(
			function (): array {
				$this->services->provider()->post( 'hub/site/alarms', array( 'dismiss' => true ) );
				return $this->services->report()->describe();
			}
		);
	}

	/** Asks the hub's administrator for a larger tier. */
	public function request_upgrade( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return $this->answer(
			function () use ( $request ): array {
				$tier = (string) $request['tier'];
				if ( $this->services->address()->is_own() ) {
					throw new Request_Error(
						'own_provider',
						__( 'This site has no hub, so there is nothing to request.', 'slipstream' ),
						409
					);
				}
				/**
				 * Fires before the site requests a larger tier from its hub.
				 *
				 * @since 0.1.0
				 *
				 * @param int    $user_id     The user who requests it.
				 * @param string $tier        The tier.
				 * @param string $redirect_to The admin page that the user came from, or ''.
				 */
				do_action( 'slipstream_upgrade_asked', get_current_user_id(), $tier, (string) $request['redirect_to'] );
				$answer = $this->services->writes()->run( Hub_Writes::UPGRADE, get_current_user_id(), $tier );
				return array(
					'code'        => 'success',
					'wanted_tier' => is_string( $answer['wanted_tier'] ?? null ) ? $answer['wanted_tier'] : $tier,
				);
			}
		);
	}

	public function permissions_check(): bool|WP_Error {
		return self::require_capability( 'manage_options' );
	}

	/** @return array<string, mixed> */
	protected function schema( string $path ): array {
		if ( '/connection/provider/test' === $path ) {
			return self::schema_of(
				'provider-test',
				array(
					'name'         => 'string',
					'registration' => 'string',
					'contract'     => 'integer',
					'clock_offset' => 'integer',
				)
			);
		}
		if ( '/connection/upgrade-request' === $path ) {
			return self::schema_of(
				'provider-upgrade',
				array(
					'code'        => 'string',
					'wanted_tier' => 'string',
				)
			);
		}
		$null = static fn ( string $type ): array => array( 'type' => array( $type, 'null' ) );
		return self::schema_of(
			'provider',
			array_fill_keys( array( 'address', 'name', 'state', 'wanted_tier' ), 'string' )
			+ array_fill_keys( array( 'is_own', 'is_fixed' ), 'boolean' )
			+ array_fill_keys( array( 'alarms', 'users', 'pending_writes' ), 'array' )
			+ array(
				'site_id'      => $null( 'integer' ),
				'registration' => $null( 'string' ),
				'last_answer'  => 'object',
				'crisis'       => $null( 'object' ),
			)
		);
	}

	protected function argument_help(): array {
		return array(
			'address'     => array(
				'description' => __( 'The hub’s address; empty for this site itself.', 'slipstream' ),
				'example'     => '',
			),
			'invitation'  => array(
				'description' => __( 'An invitation code from the hub’s administrator.', 'slipstream' ),
				'example'     => 'K7QM-2XPA',
			),
			'dismiss'     => array(
				'description' => __( 'Must be true: dismisses the alarms.', 'slipstream' ),
				'example'     => true,
			),
			'tier'        => array(
				'description' => __( 'The tier to ask the hub for.', 'slipstream' ),
				'example'     => 'large',
			),
			'redirect_to' => array(
				'description' => __( 'Where to return to once the upgrade is granted.', 'slipstream' ),
				'example'     => 'post.php?post=12&action=edit',
			),
		);
	}
}
