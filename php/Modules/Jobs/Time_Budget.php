<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Jobs;

use Closure;
use Slipstream\Support\Clock;

/** The time that a step has. */
final class Time_Budget {

	/** Seconds after which a look at the time renews the lease. */
	public const RENEWAL = 10;

	private int $started;
	private int $renewed;
	private bool $is_over = false;

	/** @param Closure(): bool $renew Renews the lease of the job; gives whether the job is still this process's. */
	public function __construct( private Clock $clock, private int $seconds, private Closure $renew ) {
		$this->started = $clock->now();
		$this->renewed = $this->started;
	}

	/**
	 * Whether the step should end: its time is up, or somebody stopped the job. Call it between two pieces of work; it
	 * also keeps other processes from taking the job over.
	 */
	public function is_over(): bool {
		$now = $this->clock->now();
		// A clock that was set back would give it more time.
		$this->is_over = $this->is_over || $now < $this->started || $now - $this->started >= $this->seconds;
		if ( ! $this->is_over && $now - $this->renewed >= self::RENEWAL ) {
			$this->extend();
		}
		return $this->is_over;
	}

	/**
	 * Keeps the job for two more minutes. Call it before a piece of work that takes long.
	 *
	 * @return bool Whether the job is still this process's: if not, end the step.
	 */
	public function extend(): bool {
		$this->renewed = $this->clock->now();
		$is_held       = ( $this->renew )();
		$this->is_over = $this->is_over || ! $is_held;
		return $is_held;
	}
}
