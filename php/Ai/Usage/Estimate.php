<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

/**
 * A rule of thumb, which the editor uses too: four characters are a token, and an answer is about as long as what it
 * is about.
 */
final class Estimate {

	private const CHARACTERS = 4;

	/** The shortest and the longest answer that is expected. */
	private const ANSWER = array( 250, 2000 );

	/** @return array{characters: int, shortest: int, longest: int} The rule, for the editor. */
	public static function rule(): array {
		return array(
			'characters' => self::CHARACTERS,
			'shortest'   => self::ANSWER[0],
			'longest'    => self::ANSWER[1],
		);
	}

	/** Tokens of a text of so many characters. */
	public static function tokens( int $characters ): int {
		return intdiv( $characters + self::CHARACTERS - 1, self::CHARACTERS );
	}

	/** Tokens of the answer to a request of so many tokens. */
	public static function answer( int $tokens ): int {
		return max( self::ANSWER[0], min( self::ANSWER[1], $tokens ) );
	}
}
