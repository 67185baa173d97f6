<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Setup;

use SensitiveParameter;
use Slipstream\Connection\Hub\Hub_Client;
use Slipstream\Connection\Hub\Hub_Http;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Providers\User_Role;
use Slipstream\Connection\Storage\Connection_Errors;
use Slipstream\Connection\Storage\Connection_Secrets;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Connection\Storage\User_Tokens;
use Slipstream\Connection\Writes\Pending_Writes;
use Slipstream\Http\Request_Error;

/**
 * OAuth's code flow with a pushed request: the hub asks the user, and gives a code that the site exchanges for a token.
 */
final class Authorization {

	/** What the address names that the hub leads back to. */
	public const HANDLER = 'jetpack-connection-webhooks';

	public function __construct(
		private Hub_Client $client,
		private Hub_Store $store,
		private User_Tokens $tokens,
		private Connection_Secrets $secrets,
		private Connection_Errors $errors,
		private Pending_Writes $pending
	) {}

	/**
	 * The hub's consent page for a user.
	 *
	 * @param string $redirect Where to go on to afterwards, relative to the administration.
	 * @throws Request_Error When the user has no role, or the hub refuses or does not answer.
	 * @throws Connection_Request_Error When the connection, the provider or the database does not allow it.
	 */
	public function request( int $user_id, string $redirect, string $from = '' ): string {
		$role = User_Role::of( $user_id );
		if ( '' === $role ) {
			throw new Request_Error(
				'no_role',
				__( 'Your account has no role on this site that could be connected.', 'slipstream' ),
				400
			);
		}
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
	 * Links a user who comes back from the hub.
	 *
	 * @param array<string, mixed> $query The query of the address: _wpnonce, redirect, state, and code or error.
	 * @return string 'authorized' for the owner, else 'linked'.
	 * @throws Request_Error When something is missing or wrong, the user has said no, or the hub refuses.
	 */
	public function complete( int $user_id, array $query ): string {
		$text  = static fn ( string $name ): string => is_string( $query[ $name ] ?? null ) ? $query[ $name ] : '';
		$role  = User_Role::of( $user_id );
		$state = $text( 'state' );
		if ( '' === $role ) {
			throw new Request_Error(
				'no_role',
				__( 'Your account has no role on this site that could be connected.', 'slipstream' ),
				400
			);
		}
		if ( false === wp_verify_nonce( $text( '_wpnonce' ), self::nonce_action( $role, $text( 'redirect' ) ) ) ) {
			throw new Request_Error(
				'no_cap',
				__( 'The link has expired, or your role has changed meanwhile. Please connect again.', 'slipstream' ),
				400
			);
		}
		if ( '' === $state ) {
			throw new Request_Error(
				'no_state',
				__( 'The provider’s answer is not complete. Please connect again.', 'slipstream' ),
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
					'The provider’s answer belongs to another request or another user. Please connect again.',
					'slipstream'
				),
				400
			);
		}
		if ( '' !== $text( 'error' ) ) {
			$this->secrets->forget( Connection_Secrets::AUTHORIZE, $user_id );
			throw new Request_Error(
				'access_denied',
				__(
					'You have not allowed the connection, so nothing has changed. You can connect at any other time.',
					'slipstream'
				),
				400
			);
		}
		if ( '' === $text( 'code' ) ) {
			throw new Request_Error(
				'no_code',
				__( 'The provider’s answer is not complete. Please connect again.', 'slipstream' ),
				400
			);
		}
		return $this->exchange(
			$user_id,
			$role,
			$text( 'code' ),
			self::redirect_uri( $text( 'redirect' ), $text( '_wpnonce' ) ),
			'1' === $text( 'share_email' )
		);
	}

	/** @return string 'authorized' or 'linked'. */
	private function exchange( int $user_id, string $role, #[SensitiveParameter] string $code, string $redirect_uri, bool $share_email ): string {
		$body = array(
			'grant_type'   => 'authorization_code',
			'code'         => $code,
			'redirect_uri' => $redirect_uri,
		);
		if ( $share_email ) {
			$body['email'] = get_userdata( $user_id )->user_email ?? '';
		}
		$answer = $this->client->call( 'POST', 'hub/token', $body, 0, Hub_Http::WRITE_SECONDS );
		$token  = is_string( $answer['access_token'] ?? null ) ? $answer['access_token'] : '';
		if ( 1 !== preg_match( '/^[A-Za-z0-9._~+\/=-]{16,512}$/', $token ) ) {
			throw new Request_Error(
				'access_token',
				__( 'The provider has given no token. Please connect again.', 'slipstream' ),
				400
			);
		}
		if ( ! is_string( $answer['token_type'] ?? null ) || 'bearer' !== strtolower( $answer['token_type'] ) ) {
			throw new Request_Error(
				'token_type',
				__( 'The provider has given a token of a kind that this site cannot use.', 'slipstream' ),
				400
			);
		}
		if ( ( $answer['scope'] ?? '' ) !== $role ) {
			throw new Request_Error(
				'scope',
				__( 'The provider has given a token for another role. Please connect again.', 'slipstream' ),
				400
			);
		}
		$record = $this->store->current();
		// Who may not manage the site does not own its connection, whatever the hub says.
		$is_owner = 'administrator' === $role && true === ( $answer['is_owner'] ?? false );
		$this->tokens->set(
			$record->address,
			$user_id,
			$token,
			$role,
			is_array( $answer['account'] ?? null ) ? $answer['account'] : array()
		);
		if (
			$is_owner
			|| ( 'administrator' === $role && $this->is_orphan( $record ) && array() !== $this->client->call(
				'POST',
				'hub/owner',
				array( 'owner' => $user_id ),
				0,
				Hub_Http::WRITE_SECONDS
			) )
		) {
			$is_owner = true;
			$this->store->change( array( 'owner' => $user_id ) );
		}
		$this->secrets->forget( Connection_Secrets::AUTHORIZE, $user_id );
		$this->errors->forget( $user_id );
		$this->pending->drop_unlink( $record->address, $user_id );
		/**
		 * Fires after a user was linked at a hub.
		 *
		 * @since 0.1.0
		 *
		 * @param int $user_id The user.
		 */
		do_action( 'slipstream_user_linked', $user_id );
		return $is_owner ? 'authorized' : 'linked';
	}

	/**
	 * Whether a connection has lost its owner: the account is gone from this site, and the next administrator takes its
	 * place.
	 */
	private function is_orphan( Hub_Record $record ): bool {
		return 0 === $record->owner || ! $this->tokens->has( $record->address, $record->owner );
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
