<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

use Closure;
use Slipstream\Ai\Answers\Answer_Cleaner;
use Slipstream\Ai\Engines\Completion;
use Slipstream\Ai\Engines\Knows_Server;
use Slipstream\Ai\Engines\Reports_Usage;
use Slipstream\Ai\Server\Server_Failure;
use wpdb;

/** Holds a slot and a reservation while an answer runs, and ends both with it, however it ends. */
final class Session {

	/** Whether all is settled. */
	private bool $is_closed = false;

	/** What has arrived; null before this process began to read. */
	private ?Relay_Result $result = null;

	/** The database, while its connection is closed. */
	private ?wpdb $detached = null;

	public function __construct(
		private Query $query,
		private Completion $completion,
		private Stream_Relay $relay,
		private Accounting $accounting,
		private Answer_Cache $answers
	) {
		register_shutdown_function( array( $this, 'abandon' ) );
	}

	/** Runs the answer while this process keeps its database connection. */
	public function run( Sink $sink ): Relay_Result {
		$result = $this->relay( $sink );
		$this->settle( $result );
		return $result;
	}

	/** Runs the answer without a database connection: a server has fewer of those than streams. */
	public function run_detached( Sink $sink, wpdb $database ): Relay_Result {
		$database->close();
		$this->detached = $database;

		$result = $this->relay( $sink );
		$this->reconnect();
		$this->settle( $result );
		return $result;
	}

	/**
	 * Says that the answer still runs: renews the lease of its slot, and notes what has arrived for who has to end it
	 * when this process is killed. The connection to the database is open only for that moment.
	 */
	public function renew(): void {
		if (
			$this->accounting->is_of_kept_answer()
			|| ( null !== $this->detached && ! $this->detached->db_connect( false ) )
		) {
			return;
		}
		$this->accounting->renew( $this->usage(), $this->result?->characters() ?? 0 );
		$this->detached?->close();
	}

	/** Ends an answer that the engine refused, or that brought nothing: the request does not count. */
	public function refund( string $outcome ): void {
		$this->close( fn () => $this->accounting->refund( $outcome ) );
	}

	/**
	 * Ends an answer that a fatal error cut off, with what has arrived, or that this process never came to read, with
	 * what was expected. The engine was asked and is paid for it, so the request counts. Runs when the process ends;
	 * changes nothing if the answer is already complete.
	 */
	public function abandon(): void {
		$this->close(
			fn () => null === $this->result || 0 === $this->result->characters()
				? $this->accounting->settle_estimate( Relay_Result::FAILED )
				: $this->accounting->settle(
					$this->usage(),
					$this->result->characters(),
					Relay_Result::FAILED
				)
		);
	}

	private function relay( Sink $sink ): Relay_Result {
		$this->result = new Relay_Result();
		// A kept answer is clean.
		$cleaner = $this->accounting->is_of_kept_answer() ? null : new Answer_Cleaner( $this->query->chat->asked() );
		return $this->relay->run(
			$this->completion,
			$sink,
			$this->relay->stop_key( $this->query->caller, $this->query->request_id ),
			$this->result,
			$this->renew( ... ),
			$cleaner
		);
	}

	/** @return array{in: int, out: int}|null Tokens that were read and written, if the engine has told. */
	private function usage(): ?array {
		return $this->completion instanceof Reports_Usage ? $this->completion->usage() : null;
	}

	private function settle( Relay_Result $result ): void {
		$is_new = ! $this->accounting->is_of_kept_answer();
		if ( Relay_Result::DONE === $result->outcome && $this->query->may_replay && $is_new ) {
			$this->answers->put( $this->query->caller->key(), $this->query->chat, $result );
		}
		$outcome = null === $result->error ? $result->outcome : Server_Failure::outcome( $result->error );
		if ( Relay_Result::FAILED === $result->outcome && 0 === $result->characters() ) {
			$this->refund( $outcome );
		} else {
			$this->close(
				fn () => $this->accounting->settle( $this->usage(), $result->characters(), $outcome )
			);
		}
		$this->report( $result );
	}

	/** Says how the site's own server has answered, if it was asked. What the author has ended says nothing. */
	private function report( Relay_Result $result ): void {
		if ( $result->error instanceof Server_Failure ) {
			$result->error->report();
		} elseif ( Relay_Result::DONE === $result->outcome && $this->completion instanceof Knows_Server ) {
			$this->completion->server()?->report( null );
		}
	}

	private function reconnect(): void {
		$this->detached?->db_connect( false );
		$this->detached = null;
	}

	/** @param Closure(): mixed $account Accounts for the request. */
	private function close( Closure $account ): void {
		if ( $this->is_closed ) {
			return;
		}
		$this->is_closed = true;
		$this->completion->stop();
		$this->reconnect();
		$account();
	}
}
