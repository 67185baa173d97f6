<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

use Slipstream\Connection\Providers\Connection_Request_Error;
use Slipstream\Http\Request_Error;

/**
 * Turns the refusals of a hub's AI into ours. Its codes are those of this plugin, its words are not passed on.
 */
final class Hub_Errors {

	/** @param int|null $retry_after Seconds from its Retry-After header. */
	public static function of_response( int $status, string $body, ?int $retry_after = null ): Request_Error {
		$data = json_decode( $body, true );
		$code = is_array( $data ) && is_string( $data['code'] ?? null ) ? $data['code'] : '';
		if ( 401 === $status || 'user_not_linked' === $code ) {
			return new Request_Error( 'provider_refused', Connection_Request_Error::message( 'unknown_token' ), 403 );
		}
		$message = match ( $code ) {
			'error_quota_exceeded' => __( 'You have reached the limit of requests for this site.', 'slipstream' ),
			'too_many_streams' => Upstream_Errors::too_many_streams()->getMessage(),
			'ai_disabled', 'ai_feature_disabled' => __(
				'The hub has turned off this AI feature.',
				'slipstream'
			),
			'no_ai_engine', 'no_image_engine', 'no_speech_engine' => __(
				'The hub has no AI server that can do this.',
				'slipstream'
			),
			'no_vision_engine' => __( 'The hub’s AI cannot read images.', 'slipstream' ),
			default => '',
		};
		return '' === $message
			? Upstream_Errors::of_response( $status, '', $retry_after )
			: new Request_Error( $code, $message, $status, $retry_after );
	}
}
