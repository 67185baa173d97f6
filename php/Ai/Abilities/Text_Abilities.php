<?php
/**
 * Abilities that answer with text.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Abilities;

use Closure;
use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Prompts\Prompt_Builder;
use Slipstream\Ai\Prompts\Prompt_Context;
use Slipstream\Ai\Relay\Assistant;
use Slipstream\Ai\Relay\Null_Sink;
use Slipstream\Ai\Relay\Query;
use Slipstream\Ai\Relay\Unclear_Answer;
use Slipstream\Http\Request_Error;

/**
 * The actions of the editor's menus. Each asks the prompt that the editor asks.
 *
 * @phpstan-import-type Definition from Abilities
 */
final class Text_Abilities {

	private const TONES = array( 'formal', 'informal', 'optimistic', 'humorous', 'serious', 'skeptical', 'empathetic', 'confident', 'passionate', 'provocative' );

	/**
	 * Builds the assistant when it is asked.
	 *
	 * @var Closure(): Assistant
	 */
	private Closure $assistant;

	/**
	 * Takes who answers.
	 *
	 * @param Closure(): Assistant $assistant Builds the assistant.
	 * @param Prompt_Builder       $prompts   Words what it is asked.
	 */
	public function __construct( Closure $assistant, private Prompt_Builder $prompts ) {
		$this->assistant = $assistant;
	}

	/**
	 * The abilities by name.
	 *
	 * @return array<lowercase-string, Definition>
	 */
	public function all(): array {
		$content  = self::text( __( 'The text that it is about, as Markdown.', 'slipstream' ) );
		$language = self::text( __( 'A language, by its name in English or its code.', 'slipstream' ) );
		$request  = self::text( __( 'What to write or to do.', 'slipstream' ) );
		$tone     = array( 'enum' => self::TONES ) + self::text( __( 'The tone.', 'slipstream' ) );
		return array(
			'write-text'        => $this->ability( 'user-prompt', __( 'Write a text', 'slipstream' ), __( 'Writes what is asked for, or does it with a given text.', 'slipstream' ), array( 'request' => $request ), array( 'content' => $content ) ),
			'continue-writing'  => $this->ability( 'continue-writing', __( 'Continue writing', 'slipstream' ), __( 'Writes the next paragraphs of a text.', 'slipstream' ), array( 'content' => $content ) ),
			'correct-spelling'  => $this->ability( 'correct-spelling', __( 'Correct spelling and grammar', 'slipstream' ), __( 'Corrects a text and changes nothing else.', 'slipstream' ), array( 'content' => $content ) ),
			'simplify'          => $this->ability( 'simplify', __( 'Simplify', 'slipstream' ), __( 'Says a text in simpler words.', 'slipstream' ), array( 'content' => $content ) ),
			'summarize'         => $this->ability( 'summarize', __( 'Summarize', 'slipstream' ), __( 'Says in one paragraph what a text says.', 'slipstream' ), array( 'content' => $content ) ),
			'make-longer'       => $this->ability( 'make-longer', __( 'Expand', 'slipstream' ), __( 'Makes a text longer.', 'slipstream' ), array( 'content' => $content ) ),
			'make-shorter'      => $this->ability( 'make-shorter', __( 'Make shorter', 'slipstream' ), __( 'Makes a text shorter.', 'slipstream' ), array( 'content' => $content ) ),
			'change-tone'       => $this->ability(
				'change-tone',
				__( 'Change tone', 'slipstream' ),
				__( 'Writes a text in another tone.', 'slipstream' ),
				array(
					'content' => $content,
					'tone'    => $tone,
				)
			),
			'translate'         => $this->ability(
				'change-language',
				__( 'Translate', 'slipstream' ),
				__( 'Writes a text in another language.', 'slipstream' ),
				array(
					'content'  => $content,
					'language' => $language,
				)
			),
			'list-to-table'     => $this->ability( 'transform-list-to-table', __( 'Turn list into a table', 'slipstream' ), __( 'Makes a table of a list.', 'slipstream' ), array( 'content' => $content ) ),
			'write-from-list'   => $this->ability( 'write-post-from-list', __( 'Write a post from a list', 'slipstream' ), __( 'Writes a post that follows a list.', 'slipstream' ), array( 'content' => $content ) ),
			'suggest-title'     => $this->ability( 'generate-title', __( 'Suggest a title', 'slipstream' ), __( 'Suggests a title for a post.', 'slipstream' ), array( 'content' => $content ) ),
			'write-opening'     => $this->ability( 'summary-by-title', __( 'Write an opening', 'slipstream' ), __( 'Writes how a post with this title could begin.', 'slipstream' ), array( 'content' => $content ) ),
			'write-excerpt'     => $this->ability( 'ai-content-lens', __( 'Write an excerpt', 'slipstream' ), __( 'Says what a post is about, for lists of posts.', 'slipstream' ), array( 'content' => $content ), array( 'language' => $language ) ),
			'suggest-tags'      => $this->ability( 'suggest-tags', __( 'Suggest tags', 'slipstream' ), __( 'Suggests tags for a post, one a line.', 'slipstream' ), array( 'content' => $content ) ),
			'write-description' => $this->ability( 'meta-description', __( 'Write a meta description', 'slipstream' ), __( 'Says in two sentences for search engines what a post is about.', 'slipstream' ), array( 'content' => $content ), array( 'language' => $language ) ),
		);
	}

	/**
	 * One ability.
	 *
	 * @param string                              $prompt      The prompt that it asks.
	 * @param string                              $label       Its name.
	 * @param string                              $description What it does.
	 * @param array<string, array<string, mixed>> $required    What it has to be given.
	 * @param array<string, array<string, mixed>> $optional    What it may be given.
	 * @return Definition
	 */
	private function ability( string $prompt, string $label, string $description, array $required, array $optional = array() ): array {
		$post = array(
			'type'        => 'integer',
			'minimum'     => 1,
			'description' => __( 'The post that it is for.', 'slipstream' ),
		);
		return array(
			'label'       => $label,
			'description' => $description,
			'switch'      => Ai_Access::WRITING,
			'input'       => array(
				'type'                 => 'object',
				'properties'           => $required + $optional + array( 'post_id' => $post ),
				'required'             => array_keys( $required ),
				'additionalProperties' => false,
			),
			'output'      => array(
				'type'                 => 'object',
				'properties'           => array( 'text' => self::text( __( 'The answer, as Markdown.', 'slipstream' ), 0 ) ),
				'required'             => array( 'text' ),
				'additionalProperties' => false,
			),
			'run'         => fn ( array $input ): array => array( 'text' => $this->ask( $prompt, $input ) ),
		);
	}

	/**
	 * Asks and waits for the whole answer.
	 *
	 * @param string               $prompt The prompt.
	 * @param array<string, mixed> $input  What the prompt is made with.
	 *
	 * @throws Request_Error When there is no answer.
	 */
	private function ask( string $prompt, array $input ): string {
		$post    = is_numeric( $input['post_id'] ?? null ) ? (int) $input['post_id'] : 0;
		$message = array(
			'role'    => 'jetpack-ai',
			'context' => array( 'type' => "ai-assistant-$prompt" ) + array_diff_key( $input, array( 'post_id' => 0 ) ),
		);
		$query   = new Query( get_current_user_id(), $this->prompts->build( array( $message ) ), '', false, 'ability', $post );
		$result  = ( $this->assistant )()->open( $query )->run( new Null_Sink() );
		if ( null === $result->error && Unclear_Answer::is( $result->text ) ) {
			throw new Request_Error( 'error_unclear_prompt', __( 'Your request was unclear. Mind trying again?', 'slipstream' ), 422 );
		}
		return null === $result->error ? trim( Prompt_Context::without_fences( $result->text ) ) : throw $result->error;
	}

	/**
	 * The schema of a text.
	 *
	 * @param string $description What it is.
	 * @param int    $least       Characters that it must have.
	 * @return array<string, mixed>
	 */
	private static function text( string $description, int $least = 1 ): array {
		return array(
			'type'        => 'string',
			'minLength'   => $least,
			'description' => $description,
		);
	}
}
