<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Abilities;

use Closure;
use Slipstream\Ai\Answers\Unclear_Answer;
use Slipstream\Ai\Prompts\Prompt_Ability;
use Slipstream\Ai\Prompts\Prompt_Builder;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Prompts\Prompt_Type;
use Slipstream\Ai\Relay\Assistant;
use Slipstream\Ai\Relay\Null_Sink;
use Slipstream\Ai\Relay\Query;
use Slipstream\Http\Request_Error;
use Slipstream\Settings\Declared_Choices;
use Slipstream\Tokens\Caller;

/**
 * The actions of the editor's menus. Each asks the prompt that the editor asks.
 *
 * @phpstan-import-type Definition from Abilities
 */
final class Text_Abilities {

	/** @var Closure(): Assistant Builds the assistant when it is asked. */
	private Closure $assistant;

	/** @param Closure(): Assistant $assistant */
	public function __construct( Closure $assistant, private Prompt_Builder $prompts ) {
		$this->assistant = $assistant;
	}

	/** @return array<lowercase-string, Definition> The abilities by name. */
	public function all(): array {
		$abilities = array();
		foreach ( Prompt_Type::all() as $type ) {
			if ( null !== $type->ability ) {
				$abilities[ $type->ability->name ] = $this->definition( $type, $type->ability );
			}
		}
		return $abilities;
	}

	/** @return array<string, array<string, mixed>> */
	private static function values(): array {
		return array(
			'content'  => self::text( __( 'Source text, as Markdown.', 'slipstream' ) ),
			'language' => self::text( __( 'A language: its English name or its code.', 'slipstream' ) ),
			'request'  => self::text( __( 'What to write or do.', 'slipstream' ) ),
			'tone'     => array(
				'enum' => Declared_Choices::names( 'Ai', 'tones' ),
			) + self::text( __( 'The tone.', 'slipstream' ) ),
		);
	}

	/** @return Definition */
	private function definition( Prompt_Type $type, Prompt_Ability $ability ): array {
		$post = array(
			'type'        => 'integer',
			'minimum'     => 1,
			'description' => __( 'The post ID.', 'slipstream' ),
		);
		return array(
			'label'       => $ability->label,
			'description' => $ability->description,
			'switch'      => $type->switch,
			'input'       => array(
				'type'                 => 'object',
				'properties'           => array_intersect_key(
					self::values(),
					array_flip( array( ...$ability->required, ...$ability->optional ) )
				) + array( 'post_id' => $post ),
				'required'             => $ability->required,
				'additionalProperties' => false,
			),
			'output'      => array(
				'type'                 => 'object',
				'properties'           => array(
					'text' => self::text( __( 'The answer, as Markdown.', 'slipstream' ), 0 ),
				),
				'required'             => array( 'text' ),
				'additionalProperties' => false,
			),
			'run'         => fn ( array $input ): array => array( 'text' => $this->ask( $type->name, $input ) ),
		);
	}

	/** @param array<string, mixed> $input  What the prompt is made with. */
	private function ask( string $prompt, array $input ): string {
		$post    = is_numeric( $input['post_id'] ?? null ) ? (int) $input['post_id'] : 0;
		$message = array(
			'role'    => 'jetpack-ai',
			'context' => array( 'type' => $prompt ) + array_diff_key( $input, array( 'post_id' => 0 ) ),
		);
		$query   = new Query(
			Caller::current(),
			$this->prompts->build( array( $message ) ),
			'',
			false,
			'ability',
			$post
		);
		$result  = ( $this->assistant )()->open( $query )->run( new Null_Sink() );
		if ( null === $result->error && Unclear_Answer::is( $result->text ) ) {
			throw new Request_Error(
				'error_unclear_prompt',
				__( 'Your request was unclear. Mind trying again?', 'slipstream' ),
				422
			);
		}
		return null === $result->error ? trim( Prompt_Context::without_fences( $result->text ) ) : throw $result->error;
	}

	/** @return array<string, mixed> */
	private static function text( string $description, int $least = 1 ): array {
		return array(
			'type'        => 'string',
			'minLength'   => $least,
			'description' => $description,
		);
	}
}
