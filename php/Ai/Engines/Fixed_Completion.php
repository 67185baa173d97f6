<?php
/**
 * An answer that is known already.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

use Slipstream\Http\Request_Error;

/**
 * Gives what came all at once, or was kept from an earlier request.
 */
final class Fixed_Completion implements Completion {

	/**
	 * @param list<Delta>        $deltas  The pieces.
	 * @param Request_Error|null $failure Why there is no answer.
	 */
	public function __construct( private array $deltas, private ?Request_Error $failure = null ) {}

	/**
	 * Nothing has to be waited for.
	 *
	 * @param float $seconds The longest wait.
	 */
	public function wait( float $seconds ): void {}

	/**
	 * Whether there is an answer.
	 */
	public function is_open(): bool {
		return null === $this->failure;
	}

	/**
	 * The pieces, once.
	 *
	 * @return list<Delta>
	 */
	public function take(): array {
		$deltas       = $this->deltas;
		$this->deltas = array();
		return $deltas;
	}

	/**
	 * Whether all was taken.
	 */
	public function is_finished(): bool {
		return array() === $this->deltas && null === $this->failure;
	}

	/**
	 * Why there is no answer.
	 */
	public function failure(): ?Request_Error {
		return $this->failure;
	}

	/**
	 * Never silent.
	 */
	public function heard_at(): float {
		return hrtime( true ) / 1e9;
	}

	/**
	 * Forgets the rest.
	 */
	public function stop(): void {
		$this->deltas = array();
	}
}
