<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Html;

/**
 * Puts clean HTML together: blocks of text, lists, and tables, each of which can stand alone. Loose text becomes
 * paragraphs.
 */
final class Pieces {

	/** @var list<string> */
	private array $pieces = array();

	private string $buffer = '';

	/** Whether the buffer has something to see. */
	private bool $is_filled = false;

	/**
	 * What is open inside the buffer.
	 *
	 * @var list<array{tag: string, name: string, attributes: array<string, string|int|null>, is_inline: bool}>
	 */
	private array $open = array();

	/** @return list<string> */
	public function all(): array {
		$this->flush();
		return $this->pieces;
	}

	public function text( string $text ): void {
		$this->write( Tag::text( $text ), '' !== trim( $text, " \t\n\r\0\x0B\u{A0}" ) );
	}

	public function write( string $html, bool $is_visible = false ): void {
		$this->buffer   .= $html;
		$this->is_filled = $this->is_filled || $is_visible;
	}

	/** Writes what stands on lines of its own. */
	public function alone( string $html ): void {
		if ( $this->is_inside_block() ) {
			$this->write( $html, true );
			return;
		}
		$this->flush();
		$this->pieces[] = $html;
	}

	/** @param array<string, string|int|null>|null $attributes Null for one that is no more than its text. */
	public function open_inline( string $tag, string $name, ?array $attributes ): void {
		$name = null === $attributes ? '' : $name;
		$this->push( $tag, $name, $attributes ?? array(), true );
	}

	/** @param array<string, string|int|null> $attributes */
	public function open_text( string $tag, string $name, array $attributes ): void {
		$inlines = $this->is_inside_block() ? array() : $this->open;
		if ( ! $this->is_inside_block() ) {
			$this->flush();
			$this->open   = array();
			$this->buffer = '';
		}
		$this->push( $tag, $name, $attributes, false );
		foreach ( $inlines as $inline ) {
			$this->push( '', $inline['name'], $inline['attributes'], true );
		}
	}

	/** @param array<string, string|int|null> $attributes */
	public function open_structure( string $tag, string $name, array $attributes ): void {
		if ( ! $this->is_inside_block() ) {
			$this->flush();
			$this->open   = array();
			$this->buffer = '';
		}
		$this->push( $tag, $name, $attributes, false );
	}

	public function open_line( string $tag ): void {
		if ( $this->is_inside_block() ) {
			$this->push( $tag, $this->takes_lines() ? 'div' : '', array(), false );
			return;
		}
		$this->flush();
	}

	public function close_inline( string $tag ): void {
		$last = end( $this->open );
		if ( false !== $last && $last['is_inline'] && $last['tag'] === $tag ) {
			$this->pop();
		}
	}

	public function close( string $tag ): void {
		$blocks = array_filter( $this->open, static fn ( array $one ): bool => ! $one['is_inline'] );
		if ( ! in_array( $tag, array_column( $blocks, 'tag' ), true ) ) {
			if ( ! $this->is_inside_block() ) {
				$this->flush();
			}
			return;
		}
		do {
			$last = end( $this->open );
			$this->pop();
		} while ( false !== $last && ( $last['is_inline'] || $last['tag'] !== $tag ) );
		if ( ! $this->is_inside_block() ) {
			if ( $this->is_filled ) {
				$this->pieces[] = $this->buffer;
			}
			$this->buffer    = '';
			$this->is_filled = false;
		}
	}

	/** @param array<string, string|int|null> $attributes */
	private function push( string $tag, string $name, array $attributes, bool $is_inline ): void {
		$this->open[]  = compact( 'tag', 'name', 'attributes', 'is_inline' );
		$this->buffer .= '' === $name ? '' : Tag::open( $name, $attributes );
	}

	private function pop(): void {
		$last = array_pop( $this->open );
		if ( null !== $last && '' !== $last['name'] ) {
			$this->buffer .= "</{$last['name']}>";
		}
	}

	/** Makes a paragraph of loose text. What is open goes on in the next one. */
	private function flush(): void {
		if ( $this->is_inside_block() ) {
			return;
		}
		$open = $this->open;
		if ( $this->is_filled ) {
			while ( array() !== $this->open ) {
				$this->pop();
			}
			$this->pieces[] = Tag::around( 'p', trim( $this->buffer ), array( 'style' => Look::PARAGRAPH ) );
		}
		$this->open      = array();
		$this->buffer    = '';
		$this->is_filled = false;
		foreach ( $open as $inline ) {
			$this->push( $inline['tag'], $inline['name'], $inline['attributes'], true );
		}
	}

	private function is_inside_block(): bool {
		return in_array( false, array_column( $this->open, 'is_inline' ), true );
	}

	/** Whether lines can stand where the buffer ends. */
	private function takes_lines(): bool {
		$last = end( $this->open );
		return false !== $last && in_array( $last['name'], array( 'li', 'td', 'th', 'dd', 'blockquote', 'div' ), true );
	}
}
