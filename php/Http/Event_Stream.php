<?php

declare( strict_types=1 );

namespace Slipstream\Http;

/** Sends each event the moment it is written, past every buffer that PHP knows of. */
final class Event_Stream {

	/** What is kept back where the host passes on whole answers only. */
	private string $kept = '';

	public function __construct( private bool $is_buffered = false ) {}

	public function open(): void {
		// phpcs:disable WordPress.PHP.NoSilencedErrors.Discouraged, WordPress.PHP.IniSet.Risky -- Hosts forbid these two in their own ways; the stream still works.
		@set_time_limit( 0 );
		@ini_set( 'zlib.output_compression', '0' );
		// phpcs:enable
		// A closed tab is noticed after each write; PHP must not end the script before it is accounted for.
		ignore_user_abort( true );
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		header( 'Content-Type: text/event-stream; charset=utf-8' );
		header( 'Cache-Control: no-cache, no-store, no-transform, must-revalidate' );
		header( 'X-Accel-Buffering: no' );
		if ( ! $this->is_buffered ) {
			$this->comment();
		}
	}

	/** @param string $name The event's name, '' for a plain message. */
	public function send( string $data, string $name = '' ): void {
		$this->write( ( '' === $name ? '' : "event: $name\n" ) . "data: $data\n\n" );
	}

	/** Sends a sign of life that no client reads. */
	public function comment(): void {
		$this->write( ":\n\n" );
	}

	/** Sends what was kept back. */
	public function close(): void {
		if ( $this->is_buffered ) {
			header( 'Content-Length: ' . strlen( $this->kept ) );
			echo $this->kept; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- An event stream, not HTML.
			flush();
		}
	}

	/** Whether the client has gone, as far as the last write could tell. */
	public function is_gone(): bool {
		return 0 !== connection_aborted();
	}

	private function write( string $text ): void {
		if ( $this->is_buffered ) {
			$this->kept .= str_starts_with( $text, ':' ) ? '' : $text;
			return;
		}
		echo $text; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- An event stream, not HTML.
		flush();
	}
}
