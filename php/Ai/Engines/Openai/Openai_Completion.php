<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Engines\Openai;

use Closure;
use CurlHandle;
use CurlMultiHandle;
use Slipstream\Ai\Engines\Completion;
use Slipstream\Ai\Engines\Delta;
use Slipstream\Ai\Engines\Knows_Server;
use Slipstream\Ai\Engines\Reports_Usage;
use Slipstream\Ai\Engines\Upstream_Errors;
use Slipstream\Ai\Server\Asked_Server;
use Slipstream\Ai\Server\Server_Cause;
use Slipstream\Http\Request_Error;

// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress's HTTP API buffers whole bodies, so streams cannot go through it.

/**
 * Moves the bytes of one request; Openai_Reader knows what they mean. The multi interface lets the caller look around
 * while nothing arrives.
 */
final class Openai_Completion implements Completion, Knows_Server, Reports_Usage {

	/** A body that is not a stream is read this far; then the connection is cut. */
	private const LONGEST_BODY = 4_194_304;

	/** Seconds that a server which has said its last word may keep the connection open. */
	private const LINGER = 2.0;

	/** The loop around the request; null once it has ended. */
	private ?CurlMultiHandle $loop;

	/** Reads the stream. */
	private Openai_Reader $reader;

	/** The HTTP status, 0 until it is known. */
	private int $status = 0;

	/** @var array<string, string> The response's headers, names in lower case. */
	private array $headers = array();

	/** Whether the body is an event stream; null until its first bytes. */
	private ?bool $is_stream = null;

	/** A body that is not a stream. */
	private string $body = '';

	/** Why there is no more. */
	private ?Request_Error $failure = null;

	/** When the last byte came. */
	private float $last_byte_at;

	/**
	 * @param Closure(int, string, ?int): Request_Error|null $error Our error for a refusal; that of an AI server by
	 *     default.
	 * @param Asked_Server|null $asked The site's own server; null for a hub.
	 */
	public function __construct(
		private CurlHandle $handle,
		private ?Closure $error = null,
		private ?Asked_Server $asked = null
	) {
		$this->reader       = new Openai_Reader();
		$this->last_byte_at = hrtime( true ) / 1e9;
		curl_setopt(
			$handle,
			CURLOPT_HEADERFUNCTION,
			fn( CurlHandle $from, string $line ): int => $this->on_header( $line )
		);
		curl_setopt(
			$handle,
			CURLOPT_WRITEFUNCTION,
			fn( CurlHandle $from, string $bytes ): int => $this->on_bytes( $bytes )
		);
		$this->loop = curl_multi_init();
		curl_multi_add_handle( $this->loop, $handle );
		$this->pump();
	}

	public function wait( float $seconds ): void {
		$before = $this->last_byte_at;
		$this->pump();
		if ( null === $this->loop || $this->last_byte_at > $before ) {
			return;
		}
		$began = hrtime( true ) / 1e9;
		if ( curl_multi_select( $this->loop, $seconds ) < 1 && hrtime( true ) / 1e9 - $began < 0.001 ) {
			// While a name is being resolved there is no socket to wait for, and select returns at once.
			usleep( 1000 );
		}
		$this->pump();
	}

	public function is_open(): bool {
		return 200 === $this->status && null === $this->failure();
	}

	/** @return list<Delta> */
	public function take(): array {
		return $this->reader->take();
	}

	/** @return array{in: int, out: int}|null */
	public function usage(): ?array {
		return $this->reader->usage();
	}

	public function is_finished(): bool {
		if ( $this->reader->has_deltas() || null !== $this->failure() || ! $this->reader->is_complete() ) {
			return false;
		}
		return null === $this->loop
			|| $this->reader->is_closed()
			|| $this->last_byte_at + self::LINGER < hrtime( true ) / 1e9;
	}

	/** Why there will be no more, once all was taken that came before. */
	public function failure(): ?Request_Error {
		$failure = $this->reader->has_deltas() ? null : $this->failure ?? $this->reader->failure();
		return null === $failure ? null : $this->with_cause( $failure );
	}

	public function server(): ?Asked_Server {
		return $this->asked;
	}

	public function with_cause( Request_Error $error ): Request_Error {
		return $this->asked?->with_cause( $error ) ?? $error;
	}

	public function last_activity(): float {
		return $this->last_byte_at;
	}

	public function stop(): void {
		if ( null === $this->loop ) {
			return;
		}
		curl_multi_remove_handle( $this->loop, $this->handle );
		curl_multi_close( $this->loop );
		$this->loop = null;
	}

	private function pump(): void {
		if ( null === $this->loop ) {
			return;
		}
		do {
			$code = curl_multi_exec( $this->loop, $running );
		} while ( CURLM_CALL_MULTI_PERFORM === $code );
		$message = curl_multi_info_read( $this->loop );
		if ( is_array( $message ) && CURLMSG_DONE === $message['msg'] ) {
			$this->on_end( $message['result'] );
		}
	}

	/** Reads a header line; a status line starts over (100 Continue, a proxy's own answer). */
	private function on_header( string $line ): int {
		$this->last_byte_at = hrtime( true ) / 1e9;
		if ( preg_match( '#^HTTP/\S+ (\d{3})#', $line, $found ) ) {
			$status          = (int) $found[1];
			$this->status    = $status < 200 ? 0 : $status;
			$this->headers   = array();
			$this->is_stream = null;
		} elseif ( str_contains( $line, ':' ) ) {
			$parts = explode( ':', $line, 2 );

			$this->headers[ strtolower( trim( $parts[0] ) ) ] = trim( $parts[1] );
		}
		return strlen( $line );
	}

	private function on_bytes( string $bytes ): int {
		$this->last_byte_at = hrtime( true ) / 1e9;
		if ( 200 === $this->status && $this->is_stream() ) {
			$this->reader->push( $bytes );
			return $this->reader->is_too_long() ? 0 : strlen( $bytes );
		}
		$this->body .= $bytes;
		return strlen( $this->body ) > self::LONGEST_BODY ? 0 : strlen( $bytes );
	}

	/** Judges the whole once the connection has ended, well or not. */
	private function on_end( int $result ): void {
		$this->stop();
		if ( 0 === $this->status ) {
			$error         = Upstream_Errors::unavailable();
			$this->failure = $this->asked?->failed( $error, Server_Cause::of_connection( $result ) ) ?? $error;
		} elseif ( 200 !== $this->status ) {
			$after         = $this->headers['retry-after'] ?? '';
			$error         = $this->error ?? Upstream_Errors::of_response( ... );
			$failure       = $error( $this->status, $this->body, ctype_digit( $after ) ? (int) $after : null );
			$this->failure = $this->asked?->refused( $failure, $this->status, $this->body ) ?? $failure;
		} elseif ( strlen( $this->body ) > self::LONGEST_BODY ) {
			$this->failure = Upstream_Errors::too_long();
		} elseif ( $this->is_stream() ) {
			$this->reader->finish();
		} else {
			$this->reader->whole( $this->body );
		}
		if (
			200 === $this->status
			&& null === $this->failure
			&& ! $this->reader->is_complete()
			&& null === $this->reader->failure()
		) {
			$this->failure = $this->incomplete( $result );
		}
	}

	/** The error for an answer that has no end. */
	private function incomplete( int $result ): Request_Error {
		$failure = Upstream_Errors::broken();
		return match ( true ) {
			0 !== $result => $this->asked?->failed( $failure, Server_Cause::of_connection( $result ) ),
			$this->is_stream() => $this->asked?->failed( $failure, Server_Cause::Cut ),
			default => $this->asked?->refused( $failure, 200, $this->body ),
		} ?? $failure;
	}

	/** Whether the body is an event stream. Some servers leave the type out. */
	private function is_stream(): bool {
		return $this->is_stream ??= ! preg_match( '/json|html/i', $this->headers['content-type'] ?? '' );
	}
}
