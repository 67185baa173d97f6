<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Setup;

use Slipstream\Connection\Hub\Hub_Status;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Connection\Writes\Pending_Writes;

/** Describes the current hub, as the site has it stored: it is not asked. */
final class Hub_Report {

	public function __construct(
		private Hub_Store $store,
		private Hub_Status $status,
		private Pending_Writes $pending
	) {}

	/** Whether the site has ever registered with it. */
	public function is_known(): bool {
		return $this->store->current()->is_known();
	}

	/** @return array<string, mixed> */
	public function describe(): array {
		$record = $this->store->current();
		return array(
			'address'        => $record->address,
			'name'           => $record->name,
			'state'          => $record->status,
			'site_id'        => $record->site_id > 0 ? $record->site_id : null,
			'registration'   => $record->registration,
			'last_answer'    => $this->status->last_answer(),
			'pending_writes' => $this->pending->described(),
		);
	}
}
