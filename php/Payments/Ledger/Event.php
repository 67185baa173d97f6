<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Ledger;

use stdClass;

/**
 * A gateway's hint that something has happened to one of its objects.
 */
final class Event {

	/**
	 * @param string $type      Such as charge.refunded.
	 * @param string $object_id What to look at.
	 * @param int    $tries     How often it could not be handled.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $event_id,
		public readonly string $type,
		public readonly string $object_id,
		public readonly int $tries
	) {}

	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->id,
			(string) $row->event_id,
			(string) $row->type,
			(string) $row->object_id,
			(int) $row->tries
		);
	}
}
