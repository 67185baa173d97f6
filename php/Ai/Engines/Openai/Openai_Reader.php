<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines\Openai;

use Slipstream\Ai\Engines\Delta;
use Slipstream\Ai\Engines\Upstream_Errors;
use Slipstream\Http\Event_Parser;
use Slipstream\Http\Request_Error;

/**
 * Turns the bytes of an answer into deltas. What makes no sense is skipped.
 */
final class Openai_Reader {

	/** Bytes that an answer may have: several times what a model writes at once. */
	private const LONGEST_ANSWER = 4_194_304;

	/**
	 * Tokens that one request can take. A count above it is a fault of the server, and would use up the site's limits.
	 */
	private const MOST_TOKENS = 100_000_000;

	/** Cuts the bytes into events. */
	private Event_Parser $parser;

	/** @var list<Delta> What was read and not yet taken. */
	private array $deltas = array();

	/** Bytes of the answer so far. */
	private int $length = 0;

	/** Whether the model said that it is done. */
	private bool $is_complete = false;

	/** Whether the stream's closing event was read. */
	private bool $is_closed = false;

	/** The error that the stream told of. */
	private ?Request_Error $failure = null;

	/** @var array{in: int, out: int}|null Tokens that were read and written, if the server has told. */
	private ?array $usage = null;

	public function __construct() {
		$this->parser = new Event_Parser();
	}

	/** Reads some bytes of a stream. */
	public function push( string $bytes ): void {
		foreach ( $this->parser->push( $bytes ) as $data ) {
			$this->event( $data );
		}
		if ( $this->parser->is_too_long() ) {
			$this->failure ??= Upstream_Errors::too_long();
		}
	}

	/** Whether there is more than anybody would read: the connection is to be cut. */
	public function is_too_long(): bool {
		return $this->length > self::LONGEST_ANSWER || $this->parser->is_too_long();
	}

	/** Reads what is left when the connection has ended. */
	public function finish(): void {
		foreach ( $this->parser->finish() as $data ) {
			$this->event( $data );
		}
	}

	/** Reads a whole answer from a server that does not stream. */
	public function whole( string $body ): void {
		$answer = json_decode( $body, true );
		if ( ! is_array( $answer ) ) {
			return;
		}
		$choice = self::choice( $answer );
		if ( isset( $choice['message'] ) ) {
			$choice['delta']         = $choice['message'];
			$choice['finish_reason'] = $choice['finish_reason'] ?? 'stop';
			$answer['choices']       = array( $choice );
		}
		$this->message( $answer );
	}

	/** @return list<Delta> What was read since the last call. */
	public function take(): array {
		$deltas       = $this->deltas;
		$this->deltas = array();
		return $deltas;
	}

	/** Whether something was read and not yet taken. */
	public function has_deltas(): bool {
		return array() !== $this->deltas;
	}

	/** Whether the model said that it is done. */
	public function is_complete(): bool {
		return $this->is_complete;
	}

	/** Whether the stream's closing event was read: nothing more can follow. */
	public function is_closed(): bool {
		return $this->is_closed;
	}

	/** The error that the stream told of. */
	public function failure(): ?Request_Error {
		return $this->failure;
	}

	/** @return array{in: int, out: int}|null Tokens that were read and written, if the server has told. */
	public function usage(): ?array {
		return $this->usage;
	}

	private function event( string $data ): void {
		if ( '[DONE]' === trim( $data ) ) {
			$this->is_complete = true;
			$this->is_closed   = true;
			return;
		}
		$message = $this->is_too_long() ? null : json_decode( $data, true );
		if ( is_array( $message ) ) {
			$this->message( $message );
		}
	}

	/** @param array<mixed> $message The decoded object. */
	private function message( array $message ): void {
		if ( ! empty( $message['error'] ) && null === $this->failure ) {
			$this->failure = Upstream_Errors::of_event(
				is_array( $message['error'] ) ? $message['error'] : array( 'message' => $message['error'] )
			);
			return;
		}
		$usage = $message['usage'] ?? null;
		// Some servers count along: the last count is the whole.
		if (
			is_array( $usage )
			&& self::is_count( $usage['prompt_tokens'] ?? null )
			&& self::is_count( $usage['completion_tokens'] ?? null )
		) {
			$this->usage = array(
				'in'  => (int) $usage['prompt_tokens'],
				'out' => (int) $usage['completion_tokens'],
			);
		}
		$choice = self::choice( $message );
		$delta  = $choice['delta'] ?? null;
		if ( is_array( $delta ) ) {
			$this->delta( $delta );
		}
		$reason = $choice['finish_reason'] ?? null;
		if ( 'content_filter' === $reason ) {
			$this->failure ??= Upstream_Errors::moderated();
		} elseif ( is_string( $reason ) && '' !== $reason ) {
			$this->is_complete = true;
		}
	}

	/** @param array<mixed> $delta The decoded object. */
	private function delta( array $delta ): void {
		if ( is_string( $delta['refusal'] ?? null ) && '' !== $delta['refusal'] ) {
			$this->failure ??= Upstream_Errors::moderated();
			return;
		}
		$call = $this->call_of( $delta );
		if ( null !== $call ) {
			$name      = is_string( $call['name'] ?? null ) && '' !== $call['name'] ? $call['name'] : null;
			$arguments = is_string( $call['arguments'] ?? null ) && '' !== $call['arguments']
				? $call['arguments']
				: null;
			if ( null !== $name || null !== $arguments ) {
				$this->add( new Delta( '', $name, $arguments ) );
			}
		}
		if ( is_string( $delta['content'] ?? null ) && '' !== $delta['content'] ) {
			$this->add( new Delta( $delta['content'] ) );
		}
	}

	/** Adds a piece, as long as the answer is not too long. */
	private function add( Delta $delta ): void {
		$this->length += strlen( $delta->content . $delta->call_name . $delta->call_arguments );
		if ( $this->is_too_long() ) {
			$this->failure ??= Upstream_Errors::too_long();
		} else {
			$this->deltas[] = $delta;
		}
	}

	private static function is_count( mixed $value ): bool {
		return is_int( $value ) && $value >= 0 && $value <= self::MOST_TOKENS;
	}

	/**
	 * The function call in a delta: the first tool call, or the older function_call. Clients know only one call.
	 *
	 * @param array<mixed> $delta The decoded object.
	 * @return array<mixed>|null
	 */
	private function call_of( array $delta ): ?array {
		foreach ( is_array( $delta['tool_calls'] ?? null ) ? $delta['tool_calls'] : array() as $call ) {
			if ( is_array( $call ) && 0 === ( $call['index'] ?? 0 ) && is_array( $call['function'] ?? null ) ) {
				return $call['function'];
			}
		}
		return is_array( $delta['function_call'] ?? null ) ? $delta['function_call'] : null;
	}

	/**
	 * @param array<mixed> $message The decoded object.
	 * @return array<mixed>
	 */
	private static function choice( array $message ): array {
		$choices = $message['choices'] ?? null;
		$first   = is_array( $choices ) ? ( $choices[0] ?? null ) : null;
		return is_array( $first ) ? $first : array();
	}
}
