<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe;

use Generator;
use InvalidArgumentException;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Money\Mode;
use Slipstream\Services\Stripe\Api\Key_Kind;
use Slipstream\Services\Stripe\Api\Retry_Policy;
use Slipstream\Services\Stripe\Api\Stripe_Request;
use Slipstream\Services\Stripe\Api\Stripe_Transport;
use Slipstream\Services\Stripe\Errors\Error_Reader;
use Slipstream\Services\Stripe\Errors\Stripe_Error;
use Slipstream\Services\Stripe\Errors\Stripe_Failure;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;

/**
 * Asks Stripe with one key. Answers are arrays as Stripe sends them: the classes in Objects read them.
 */
final class Stripe_Client {

	/** Objects on a page of a list, the most that Stripe gives. */
	private const PAGE = 100;

	private Stripe_Transport $transport;

	private Key_Kind $key_kind;

	/** @throws Request_Error If it is no key that payments can be made with. */
	public function __construct(
		#[SensitiveParameter] string $key,
		private Retry_Policy $retries = new Retry_Policy()
	) {
		$this->key_kind  = Key_Kind::of( $key );
		$this->transport = new Stripe_Transport( $key );
	}

	/** The mode of the key: nothing of the other one can be found or changed with it. */
	public function mode(): Mode {
		return $this->key_kind->mode;
	}

	/**
	 * A path with IDs in it, such as path( 'checkout', 'sessions', $id ).
	 *
	 * @throws InvalidArgumentException If a part would lead elsewhere: IDs of visitors are not to be trusted.
	 */
	public static function path( string ...$parts ): string {
		foreach ( $parts as $part ) {
			if ( 1 !== preg_match( '/^[A-Za-z0-9_-]{1,255}$/D', $part ) ) {
				throw new InvalidArgumentException( 'A part of a path is no ID.' );
			}
		}
		return '/v1/' . implode( '/', $parts );
	}

	/**
	 * @param string               $path  Such as '/v1/balance'.
	 * @param array<string, mixed> $query
	 * @return array<array-key, mixed>
	 * @throws Stripe_Error If it does not succeed.
	 */
	public function get( string $path, array $query = array() ): array {
		return $this->send( new Stripe_Request( 'GET', $path, $query ) );
	}

	/**
	 * @param array<string, mixed> $params          See Form_Encoder.
	 * @param string               $idempotency_key The same one for the same wish, for at least a day, in every
	 *     process; another one once a parameter differs.
	 * @return array<array-key, mixed>
	 * @throws Stripe_Error If it does not succeed.
	 */
	public function post( string $path, array $params, string $idempotency_key ): array {
		return $this->send( new Stripe_Request( 'POST', $path, $params, $idempotency_key ) );
	}

	/**
	 * Deletes or ends something. After an Unknown_Outcome, look whether it is still there.
	 *
	 * @param array<string, mixed> $params
	 * @return array<array-key, mixed>
	 * @throws Stripe_Error If it does not succeed.
	 */
	public function delete( string $path, array $params = array() ): array {
		return $this->send( new Stripe_Request( 'DELETE', $path, $params ) );
	}

	/**
	 * The objects of a list, the newest first, read page by page as they are asked for.
	 *
	 * @param array<string, mixed> $query Filters; `starting_after` to go on behind an ID.
	 * @return Generator<int, array<array-key, mixed>>
	 * @throws Stripe_Error If a page cannot be had.
	 * @throws Unexpected_Response If it is no list.
	 */
	public function each( string $path, array $query = array() ): Generator {
		do {
			$page    = $this->get( $path, $query + array( 'limit' => self::PAGE ) );
			$objects = $page['data'] ?? null;
			$is_list = 'list' === ( $page['object'] ?? null ) && is_array( $objects );
			if ( ! $is_list || ! is_bool( $page['has_more'] ?? null ) ) {
				throw Unexpected_Response::of( "$path is no list." );
			}
			$last = null;
			foreach ( $objects as $entry ) {
				$last = is_array( $entry ) ? $entry['id'] ?? null : null;
				yield is_array( $entry ) ? $entry : throw Unexpected_Response::of( "$path lists no objects." );
			}
			if ( ! $page['has_more'] ) {
				return;
			}
			if ( ! is_string( $last ) || ( $query['starting_after'] ?? null ) === $last ) {
				throw Unexpected_Response::of( "$path does not end." );
			}
			$query['starting_after'] = $last;
		} while ( true );
	}

	/** @return array<array-key, mixed> */
	private function send( Stripe_Request $request ): array {
		$start   = hrtime( true );
		$is_lost = false;
		for ( $tries = 1; ; $tries++ ) {
			try {
				return $this->try( $request );
			} catch ( Stripe_Error $error ) {
				$elapsed = intdiv( (int) ( hrtime( true ) - $start ), 1000000 );
				if ( ! $this->retries->wait( $error, $request, $tries, $elapsed ) ) {
					throw $is_lost ? $error->after_lost_answer() : $error;
				}
				$is_lost = $is_lost || Stripe_Failure::Unknown_Outcome === $error->failure;
			}
		}
	}

	/** @return array<array-key, mixed> */
	private function try( Stripe_Request $request ): array {
		$response = $this->transport->send( $request );
		if ( null !== $response->body && $response->is_success() ) {
			return $response->body;
		}
		throw Error_Reader::read( $response->status, $response->body, $response->header( ... ) );
	}
}
