<?php

declare( strict_types=1 );

namespace Slipstream\Tests;

use CurlHandle;
use CurlMultiHandle;

/** Reads a response as it arrives. It parses with code of its own, so that a mistake in ours shows. */
final class Streamed_Answer {

	public int $status   = 0;
	public string $raw   = '';
	public bool $is_over = false;

	/** @var list<float> When each part arrived, in milliseconds since the Unix epoch. */
	public array $arrivals = array();

	/** @var array<string, string> Names in lower case. */
	public array $headers = array();

	private CurlHandle $handle;
	private CurlMultiHandle $loop;

	/** @param list<string> $headers Headers of the request. */
	public function __construct( string $url, string $body, array $headers ) {
		$this->handle = curl_init( $url );
		curl_setopt_array(
			$this->handle,
			array(
				CURLOPT_POST           => true,
				CURLOPT_POSTFIELDS     => $body,
				CURLOPT_HTTPHEADER     => $headers,
				CURLOPT_TIMEOUT        => 60,
				CURLOPT_HEADERFUNCTION => function ( CurlHandle $handle, string $line ): int {
					if ( str_contains( $line, ':' ) ) {
						list( $name, $value )                          = explode( ':', $line, 2 );
						$this->headers[ strtolower( trim( $name ) ) ] = trim( $value );
					}
					$this->status = (int) curl_getinfo( $handle, CURLINFO_RESPONSE_CODE );
					return strlen( $line );
				},
				CURLOPT_WRITEFUNCTION  => function ( CurlHandle $handle, string $bytes ): int {
					$this->raw       .= $bytes;
					$this->arrivals[] = microtime( true ) * 1000;
					return strlen( $bytes );
				},
			)
		);
		$this->loop = curl_multi_init();
		curl_multi_add_handle( $this->loop, $this->handle );
		$this->pump( 0 );
	}

	/** Reads what there is. */
	public function pump( float $seconds = 0.02 ): void {
		curl_multi_exec( $this->loop, $running );
		if ( $running && $seconds > 0 ) {
			curl_multi_select( $this->loop, $seconds );
			curl_multi_exec( $this->loop, $running );
		}
		$this->is_over = 0 === $running;
		$this->status  = (int) curl_getinfo( $this->handle, CURLINFO_RESPONSE_CODE );
	}

	/** Reads until so many pieces have arrived, or to the end. */
	public function read( int $pieces = PHP_INT_MAX ): self {
		$until = microtime( true ) + 30;
		do {
			$has_all = count( $this->pieces() ) >= $pieces;
			$has_all || $this->pump();
		} while ( ! $has_all && ! $this->is_over && microtime( true ) < $until );
		return $this;
	}

	/** Leaves without a word, as a closed tab does. */
	public function leave(): void {
		curl_multi_remove_handle( $this->loop, $this->handle );
		unset( $this->handle );
		$this->is_over = true;
	}

	/** @return list<array{event: string, data: string}> The complete events. */
	public function events(): array {
		$events = array();
		foreach ( array_slice( explode( "\n\n", $this->raw ), 0, -1 ) as $block ) {
			if ( preg_match( '/^(?:event: (\w+)\n)?data: (.*)$/D', $block, $found ) ) {
				$events[] = array(
					'event' => $found[1],
					'data'  => $found[2],
				);
			}
		}
		return $events;
	}

	/** @return list<string> The pieces of text. */
	public function pieces(): array {
		$pieces = array();
		foreach ( $this->events() as $event ) {
			$piece = json_decode( $event['data'], true )['choices'][0]['delta']['content'] ?? null;
			if ( is_string( $piece ) ) {
				$pieces[] = $piece;
			}
		}
		return $pieces;
	}

	/** The text. */
	public function text(): string {
		return implode( '', $this->pieces() );
	}

	/** Whether the stream said that it is complete. */
	public function is_done(): bool {
		$events = $this->events();
		return array() !== $events && '[DONE]' === $events[ count( $events ) - 1 ]['data'];
	}

	/** @return array<string, mixed>|null The error: from the stream, or the body of a response that is none. */
	public function error(): ?array {
		foreach ( $this->events() as $event ) {
			if ( 'error' === $event['event'] ) {
				return json_decode( $event['data'], true );
			}
		}
		return $this->status >= 400 ? json_decode( $this->raw, true ) : null;
	}
}
