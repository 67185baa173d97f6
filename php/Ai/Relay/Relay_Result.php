<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

use Slipstream\Ai\Engines\Delta;
use Slipstream\Http\Request_Error;

/**
 * The whole answer and its end.
 */
final class Relay_Result {

	public const DONE    = 'done';
	public const STOPPED = 'stopped';
	public const GONE    = 'gone';
	public const FAILED  = 'failed';

	/** @var self::* One of the constants. */
	public string $outcome = self::DONE;

	public string $text = '';

	/** @var array{name: string, arguments: string}|null The function call, if there was one. */
	public ?array $call = null;

	/** Why it failed. */
	public ?Request_Error $error = null;

	/** How many characters the model wrote: with those that do not belong to the answer. */
	private int $characters = 0;

	/** Counts what the model wrote. */
	public function count( Delta $delta ): void {
		$this->characters += mb_strlen( $delta->content . $delta->call_name . $delta->call_arguments );
	}

	/** Adds a piece of the answer. */
	public function add( Delta $delta ): void {
		$this->text .= $delta->content;
		if ( $delta->is_call() ) {
			$this->call ??= array(
				'name'      => '',
				'arguments' => '',
			);

			$this->call['name']      .= (string) $delta->call_name;
			$this->call['arguments'] .= (string) $delta->call_arguments;
		}
	}

	/** How many characters arrived. */
	public function characters(): int {
		return $this->characters;
	}

	/** Whether there is no answer. */
	public function is_empty(): bool {
		return '' === $this->text && null === $this->call;
	}

	/** @return list<Delta> The answer in as few pieces as it takes. */
	public function deltas(): array {
		$deltas = '' === $this->text ? array() : array( new Delta( $this->text ) );
		if ( null !== $this->call ) {
			$deltas[] = new Delta( '', $this->call['name'], $this->call['arguments'] );
		}
		return $deltas;
	}
}
