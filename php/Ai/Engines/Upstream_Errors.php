<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

use Slipstream\Http\Request_Error;

/**
 * Turns the failures of an AI server into ours. None of its words are passed on: servers repeat keys and prompts in
 * them.
 */
final class Upstream_Errors {

	private const TOO_LARGE = array(
		'context_length_exceeded',
		'exceed_context_size_error',
		'string_above_max_length',
		'request_too_large',
	);

	private const MODERATED = array(
		'content_filter',
		'content_policy_violation',
		'moderation_blocked',
		'responsibleaipolicyviolation',
	);

	/** How servers say that their model reads text alone: OpenAI, vLLM, llama.cpp, Ollama, OpenRouter. */
	private const BLIND = '/image input|image_url is only supported|not a multimodal model|does(?:n\'t| not) support (?:images|vision)|no vision|mmproj/i';

	private const OVER_QUOTA = array(
		'rate_limit_exceeded',
		'insufficient_quota',
		'rate_limit_error',
		'tokens_exceeded',
	);

	/** @param int|null $retry_after Seconds from its Retry-After header. */
	public static function of_response( int $status, string $body, ?int $retry_after = null ): Request_Error {
		$retry_after = null === $retry_after ? null : min( $retry_after, DAY_IN_SECONDS );
		$decoded     = json_decode( $body, true );
		$error       = is_array( $decoded ) ? ( $decoded['error'] ?? $decoded ) : array();
		$named       = self::named( is_array( $error ) ? $error : array( 'message' => $error ), $retry_after );
		if ( 429 === $status ) {
			return self::over_quota( $retry_after );
		}
		if (
			is_array( $error )
			&& is_string( $error['message'] ?? null )
			&& preg_match( self::BLIND, $error['message'] )
		) {
			return self::vision_unsupported();
		}
		if ( 413 === $status ) {
			return self::too_large();
		}
		if ( 422 === $status ) {
			return self::moderated();
		}
		if ( $status >= 500 || 408 === $status ) {
			return self::unavailable( $retry_after );
		}
		return $named ?? self::refused( $status );
	}

	/**
	 * The error for an error object inside a stream.
	 *
	 * @param array<mixed> $error The object.
	 */
	public static function of_event( array $error ): Request_Error {
		$code = $error['code'] ?? null;
		if ( is_int( $code ) && $code >= 400 && $code <= 599 ) {
			return self::of_response( $code, (string) wp_json_encode( array( 'error' => $error ) ) );
		}
		return self::named( $error, null ) ?? self::unavailable();
	}

	/**
	 * The connection could not be made.
	 *
	 * @param int|null $retry_after Seconds after which another try makes sense.
	 */
	public static function unavailable( ?int $retry_after = null ): Request_Error {
		return new Request_Error(
			'error_service_unavailable',
			__( 'The AI services are currently unavailable. Sorry for the inconvenience.', 'slipstream' ),
			503,
			$retry_after
		);
	}

	/** As many answers run as may run at once. */
	public static function too_many_streams(): Request_Error {
		return new Request_Error(
			'too_many_streams',
			__( 'Too many requests are running right now. Please try again in a few seconds.', 'slipstream' ),
			429,
			5
		);
	}

	/** The model reads text alone. */
	public static function vision_unsupported(): Request_Error {
		return new Request_Error(
			'no_vision_engine',
			__(
				'This site’s AI server cannot read images. An administrator can choose a model that can in the AI settings.',
				'slipstream'
			),
			501
		);
	}

	/** The answer broke off, or made no sense. */
	public static function broken(): Request_Error {
		return new Request_Error(
			'error_network',
			__( 'It was not possible to process your request. Mind trying again?', 'slipstream' ),
			502
		);
	}

	/** The answer is longer than any that makes sense. */
	public static function too_long(): Request_Error {
		return new Request_Error(
			'upstream_too_long',
			__( 'The AI server’s answer was too long. Mind trying again?', 'slipstream' ),
			502
		);
	}

	/** The server went silent, or took longer than an answer may. */
	public static function timed_out(): Request_Error {
		return new Request_Error(
			'upstream_timeout',
			__( 'The AI server took too long to answer. Mind trying again?', 'slipstream' ),
			504
		);
	}

	/** The text may not be written. */
	public static function moderated(): Request_Error {
		return new Request_Error(
			'error_moderation',
			__(
				'This request has been flagged by our moderation system. Please try to rephrase it and try again.',
				'slipstream'
			),
			422
		);
	}

	/** The request holds more than the model can read. */
	public static function too_large(): Request_Error {
		return new Request_Error(
			'error_context_too_large',
			__(
				'The content is too large to be processed all at once. Please try to shorten it or divide it into smaller parts.',
				'slipstream'
			),
			413
		);
	}

	/** No server makes images. */
	public static function no_image_engine(): Request_Error {
		return new Request_Error(
			'no_image_engine',
			__(
				'No AI server that makes images is set up for this site. An administrator can add one in the AI settings.',
				'slipstream'
			),
			501
		);
	}

	/** No server transcribes recordings. */
	public static function no_speech_engine(): Request_Error {
		return new Request_Error(
			'no_speech_engine',
			__(
				'No AI server that transcribes recordings is set up for this site. An administrator can add one in the AI settings.',
				'slipstream'
			),
			501
		);
	}

	/** @param int|null $retry_after Seconds after which another try makes sense. */
	private static function over_quota( ?int $retry_after ): Request_Error {
		return new Request_Error(
			'upstream_quota_exceeded',
			__( 'The AI server is not accepting requests right now. Please try again later.', 'slipstream' ),
			429,
			$retry_after
		);
	}

	/** The server refused the request for a reason that lies in the site's settings, or in the request. */
	private static function refused( int $status ): Request_Error {
		if ( 401 === $status || 403 === $status ) {
			return new Request_Error(
				'upstream_unauthorized',
				__(
					'The AI server rejected this site’s API key. An administrator can check it in the AI settings.',
					'slipstream'
				),
				502
			);
		}
		if ( 404 === $status ) {
			return new Request_Error(
				'upstream_not_found',
				__(
					'The AI server did not recognize the address or model. An administrator can check both in the AI settings.',
					'slipstream'
				),
				502
			);
		}
		if ( 400 === $status ) {
			return new Request_Error(
				'upstream_rejected',
				__( 'The AI server rejected this request.', 'slipstream' ),
				400
			);
		}
		return self::broken();
	}

	/**
	 * The error that an error object names; null if it names none that we know.
	 *
	 * @param array<mixed> $error       The object.
	 * @param int|null     $retry_after Seconds after which another try makes sense.
	 */
	private static function named( array $error, ?int $retry_after ): ?Request_Error {
		$inner = $error['innererror'] ?? null;
		$names = array(
			$error['code'] ?? '',
			$error['type'] ?? '',
			is_array( $inner ) ? ( $inner['code'] ?? '' ) : '',
		);
		$names = array_map( static fn( mixed $name ): string => is_string( $name ) ? strtolower( $name ) : '', $names );
		if ( array_intersect( $names, self::TOO_LARGE ) ) {
			return self::too_large();
		}
		if ( array_intersect( $names, self::MODERATED ) ) {
			return self::moderated();
		}
		if ( array_intersect( $names, self::OVER_QUOTA ) ) {
			return self::over_quota( $retry_after );
		}
		$message = $error['message'] ?? '';
		// vLLM and llama.cpp have no code for it, only a sentence.
		return is_string( $message ) && preg_match( '/context (length|size|window)/i', $message )
			? self::too_large()
			: null;
	}
}
