<?php

declare( strict_types=1 );

namespace Slipstream\Payments\Accounts;

use Slipstream\Payments\Gateway_Error;

/**
 * Asks a gateway whose a key is. A restricted key may not say it: then an object that was left in the account proves
 * that the next key is of the same.
 */
interface Account_Probe {

	/**
	 * @return string|null Null if the key may not tell.
	 * @throws Gateway_Error If the gateway does not answer, or refuses the key.
	 */
	public function account_id(): ?string;

	/**
	 * Whether the account has the object of that ID.
	 *
	 * @throws Gateway_Error If the gateway does not answer.
	 */
	public function has_marker( string $id ): bool;

	/**
	 * Leaves an object in the account.
	 *
	 * @return string Its ID.
	 * @throws Gateway_Error If there is none.
	 */
	public function make_marker(): string;
}
