<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Answers;

/**
 * Finds reasoning that a server does not keep apart from the answer. Only before the answer: a text may be about such a
 * tag.
 */
final class Reasoning {

	/** What reasoning stands between. */
	private const MARKS = array(
		'<think>'                        => '</think>',
		'<thinking>'                     => '</thinking>',
		'<thought>'                      => '</thought>',
		'<thoughts>'                     => '</thoughts>',
		'<reasoning>'                    => '</reasoning>',
		'<scratchpad>'                   => '</scratchpad>',
		'<seed:think>'                   => '</seed:think>',
		'<details type="reasoning"'      => '</details>',
		'[think]'                        => '[/think]',
		'◁think▷'                        => '◁/think▷',
		'<|begin_of_thought|>'           => '<|end_of_thought|>',
		'<|start_thinking|>'             => '<|end_thinking|>',
		'<|channel|>analysis<|message|>' => '<|channel|>final<|message|>',
		'<unused94>'                     => '<unused95>',
		// The other mark stands in the prompt where a model is told not to think.
		'</think>'                       => '',
	);

	/** Bytes that were looked through for the end. */
	private int $looked = 0;

	/**
	 * How long the reasoning at the beginning is.
	 *
	 * @param string $text The answer as far as it has come; more of the same text with each call.
	 * @return int|null Bytes; 0 if there is none, null while that is open.
	 */
	public function length( string $text, bool $is_last ): ?int {
		$start = strlen( $text ) - strlen( ltrim( $text ) );
		$head  = strtolower( substr( $text, $start, 40 ) );
		$mark  = null;
		foreach ( array_keys( self::MARKS ) as $open ) {
			if ( str_starts_with( $head, $open ) ) {
				$mark = $open;
			} elseif ( str_starts_with( $open, $head ) && ! $is_last ) {
				return null;
			}
		}
		return null === $mark ? 0 : $this->end( $text, $start + strlen( $mark ), self::MARKS[ $mark ], $is_last );
	}

	/** @param string $close   The mark at its end, '' if it has ended. */
	private function end( string $text, int $inside, string $close, bool $is_last ): ?int {
		$end = '' === $close ? $inside : stripos( $text, $close, max( $inside, $this->looked ) );
		// "<think> is a tag" is a sentence: models break the line, or go on without a blank.
		$is_word = '' === $close
			|| 1 === preg_match( '/^\h+\S/', substr( $text, $inside, false === $end ? 64 : $end - $inside ) );
		if ( false === $end ) {
			$this->looked = max( 0, strlen( $text ) - strlen( $close ) );
			// Reasoning that is cut off is no answer.
			return $is_last ? ( $is_word ? 0 : strlen( $text ) ) : null;
		}
		$end  += strlen( $close );
		$after = substr( $text, $end, 3 );
		if ( $is_word && ! $is_last && preg_match( '/^\h{0,2}$/D', $after ) ) {
			$this->looked = $end - strlen( $close );
			return null;
		}
		return $is_word && preg_match( '/^(?:\h+[a-z]|\h*[,;:.)])/', $after ) ? 0 : $end;
	}
}
