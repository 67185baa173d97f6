<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Server;

use Closure;
use Slipstream\Support\Clock;

/**
 * How the site's own AI server answered last, by the fingerprint of what was asked (Ai_Server::fingerprint()): with
 * other settings nothing is known. Kept are the settings of now, and what was tested last.
 *
 * @phpstan-type Result array{at: int, cause: string, models: list<string>}
 */
final class Server_State {

	public const OPTION = 'slipstream_ai_server_state';

	/** Seconds after which a success that goes on is noted anew. */
	private const FRESH = 3600;

	/** @param Closure(): string $settings Gives the fingerprint of the settings of now. */
	public function __construct( private Clock $clock, private Closure $settings ) {}

	/** @return Result|null How it stands with the settings of now; null where nobody has asked yet. */
	public function current(): ?array {
		return self::stored()[ ( $this->settings )() ] ?? null;
	}

	/**
	 * Keeps the result of a test.
	 *
	 * @param string            $fingerprint What was tested.
	 * @param Server_Cause|null $cause       Null if it works.
	 * @param list<string>      $models      What the server has.
	 */
	public function keep( string $fingerprint, ?Server_Cause $cause, array $models ): void {
		$kept                 = array_intersect_key( self::stored(), array( ( $this->settings )() => true ) );
		$kept[ $fingerprint ] = array(
			'at'     => $this->clock->now(),
			'cause'  => null === $cause ? '' : $cause->value,
			'models' => $models,
		);
		update_option( self::OPTION, $kept, false );
	}

	/** Notes how a request for a text has ended, where that is news. */
	public function note( ?Server_Cause $cause ): void {
		$now      = $this->current();
		$is_known = null !== $now
			&& ( null === $cause ? '' : $cause->value ) === $now['cause']
			&& $this->clock->now() - $now['at'] < self::FRESH;
		if ( ! $is_known ) {
			$this->keep( ( $this->settings )(), $cause, $now['models'] ?? array() );
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
			update_option( self::OPTION, array_diff_key( self::stored(), $gone ), false );
		}
	}

	/** @return array<string, Result> */
	private static function stored(): array {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? array_filter( $stored, self::is_result( ... ) ) : array();
	}

	private static function is_result( mixed $value ): bool {
		return is_array( $value )
			&& is_int( $value['at'] ?? null )
			&& is_string( $value['cause'] ?? null )
			&& is_array( $value['models'] ?? null );
	}
}
