<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Accounts;

use Closure;

/**
 * Knows of a key that its gateway has accepted while it is being stored: Key_Change stores it, and Key_Guard, which
 * hears of it as of any other, asks nobody again.
 */
final class Accepted_Keys {

	private bool $are_stored_now = false;

	/** @param Closure(): void $store */
	public function store( Closure $store ): void {
		$this->are_stored_now = true;
		try {
			$store();
		} finally {
			$this->are_stored_now = false;
		}
	}

	public function are_stored_now(): bool {
		return $this->are_stored_now;
	}
}
