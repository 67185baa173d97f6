<?php

declare( strict_types=1 );

namespace Slipstream\Tokens;

/**
 * The checked content of a token.
 */
final class Claims {

	/**
	 * @param int          $expires When it ends, in seconds since the Unix epoch.
	 * @param int          $site    The connected site that the user belongs to; 0 for this one.
	 * @param list<string> $without AI features that are switched off at that site.
	 */
	public function __construct(
		public readonly int $user_id,
		public readonly string $scope,
		public readonly int $expires,
		public readonly int $site = 0,
		public readonly array $without = array()
	) {}
}
