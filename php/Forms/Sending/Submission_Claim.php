<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Sending;

use Slipstream\Forms\Protection\Submission_Key;
use Slipstream\Forms\Protection\Submission_State;

/** The state of a submission. */
final class Submission_Claim {

	/** @param int $stored The response that an earlier attempt stored, or 0. */
	public function __construct(
		public readonly Submission_Key $key,
		public readonly Submission_State $state,
		public readonly int $stored
	) {}

	/** Whether there is nothing left to do. */
	public function is_done(): bool {
		return Submission_State::Done === $this->state || $this->stored > 0;
	}
}
