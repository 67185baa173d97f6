<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

use Slipstream\Ai\Engines\Chat_Request;
use Slipstream\Tokens\Caller;

/**
 * A question: who asks, and how its answer can be stopped or replayed.
 */
final class Query {

	/**
	 * @param string $request_id What the client calls the request, '' for nothing.
	 * @param int    $post_id    The post that it is about, 0 for none.
	 */
	public function __construct(
		public readonly Caller $caller,
		public readonly Chat_Request $chat,
		public readonly string $request_id = '',
		public readonly bool $may_replay = false,
		public readonly string $feature = '',
		public readonly int $post_id = 0
	) {}
}
