<?php

declare( strict_types=1 );

namespace Slipstream\Services\Opentable;

use Slipstream\Http\Request_Error;

/** A directory of restaurants that can be booked. */
interface Restaurant_Directory {

	/**
	 * @return list<array{rid: string, name: string}> Restaurants with their numbers, the best first; none if there
	 *     are none.
	 * @throws Request_Error If it cannot be asked.
	 */
	public function search( string $words ): array;
}
