<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Setup;

use Slipstream\Connection\Hub\Hub_Client;
use Slipstream\Connection\Hub\Hub_Http;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Providers\User_Role;
use Slipstream\Connection\Storage\Connection_Secrets;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Http\Request_Error;
use Slipstream\Support\Database\Counters;

/**
 * OAuth's code flow with a pushed request: the hub asks the user, and gives a code that the site exchanges for a token.
 */
final class Authorization {

	private const LINKED     = 1;
	private const AUTHORIZED = 2;
	private const DENIED     = 3;

	/** Seconds in which a browser may come back with the same answer again: as long as the hub gives it again. */
	private const AGAIN = 600;

	/** What the address names that the hub leads back to. */
	public const HANDLER = 'jetpack-connection-webhooks';

	public function __construct(
		private Hub_Client $client,
		private Hub_Store $store,
		private Connection_Secrets $secrets,
		private Token_Exchange $exchange,
		private Counters $answered
	) {}

	/**
	 * The hub's consent page for a user.
	 *
	 * @param string $redirect Where to go on to afterwards, relative to the administration.
	 * @throws Request_Error If the user has no role, or the hub refuses or does not respond.
	 * @throws Connection_Request_Error If the connection, the provider or the database does not allow it.
	 */
	public function request( int $user_id, string $redirect, string $from = '' ): string {
		$role   = self::role( $user_id );
		$user   = get_userdata( $user_id );
		$answer = $this->client->call(
			'POST',
			'hub/authorize-request',
			array(
				'user_id'      => $user_id,
				'role'         => $role,
				'display_name' => $user->display_name ?? '',
				'redirect_uri' => self::redirect_uri(
					$redirect,
					wp_create_nonce( self::nonce_action( $role, $redirect ) )
				),
				'state'        => $this->state( $user_id ),
			) + ( '' === $from ? array() : array( 'from' => $from ) ),
			0,
			Hub_Http::WRITE_SECONDS
		);
		if ( ! is_string( $answer['request_uri'] ?? null ) || '' === $answer['request_uri'] ) {
			throw Connection_Request_Error::unreachable();
		}
		$record = $this->store->current();
		return add_query_arg(
			array(
				'client_id'   => $record->site_id,
				'request_uri' => rawurlencode( $answer['request_uri'] ),
			),
			$record->authorize_url
		);
	}

	/**
	 * Links a user who comes back from the hub. Who comes back with the same answer twice gets the same.
	 *
	 * @param array<string, mixed> $query The query of the address: _wpnonce, redirect, state, and code or error.
	 * @return string 'authorized' for the owner, else 'linked'.
	 * @throws Request_Error If something is missing or wrong, the user has said no, or the hub refuses.
	 */
	public function complete( int $user_id, array $query ): string {
		$text = static fn ( string $name ): string => is_string( $query[ $name ] ?? null ) ? $query[ $name ] : '';
		$role = self::role( $user_id );
		if ( false === wp_verify_nonce( $text( '_wpnonce' ), self::nonce_action( $role, $text( 'redirect' ) ) ) ) {
			throw new Request_Error(
				'no_cap',
				__( 'The link has expired, or your role has changed. Please connect again.', 'slipstream' ),
				400
			);
		}
		$before = $this->answered->count( self::answer( $user_id, $text( 'state' ) ) );
		if ( self::LINKED === $before || self::AUTHORIZED === $before ) {
			return self::AUTHORIZED === $before ? 'authorized' : 'linked';
		}
		if ( self::DENIED === $before ) {
			throw self::denied();
		}
		$this->check_state( $user_id, $text( 'state' ) );
		if ( '' !== $text( 'error' ) ) {
			$this->end( $user_id, $text( 'state' ), self::DENIED );
			throw self::denied();
		}
		if ( '' === $text( 'code' ) ) {
			throw new Request_Error(
				'no_code',
				__( 'The hub’s response is incomplete. Please connect again.', 'slipstream' ),
				400
			);
		}
		$grant = array(
			'code'         => $text( 'code' ),
			'redirect_uri' => self::redirect_uri( $text( 'redirect' ), $text( '_wpnonce' ) ),
		);
		if ( '1' === $text( 'share_email' ) ) {
			$grant['email'] = get_userdata( $user_id )->user_email ?? '';
		}
		$is_owner = $this->exchange->run( $user_id, $role, $grant );
		$this->end( $user_id, $text( 'state' ), $is_owner ? self::AUTHORIZED : self::LINKED );
		/**
		 * Fires after a user is linked to a hub account.
		 *
		 * @since 0.1.0
		 *
		 * @param int $user_id The user's ID.
		 */
		do_action( 'slipstream_user_linked', $user_id );
		return $is_owner ? 'authorized' : 'linked';
	}

	/** Ends what the user has asked, and remembers for a while how. */
	private function end( int $user_id, string $state, int $how ): void {
		$this->answered->set( self::answer( $user_id, $state ), $how, self::AGAIN );
		$this->secrets->forget( Connection_Secrets::AUTHORIZE, $user_id );
	}

	private static function answer( int $user_id, string $state ): string {
		return "connection-answer|$user_id|$state";
	}

	private static function denied(): Request_Error {
		return new Request_Error(
			'access_denied',
			__(
				'You denied the connection, so nothing has changed. You can connect at any time.',
				'slipstream'
			),
			400
		);
	}

	/** The role that a user is connected with. */
	private static function role( int $user_id ): string {
		$role = User_Role::of( $user_id );
		if ( '' === $role ) {
			throw new Request_Error(
				'no_role',
				__( 'Your role on this site cannot be connected.', 'slipstream' ),
				400
			);
		}
		return $role;
	}

	/** Makes sure that an answer of the hub belongs to what the user has asked. */
	private function check_state( int $user_id, string $state ): void {
		if ( '' === $state ) {
			throw new Request_Error(
				'no_state',
				__( 'The hub’s response is incomplete. Please connect again.', 'slipstream' ),
				400
			);
		}
		if (
			! str_starts_with( $state, "$user_id." )
			|| ! $this->secrets->holds(
				Connection_Secrets::AUTHORIZE,
				$user_id,
				substr( $state, strlen( "$user_id." ) )
			)
		) {
			throw new Request_Error(
				'wrong_state',
				__(
					'The hub’s response belongs to another request or user. Please connect again.',
					'slipstream'
				),
				400
			);
		}
	}

	private function state( int $user_id ): string {
		return "$user_id." . $this->secrets->get( Connection_Secrets::AUTHORIZE, $user_id )['secret_1'];
	}

	/**
	 * Where the hub leads back to. The same for request and exchange, also when the nonce of now has become another.
	 */
	private static function redirect_uri( string $redirect, string $nonce ): string {
		return admin_url(
			'admin.php?' . http_build_query(
				array(
					'handler'  => self::HANDLER,
					'action'   => 'authorize',
					'_wpnonce' => $nonce,
					'redirect' => $redirect,
				)
			)
		);
	}

	private static function nonce_action( string $role, string $redirect ): string {
		return "jetpack-authorize_{$role}_$redirect";
	}
}
