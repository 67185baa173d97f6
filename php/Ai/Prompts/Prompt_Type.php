<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Prompts;

use Closure;
use Slipstream\Ai\Access\Ai_Access;

/**
 * What a file in types/ gives; the file's name is the prompt's on the wire, after "ai-assistant-".
 */
final class Prompt_Type {

	/** @var Closure(Prompt_Context): string The model's instructions. */
	public readonly Closure $wording;

	/**
	 * @param Closure(Prompt_Context): string $wording The model's instructions.
	 * @param Prompt_Ability|null             $ability The ability that asks it; null if only the editor does.
	 * @param string                          $switch  Which of Ai_Access::FEATURES it belongs to.
	 */
	public function __construct(
		Closure $wording,
		public readonly ?Prompt_Ability $ability = null,
		public readonly string $switch = Ai_Access::WRITING
	) {
		$this->wording = $wording;
	}

	/**
	 * @param string $name Its name on the wire, such as ai-assistant-simplify.
	 * @return self|null Null if there is none.
	 */
	public static function of( string $name ): ?self {
		$found = array();
		preg_match(
			'/^(?:ai-assistant-|(?=voice-to-content-|ai-content-lens$|form-ai-))([a-z]+(-[a-z]+)*)$/',
			$name,
			$found
		);
		$file = __DIR__ . '/types/' . ( $found[1] ?? '' ) . '.php';
		return is_file( $file ) ? require $file : null;
	}

	/** @return array<string, self> All types by the name of their file. */
	public static function all(): array {
		$types = array();
		foreach ( (array) glob( __DIR__ . '/types/*.php' ) as $file ) {
			$types[ basename( (string) $file, '.php' ) ] = require $file;
		}
		return $types;
	}
}
