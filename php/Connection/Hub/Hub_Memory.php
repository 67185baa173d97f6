<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Hub;

use Slipstream\Connection\Providers\Provider_Address;
use Slipstream\Connection\Providers\Provider_Answer;
use Slipstream\Connection\Storage\Hub_Record;
use Slipstream\Connection\Storage\Hub_Store;
use Slipstream\Connection\Storage\Last_Answers;

/**
 * What this site knows of its provider without asking it.
 */
final class Hub_Memory {

	public function __construct(
		private Provider_Address $address,
		private Hub_Store $store,
		private Last_Answers $answers
	) {}

	/** Whether the site is its own provider. */
	public function is_own(): bool {
		return $this->address->is_own();
	}

	/** The hub's address; '' if the site is its own provider. */
	public function address(): string {
		return $this->address->current();
	}

	/** Whether the site has a hub and is active there. */
	public function is_active(): bool {
		return ! $this->is_own() && Hub_Record::ACTIVE === $this->store->current()->status;
	}

	/** The hub's last answer to the site; null if there is none. */
	public function last_answer( string $path ): ?Provider_Answer {
		return $this->is_own() ? null : $this->answers->find( $this->store->current(), $path, 0 );
	}
}
