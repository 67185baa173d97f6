<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Html;

use WP_HTML_Processor;

/**
 * Goes through HTML once, and writes what of it emails may have.
 */
final class Walk {

	/** Deeper inside, nothing is read: everything has one place and one end. */
	private ?int $hidden_depth = null;

	public function __construct(
		private WP_HTML_Processor $reader,
		private Pieces $pieces,
		private Attributes $attributes
	) {}

	public function run(): void {
		while ( $this->reader->next_token() ) {
			if ( null !== $this->hidden_depth ) {
				if ( $this->reader->get_current_depth() >= $this->hidden_depth ) {
					continue;
				}
				$this->hidden_depth = null;
				// This is the end of what is hidden.
				continue;
			}
			match ( $this->reader->get_token_type() ) {
				'#text' => $this->pieces->text( $this->reader->get_modifiable_text() ),
				'#tag'  => $this->reader->is_tag_closer() ? $this->close() : $this->open(),
				default => null,
			};
		}
	}

	private function open(): void {
		$tag = (string) $this->reader->get_tag();
		if ( $this->is_hidden( $tag ) ) {
			$this->hidden_depth = true === $this->reader->expects_closer() ? $this->reader->get_current_depth() : null;
			return;
		}
		match ( true ) {
			'BR' === $tag                       => $this->pieces->write( '<br>' ),
			'HR' === $tag                       => $this->pieces->alone( $this->attributes->line() ),
			'IMG' === $tag                      => $this->picture(),
			null !== Elements::inline( $tag )   => $this->inline( $tag, Elements::inline( $tag ) ),
			null !== Elements::text( $tag )     => $this->pieces->open_text(
				$tag,
				Elements::text( $tag ),
				$this->attributes->of( $this->reader, Elements::text( $tag ) )
			),
			null !== Elements::structure( $tag ) => $this->pieces->open_structure(
				$tag,
				Elements::structure( $tag ),
				$this->attributes->of( $this->reader, Elements::structure( $tag ) )
			),
			Elements::is_line( $tag )           => $this->pieces->open_line( $tag ),
			default                             => null,
		};
	}

	private function close(): void {
		$tag = (string) $this->reader->get_tag();
		if ( null !== Elements::inline( $tag ) ) {
			$this->pieces->close_inline( $tag );
		} elseif ( null !== ( Elements::text( $tag ) ?? Elements::structure( $tag ) ) || Elements::is_line( $tag ) ) {
			$this->pieces->close( $tag );
		}
	}

	private function inline( string $tag, string $name ): void {
		$this->pieces->open_inline( $tag, $name, $this->attributes->of_inline( $this->reader, $name ) );
	}

	private function picture(): void {
		$html = $this->attributes->picture( $this->reader );
		$this->pieces->write( $html, str_starts_with( $html, '<img' ) );
	}

	private function is_hidden( string $tag ): bool {
		if ( Elements::is_gone( $tag ) || 'html' !== $this->reader->get_namespace() ) {
			return true;
		}
		if ( in_array( $tag, array( 'AUDIO', 'VIDEO' ), true ) ) {
			return true;
		}
		$style = (string) preg_replace( '/\s+/', '', strtolower( (string) $this->reader->get_attribute( 'style' ) ) );
		return null !== $this->reader->get_attribute( 'hidden' )
			|| 'true' === $this->reader->get_attribute( 'aria-hidden' )
			|| 1 === preg_match( '/(?:^|;)(?:display:none|visibility:hidden)/', $style );
	}
}
