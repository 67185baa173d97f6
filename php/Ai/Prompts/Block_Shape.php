<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Prompts;

/**
 * Tells the model what kind of text it works on, so that the answer fits into the same block.
 */
final class Block_Shape {

	private const RULES = array(
		'paragraph' => 'Keep the links and the formatting of words that stay.',
		'heading'   => 'The text is a heading: answer with one line, without # marks and without a full stop at its end.',
		'list'      => 'The text is a list: answer with a list, one line for each item, and keep links and formatting.',
		'list-item' => 'The text is one item of a list: answer with that item alone, without a list mark.',
		'quote'     => 'The text is a quotation: answer without quotation marks around it and without > marks.',
		'pullquote' => 'The text is a quotation: answer without quotation marks around it and without > marks.',
		'table'     => 'The text is one cell of a table: answer with one line, and no table.',
		'button'    => 'The text is the label of a button: answer with a few words on one line.',
	);

	/** The rule for a type of the toolbar, on a line of its own; nothing for the others. */
	public static function rule( mixed $sent, Prompt_Type $type ): string {
		if ( ! is_string( $sent ) || ! $type->keeps_block ) {
			return '';
		}
		$found = preg_match( '/^-([a-z]+(?:-item)?)-extension$/', substr( $sent, strlen( $type->name ) ), $match );
		$rule  = 1 === $found ? ( self::RULES[ $match[1] ] ?? '' ) : '';
		return '' === $rule ? '' : "\n" . $rule;
	}
}
