<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Prompts;

use Slipstream\Ai\Access\Ai_Access;
use Slipstream\Ai\Engines\Chat_Request;
use Slipstream\Ai\Engines\Upstream_Errors;
use Slipstream\Http\Request_Error;

/**
 * Puts our wording in the place of context types, and checks the rest.
 *
 * @phpstan-import-type Chat_Message from Chat_Request
 * @phpstan-import-type Function_Schema from Chat_Request
 */
final class Prompt_Builder {

	/** More characters than any model of use reads at once. */
	private const LONGEST = 400_000;

	private const INITIAL = 'ai-assistant-initial-prompt';

	public function __construct( private ?House_Style $style = null ) {}

	/**
	 * Builds the conversation for a question or a list of messages.
	 *
	 * @throws Request_Error If the prompt cannot be used.
	 */
	public function build( mixed $prompt, mixed $functions = array() ): Chat_Request {
		$kind     = '';
		$messages = array();
		foreach ( $this->list( $prompt ) as $message ) {
			$built = $this->message( $message, $kind );
			if ( '' !== $built['content'] ) {
				$messages[] = $built;
			}
		}
		if ( array() === array_filter(
			$messages,
			static fn( array $message ): bool => 'system' !== $message['role']
		) ) {
			throw $this->invalid( __( 'The prompt is empty.', 'slipstream' ) );
		}
		if ( array() === array_filter(
			$messages,
			static fn( array $message ): bool => 'system' === $message['role']
		) ) {
			$rules = array(
				'type' => self::INITIAL,
				'for'  => $kind,
			);
			array_unshift( $messages, $this->of_context( $rules ) );
		}
		$messages = array( ...$messages, ...$this->house_style() );
		if ( array_sum(
			array_map( static fn( array $message ): int => mb_strlen( $message['content'] ), $messages )
		) > self::LONGEST ) {
			throw $this->too_large();
		}
		return new Chat_Request( $this->merge_turns( $messages ), $this->functions( $functions ), $kind );
	}

	/**
	 * The conversation that a connected site has worded itself. Its fences stay: they stand around what is not to be
	 * followed.
	 *
	 * @param list<Chat_Message> $messages
	 * @param list<string>       $images   Images that the last is about, as data addresses.
	 * @throws Request_Error If it is longer than any model reads.
	 */
	public function from_messages( array $messages, array $images = array() ): Chat_Request {
		$request = new Chat_Request( $this->merge_turns( $messages ), array(), '', $images );
		return $request->characters() > self::LONGEST ? throw $this->too_large() : $request;
	}

	/** @return list<Chat_Message> The site's rules for texts. They stand behind all others. */
	private function house_style(): array {
		$rules = null === $this->style ? '' : $this->style->rules();
		return '' === $rules ? array() : array(
			array(
				'role'    => 'system',
				'content' => $rules,
			),
		);
	}

	/** @return list<mixed> */
	private function list( mixed $prompt ): array {
		if ( is_string( $prompt ) ) {
			return array(
				array(
					'role'    => 'user',
					'content' => $prompt,
				),
			);
		}
		if ( ! is_array( $prompt ) || ! array_is_list( $prompt ) ) {
			throw $this->invalid( __( 'The prompt must be text or a list of messages.', 'slipstream' ) );
		}
		return $prompt;
	}

	/** @return Chat_Message */
	private function message( mixed $message, string &$kind ): array {
		$role = is_array( $message ) ? ( $message['role'] ?? '' ) : '';
		if ( is_array( $message ) && isset( $message['context'] ) && 'jetpack-ai' === $role ) {
			$built = $this->of_context( is_array( $message['context'] ) ? $message['context'] : array() );
			$kind  = 'system' === $built['role'] ? $kind : $this->type_of( $message['context'] );
			return $built;
		}
		$content = is_array( $message ) ? ( $message['content'] ?? null ) : null;
		if ( ! in_array( $role, array( 'system', 'user', 'assistant' ), true ) || ! is_string( $content ) ) {
			throw $this->invalid( __( 'Every message needs a role and either content or a context.', 'slipstream' ) );
		}
		return array(
			'role'    => $role,
			'content' => trim( Prompt_Context::without_fences( $content ) ),
		);
	}

	/**
	 * @param array<mixed> $context The client's input.
	 * @return Chat_Message
	 */
	private function of_context( array $context ): array {
		$type   = $this->type_of( $context );
		$prompt = $this->prompt( $type );
		$values = new Prompt_Context( $context );
		$rule   = Block_Shape::rule( $context['type'] ?? '', $prompt );
		// Asked again for an answer that came in another language.
		$language = $values->word( 'answer_language' );
		return array(
			'role'    => self::INITIAL === $type ? 'system' : 'user',
			'content' => ( $prompt->wording )( $values )
				. $rule
				. ( '' === $language ? '' : "\nYour whole answer must be in this language and no other: $language." ),
		);
	}

	/**
	 * The type of a context. The toolbar's types end in the block's name: ai-assistant-simplify-paragraph-extension.
	 *
	 * @param array<mixed> $context The client's input.
	 */
	private function type_of( array $context ): string {
		$type = $context['type'] ?? '';
		return is_string( $type )
			? (string) preg_replace( '/^(ai-assistant-[a-z-]+?)-[a-z]+(-item)?-extension$/', '$1', $type )
			: '';
	}

	/**
	 * The switch that a prompt belongs to: that of its wording, where it asks for one of ours.
	 *
	 * @return string One of Ai_Access::features().
	 */
	public function switch_of( mixed $messages ): string {
		foreach ( is_array( $messages ) ? $messages : array() as $message ) {
			$context = is_array( $message ) ? $message['context'] ?? null : null;
			$switch  = is_array( $context )
				? Prompt_Type::of( $this->type_of( $context ) )->switch ?? Ai_Access::WRITING
				: Ai_Access::WRITING;
			if ( Ai_Access::WRITING !== $switch ) {
				return $switch;
			}
		}
		return Ai_Access::WRITING;
	}

	private function prompt( string $type ): Prompt_Type {
		return Prompt_Type::of( $type )
			?? throw new Request_Error(
				'unknown_prompt_type',
				__( 'This prompt type is unknown.', 'slipstream' ),
				400
			);
	}

	/**
	 * Neighbors of the same role become one message and system messages move to the front: the templates of many
	 * models accept nothing else.
	 *
	 * @param list<Chat_Message> $messages
	 * @return list<Chat_Message>
	 */
	private function merge_turns( array $messages ): array {
		$system = array_filter( $messages, static fn( array $message ): bool => 'system' === $message['role'] );
		$others = array_filter( $messages, static fn( array $message ): bool => 'system' !== $message['role'] );
		$turns  = array();
		$last   = null;
		foreach ( array( ...$system, ...$others ) as $message ) {
			if ( null !== $last && $last['role'] === $message['role'] ) {
				$message['content'] = $last['content'] . "\n\n" . $message['content'];
				array_pop( $turns );
			}
			$turns[] = $message;
			$last    = $message;
		}
		return $turns;
	}

	/** @return list<Function_Schema> */
	private function functions( mixed $functions ): array {
		$known = array();
		foreach ( is_array( $functions ) ? $functions : array() as $schema ) {
			$name = is_array( $schema ) ? ( $schema['name'] ?? '' ) : '';
			if ( ! is_array( $schema ) || ! is_string( $name ) || ! preg_match( '/^[A-Za-z0-9_-]{1,64}$/', $name ) ) {
				throw $this->invalid( __( 'Every function needs a name.', 'slipstream' ) );
			}
			$function = array( 'name' => $name );
			if ( is_string( $schema['description'] ?? null ) ) {
				$function['description'] = $schema['description'];
			}
			if ( is_array( $schema['parameters'] ?? null ) ) {
				$function['parameters'] = self::as_objects( $schema['parameters'] );
			}
			$known[] = $function;
		}
		return $known;
	}

	/**
	 * A JSON schema in which empty objects, which PHP decodes to empty lists, are objects again.
	 *
	 * @param array<mixed> $schema The decoded schema.
	 * @return array<string, mixed>
	 */
	private static function as_objects( array $schema ): array {
		$result = array();
		foreach ( $schema as $name => $value ) {
			if (
				array() === $value
				&& in_array( $name, array( 'properties', 'items', 'additionalProperties' ), true )
			) {
				$value = (object) array();
			}
			$result[ (string) $name ] = is_array( $value ) && ! array_is_list( $value )
				? self::as_objects( $value )
				: $value;
		}
		return $result;
	}

	/** The error for a prompt that no model can read. */
	private function too_large(): Request_Error {
		return Upstream_Errors::too_large();
	}

	private function invalid( string $message ): Request_Error {
		return new Request_Error( 'invalid_prompt', $message, 400 );
	}
}
