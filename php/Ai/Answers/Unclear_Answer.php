<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Answers;

/**
 * The word that a model is told to answer with when it cannot understand a request. The editor looks for it too:
 * src/ai-client.
 */
final class Unclear_Answer {

	public const MARKER = 'JETPACK_AI_ERROR';

	/** Whether an answer says that the request was not understood. Models make the word bold. */
	public static function is( string $answer ): bool {
		return str_starts_with( str_replace( array( '**', '__' ), '', ltrim( $answer ) ), self::MARKER );
	}
}
