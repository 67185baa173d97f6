<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines\Openai;

use SensitiveParameter;
use Slipstream\Ai\Engines\Chat_Request;
use Slipstream\Ai\Engines\Completion;
use Slipstream\Ai\Engines\Fixed_Completion;
use Slipstream\Ai\Engines\Upstream_Errors;
use Slipstream\Ai\Engines\Vision_Engine;

/**
 * Asks any server with a streaming /chat/completions endpoint: OpenAI, a host's own, Ollama, llama.cpp, vLLM.
 */
final class Openai_Engine implements Vision_Engine {

	/**
	 * @param string $base_url Address without /chat/completions.
	 * @param string $model    The model's name, '' to let the server choose.
	 * @param string $key      The API key, '' for none.
	 */
	public function __construct(
		private string $base_url,
		private string $model,
		#[SensitiveParameter] private string $key,
		private bool $is_public_only = false
	) {}

	public function name(): string {
		return 'openai';
	}

	public function model(): string {
		return $this->model;
	}

	public function streams(): bool {
		return true;
	}

	/** Sends the request; the answer is read as the completion is waited for. */
	public function start( Chat_Request $request ): Completion {
		$server = new Openai_Client( $this->base_url, $this->key, $this->is_public_only );
		$asked  = $server->asked( $this->model );
		$handle = $server->post(
			'/chat/completions',
			array( 'Content-Type: application/json', 'Accept: text/event-stream, application/json' ),
			(string) wp_json_encode(
				$this->body( $request ),
				JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE
			)
		);
		return null === $handle
			? new Fixed_Completion( array(), $asked->failed( Upstream_Errors::unavailable(), $server->refusal() ) )
			: new Openai_Completion( $handle, null, $asked );
	}

	/** @return array<string, mixed> */
	private function body( Chat_Request $request ): array {
		$body = array(
			'messages' => self::messages( $request ),
			'stream'   => true,
		);
		if ( '' !== $this->model ) {
			$body['model'] = $this->model;
		}
		/**
		 * Filters whether requests ask the server how many tokens an answer used. A few servers reject such requests.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $asks Whether requests ask for the number.
		 */
		if ( apply_filters( 'slipstream_ai_asks_for_usage', true ) ) {
			$body['stream_options'] = array( 'include_usage' => true );
		}
		foreach ( $request->functions as $schema ) {
			$body['tools'][] = array(
				'type'     => 'function',
				'function' => $schema,
			);
		}
		return $body;
	}

	/**
	 * The messages in the wire format: one that images belong to consists of parts.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function messages( Chat_Request $request ): array {
		$messages = $request->messages;
		$last     = count( $messages ) - 1;
		if ( array() !== $request->images && $last >= 0 ) {
			$text  = array(
				'type' => 'text',
				'text' => $messages[ $last ]['content'],
			);
			$parts = array_map(
				static fn ( string $image ): array => array(
					'type'      => 'image_url',
					'image_url' => array( 'url' => $image ),
				),
				$request->images
			);

			$messages[ $last ] = array(
				'role'    => $messages[ $last ]['role'],
				'content' => array( $text, ...$parts ),
			);
		}
		return $messages;
	}
}
