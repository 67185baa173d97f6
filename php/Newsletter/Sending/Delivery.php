<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Sending;

use stdClass;

/**
 * The email of a newsletter to one subscriber: a row as it was read. Deliveries changes it.
 */
final class Delivery {

	/** @param int $tries How often a process has begun to send it. */
	private function __construct(
		public readonly int $id,
		public readonly int $newsletter_id,
		public readonly int $subscriber_id,
		public readonly Delivery_State $state,
		public readonly int $tries,
		public readonly int $changed
	) {}

	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->id,
			(int) $row->newsletter_id,
			(int) $row->subscriber_id,
			Delivery_State::from( (string) $row->state ),
			(int) $row->tries,
			(int) $row->changed
		);
	}

	/** What tells it from others: its Message-ID is made of it, each time that it is sent. */
	public function key(): string {
		return hash( 'sha256', home_url() . "|newsletter|$this->newsletter_id|$this->subscriber_id" );
	}
}
