<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Hub;

use Closure;
use Slipstream\Connection\Identity\Identity_Crisis;
use Slipstream\Connection\Identity\Offline_Mode;
use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Connection\Storage\Connection_Errors;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Connection\Storage\User_Tokens;
use Slipstream\Http\Request_Error;
use Slipstream\Signatures\Key_Pair;
use Slipstream\Signatures\Message;
use Slipstream\Signatures\Signer;
use Slipstream\Support\Clock;

/**
 * Asks the hub of now in the name of the site, or of one of its users. What the hub says of the site's key and tokens
 * is noted.
 */
final class Hub_Client {

	/** Needs what is known of the hub, and what may forbid to ask it. */
	public function __construct(
		private Hub_Http $http,
		private Hub_Store $store,
		private User_Tokens $tokens,
		private Identity_Crisis $crisis,
		private Offline_Mode $offline,
		private Connection_Errors $errors,
		private Hub_Status $status,
		private Clock $clock
	) {}

	/**
	 * @param string                    $path    The route below slipstream/v1, with its query.
	 * @param array<string, mixed>|null $body    What is sent; null for nothing.
	 * @param int                       $user_id Whose token goes with it, 0 for none.
	 * @return array<mixed> The answer.
	 * @throws Connection_Request_Error When the connection, the provider or the database does not allow it.
	 * @throws Request_Error When nothing may be sent, or the hub refuses or does not answer.
	 */
	public function call( string $method, string $path, ?array $body, int $user_id, int $seconds ): array {
		$record = $this->ready();
		// Only the call that tells the new address may go out while the site is not where it was.
		if ( 'POST hub/site' !== "$method $path" && $this->crisis->blocks() ) {
			throw Connection_Request_Error::url_mismatch();
		}
		$token = 0 === $user_id ? '' : $this->tokens->token( $record->address, $user_id );
		if ( null === $token ) {
			$this->errors->add( 'no_token_for_user', $user_id, Connection_Request_Error::no_token()->getMessage() );
			throw Connection_Request_Error::no_token();
		}
		$pair = $this->store->key( $record );
		if ( null === $pair ) {
			$this->errors->add(
				'could_not_sign',
				Connection_Errors::SITE,
				Connection_Request_Error::key_unreadable()->getMessage()
			);
			throw Connection_Request_Error::key_unreadable();
		}
		try {
			$answer = $this->send( $record, $method, $path, $body, (string) $record->site_id, $pair, $seconds, $token );
		} catch ( Hub_Refusal $refusal ) {
			$next = 401 === $refusal->http_status ? $this->store->next_key( $record ) : null;
			if ( null === $next ) {
				throw $this->note_refusal( $refusal, $user_id );
			}
			$answer = $this->with_next_key(
				$record,
				$next,
				$user_id,
				fn ( Key_Pair $pair ): array => $this->send(
					$record,
					$method,
					$path,
					$body,
					(string) $record->site_id,
					$pair,
					$seconds,
					$token
				)
			);
		} catch ( Request_Error $error ) {
			$this->status->note( $error->error_code );
			throw $error;
		}
		$this->note_success( $user_id );
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
			throw $this->note_refusal( $refusal, $user_id );
		} catch ( Request_Error $error ) {
			$this->status->note( $error->error_code );
			throw $error;
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
	 * @throws Connection_Request_Error When the site is offline, or the hub does not answer.
	 */
	public function register( array $body, Key_Pair $pair ): array {
		$this->ensure_online();
		$record = $this->store->current();
		$this->http->retry( $record->address );
		try {
			return $this->send( $record, 'POST', 'hub/register', $body, 'new', $pair, 2 * Hub_Http::WRITE_SECONDS );
		} catch ( Hub_Refusal $refusal ) {
			throw $refusal->to_request_error();
		}
	}

	/**
	 * Ends the registration of a site that forgets it itself.
	 *
	 * @throws Connection_Request_Error When the key cannot be read, the site is offline, or the hub refuses or does not
	 *     answer.
	 */
	public function deregister( Hub_Record $record ): void {
		// A copy must not end the connection of the original.
		if ( ! $record->is_known() || ! $this->crisis->is_home( $record ) ) {
			return;
		}
		$pair = $this->store->key( $record ) ?? throw Connection_Request_Error::key_unreadable();
		$this->ensure_online();
		try {
			$this->send(
				$record,
				'DELETE',
				'hub/site',
				null,
				(string) $record->site_id,
				$pair,
				Hub_Http::WRITE_SECONDS
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

	/**
	 * Makes sure that the hub may be asked.
	 *
	 * @throws Connection_Request_Error When the site is offline.
	 */
	public function ensure_online(): void {
		if ( $this->offline->is_active() ) {
			throw Connection_Request_Error::offline();
		}
	}

	/**
	 * The address of a route of a hub.
	 *
	 * @param string $path The route below slipstream/v1, or one of rest/, with its query.
	 */
	public static function url( string $root, string $path ): string {
		return $root
			. ( str_starts_with( $path, 'rest/' ) ? '' : 'slipstream/v1/' )
			. ( str_contains( $root, '?' ) ? str_replace( '?', '&', $path ) : $path );
	}

	private function ready(): Hub_Record {
		$this->ensure_online();
		$record = $this->store->current();
		if ( '' === $record->address ) {
			throw Connection_Request_Error::database();
		}
		if ( ! $record->is_known() || '' === $record->root ) {
			throw Connection_Request_Error::not_connected();
		}
		return $record;
	}

	/**
	 * @param array<string, mixed>|null $body  What is sent.
	 * @param string                    $token The user's token, '' for none.
	 * @return array<mixed> The answer.
	 */
	private function send( Hub_Record $record, string $method, string $path, ?array $body, string $key_id, Key_Pair $pair, int $seconds, #[\SensitiveParameter] string $token = '' ): array {
		$url     = self::url( $record->root, $path );
		$json    = null === $body ? '' : (string) wp_json_encode( (object) $body, JSON_UNESCAPED_SLASHES );
		$headers = array_filter(
			array(
				'accept'          => 'application/json',
				'content-type'    => null === $body ? '' : 'application/json',
				'authorization'   => '' === $token ? '' : "Bearer $token",
				'slipstream-site' => untrailingslashit( home_url() ),
			)
		);
		$signed  = ( new Signer( $this->clock ) )->sign(
			new Message( $method, $url, $headers, $json ),
			$key_id,
			$pair->secret_key
		);
		return $this->http->send( $method, $url, $headers + $signed, $json, $seconds );
	}

	/** @return Request_Error The error for our clients. */
	private function note_refusal( Hub_Refusal $refusal, int $user_id ): Request_Error {
		$error   = $refusal->to_request_error();
		$code    = $refusal->error_code;
		$message = $error->getMessage();
		if ( 'url_mismatch' === $code ) {
			$this->crisis->report( is_string( $refusal->data['home'] ?? null ) ? $refusal->data['home'] : '' );
			$this->store->change( array( 'status' => Hub_Record::REFUSED ) );
		} elseif ( 'site_pending' === $code || 'site_revoked' === $code ) {
			$this->store->change(
				array( 'status' => 'site_pending' === $code ? Hub_Record::PENDING : Hub_Record::REVOKED )
			);
			$this->errors->add(
				'site_revoked' === $code ? 'no_valid_blog_token' : '',
				Connection_Errors::SITE,
				$message
			);
		} elseif ( 401 === $refusal->http_status ) {
			$this->errors->add( $code, $user_id, $message );
			$this->store->change(
				0 === $user_id && in_array( $code, array( 'unknown_token', 'signature_mismatch' ), true )
					? array( 'status' => Hub_Record::REFUSED )
					: array()
			);
		}
		// A refusal of what was asked is an answer like any other.
		$this->status->note(
			401 === $refusal->http_status || in_array(
				$code,
				array( 'url_mismatch', 'site_pending', 'site_revoked' ),
				true
			) ? $error->error_code : ''
		);
		return $error;
	}

	private function note_success( int $user_id ): void {
		if ( Hub_Record::REFUSED === $this->store->current()->status ) {
			$this->crisis->clear();
		}
		$this->store->change( array( 'status' => Hub_Record::ACTIVE ) );
		$this->errors->forget( Connection_Errors::SITE );
		if ( $user_id > 0 ) {
			$this->errors->forget( $user_id );
		}
		$this->status->note( '' );
	}
}
