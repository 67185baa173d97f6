<?php
/**
 * An answer as an event stream.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Ai\Relay;

use Slipstream\Ai\Engines\Delta;
use Slipstream\Http\Event_Stream;
use Slipstream\Http\Request_Error;

/**
 * Writes an answer in the format that the assistant's clients read.
 */
final class Event_Sink implements Sink {

	/**
	 * Seconds of silence after which a heartbeat is sent. A client that left is noticed only by writing to it.
	 */
	private const HEARTBEAT = 1.0;

	/**
	 * When something was last written.
	 *
	 * @var float
	 */
	private float $written_at = 0.0;

	/**
	 * @param Event_Stream $stream The client's stream.
	 */
	public function __construct( private Event_Stream $stream ) {}

	/**
	 * Sends the headers.
	 */
	public function open(): void {
		$this->stream->open();
		$this->wrote();
	}

	/**
	 * Sends a piece.
	 *
	 * @param Delta $delta The piece.
	 */
	public function delta( Delta $delta ): void {
		$message = array( 'choices' => array( array( 'delta' => $delta->to_array() ) ) );
		$this->stream->send( (string) wp_json_encode( $message, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE ) );
		$this->wrote();
	}

	/**
	 * Sends a heartbeat when it is time.
	 */
	public function idle(): void {
		if ( hrtime( true ) / 1e9 - $this->written_at >= self::HEARTBEAT ) {
			$this->stream->comment();
			$this->wrote();
		}
	}

	/**
	 * Sends the end.
	 */
	public function done(): void {
		$this->stream->send( '[DONE]' );
		$this->stream->close();
	}

	/**
	 * Sends the error in the end's place.
	 *
	 * @param Request_Error $error Why the answer broke off.
	 */
	public function fail( Request_Error $error ): void {
		$this->stream->send( (string) wp_json_encode( $error->to_event() ), 'error' );
		$this->stream->close();
	}

	/**
	 * Whether the client has gone.
	 */
	public function is_gone(): bool {
		return $this->stream->is_gone();
	}

	/**
	 * Notes the time.
	 */
	private function wrote(): void {
		$this->written_at = hrtime( true ) / 1e9;
	}
}
