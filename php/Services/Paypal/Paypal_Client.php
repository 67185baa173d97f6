<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal;

use Closure;
use InvalidArgumentException;
use Slipstream\Money\Mode;
use Slipstream\Services\Paypal\Api\Paypal_App;
use Slipstream\Services\Paypal\Api\Paypal_Response;
use Slipstream\Services\Paypal\Api\Paypal_Transport;
use Slipstream\Services\Paypal\Api\Token_Store;
use Slipstream\Services\Paypal\Errors\Paypal_Error;
use Slipstream\Services\Paypal\Errors\Paypal_Failure;

/**
 * Asks PayPal with one app. Answers are arrays as PayPal sends them: the classes in Objects read them.
 */
final class Paypal_Client {

	private const LONGEST_REQUEST_ID = 108;

	private const TRIES = 2;

	/** Milliseconds before another try. */
	private const WAIT = 500;

	/** Failures that another try with the same request ID can mend. Whoever is throttled asks later. */
	private const PASSING = array( Paypal_Failure::Unreachable, Paypal_Failure::Unknown_Outcome );

	/** @var Closure(int): void */
	private Closure $pause;

	/** @param (Closure(int): void)|null $pause Waits for so many milliseconds. */
	public function __construct( private Paypal_App $app, private Token_Store $tokens, ?Closure $pause = null ) {
		$this->pause = $pause ?? static function ( int $milliseconds ): void {
			usleep( $milliseconds * 1000 );
		};
	}

	public function mode(): Mode {
		return $this->app->mode;
	}

	/**
	 * A part of a path.
	 *
	 * @throws InvalidArgumentException If it would lead elsewhere: IDs of visitors are not to be trusted.
	 */
	public static function id( string $id ): string {
		return 1 === preg_match( '/^[A-Za-z0-9-]{1,50}$/D', $id )
			? $id
			: throw new InvalidArgumentException( 'This is not an ID of PayPal.' );
	}

	/**
	 * @return array<array-key, mixed>
	 * @throws Paypal_Error If it does not succeed.
	 */
	public function get( string $path ): array {
		return $this->send( 'GET', $path, '', array(), true );
	}

	/**
	 * @param array<string, mixed>|string $body       A text is JSON already, and is sent as it is.
	 * @param string|null                 $request_id The same one for the same wish: PayPal does it once. Null where
	 *     PayPal knows none.
	 * @return array<array-key, mixed>
	 * @throws Paypal_Error If it does not succeed.
	 * @throws InvalidArgumentException If the request ID is too long.
	 */
	public function post( string $path, array|string $body, ?string $request_id ): array {
		if ( null !== $request_id && ( '' === $request_id || strlen( $request_id ) > self::LONGEST_REQUEST_ID ) ) {
			throw new InvalidArgumentException( 'A request ID has 1 to 108 characters.' );
		}
		return $this->send(
			'POST',
			$path,
			is_string( $body ) ? $body : (string) wp_json_encode( (object) $body ),
			array(
				'Content-Type' => 'application/json',
				'Prefer'       => 'return=representation',
			) + ( null === $request_id ? array() : array( 'PayPal-Request-Id' => $request_id ) ),
			null !== $request_id
		);
	}

	/**
	 * Changes an object; sent twice, it does the same.
	 *
	 * @param list<array<string, mixed>> $changes
	 * @return array<array-key, mixed>
	 * @throws Paypal_Error If it does not succeed.
	 */
	public function patch( string $path, array $changes ): array {
		$body = (string) wp_json_encode( $changes );
		return $this->send( 'PATCH', $path, $body, array( 'Content-Type' => 'application/json' ), true );
	}

	/**
	 * Asks for a token although there may be one: whether PayPal accepts the app.
	 *
	 * @throws Paypal_Error If it does not.
	 */
	public function check(): void {
		$this->tokens->forget( $this->app );
		$this->token();
	}

	/**
	 * @param 'GET'|'POST'|'PATCH'  $method
	 * @param array<string, string> $headers
	 * @param bool                  $is_repeatable Whether PayPal does nothing twice if this is sent twice.
	 * @return array<array-key, mixed>
	 */
	private function send( string $method, string $path, string $body, array $headers, bool $is_repeatable ): array {
		for ( $tries = 1; ; $tries++ ) {
			try {
				return $this->try( $method, $path, $body, $headers );
			} catch ( Paypal_Error $error ) {
				if (
					$tries >= self::TRIES || ! in_array( $error->failure, self::PASSING, true )
					|| ( Paypal_Failure::Unknown_Outcome === $error->failure && ! $is_repeatable )
				) {
					throw $error;
				}
				( $this->pause )( self::WAIT );
			}
		}
	}

	/**
	 * @param 'GET'|'POST'|'PATCH'  $method
	 * @param array<string, string> $headers
	 * @return array<array-key, mixed>
	 */
	private function try( string $method, string $path, string $body, array $headers ): array {
		$response = $this->request( $method, $path, $body, $headers );
		if ( 401 === $response->status ) {
			// The token is over, whatever its time was. PayPal has done nothing.
			$this->tokens->forget( $this->app );
			$response = $this->request( $method, $path, $body, $headers );
		}
		return $response->is_success() && null !== $response->body
			? $response->body
			: throw $response->error();
	}

	/**
	 * @param 'GET'|'POST'|'PATCH'  $method
	 * @param array<string, string> $headers
	 */
	private function request( string $method, string $path, string $body, array $headers ): Paypal_Response {
		$headers['Authorization'] = 'Bearer ' . $this->token();
		return Paypal_Transport::send( $this->app->mode, $method, $path, $headers, $body );
	}

	/** @throws Paypal_Error If there is none. The request that needs it was not sent then. */
	private function token(): string {
		$known = $this->tokens->get( $this->app );
		if ( null !== $known ) {
			return $known;
		}
		try {
			$response = Paypal_Transport::send(
				$this->app->mode,
				'POST',
				'/v1/oauth2/token',
				array(
					'Authorization' => $this->app->authorization(),
					'Content-Type'  => 'application/x-www-form-urlencoded',
				),
				'grant_type=client_credentials'
			);
			$token    = $response->body['access_token'] ?? null;
			if ( ! $response->is_success() || ! is_string( $token ) || '' === $token ) {
				throw $response->error();
			}
		} catch ( Paypal_Error $error ) {
			throw Paypal_Failure::Unknown_Outcome === $error->failure
				? Paypal_Error::of( Paypal_Failure::Unreachable )
				: $error;
		}
		$this->tokens->keep( $this->app, $token, (int) ( $response->body['expires_in'] ?? 0 ) );
		return $token;
	}
}
