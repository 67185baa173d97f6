<?php

declare( strict_types=1 );

namespace Slipstream\Members;

use Slipstream\Http\Request_Error;
use Slipstream\Modules\Interfaces\Module;

/** A module that has something for people who sign in by mail, such as what they have paid. */
interface Knows_People extends Module {

	/**
	 * Whether there is something for who has an address. Nobody has proven yet that it is theirs.
	 *
	 * @param string $email In lower case.
	 * @throws Request_Error If the database fails.
	 */
	public function knows( string $email ): bool;
}
