<?php

declare( strict_types=1 );

namespace Slipstream\Connection\Providers;

use Slipstream\Http\Request_Error;

/** The site itself or a hub. Paths are those of the hub's routes below slipstream/v1, such as hub/site. */
interface Provider {

	/** Whether it is the site itself, so that nothing leaves it. */
	public function is_own(): bool;

	/** The root of its REST API. */
	public function root(): string;

	/**
	 * Reads. Waits two seconds at most; if the provider does not respond, gives its last good answer.
	 *
	 * @param int $user_id Whose token goes with it, 0 for none.
	 * @throws Request_Error If it refuses, or does not respond and never has.
	 */
	public function get( string $path, int $user_id = 0 ): Provider_Answer;

	/**
	 * Changes something. Waits ten seconds at most.
	 *
	 * @param array<string, mixed> $body    What is sent.
	 * @param int                  $user_id Whose token goes with it, 0 for none.
	 * @return array<mixed> The answer.
	 * @throws Request_Error If it refuses, or does not respond.
	 */
	public function post( string $path, array $body, int $user_id = 0, string $method = 'POST' ): array;
}
