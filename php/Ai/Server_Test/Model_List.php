<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Server_Test;

use CurlHandle;
use Slipstream\Ai\Engines\Openai\Openai_Client;
use Slipstream\Ai\Server\Server_Cause;

// phpcs:disable WordPress.WP.AlternativeFunctions -- As every request to an AI server: see Openai_Client.

/**
 * Asks an AI server which models it has.
 */
final class Model_List {

	/** Models that are kept. */
	private const MOST = 300;

	/** Characters of a model's name; as many as the setting takes. */
	private const LONGEST = 200;

	/** Bytes of a list that are read. */
	private const MOST_BYTES = 2_097_152;

	/** @var list<string> The models; none if the server does not say. */
	public array $models = array();

	/** Why there is no use in asking for more; null if there is. */
	public ?Server_Cause $cause = null;

	/** The HTTP status; 0 for none. */
	private int $status = 0;

	private string $body = '';

	/**
	 * @param bool $has_key Whether a key is sent.
	 * @param int  $seconds How long it may take.
	 */
	public function __construct( private Openai_Client $server, private bool $has_key, private int $seconds ) {}

	public function ask(): void {
		$handle = $this->server->get( '/models' );
		if ( null === $handle ) {
			$this->cause = $this->server->refusal();
			return;
		}
		$error = $this->send( $handle );
		if ( 0 !== $error && CURLE_WRITE_ERROR !== $error ) {
			$this->cause = Server_Cause::of_connection( $error );
		} elseif ( 401 === $this->status ) {
			$this->cause = Server_Cause::of_response( $this->status, $this->body, $this->has_key );
		} elseif ( 200 === $this->status ) {
			$this->models = self::names( json_decode( $this->body, true ) );
		}
	}

	/** @return int An error number of curl. */
	private function send( CurlHandle $handle ): int {
		curl_setopt( $handle, CURLOPT_TIMEOUT, $this->seconds );
		curl_setopt(
			$handle,
			CURLOPT_WRITEFUNCTION,
			function ( CurlHandle $from, string $bytes ): int {
				$this->body .= $bytes;
				return strlen( $this->body ) > self::MOST_BYTES ? 0 : strlen( $bytes );
			}
		);
		curl_exec( $handle );
		$this->status = (int) curl_getinfo( $handle, CURLINFO_RESPONSE_CODE );
		return curl_errno( $handle );
	}

	/** @return list<string> The names in a list as OpenAI has it, or as Ollama. */
	private static function names( mixed $answer ): array {
		$items = is_array( $answer ) ? $answer['data'] ?? $answer['models'] ?? array() : array();
		$names = array();
		foreach ( is_array( $items ) ? $items : array() as $item ) {
			$name = is_array( $item ) ? $item['id'] ?? $item['name'] ?? '' : '';
			if ( is_string( $name ) && 1 === preg_match( '/^[^\x00-\x1F\x7F]{1,' . self::LONGEST . '}$/uD', $name ) ) {
				$names[] = $name;
			}
		}
		sort( $names, SORT_NATURAL | SORT_FLAG_CASE );
		return array_slice( array_values( array_unique( $names ) ), 0, self::MOST );
	}
}
