<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Prompts;

use Slipstream\Http\Request_Error;

/**
 * Reads the context of a message, so that what a client sends cannot pass for our instructions.
 */
final class Prompt_Context {

	private const FENCE = '````';

	/** The longest single word or name, such as a tone or a language. */
	private const LONGEST_WORD = 80;

	/** @param array<mixed> $values The client's input. */
	public function __construct( private array $values ) {}

	/**
	 * A required text, without fences.
	 *
	 * @throws Request_Error If it is missing.
	 */
	public function text( string $name ): string {
		$value = $this->values[ $name ] ?? null;
		$text  = is_string( $value ) ? trim( self::without_fences( $value ) ) : '';
		if ( '' === $text ) {
			throw new Request_Error(
				'invalid_prompt',
				/* translators: %s: the name of a value. */
				sprintf( __( 'The prompt is missing its "%s" value.', 'slipstream' ), $name ),
				400
			);
		}
		return $text;
	}

	/** A required text between fences. */
	public function fenced( string $name ): string {
		return self::FENCE . "\n" . $this->text( $name ) . "\n" . self::FENCE;
	}

	/** A short value on one line. */
	public function word( string $name, string $fallback = '' ): string {
		$value = $this->values[ $name ] ?? null;
		$word  = is_string( $value ) ? (string) preg_replace( '/[^\p{L}\p{M}\p{N}()\'_-]+/u', ' ', $value ) : '';
		$word  = trim( mb_substr( $word, 0, self::LONGEST_WORD ) );
		return '' === $word ? $fallback : $word;
	}

	/** A short value that must be there. */
	public function required_word( string $name ): string {
		$word = $this->word( $name );
		return '' === $word ? $this->text( $name ) : $word;
	}

	/** Whether a text is there. */
	public function has( string $name ): bool {
		$value = $this->values[ $name ] ?? null;
		return is_string( $value ) && '' !== trim( self::without_fences( $value ) );
	}

	/** A whole number within limits. */
	public function number( string $name, int $fallback, int $least, int $most ): int {
		$value = $this->values[ $name ] ?? null;
		return is_numeric( $value ) ? max( $least, min( $most, (int) $value ) ) : $fallback;
	}

	/** A sentence about a short value, after a space. */
	public function sentence( string $name, string $sentence, string $fallback = '' ): string {
		$word = $this->word( $name );
		$text = '' === $word ? $fallback : sprintf( $sentence, $word );
		return '' === $text ? '' : " $text";
	}

	/** The source text. */
	public function subject(): string {
		return match ( $this->values['subject'] ?? '' ) {
			'title' => 'the title',
			'content' => 'the text',
			default => isset( $this->values['content'] ) ? 'the text' : 'your last answer, or else the text',
		};
	}

	/** An instruction, followed by the text that the message brings itself, if it does. */
	public function with_content( string $instruction ): string {
		$value = $this->values['content'] ?? '';
		return is_string( $value ) && '' !== trim( $value )
			? $instruction . "\n" . $this->fenced( 'content' )
			: $instruction;
	}

	/** A text without marks that could end our fence. */
	public static function without_fences( string $text ): string {
		return (string) preg_replace( '/`{4,}/', '', $text );
	}
}
