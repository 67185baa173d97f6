<?php
/**
 * What a token says.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Provider;

/**
 * The checked content of a token.
 */
final class Claims {

	/**
	 * Takes the content.
	 *
	 * @param int    $user_id The user it was issued to.
	 * @param string $scope   What it is good for.
	 * @param int    $expires When it ends, in seconds since the Unix epoch.
	 */
	public function __construct(
		public readonly int $user_id,
		public readonly string $scope,
		public readonly int $expires
	) {}
}
