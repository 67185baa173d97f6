<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Storage;

use Closure;
use SensitiveParameter;
use Slipstream\Http\Request_Error;
use Slipstream\Settings\Option_Field;
use Slipstream\Support\Clock;

/**
 * Pairs of secrets that expire, one for each user and action.
 *
 * @phpstan-type Pair array{secret_1: string, secret_2: string, exp: int}
 */
final class Connection_Secrets {

	public const OPTION    = 'jetpack_secrets';
	public const REGISTER  = 'register';
	public const AUTHORIZE = 'authorize';

	/** How long a pair is valid, in seconds. */
	private const LIFETIMES = array(
		self::REGISTER  => 600,
		self::AUTHORIZE => 7200,
	);

	public function __construct( private Clock $clock ) {}

	/**
	 * The pair of a user; a new one if there is none that still holds.
	 *
	 * @return Pair
	 * @throws Request_Error If the write fails.
	 */
	public function get( string $action, int $user_id ): array {
		$pair = $this->pair( $action, $user_id );
		if ( null !== $pair && $pair['exp'] > $this->clock->now() ) {
			return $pair;
		}
		return $this->store( $action, $user_id, wp_generate_password( 32, false ) );
	}

	/**
	 * A new pair to prove the site's address with. The provider gets the second secret; what is stored, and answered,
	 * is what the caller makes of it.
	 *
	 * @param Closure(string): string $proof Makes the answer of the secret.
	 * @return array{secret_1: string, secret_2: string} What the provider gets.
	 * @throws Request_Error If the write fails.
	 */
	public function for_proof( int $user_id, Closure $proof ): array {
		$secret = wp_generate_password( 32, false );
		return array(
			'secret_1' => $this->store( self::REGISTER, $user_id, $proof( $secret ) )['secret_1'],
			'secret_2' => $secret,
		);
	}

	/**
	 * @param string $second The second secret.
	 * @return Pair
	 */
	private function store( string $action, int $user_id, #[SensitiveParameter] string $second ): array {
		$now       = $this->clock->now();
		$pair      = array(
			'secret_1' => wp_generate_password( 32, false ),
			'secret_2' => $second,
			'exp'      => $now + self::LIFETIMES[ $action ],
		);
		$is_stored = Option_Field::change(
			self::OPTION,
			static fn ( array $all ): array => array( self::key( $action, $user_id ) => $pair ) + array_filter(
				$all,
				static fn ( mixed $other ): bool => is_array( $other ) && ( $other['exp'] ?? 0 ) > $now
			)
		);
		wp_set_option_autoload( self::OPTION, false );
		if ( ! $is_stored || $this->pair( $action, $user_id ) !== $pair ) {
			throw new Request_Error(
				'cannot_save_secrets',
				__( 'The connection secrets could not be saved. Please try again.', 'slipstream' ),
				503,
				5
			);
		}
		return $pair;
	}

	/** Whether a secret is the first of a user's pair that still holds. */
	public function holds( string $action, int $user_id, #[SensitiveParameter] string $secret ): bool {
		$pair = $this->pair( $action, $user_id );
		return null !== $pair && $pair['exp'] > $this->clock->now() && hash_equals( $pair['secret_1'], $secret );
	}

	/**
	 * Gives the second secret to who knows the first, as long as the pair is there: a provider may ask at each of the
	 * site's addresses. A wrong guess leaves the pair: there are too many to guess, and nobody shall end a
	 * registration.
	 *
	 * @throws Request_Error If there is no such pair, it has ended, or the secret is another.
	 */
	public function exchange( string $action, int $user_id, #[SensitiveParameter] string $secret ): string {
		$pair    = $this->pair( $action, $user_id );
		$problem = $this->problem( $action, $user_id, $secret );
		if ( null === $pair || '' !== $problem ) {
			throw self::refused( $problem );
		}
		return $pair['secret_2'];
	}

	/** @return bool Whether it is gone. */
	public function forget( string $action, int $user_id ): bool {
		return Option_Field::set( self::OPTION, self::key( $action, $user_id ), null );
	}

	/** @return Pair|null A user's pair; null if it is missing or not whole. */
	private function pair( string $action, int $user_id ): ?array {
		$pair = $this->all()[ self::key( $action, $user_id ) ] ?? null;
		if (
			! is_array( $pair )
			|| ! is_string( $pair['secret_1'] ?? null )
			|| ! is_string( $pair['secret_2'] ?? null )
			|| ! is_int( $pair['exp'] ?? null )
		) {
			return null;
		}
		return array(
			'secret_1' => $pair['secret_1'],
			'secret_2' => $pair['secret_2'],
			'exp'      => $pair['exp'],
		);
	}

	/** @return array<mixed> */
	private function all(): array {
		$all = get_option( self::OPTION );
		return is_array( $all ) ? $all : array();
	}

	private static function key( string $action, int $user_id ): string {
		return "jetpack_{$action}_$user_id";
	}

	/** Why a pair cannot be used; '' where it can. */
	private function problem( string $action, int $user_id, #[SensitiveParameter] string $secret ): string {
		$stored = $this->all()[ self::key( $action, $user_id ) ] ?? null;
		$pair   = $this->pair( $action, $user_id );
		return match ( true ) {
			null === $stored => 'verify_secrets_missing',
			! is_array( $stored ) || array() === $stored => 'verify_secrets_empty',
			null === $pair => 'verify_secrets_incomplete',
			$pair['exp'] <= $this->clock->now() => 'verify_secrets_expired',
			hash_equals( $pair['secret_1'], $secret ) => '',
			default => 'verify_secrets_mismatch',
		};
	}

	private static function refused( string $code ): Request_Error {
		return new Request_Error( $code, __( 'This site did not request this, or the request has expired.', 'slipstream' ), 400 );
	}
}
