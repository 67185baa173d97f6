<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

use Slipstream\Ai\Server\Asked_Server;
use Slipstream\Http\Request_Error;

/**
 * An answer that came all at once, or was kept from an earlier request.
 */
final class Fixed_Completion implements Completion, Knows_Server {

	/**
	 * @param list<Delta>       $deltas The pieces.
	 * @param Asked_Server|null $server The server that gave them just now; null for none.
	 */
	public function __construct(
		private array $deltas,
		private ?Request_Error $failure = null,
		private ?Asked_Server $server = null
	) {}

	public function server(): ?Asked_Server {
		return $this->server;
	}

	public function with_cause( Request_Error $error ): Request_Error {
		return null === $this->server ? $error : $this->server->with_cause( $error );
	}

	public function wait( float $seconds ): void {}

	public function is_open(): bool {
		return null === $this->failure;
	}

	/** @return list<Delta> */
	public function take(): array {
		$deltas       = $this->deltas;
		$this->deltas = array();
		return $deltas;
	}

	public function is_finished(): bool {
		return array() === $this->deltas && null === $this->failure;
	}

	public function failure(): ?Request_Error {
		return $this->failure;
	}

	public function last_activity(): float {
		return hrtime( true ) / 1e9;
	}

	public function stop(): void {
		$this->deltas = array();
	}
}
