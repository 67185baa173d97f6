<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Interfaces;

/** Stores whether it is on in a place of its own, where those who switch to this plugin have it already. */
interface With_Own_State extends Switchable {

	/** Whether it is on. Runs on every page view. */
	public function is_stored_on(): bool;

	/** @return bool Whether it is stored. */
	public function store_state( bool $is_on ): bool;
}
