<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

/**
 * Knows whether the host passes a stream on as it comes.
 */
final class Host_Buffering {

	/** Whether the host passes on whole answers only. */
	public static function buffers(): bool {
		$buffers = defined( 'SLIPSTREAM_AI_BUFFERS' ) && constant( 'SLIPSTREAM_AI_BUFFERS' );
		/**
		 * Filters whether the host holds responses back until they are complete. Streams are then sent whole.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $buffers Whether the constant SLIPSTREAM_AI_BUFFERS says so.
		 */
		return (bool) apply_filters( 'slipstream_ai_buffers', $buffers );
	}
}
