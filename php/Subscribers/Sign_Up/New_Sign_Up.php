<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Sign_Up;

use Slipstream\Subscribers\Consent\Act;
use Slipstream\Subscribers\Consent\Agreed;
use Slipstream\Subscribers\People\Joining;

/**
 * What was asked for, before it is stored.
 */
final class New_Sign_Up {

	/**
	 * @param Joining $joining Its origin is not looked at.
	 * @param int     $user_id The user who asks for another; 0 for nobody.
	 */
	public function __construct(
		public readonly Joining $joining,
		public readonly Agreed $agreed,
		public readonly Act $asked,
		public readonly int $user_id = 0
	) {}
}
