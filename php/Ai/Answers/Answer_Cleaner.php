<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Answers;

/**
 * Takes the reasoning, the introduction, and the fence off an answer that arrives in pieces, wherever it was cut. Only
 * its beginning is held back; if it starts with a fence, until it is clear whether the fence encloses all of it. What
 * was passed on is never touched again.
 */
final class Answer_Cleaner {

	/** What is held back until it is clear what it is. */
	private string $held = '';

	/** Finds reasoning before the answer. */
	private Reasoning $reasoning;

	/** Looks at the fence that the answer begins with, once the answer has started. */
	private ?Code_Fence $fence = null;

	/** Whether something was taken off already, so that blank lines before the answer go as well. */
	private bool $is_cut = false;

	/** Whether an introduction was looked for: there is one at most. */
	private bool $is_introduced = false;

	/** @param string $asked The prompt: a fence or a line that stands there is repeated on purpose. */
	public function __construct( private string $asked = '' ) {
		$this->reasoning = new Reasoning();
	}

	/**
	 * Takes the next piece.
	 *
	 * @return string The final text so far.
	 */
	public function push( string $piece ): string {
		return $this->read( $piece, false );
	}

	/** @return string What was held back and belongs to it. */
	public function finish(): string {
		return $this->read( '', true );
	}

	private function read( string $piece, bool $is_last ): string {
		if ( null === $this->fence ) {
			$this->held .= $piece;
			if ( ! $this->begins( $is_last ) ) {
				return '';
			}
			$piece       = $this->held;
			$this->held  = '';
			$this->fence = new Code_Fence( $this->asked );
		}
		$text = $this->fence->push( $piece );
		return $is_last ? $text . $this->fence->finish() : $text;
	}

	/** @return bool Whether the answer has started. */
	private function begins( bool $is_last ): bool {
		do {
			$length = $this->reasoning->length( $this->held, $is_last );
			if ( null === $length ) {
				return false;
			}
			$this->cut( $length );
		} while ( $length > 0 );
		$length = $this->is_introduced ? 0 : Introduction::length( $this->held, $is_last );
		if ( null === $length ) {
			return false;
		}
		$this->is_introduced = true;
		if ( $length > 0 && ! str_contains( $this->asked, trim( substr( $this->held, 0, $length ) ) ) ) {
			$this->cut( $length );
			return $this->begins( $is_last );
		}
		if ( $this->is_cut ) {
			// Blank lines go, and what is left of the line; the first line keeps its indent.
			$this->held = (string) preg_replace( '/^(?:\s*\n|\h+)/', '', $this->held );
		}
		return '' !== trim( $this->held ) || $is_last;
	}

	/** @param int $length Bytes of it. */
	private function cut( int $length ): void {
		$this->held   = substr( $this->held, $length );
		$this->is_cut = $this->is_cut || $length > 0;
		if ( $length > 0 ) {
			$this->reasoning = new Reasoning();
		}
	}
}
