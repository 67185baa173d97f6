<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Hub;

use Closure;
use Slipstream\Connection\Identity\Send_Guard;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Storage\Connection_Errors;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Connection\Storage\User_Tokens;
use Slipstream\Http\Request_Error;
use Slipstream\Signatures\Key_Pair;

/**
 * Asks the current hub in the name of the site, or of one of its users. What the hub says of the site's key and tokens
 * is noted.
 */
final class Hub_Client {

	public function __construct(
		private Signed_Http $http,
		private Hub_Store $store,
		private User_Tokens $tokens,
		private Send_Guard $guard,
		private Hub_Notes $notes
	) {}

	/**
	 * @param string                    $path    The route below slipstream/v1, with its query.
	 * @param array<string, mixed>|null $body    What is sent; null for nothing.
	 * @param int                       $user_id Whose token goes with it, 0 for none.
	 * @return array<mixed> The answer.
	 * @throws Connection_Request_Error If the connection, the provider or the database does not allow it.
	 * @throws Request_Error If nothing may be sent, or the hub refuses or does not respond.
	 */
	public function call( string $method, string $path, ?array $body, int $user_id, int $seconds ): array {
		$record = $this->ready();
		$call   = new Hub_Call( $method, $path, $body, $seconds );
		if ( ! $call->is_site_update() ) {
			$this->guard->ensure_in_place();
		}
		$token = 0 === $user_id ? '' : $this->tokens->token( $record->address, $user_id );
		if ( null === $token ) {
			throw $this->notes->problem( 'no_token_for_user', $user_id, Connection_Request_Error::no_token() );
		}
		$pair = $this->store->key( $record );
		if ( null === $pair ) {
			throw $this->notes->problem(
				'could_not_sign',
				Connection_Errors::SITE,
				Connection_Request_Error::key_unreadable()
			);
		}
		try {
			$answer = $this->http->send( $record, $call, (string) $record->site_id, $pair, $token );
		} catch ( Hub_Refusal $refusal ) {
			$next = 401 === $refusal->http_status ? $this->store->next_key( $record ) : null;
			if ( null === $next ) {
				throw $this->notes->refusal( $refusal, $user_id );
			}
			$answer = $this->with_next_key(
				$record,
				$next,
				$user_id,
				fn ( Key_Pair $pair ): array =>
					$this->http->send( $record, $call, (string) $record->site_id, $pair, $token )
			);
		} catch ( Request_Error $error ) {
			throw $this->notes->failure( $error );
		}
		$this->notes->success( $user_id );
		return $answer;
	}

	/**
	 * Asks again, with the key that the hub may have got from a process that was killed before it could store that.
	 *
	 * @param Closure(Key_Pair): array<mixed> $send Asks.
	 * @return array<mixed> The answer.
	 */
	private function with_next_key( Hub_Record $record, Key_Pair $next, int $user_id, Closure $send ): array {
		try {
			$answer = $send( $next );
		} catch ( Hub_Refusal $refusal ) {
			throw $this->notes->refusal( $refusal, $user_id );
		} catch ( Request_Error $error ) {
			throw $this->notes->failure( $error );
		}
		$this->store->change(
			array(
				'key'      => $record->next_key,
				'next_key' => '',
			)
		);
		return $answer;
	}

	/**
	 * Registers the site: signed with a key that the hub does not know yet.
	 *
	 * @param array<string, mixed> $body What is sent.
	 * @return array<mixed> The answer.
	 * @throws Connection_Request_Error If the site is offline, or the hub does not respond.
	 */
	public function register( array $body, Key_Pair $pair ): array {
		$this->guard->ensure_online();
		$record = $this->store->current();
		$this->http->retry( $record->address );
		try {
			return $this->http->send(
				$record,
				new Hub_Call( 'POST', 'hub/register', $body, 2 * Hub_Http::WRITE_SECONDS ),
				'new',
				$pair
			);
		} catch ( Hub_Refusal $refusal ) {
			throw $refusal->to_request_error();
		}
	}

	/**
	 * Ends the registration of a site that forgets it itself.
	 *
	 * @throws Connection_Request_Error If the key cannot be read, the site is offline, or the hub refuses or does not
	 *     answer.
	 */
	public function deregister( Hub_Record $record ): void {
		// A copy must not end the connection of the original.
		if ( ! $record->is_known() || ! $this->guard->is_home( $record ) ) {
			return;
		}
		$pair = $this->store->key( $record ) ?? throw Connection_Request_Error::key_unreadable();
		$this->guard->ensure_online();
		try {
			$this->http->send(
				$record,
				new Hub_Call( 'DELETE', 'hub/site', null, Hub_Http::WRITE_SECONDS ),
				(string) $record->site_id,
				$pair
			);
		} catch ( Hub_Refusal $refusal ) {
			$next = 401 === $refusal->http_status ? $this->store->next_key( $record ) : null;
			if ( null === $next ) {
				throw $refusal->to_request_error();
			}
			$this->deregister(
				$record->with(
					array(
						'key'      => $record->next_key,
						'next_key' => '',
					)
				)
			);
		}
	}

	/** Lets the next request to a hub through that has failed a moment ago: someone asks for it. */
	public function retry( string $address ): void {
		$this->http->retry( $address );
	}

	private function ready(): Hub_Record {
		$this->guard->ensure_online();
		$record = $this->store->current();
		if ( '' === $record->address ) {
			throw Connection_Request_Error::database();
		}
		if ( ! $record->is_known() || '' === $record->root ) {
			throw Connection_Request_Error::not_connected();
		}
		return $record;
	}
}
