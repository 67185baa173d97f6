<?php

declare( strict_types=1 );

namespace Slipstream\Modules;

/** The connection state that modules check. */
interface Connection_State {

	/** Whether the site is connected to its provider. */
	public function is_registered(): bool;

	/** The user who owns the connection; 0 for none. */
	public function owner_id(): int;
}
