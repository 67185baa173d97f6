<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Import;

use stdClass;

/**
 * A file of addresses that the owner has: a row as it was read. Imports changes it.
 */
final class Import {

	/**
	 * @param string $name    The file's.
	 * @param string $consent What the owner vouches for; '' before.
	 * @param int    $user_id Who has brought it.
	 * @param string $ip      Where they were.
	 * @param int    $started When it was begun; 0 for not.
	 */
	private function __construct(
		public readonly int $id,
		public readonly Import_State $state,
		public readonly string $name,
		public readonly string $encoding,
		public readonly string $delimiter,
		public readonly Mapping $mapping,
		public readonly string $consent,
		public readonly int $user_id,
		public readonly string $ip,
		public readonly int $started,
		public readonly int $created
	) {}

	public static function of( stdClass $row ): self {
		return new self(
			(int) $row->id,
			Import_State::from( (string) $row->state ),
			(string) $row->name,
			(string) $row->encoding,
			(string) $row->delimiter,
			Mapping::of( (array) json_decode( (string) $row->mapping, true ) ),
			(string) $row->consent,
			(int) $row->user_id,
			(string) $row->ip,
			(int) $row->started,
			(int) $row->created
		);
	}
}
