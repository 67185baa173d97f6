<?php

declare( strict_types=1 );

namespace Slipstream\Http;

/**
 * Takes bytes as they come, cut anywhere, and gives the data of the events they complete. Lines may end in LF, CR LF or
 * CR.
 */
final class Event_Parser {

	/** Bytes that an event may have; one that is longer has no end. */
	private const LONGEST_EVENT = 1_048_576;

	/** What a line counts at least: an empty one takes memory too. */
	private const LINE_BYTES = 64;

	/** The start of a line that is not complete yet. */
	private string $rest = '';

	/** @var list<string> The data lines of the event that is not complete yet. */
	private array $lines = array();

	/** The length of those lines. */
	private int $length = 0;

	/** Whether an event was too long. Nothing is read after it. */
	private bool $is_too_long = false;

	/** Whether the last byte was a CR, which may be half of a CR LF. */
	private bool $after_cr = false;

	/** @return list<string> The data of each event that is now complete. */
	public function push( string $bytes ): array {
		if ( $this->after_cr && str_starts_with( $bytes, "\n" ) ) {
			$this->after_cr = false;
			$bytes          = substr( $bytes, 1 );
		}
		if ( '' === $bytes || $this->is_too_long ) {
			return array();
		}
		$this->after_cr = str_ends_with( $bytes, "\r" );
		// Most pieces are one whole event of one line. This path takes half the time.
		if ( '' === $this->rest && array() === $this->lines && self::is_event( $bytes ) ) {
			return array( substr( $bytes, ' ' === $bytes[5] ? 6 : 5, -2 ) );
		}

		$parts      = explode( "\n", str_replace( array( "\r\n", "\r" ), "\n", $bytes ) );
		$parts[0]   = $this->rest . $parts[0];
		$this->rest = (string) array_pop( $parts );

		$events = array();
		foreach ( $parts as $line ) {
			$event = $this->line( $line );
			if ( null !== $event ) {
				$events[] = $event;
			}
		}
		if ( $this->length + strlen( $this->rest ) > self::LONGEST_EVENT ) {
			$this->is_too_long = true;
			$this->rest        = '';
			$this->lines       = array();
		}
		return $events;
	}

	public function is_too_long(): bool {
		return $this->is_too_long;
	}

	/**
	 * Ends the stream: an event that only lacks its blank line is taken as complete, as many servers leave it out.
	 *
	 * @return list<string>
	 */
	public function finish(): array {
		return $this->push( "\n\n" );
	}

	/**
	 * Reads a line; gives an event's data when the line ends one.
	 *
	 * @param string $line A line without its end.
	 */
	private function line( string $line ): ?string {
		if ( '' === $line ) {
			$data         = $this->lines ? implode( "\n", $this->lines ) : null;
			$this->lines  = array();
			$this->length = 0;
			return $data;
		}
		if ( str_starts_with( $line, 'data:' ) ) {
			$value         = substr( $line, 5 );
			$this->lines[] = str_starts_with( $value, ' ' ) ? substr( $value, 1 ) : $value;
			$this->length += self::LINE_BYTES + strlen( $value );
		}
		return null;
	}

	/** Whether it is one event of one line, and nothing else. */
	private static function is_event( string $bytes ): bool {
		return str_starts_with( $bytes, 'data:' )
			&& str_ends_with( $bytes, "\n\n" )
			&& strcspn( $bytes, "\r\n" ) === strlen( $bytes ) - 2;
	}
}
