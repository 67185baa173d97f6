<?php

declare( strict_types=1 );

namespace Slipstream\Ai\Answers;

/**
 * Takes off the fence that models put around all that they write. A code block that is a part of the answer stays, and
 * so does one in a language of programs, and one that the model was given.
 */
final class Code_Fence {

	/** What the fence around a text is labeled with. */
	private const LABELS = array( '', 'markdown', 'md', 'text', 'txt', 'plaintext', 'plain' );

	/**
	 * What stands around the text that a model is given: it is cleared away wherever it is repeated, so nothing must
	 * wait for its end.
	 */
	private const OURS = '````';

	/** The answer while its fence is open. */
	private string $held = '';

	/** Whether all is passed on as it comes. */
	private bool $is_open = false;

	/** @var list<string> Fences that are open, each by its marks. */
	private array $fences = array();

	/** Where the next line begins. */
	private int $next = 0;

	/** Where the text in the fence begins. */
	private int $inside = 0;

	/** Where the text in the fence ends, once the fence was closed. */
	private ?int $end = null;

	public function __construct( private string $asked ) {}

	/**
	 * Takes the next piece.
	 *
	 * @return string The final text so far.
	 */
	public function push( string $piece ): string {
		return $this->read( $piece, false );
	}

	public function finish(): string {
		$text = $this->read( '', true );
		if ( $this->is_open || '' === $this->held ) {
			return $text;
		}
		return rtrim( substr( $this->held, $this->inside, ( $this->end ?? strlen( $this->held ) ) - $this->inside ) );
	}

	private function read( string $piece, bool $is_last ): string {
		if ( $this->is_open ) {
			return $piece;
		}
		$this->held .= $piece;
		if ( 0 === $this->inside && ! preg_match( '/^\s*(?:`{0,2}$|~{0,2}$|```|~~~)/D', $this->held ) ) {
			return $this->open();
		}
		while ( true ) {
			$break = strpos( $this->held, "\n", $this->next );
			if ( false === $break && ! $is_last ) {
				return null !== $this->end && '' !== trim( substr( $this->held, $this->next ) ) ? $this->open() : '';
			}
			$end = false === $break ? strlen( $this->held ) : $break + 1;
			if ( $end === $this->next ) {
				return '';
			}
			$start      = $this->next;
			$this->next = $end;
			if ( ! $this->line( substr( $this->held, $start, $end - $start ), $start, $end ) ) {
				return $this->open();
			}
		}
	}

	/** @return bool Whether the fence can still be around all. */
	private function line( string $line, int $start, int $end ): bool {
		$is_fence = 1 === preg_match( '/^ {0,3}(`{3,}|~{3,})\h*([^`]*?)\s*$/D', $line, $found );
		if ( 0 === $this->inside ) {
			// Blank lines may stand before it.
			if ( '' === trim( $line ) ) {
				return true;
			}
			$this->inside = $end;
			$this->fences = $is_fence ? array( $found[1] ) : array();
			return $is_fence
				&& in_array( strtolower( $found[2] ), self::LABELS, true )
				&& ! ( self::OURS === $found[1] && '' === $found[2] )
				&& ! $this->is_in_source( trim( $line ) );
		}
		if ( null !== $this->end ) {
			return '' === trim( $line );
		}
		if ( $is_fence && '' === $found[2] && str_starts_with( $found[1], (string) end( $this->fences ) ) ) {
			array_pop( $this->fences );
			$this->end = array() === $this->fences ? $start : null;
		} elseif ( $is_fence && '' !== $found[2] ) {
			$this->fences[] = $found[1];
		}
		return true;
	}

	/** Whether the text that the model was given begins with the same fence. */
	private function is_in_source( string $line ): bool {
		return 1 === preg_match( '/(?:^|' . self::OURS . '\n)\s*' . preg_quote( $line, '/' ) . '\h*\n/', $this->asked );
	}

	/** Passes on all that was held back: there is no fence around it. */
	private function open(): string {
		$this->is_open = true;
		return $this->held;
	}
}
