<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Prompts;

/**
 * The ability that asks a prompt.
 */
final class Prompt_Ability {

	/**
	 * @param lowercase-string $name     Its name: slipstream/<name>.
	 * @param list<string>     $required Values that the prompt has to be given: content, request, language, tone.
	 * @param list<string>     $optional Values that it may be given.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly string $description,
		public readonly array $required = array( 'content' ),
		public readonly array $optional = array()
	) {}
}
