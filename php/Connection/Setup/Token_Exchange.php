<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Setup;

use SensitiveParameter;
use Slipstream\Connection\Hub\Hub_Client;
use Slipstream\Connection\Hub\Hub_Http;
use Slipstream\Connection\Storage\Connection_Errors;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Connection\Storage\User_Tokens;
use Slipstream\Connection\Writes\Pending_Writes;
use Slipstream\Http\Request_Error;

/** Exchanges the code that a hub has given for a user's token, and keeps that. */
final class Token_Exchange {

	public function __construct(
		private Hub_Client $client,
		private Hub_Store $store,
		private User_Tokens $tokens,
		private Connection_Errors $errors,
		private Pending_Writes $pending
	) {}

	/**
	 * @param array{code: string, redirect_uri: string, email?: string} $grant What the hub gave, and what the user
	 *     shares.
	 * @return bool Whether the user owns the connection.
	 * @throws Request_Error If the hub refuses, or the database fails.
	 */
	public function run( int $user_id, string $role, #[SensitiveParameter] array $grant ): bool {
		$answer = $this->answer( $role, $grant );
		$record = $this->store->current();
		// Who may not manage the site does not own its connection, whatever the hub says.
		$is_owner = 'administrator' === $role && true === ( $answer['is_owner'] ?? false );
		$this->tokens->set(
			$record->address,
			$user_id,
			$answer['access_token'],
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
		$this->errors->forget( $user_id );
		$this->pending->drop_unlink( $record->address, $user_id );
		return $is_owner;
	}

	/**
	 * @param array<string, string> $grant
	 * @return array{access_token: string, ...<string, mixed>} An answer with a token that this site can use.
	 */
	private function answer( string $role, #[SensitiveParameter] array $grant ): array {
		$answer = $this->client->call(
			'POST',
			'hub/token',
			array( 'grant_type' => 'authorization_code' ) + $grant,
			0,
			Hub_Http::WRITE_SECONDS
		);
		$token  = is_string( $answer['access_token'] ?? null ) ? $answer['access_token'] : '';
		if ( 1 !== preg_match( '/^[A-Za-z0-9._~+\/=-]{16,512}$/', $token ) ) {
			throw new Request_Error(
				'access_token',
				__( 'The hub did not issue a token. Please connect again.', 'slipstream' ),
				400
			);
		}
		if ( ! is_string( $answer['token_type'] ?? null ) || 'bearer' !== strtolower( $answer['token_type'] ) ) {
			throw new Request_Error(
				'token_type',
				__( 'The hub issued a token that this site cannot use.', 'slipstream' ),
				400
			);
		}
		if ( ( $answer['scope'] ?? '' ) !== $role ) {
			throw new Request_Error(
				'scope',
				__( 'The hub sent a token for a different role. Connect again.', 'slipstream' ),
				400
			);
		}
		return array( 'access_token' => $token ) + $answer;
	}

	/**
	 * Whether a connection has lost its owner: the account is gone from this site, and the next administrator takes its
	 * place.
	 */
	private function is_orphan( Hub_Record $record ): bool {
		return 0 === $record->owner || ! $this->tokens->has( $record->address, $record->owner );
	}
}
