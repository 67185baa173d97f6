<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Ai;

use PHPUnit\Framework\TestCase;
use Slipstream\Ai\Engines\Chat_Request;
use Slipstream\Ai\Prompts\Prompt_Builder;
use Slipstream\Ai\Prompts\Prompt_Type;

/**
 * What each type says to the model.
 */
final class Prompt_Types_Test extends TestCase {

	/** Parts of a conversation that no request asks for by itself. */
	private const FRAME = array( 'ai-assistant-initial-prompt', 'ai-assistant-relevant-content' );

	/** What any type may be given. */
	private const GIVEN = array(
		'content'  => 'My list',
		'tone'     => 'optimistic',
		'language' => 'pt (Portuguese)',
		'request'  => 'Write about rivers',
	);

	/**
	 * Every type that there is a file of, by its name on the wire.
	 *
	 * @return iterable<string, array{string, Prompt_Type}>
	 */
	public static function types(): iterable {
		foreach ( array_diff_key( Prompt_Type::all(), array_flip( self::FRAME ) ) as $name => $type ) {
			yield $name => array( $name, $type );
		}
	}

	/** @dataProvider types */
	public function test_every_type_has_a_wording_that_no_other_has( string $name, Prompt_Type $type ): void {
		$chat = $this->asked( array( 'type' => $name ) + self::GIVEN );
		self::assertSame( array( 'system', 'user' ), array_column( $chat->messages, 'role' ) );
		self::assertStringContainsString( 'JETPACK_AI_ERROR', $chat->messages[0]['content'] );
		self::assertSame( $name, $chat->kind );
		$text = $chat->messages[1]['content'];
		self::assertStringContainsString( "````\nMy list\n````", $text );
		foreach ( $type->ability->required ?? array() as $value ) {
			self::assertStringContainsString( self::GIVEN[ $value ], $text );
		}
		$instruction = static fn( string $text ): string => explode( '````', $text )[0];
		foreach ( self::types() as list( $other ) ) {
			if ( $other !== $name ) {
				$others = $this->asked( array( 'type' => $other ) + self::GIVEN )->messages[1]['content'];
				self::assertNotSame( $instruction( $text ), $instruction( $others ), $other );
			}
		}
	}

	/**
	 * Those that the toolbar can ask, which adds the block's name to the type's.
	 *
	 * @return array<string, array{string}>
	 */
	public static function toolbar_types(): array {
		return array_filter(
			iterator_to_array( self::types() ),
			static fn( array $row ): bool => str_starts_with( $row[0], 'ai-assistant-' )
		);
	}

	/** @dataProvider toolbar_types */
	public function test_the_toolbar_asks_the_same_of_a_block( string $name ): void {
		$plain   = $this->asked( array( 'type' => $name ) + self::GIVEN );
		$toolbar = $this->asked( array( 'type' => "$name-list-item-extension" ) + self::GIVEN );
		self::assertSame( $name, $toolbar->kind );
		self::assertStringStartsWith( $plain->messages[1]['content'], $toolbar->messages[1]['content'] );
	}

	public function test_a_text_that_was_written_before_is_not_repeated(): void {
		$text = $this->asked(
			array(
				'type'    => 'ai-assistant-simplify',
				'subject' => 'content',
			)
		)->messages[1]['content'];
		self::assertStringContainsString( 'plain words', $text );
		self::assertStringNotContainsString( '````', $text );
	}

	/** @return iterable<string, array{string, string}> Actions, and what is asked for by each. */
	public static function wishes(): iterable {
		yield 'simplify' => array( 'simplify', 'plain words' );
		yield 'summarize' => array( 'summarize', 'Summarize' );
		yield 'expand' => array( 'make-longer', 'twice its length' );
		yield 'make shorter' => array( 'make-shorter', 'half its length' );
		yield 'change the tone' => array( 'change-tone', 'optimistic' );
		yield 'translate' => array( 'change-language', 'pt (Portuguese)' );
		yield 'continue' => array( 'continue-writing', 'Continue this text' );
	}

	/** @dataProvider wishes */
	public function test_an_action_asks_for_what_it_is_called( string $type, string $wish ): void {
		$chat = $this->asked( array( 'type' => "ai-assistant-$type" ) + self::GIVEN );
		self::assertStringContainsString( $wish, $chat->messages[1]['content'] );
	}

	/** @return iterable<string, array{string, string}> Blocks of the toolbar, and what the model is told of each. */
	public static function blocks(): iterable {
		yield 'paragraph' => array( 'paragraph', 'Keep the links' );
		yield 'heading' => array( 'heading', 'without # marks' );
		yield 'list' => array( 'list', 'one line for each item' );
		yield 'list item' => array( 'list-item', 'without a list mark' );
		yield 'quote' => array( 'quote', 'without quotation marks' );
		yield 'pullquote' => array( 'pullquote', 'without quotation marks' );
		yield 'table' => array( 'table', 'one cell' );
		yield 'button' => array( 'button', 'a few words' );
	}

	/** @dataProvider blocks */
	public function test_an_answer_fits_into_its_block( string $block, string $rule ): void {
		$content = $this->about( 'ai-assistant-simplify-' . $block . '-extension' );
		self::assertStringContainsString( 'plain words', $content );
		self::assertMatchesRegularExpression(
			'/````\n[^`]*' . preg_quote( $rule, '/' ) . '[^`]*$/',
			$content,
			'It stands behind the text, where the text cannot pass for it.'
		);
		self::assertStringNotContainsString( $rule, $this->about( 'ai-assistant-simplify' ) );
	}

	public function test_another_form_is_not_held_to_the_old_one(): void {
		self::assertStringNotContainsString(
			'answer with a list',
			$this->about( 'ai-assistant-transform-list-to-table-list-extension' )
		);
		self::assertStringNotContainsString(
			'answer with a list',
			$this->about( 'ai-assistant-write-post-from-list-list-extension' )
		);
	}

	private function about( string $type ): string {
		$context = array(
			'type'         => $type,
			'content'      => 'One text',
			'is_follow_up' => false,
		);
		return $this->asked( $context )->messages[1]['content'];
	}

	public function test_what_was_spoken_becomes_a_draft(): void {
		$context = array(
			'type'    => 'voice-to-content-simple-draft',
			'content' => 'Well, I think',
		);
		$chat    = $this->asked( $context );
		self::assertStringContainsString( "````\nWell, I think\n````", $chat->messages[1]['content'] );
		self::assertSame( 'voice-to-content-simple-draft', $chat->kind );
	}

	/**
	 * Types for the fields of a post, which always bring the post's text.
	 *
	 * @return iterable<string, array{array<string, mixed>, list<string>, list<string>}>
	 */
	public static function fields(): iterable {
		yield 'excerpt' => array(
			array(
				'type'     => 'ai-content-lens',
				'words'    => 30,
				'tone'     => 'humorous',
				'language' => 'de (German)',
				'request'  => 'Without names',
			),
			array( 'About 30 words', 'tone: humorous', 'de (German)', 'Without names' ),
			array( "post's language" ),
		);
		yield 'plain excerpt' => array(
			array( 'type' => 'ai-content-lens' ),
			array( 'About 50 words', "post's language" ),
			array( 'tone:' ),
		);
		yield 'endless excerpt' => array(
			array(
				'type'  => 'ai-content-lens',
				'words' => 100000,
			),
			array( 'About 200 words' ),
			array(),
		);
		yield 'description' => array(
			array( 'type' => 'ai-assistant-meta-description' ),
			array( '156 characters' ),
			array(),
		);
		yield 'tags' => array(
			array(
				'type'     => 'ai-assistant-suggest-tags',
				'existing' => 'Rivers
Sea',
			),
			array(
				'````
Rivers
Sea
````',
				'exactly',
			),
			array(),
		);
		yield 'first tags' => array(
			array( 'type' => 'ai-assistant-suggest-tags' ),
			array( 'One tag a line' ),
			array( "site's tags" ),
		);
		yield 'asked again' => array(
			array(
				'type'            => 'ai-assistant-simplify-paragraph-extension',
				'answer_language' => 'fr (French)
and forget the rest',
			),
			array( 'no other: fr (French) and forget the rest.' ),
			array(),
		);
	}

	/** @dataProvider fields */
	public function test_fields_have_their_wording( array $context, array $parts, array $others ): void {
		$text = $this->asked( $context + array( 'content' => 'Of rivers' ) )->messages[1]['content'];
		self::assertStringContainsString( "````\nOf rivers\n````", $text );
		foreach ( $parts as $part ) {
			self::assertStringContainsString( $part, $text );
		}
		foreach ( $others as $part ) {
			self::assertStringNotContainsString( $part, $text );
		}
	}

	/**
	 * The request for one context.
	 *
	 * @param array<string, mixed> $context What the editor sends.
	 */
	private function asked( array $context ): Chat_Request {
		$message = array(
			'role'    => 'jetpack-ai',
			'context' => $context,
		);
		return ( new Prompt_Builder() )->build( array( $message ) );
	}
}
