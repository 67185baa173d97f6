<?php
/**
 * How many tokens a text has.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Usage;

/**
 * A rule of thumb, which the editor is told too: four characters are a token, and an answer is about as long as what it is about.
 */
final class Estimate {

	private const CHARACTERS = 4;

	/**
	 * The shortest and the longest answer that is expected.
	 */
	private const ANSWER = array( 250, 2000 );

	/**
	 * The rule, for the editor.
	 *
	 * @return array{characters: int, shortest: int, longest: int}
	 */
	public static function rule(): array {
		return array(
			'characters' => self::CHARACTERS,
			'shortest'   => self::ANSWER[0],
			'longest'    => self::ANSWER[1],
		);
	}

	/**
	 * Tokens of a text of so many characters.
	 *
	 * @param int $characters The text's length.
	 */
	public static function tokens( int $characters ): int {
		return intdiv( $characters + self::CHARACTERS - 1, self::CHARACTERS );
	}

	/**
	 * Tokens of the answer to a request of so many tokens.
	 *
	 * @param int $tokens The request's tokens.
	 */
	public static function answer( int $tokens ): int {
		return max( self::ANSWER[0], min( self::ANSWER[1], $tokens ) );
	}
}
