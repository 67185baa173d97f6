<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Jobs;

/** What a step returns. */
final class Step_Result {

	/**
	 * @param array<mixed>|null $cursor Where the next step begins; null leaves it where it is.
	 * @param int|null          $done   How much is done; null if that has not changed.
	 * @param int|null          $total  How much there is to do; 0 if nobody knows, null if that has not changed.
	 * @param int               $until  When to go on.
	 * @param string            $reason Why it failed.
	 */
	private function __construct(
		public readonly Step_Outcome $outcome,
		public readonly ?array $cursor = null,
		public readonly ?int $done = null,
		public readonly ?int $total = null,
		public readonly int $until = 0,
		public readonly string $reason = ''
	) {}

	/**
	 * There is more to do. A step that comes no further than the one before counts as a failed attempt.
	 *
	 * @param array<mixed> $cursor Where the next step begins: values that JSON knows.
	 * @param int|null     $done   How much is done.
	 * @param int|null     $total  How much there is to do.
	 */
	public static function continue_from( array $cursor, ?int $done = null, ?int $total = null ): self {
		return new self( Step_Outcome::Continue, $cursor, $done, $total );
	}

	/**
	 * There is nothing to do before a time, in seconds since the Unix epoch.
	 *
	 * @param array<mixed>|null $cursor Where the next step begins; null leaves it where it is.
	 */
	public static function wait_until( int $time, ?array $cursor = null ): self {
		return new self( Step_Outcome::Wait, $cursor, until: $time );
	}

	/** All of it is done. */
	public static function done(): self {
		return new self( Step_Outcome::Done );
	}

	/**
	 * It did not work this time. It is tried again after a pause, several times, then the job has failed.
	 *
	 * @param string            $reason A sentence for administrators, without secrets and personal data.
	 * @param array<mixed>|null $cursor Where the next try begins; null leaves it where it is.
	 * @param int|null          $done   As for continue_from().
	 */
	public static function failed( string $reason, ?array $cursor = null, ?int $done = null ): self {
		return new self( Step_Outcome::Failed, $cursor, $done, reason: $reason );
	}

	/**
	 * It cannot work, however often it is tried: the job has failed.
	 *
	 * @param string $reason A sentence for administrators, without secrets and personal data.
	 */
	public static function gave_up( string $reason ): self {
		return new self( Step_Outcome::Gave_Up, reason: $reason );
	}
}
