<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Prompts;

use Closure;

/**
 * What a file in types/ gives. The file is called as the prompt is on the wire, without "ai-assistant-".
 */
final class Prompt_Type {

	/** Where most of the names begin. */
	private const PREFIX = 'ai-assistant-';

	/** @var Closure(Prompt_Context): string The model's instructions. */
	public readonly Closure $wording;

	/**
	 * @param string                          $name    Its name on the wire, such as ai-assistant-simplify.
	 * @param string                          $switch  Which of Ai_Access::features() it belongs to.
	 * @param Closure(Prompt_Context): string $wording The model's instructions.
	 * @param Prompt_Ability|null             $ability The ability that asks it; null if only the editor does.
	 * @param bool                            $keeps_block Whether the answer goes into the same kind of block.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $switch,
		Closure $wording,
		public readonly ?Prompt_Ability $ability = null,
		public readonly bool $keeps_block = true
	) {
		$this->wording = $wording;
	}

	/**
	 * @param string $name Its name on the wire.
	 * @return self|null Null if there is none.
	 */
	public static function of( string $name ): ?self {
		if ( 1 !== preg_match( '/^[a-z]+(-[a-z]+)*$/D', $name ) ) {
			return null;
		}
		$file = __DIR__ . '/types/' . ( str_starts_with( $name, self::PREFIX )
			? substr( $name, strlen( self::PREFIX ) )
			: $name ) . '.php';
		$type = is_file( $file ) ? require $file : null;
		return $name === $type?->name ? $type : null;
	}

	/** @return array<string, self> All types by their name. */
	public static function all(): array {
		$types = array();
		foreach ( (array) glob( __DIR__ . '/types/*.php' ) as $file ) {
			$type                 = require $file;
			$types[ $type->name ] = $type;
		}
		return $types;
	}
}
