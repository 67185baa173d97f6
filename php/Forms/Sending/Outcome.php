<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Sending;

use Slipstream\Forms\Definition\Form_Response;
use Slipstream\Http\Request_Error;

/**
 * An accepted form, or one with errors.
 */
final class Outcome {

	/** @param int $feedback_id The ID of the stored response, or 0. */
	public function __construct(
		public readonly Form_Response $response,
		public readonly int $feedback_id,
		public readonly bool $is_taken,
		public readonly ?Request_Error $error = null
	) {}
}
