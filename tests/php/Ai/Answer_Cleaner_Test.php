<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use PHPUnit\Framework\TestCase;
use Slipstream\Ai\Answers\Answer_Cleaner;
use Slipstream\Ai\Engines\Delta;
use Slipstream\Ai\Engines\Fixed_Completion;
use Slipstream\Ai\Relay\Null_Sink;
use Slipstream\Ai\Relay\Relay_Result;
use Slipstream\Ai\Relay\Stop_Flags;
use Slipstream\Ai\Relay\Stream_Relay;

/**
 * An answer without what does not belong to it, wherever it was cut.
 */
final class Answer_Cleaner_Test extends TestCase {

	/** @return array<string, array{0: string, 1: string}> Answers with something around them. */
	public static function wrapped(): array {
		return array(
			'reasoning'                 => array(
				"<think>\nHm. <b>Two</b> words?\n</think>\n\nTwo words",
				'Two words',
			),
			'reasoning in the line'     => array( '<think>I see water.</think> A lake', 'A lake' ),
			'no reasoning at all'       => array( "<think>\n\n</think>\n\nText", 'Text' ),
			'reasoning twice'           => array( "\n<THINK>a</THINK>\n<thinking>b</thinking>\nText", 'Text' ),
			'reasoning in brackets'     => array( '[THINK]a[/THINK]Text', 'Text' ),
			'reasoning with marks'      => array( '◁think▷a◁/think▷Text', 'Text' ),
			'reasoning in a channel'    => array(
				'<|channel|>analysis<|message|>a<|end|><|start|>assistant<|channel|>final<|message|>Text',
				'Text',
			),
			'only the end of reasoning' => array( "</think>\n\nText", 'Text' ),
			'reasoning that is cut off' => array( "<think>\nI should", '' ),
			'an indented list'          => array( "<think>a</think>\n\n  - one\n  - two", "  - one\n  - two" ),
			'a fence'                   => array( "```markdown\n# Title\n\nText\n```", "# Title\n\nText" ),
			'a fence without a label'   => array( "\n```\nText\n```\n", 'Text' ),
			'a fence of waves'          => array( "~~~md\nText\n~~~", 'Text' ),
			'code in a fence'           => array(
				"```markdown\nSee:\n\n```js\na\n```\n\nEnd\n```",
				"See:\n\n```js\na\n```\n\nEnd",
			),
			'code in a longer fence'    => array( "````md\n```\na\n```\n````", "```\na\n```" ),
			'a fence that is cut off'   => array( "```markdown\n# Title\nTe", "# Title\nTe" ),
			'an introduction'           => array( "Here is the text:\n\nHello", 'Hello' ),
			'a friendly introduction'   => array( "Sure! Here's the revised version of your text:\nHello", 'Hello' ),
			'a German introduction'     => array( "Hier ist die übersetzte Fassung auf Deutsch:\n\nHallo", 'Hallo' ),
			'a French introduction'     => array( "Voici le texte corrigé :\n\nBonjour", 'Bonjour' ),
			'an introduction in bold'   => array( "**Here is your summary:**\n\nShort", 'Short' ),
			'all of it'                 => array(
				"<think>\na\n</think>\n\nHere is the corrected text:\n\n```markdown\nHello\n```\n",
				'Hello',
			),
			'not understood'            => array( '<think>What?</think>JETPACK_AI_ERROR', 'JETPACK_AI_ERROR' ),
		);
	}

	/** @return array<string, array{0: string, 1?: string}> Answers of which every character belongs to the text. */
	public static function own(): array {
		return array(
			'plain'                         => array( "  Hello\n\nWorld \n" ),
			'about the tag'                 => array(
				'The tag `<think>` and its end `</think>` stand around reasoning.',
			),
			'beginning with the tag'        => array( '<think> and </think> are tags that models write.' ),
			'beginning with one tag'        => array( '<think> is a tag that models write.' ),
			'beginning with the end'        => array( '</think> ends what a model thinks.' ),
			'the tag in code'               => array(
				"Models write:\n\n```xml\n<think>a</think>\n```\n\nThen they answer.",
			),
			'the tag in a later line'       => array( "Models write this:\n<think>a</think>\nText" ),
			'a tag that is none'            => array( '<thinker>a</thinker> b' ),
			'a code block'                  => array( "```js\nconsole.log( 1 );\n```" ),
			'a code block and text'         => array( "```\nls\n```\n\nlists files." ),
			'two code blocks'               => array( "```\nls\n```\n\nor\n\n```\ndir\n```" ),
			'a block of Markdown and text'  => array( "```markdown\n# A\n```\nmakes a heading." ),
			'the block that it was given'   => array( "```\nls\n```", "Correct this:\n````\n```\nsl\n```\n````" ),
			'inline code at first'          => array( '``a`` and `b`' ),
			'a colon'                       => array( "What you need:\n\n- flour\n- eggs" ),
			'a colon that speaks of things' => array( "Here is what you need:\n\n- flour" ),
			'a title that speaks of a list' => array( "Here are the rules of the house:\n\n1. None" ),
			'an introduction and no more'   => array( 'Here is the text:' ),
			'the line that it was given'    => array(
				"Here is the text:\n\nHello",
				"Correct this:\n````\nHere is the text:\n\nHelo\n````",
			),
			'a friendly sentence'           => array( 'Sure, we open at nine. Here is the text: on the door.' ),
			'characters of more bytes'      => array( "Über Öfen – 日本語\n🦆" ),
			'our own fence'                 => array( "````\nText\n````" ),
		);
	}

	/** @dataProvider wrapped */
	public function test_what_stands_around_an_answer_is_taken_off( string $answer, string $text ): void {
		self::assertSame( array( $text ), $this->cut_anywhere( $answer, '' ) );
	}

	/** @dataProvider own */
	public function test_nothing_of_an_answer_is_lost( string $answer, string $asked = '' ): void {
		self::assertSame( array( $answer ), $this->cut_anywhere( $answer, $asked ) );
	}

	public function test_an_answer_goes_on_as_it_comes(): void {
		$cleaner = new Answer_Cleaner();
		self::assertSame(
			array( '', 'Hello', ' wor', 'ld' ),
			array_map( $cleaner->push( ... ), array( '<think>a</think>', 'Hello', ' wor', 'ld' ) )
		);
		$cleaner = new Answer_Cleaner();
		self::assertSame(
			array( '', "```\na\n```\nb", '`' ),
			array_map( $cleaner->push( ... ), array( "```\na", "\n```\nb", '`' ) )
		);
	}

	public function test_the_relay_cleans_what_it_passes_on_and_counts_what_the_model_wrote(): void {
		$result = $this->relay( '<think>a</think>', 'Hello' );
		self::assertSame(
			array( Relay_Result::DONE, 'Hello', 21 ),
			array( $result->outcome, $result->text, $result->characters() )
		);
		$result = $this->relay( '<think>a', 'b' );
		self::assertSame(
			array( Relay_Result::FAILED, '', 9 ),
			array( $result->outcome, $result->text, $result->characters() ),
			'Reasoning alone is no answer, and was paid for.'
		);
		self::assertSame( 'Hi', $this->relay( "```md\nHi\n", '```' )->text );
	}

	/** What the relay makes of pieces. */
	private function relay( string ...$pieces ): Relay_Result {
		$deltas = array_map( static fn ( string $piece ): Delta => new Delta( $piece ), array_values( $pieces ) );
		return ( new Stream_Relay( new Stop_Flags( 'secret' ) ) )->run(
			new Fixed_Completion( $deltas ),
			new Null_Sink(),
			'key',
			cleaner: new Answer_Cleaner()
		);
	}

	/**
	 * What comes of an answer as a whole, byte by byte, cut in two anywhere, and in pieces of each length.
	 *
	 * @return list<string> Once each.
	 */
	private function cut_anywhere( string $answer, string $asked ): array {
		$texts = array();
		foreach ( range( 1, strlen( $answer ) ) as $length ) {
			foreach ( array(
				str_split( $answer, $length ),
				array( substr( $answer, 0, $length ), substr( $answer, $length ) ),
			) as $pieces ) {
				$cleaner = new Answer_Cleaner( $asked );
				$texts[] = implode( '', array_map( $cleaner->push( ... ), $pieces ) ) . $cleaner->finish();
			}
		}
		return array_values( array_unique( $texts ) );
	}
}
