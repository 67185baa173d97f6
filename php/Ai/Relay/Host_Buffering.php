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
		 * Filters whether the host holds back responses until they are complete. If so, each answer is sent in one
		 * piece.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $buffers The value of the constant SLIPSTREAM_AI_BUFFERS.
		 */
		return (bool) apply_filters( 'slipstream_ai_buffers', $buffers );
	}
}
