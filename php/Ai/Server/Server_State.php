<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Server;

use Closure;
use Slipstream\Settings\Option_Field;
use Slipstream\Support\Clock;

/**
 * How the site's own AI server answered last, by the fingerprint of what was asked
 * (Ai_Server_Settings::fingerprint()): with other settings nothing is known. Kept are the current settings, and what
 * was tested last.
 * A result also has how often it has failed since it answered, as far as that matters, and when the test began that it
 * is of, 0 for none.
 *
 * @phpstan-type Result array{at: int, cause: string, models: list<string>, failures?: int, test?: float}
 */
final class Server_State {

	public const OPTION = 'slipstream_ai_server_state';

	/** Seconds after which a success that goes on is noted anew. */
	private const FRESH = 3600;

	/** Failures in a row that are no accident any more. */
	private const OFTEN = 3;

	/** @param Closure(): string $settings Gives the fingerprint of the current settings. */
	public function __construct( private Clock $clock, private Closure $settings ) {}

	/** @return Result|null How it stands with the current settings; null where nobody has asked yet. */
	public function current(): ?array {
		return self::stored()[ ( $this->settings )() ] ?? null;
	}

	/** Whether the server fails for good: for a lasting cause, or because it has failed again and again. */
	public function is_down(): bool {
		$now   = $this->current();
		$cause = Server_Cause::tryFrom( $now['cause'] ?? '' );
		return null !== $cause && (
			$cause->is_lasting()
			|| ( Server_Cause::Busy !== $cause && self::OFTEN <= ( $now['failures'] ?? 1 ) )
		);
	}

	/**
	 * Keeps the result of a test. Of two tests at once the one that began last is kept.
	 *
	 * @param string            $fingerprint What was tested.
	 * @param Server_Cause|null $cause       Null if it works.
	 * @param list<string>      $models      What the server has.
	 * @param float             $began       When the test began, as microtime() has it.
	 */
	public function keep( string $fingerprint, ?Server_Cause $cause, array $models, float $began ): void {
		$settings = ( $this->settings )();
		self::change(
			function ( array $kept ) use ( $fingerprint, $cause, $models, $began, $settings ): array {
				$newer = array_filter( $kept, static fn ( array $one ): bool => ( $one['test'] ?? 0 ) > $began );
				if ( isset( $newer[ $fingerprint ] ) || ( array() !== $newer && $fingerprint !== $settings ) ) {
					return $kept;
				}
				return array( $fingerprint => $this->result( $cause, $models, $kept[ $fingerprint ] ?? null, $began ) )
					+ $newer
					+ array_intersect_key( $kept, array( $settings => true ) );
			}
		);
	}

	/** Notes how a request for a text has ended, where that is news. */
	public function note( ?Server_Cause $cause ): void {
		$now    = $this->current();
		$result = $this->result( $cause, $now['models'] ?? array(), $now, $now['test'] ?? 0.0 );
		if (
			null === $now
			|| $result['cause'] !== $now['cause']
			|| ( $now['failures'] ?? null ) !== $result['failures']
			|| $result['at'] - $now['at'] >= self::FRESH
		) {
			$settings = ( $this->settings )();
			self::change( static fn ( array $kept ): array => array( $settings => $result ) + $kept );
		}
	}

	/**
	 * Notes how a request for something else than a text has ended. Another model answers those: only what concerns
	 * the whole server is taken over, and a success only says that a failure of it is over.
	 */
	public function note_other( ?Server_Cause $cause ): void {
		$now = Server_Cause::tryFrom( $this->current()['cause'] ?? '' );
		if ( null !== $cause && ! $cause->is_of_model() ) {
			$this->note( $cause );
		} elseif ( null === $cause && null !== $now && ! $now->is_of_model() ) {
			$gone = array( ( $this->settings )() => true );
			self::change( static fn ( array $kept ): array => array_diff_key( $kept, $gone ) );
		}
	}

	/**
	 * @param list<string> $models
	 * @param Result|null  $before What was known before.
	 * @return array{at: int, cause: string, models: list<string>, failures: int, test: float}
	 */
	private function result( ?Server_Cause $cause, array $models, ?array $before, float $began ): array {
		$failures = '' === ( $before['cause'] ?? '' ) ? 0 : $before['failures'] ?? 1;
		return array(
			'at'       => $this->clock->now(),
			'cause'    => null === $cause ? '' : $cause->value,
			'models'   => $models,
			'failures' => null === $cause ? 0 : min( self::OFTEN, $failures + 1 ),
			'test'     => $began,
		);
	}

	/** @param Closure(array<string, Result>): array<string, Result> $change What is to be kept of what is. */
	private static function change( Closure $change ): void {
		$is_new = Option_Field::is_missing( self::OPTION );
		Option_Field::change( self::OPTION, static fn ( array $kept ): array => $change( self::results( $kept ) ) );
		if ( $is_new ) {
			wp_set_option_autoload( self::OPTION, false );
		}
	}

	/** @return array<string, Result> */
	private static function stored(): array {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? self::results( $stored ) : array();
	}

	/**
	 * @param array<mixed> $stored
	 * @return array<string, Result>
	 */
	private static function results( array $stored ): array {
		return array_filter( $stored, self::is_result( ... ) );
	}

	private static function is_result( mixed $value ): bool {
		return is_array( $value )
			&& is_int( $value['at'] ?? null )
			&& is_string( $value['cause'] ?? null )
			&& is_array( $value['models'] ?? null )
			&& is_int( $value['failures'] ?? 0 )
			&& is_float( $value['test'] ?? 0.0 );
	}
}
