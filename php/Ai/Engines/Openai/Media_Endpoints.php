<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines\Openai;

use Closure;
use Slipstream\Ai\Engines\Hub_Errors;
use Slipstream\Ai\Engines\Upstream_Errors;
use Slipstream\Http\Request_Error;

/**
 * How an OpenAI-compatible server and a hub differ.
 */
final class Media_Endpoints {

	/**
	 * @param Closure(int, string, ?int): Request_Error $error Our error for a refusal: status, body, seconds of
	 *     Retry-After.
	 */
	private function __construct(
		public readonly string $images,
		public readonly string $speech,
		public readonly string $file,
		public readonly Closure $error,
		public readonly bool $is_hub
	) {}

	public static function openai(): self {
		return new self(
			'/images/generations',
			'/audio/transcriptions',
			'file',
			Upstream_Errors::of_response( ... ),
			false
		);
	}

	public static function hub(): self {
		return new self(
			'/wpcom/v2/jetpack-ai-image',
			'/wpcom/v2/jetpack-ai-transcription',
			'audio_file',
			Hub_Errors::of_response( ... ),
			true
		);
	}
}
