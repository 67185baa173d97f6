<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

/**
 * A conversation in the form that every engine understands.
 *
 * @phpstan-type Chat_Message array{role: 'system'|'user'|'assistant', content: string}
 * @phpstan-type Function_Schema array{name: string, description?: string, parameters?: array<string, mixed>}
 */
final class Chat_Request {

	/** What an image counts as, in characters: models take some 750 tokens for one. */
	private const IMAGE = 3000;

	/**
	 * @param list<Chat_Message>    $messages  Never two neighbors of the same role; a system message only first.
	 * @param list<Function_Schema> $functions Functions that the model may ask to be called.
	 * @param string                $kind      The prompt type that asks last, '' for free text.
	 * @param list<string>          $images    Images that the last message is about, as data addresses.
	 */
	public function __construct(
		public readonly array $messages,
		public readonly array $functions = array(),
		public readonly string $kind = '',
		public readonly array $images = array()
	) {}

	/** What people said, with the texts that it is about. */
	public function asked(): string {
		return implode(
			"\n",
			array_column(
				array_filter( $this->messages, static fn ( array $message ): bool => 'system' !== $message['role'] ),
				'content'
			)
		);
	}

	/** How many characters are sent. */
	public function characters(): int {
		return array_sum(
			array_map( static fn ( array $message ): int => mb_strlen( $message['content'] ), $this->messages )
		)
			+ self::IMAGE * count( $this->images )
			+ ( array() === $this->functions ? 0 : strlen( (string) wp_json_encode( $this->functions ) ) );
	}
}
