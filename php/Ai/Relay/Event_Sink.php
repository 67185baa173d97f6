<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

use Slipstream\Ai\Engines\Delta;
use Slipstream\Ai\Server\Server_Failure;
use Slipstream\Http\Event_Stream;
use Slipstream\Http\Request_Error;

/**
 * Writes an answer in the format that the assistant's clients read.
 */
final class Event_Sink implements Sink {

	/** Seconds of silence after which a heartbeat is sent. A client that left is noticed only by writing to it. */
	private const HEARTBEAT = 1.0;

	/** When something was last written. */
	private float $written_at = 0.0;

	/** @param bool $is_for_admin Whether who reads it is told whose failure it is. */
	public function __construct( private Event_Stream $stream, private bool $is_for_admin = false ) {}

	public function open(): void {
		$this->stream->open();
		$this->mark_written();
	}

	public function delta( Delta $delta ): void {
		$message = array( 'choices' => array( array( 'delta' => $delta->to_array() ) ) );
		$this->stream->send(
			(string) wp_json_encode(
				$message,
				JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE
			)
		);
		$this->mark_written();
	}

	public function idle(): void {
		if ( hrtime( true ) / 1e9 - $this->written_at >= self::HEARTBEAT ) {
			$this->stream->comment();
			$this->mark_written();
		}
	}

	public function done(): void {
		$this->stream->send( '[DONE]' );
		$this->stream->close();
	}

	public function fail( Request_Error $error ): void {
		$shown = $this->is_for_admin && $error instanceof Server_Failure ? $error->explained() : $error;
		$this->stream->send( (string) wp_json_encode( $shown->to_event() ), 'error' );
		$this->stream->close();
	}

	public function is_gone(): bool {
		return $this->stream->is_gone();
	}

	private function mark_written(): void {
		$this->written_at = hrtime( true ) / 1e9;
	}
}
