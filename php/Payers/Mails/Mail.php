<?php

declare( strict_types=1 );

namespace Slipstream\Payers\Mails;

use stdClass;

/**
 * A mail as it is stored. Outbox changes it.
 */
final class Mail {

	/** @param int $tries How often a process has begun to send it. */
	private function __construct(
		public readonly int $id,
		public readonly string $kind,
		public readonly string $recipient,
		public readonly string $subject,
		public readonly string $body,
		public readonly Mail_State $state,
		public readonly int $tries,
		public readonly int $created
	) {}

	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->id,
			(string) $row->kind,
			(string) $row->recipient,
			(string) $row->subject,
			(string) $row->body,
			Mail_State::from( (string) $row->state ),
			(int) $row->tries,
			(int) $row->created
		);
	}
}
