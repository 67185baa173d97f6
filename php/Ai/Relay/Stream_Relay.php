<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

use Closure;
use Slipstream\Ai\Answers\Answer_Cleaner;
use Slipstream\Ai\Engines\Completion;
use Slipstream\Ai\Engines\Delta;
use Slipstream\Ai\Engines\Knows_Server;
use Slipstream\Ai\Engines\Upstream_Errors;
use Slipstream\Http\Request_Error;
use Slipstream\Tokens\Caller;

/**
 * The loop in the middle: passes on every piece as it comes, and ends the engine's work when it is stopped, when the
 * client has gone or when it takes too long.
 */
final class Stream_Relay {

	/** Seconds that the loop waits at most, so that it notices a stop. */
	private const POLL = 0.1;

	/** Seconds between two checks of the stop flag. */
	private const LOOK = 0.05;

	/** When the running answer last renewed its lease. */
	private float $renewed_at = 0.0;

	/** When the stop flag was last checked. */
	private float $looked_at = 0.0;

	/**
	 * @param float $longest Seconds that an answer may take.
	 * @param float $silence Seconds that an engine may be silent.
	 */
	public function __construct(
		private Stop_Flags $flags,
		private float $longest = 300.0,
		private float $silence = 60.0
	) {}

	/** The name of the flag that stops an answer. */
	public function stop_key( Caller $caller, string $request_id ): string {
		return $this->flags->key( $caller->key(), $request_id );
	}

	/** Asks a running answer to stop. */
	public function stop( Caller $caller, string $request_id ): void {
		$this->flags->raise( $this->stop_key( $caller, $request_id ) );
	}

	/**
	 * Waits until the engine has accepted or refused, so that a refusal can still become an HTTP status.
	 *
	 * @param Closure(): mixed $renew Says every few seconds that the answer still runs.
	 */
	public function await_open( Completion $completion, string $stop_key, float $seconds, Closure $renew ): void {
		$until            = self::now() + $seconds;
		$this->renewed_at = self::now();
		while ( ! $completion->is_open() && null === $completion->failure() && ! $this->is_stopped( $stop_key ) ) {
			$rest = $until - self::now();
			if ( $rest <= 0 ) {
				return;
			}
			$completion->wait( min( self::POLL, $rest ) );
			$this->renew( $renew );
		}
	}

	/**
	 * Moves the answer. Returns when it has ended, one way or the other.
	 *
	 * @param (Closure(): mixed)|null $renew   Says every few seconds that the answer still runs.
	 * @param Answer_Cleaner|null     $cleaner Takes off what models put around answers; null for an answer that is
	 *     clean.
	 */
	public function run(
		Completion $completion,
		Sink $sink,
		string $stop_key,
		Relay_Result $result = new Relay_Result(),
		?Closure $renew = null,
		?Answer_Cleaner $cleaner = null
	): Relay_Result {
		$until = self::now() + $this->longest;
		// Answers that began together do not all open their connections together.
		$this->renewed_at = self::now() - wp_rand( 0, 1000 * ( Stream_Slots::RENEW - 1 ) ) / 1000;
		$sink->open();
		while ( ! $this->has_ended( $completion, $sink, $stop_key, $result ) ) {
			if ( self::now() > $until || $completion->last_activity() + $this->silence < self::now() ) {
				$error = Upstream_Errors::timed_out();
				$this->fail(
					$result,
					$completion instanceof Knows_Server ? $completion->with_cause( $error ) : $error
				);
				break;
			}
			$deltas = $completion->take();
			if ( array() === $deltas ) {
				$completion->wait( self::POLL );
				$deltas = $completion->take();
			}
			if ( ! $this->pass( $deltas, $sink, $result, $cleaner ) ) {
				$sink->idle();
			}
			$this->renew( $renew );
		}
		// The engine first, so that writing to the client does not delay a stop.
		$completion->stop();
		$this->flags->lower( $stop_key );
		$this->pass_rest( $sink, $result, $cleaner );
		if ( null !== $result->error ) {
			$sink->fail( $result->error );
		} elseif ( Relay_Result::GONE !== $result->outcome ) {
			$sink->done();
		}
		return $result;
	}

	/**
	 * @param list<Delta> $deltas What has arrived.
	 * @return bool Whether there was something to pass on.
	 */
	private function pass( array $deltas, Sink $sink, Relay_Result $result, ?Answer_Cleaner $cleaner ): bool {
		$passed = false;
		foreach ( $deltas as $delta ) {
			$result->count( $delta );
			$text = null === $cleaner || '' === $delta->content ? $delta->content : $cleaner->push( $delta->content );
			if ( '' !== $text || $delta->is_call() ) {
				$clean  = $text === $delta->content
					? $delta
					: new Delta( $text, $delta->call_name, $delta->call_arguments );
				$passed = true;
				$result->add( $clean );
				$sink->delta( $clean );
			}
		}
		return $passed;
	}

	/** Passes on what was held back. If nothing is left of an answer, it counts as empty. */
	private function pass_rest( Sink $sink, Relay_Result $result, ?Answer_Cleaner $cleaner ): void {
		$text = $cleaner?->finish() ?? '';
		if ( '' !== $text ) {
			$result->add( new Delta( $text ) );
			if ( Relay_Result::GONE !== $result->outcome ) {
				$sink->delta( new Delta( $text ) );
			}
		}
		if ( Relay_Result::DONE === $result->outcome && $result->is_empty() ) {
			$this->fail( $result, Upstream_Errors::broken() );
		}
	}

	private function has_ended( Completion $completion, Sink $sink, string $stop_key, Relay_Result $result ): bool {
		if ( $sink->is_gone() ) {
			$result->outcome = Relay_Result::GONE;
		} elseif ( $this->is_stopped( $stop_key ) ) {
			$result->outcome = Relay_Result::STOPPED;
		} elseif ( null !== $completion->failure() ) {
			$this->fail( $result, $completion->failure() );
		} elseif ( $completion->is_finished() ) {
			$result->outcome = Relay_Result::DONE;
		} else {
			return false;
		}
		return true;
	}

	/**
	 * Says that the answer still runs, if it is time to.
	 *
	 * @param (Closure(): mixed)|null $renew
	 */
	private function renew( ?Closure $renew ): void {
		if ( null !== $renew && self::now() - $this->renewed_at >= Stream_Slots::RENEW ) {
			$this->renewed_at = self::now();
			$renew();
		}
	}

	private function fail( Relay_Result $result, Request_Error $error ): void {
		$result->outcome = Relay_Result::FAILED;
		$result->error   = $error;
	}

	/** Checks the flag, but not for every piece. */
	private function is_stopped( string $stop_key ): bool {
		if ( self::now() - $this->looked_at < self::LOOK ) {
			return false;
		}
		$this->looked_at = self::now();
		return $this->flags->is_raised( $stop_key );
	}

	private static function now(): float {
		return hrtime( true ) / 1e9;
	}
}
