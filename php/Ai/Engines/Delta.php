<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines;

/**
 * Some text, or a part of a function call.
 */
final class Delta {

	public function __construct(
		public readonly string $content = '',
		public readonly ?string $call_name = null,
		public readonly ?string $call_arguments = null
	) {}

	/** Whether the piece belongs to a function call. */
	public function is_call(): bool {
		return null !== $this->call_name || null !== $this->call_arguments;
	}

	/**
	 * The piece as the stream's clients read it.
	 *
	 * @return array{content?: string, function_call?: array{name?: string, arguments?: string}}
	 */
	public function to_array(): array {
		$delta = array();
		if ( '' !== $this->content ) {
			$delta['content'] = $this->content;
		}
		if ( null !== $this->call_name ) {
			$delta['function_call']['name'] = $this->call_name;
		}
		if ( null !== $this->call_arguments ) {
			$delta['function_call']['arguments'] = $this->call_arguments;
		}
		return $delta;
	}
}
