<?php

declare( strict_types=1 );

namespace Slipstream\Services\Giphy;

use Slipstream\Http\Request_Error;

/**
 * A collection of GIFs that can be searched.
 *
 * @phpstan-type Found array{id: string, title: string, embed_url: string, width: int, height: int, preview: string}
 */
interface Gif_Source {

	/**
	 * @return list<array<string, string|int>> GIFs, the best first; none if there are none.
	 * @phpstan-return list<Found>
	 * @throws Request_Error If it cannot be asked.
	 */
	public function search( string $words ): array;

	/**
	 * @return array<string, string|int>|null Null if there is none of that id.
	 * @phpstan-return Found|null
	 * @throws Request_Error If it cannot be asked.
	 */
	public function find( string $id ): ?array;
}
