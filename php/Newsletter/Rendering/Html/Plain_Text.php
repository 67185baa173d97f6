<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Html;

use WP_HTML_Tag_Processor;

/**
 * The same as plain text: headings, lists, and links with their addresses.
 */
final class Plain_Text {

	private const COLUMNS = 76;

	/** @var list<string> Paragraphs. */
	private array $paragraphs = array();

	private string $line = '';

	/** @var list<array{name: string, number: int}> Lists that are open. */
	private array $lists = array();

	/** @var list<array{url: string, from: int}> Links that are open. */
	private array $links = array();

	/** What the paragraph begins with, such as the number of an item. */
	private string $bullet = '';

	private int $quotes           = 0;
	private bool $is_pre          = false;
	private bool $is_heading      = false;
	private string $heading_links = '';
	private string $last_url      = '';

	/** @var list<bool> Tables that are open, by whether they hold data. */
	private array $tables = array();

	private function __construct( private WP_HTML_Tag_Processor $reader, private bool $is_wrapped ) {}

	/** @param string $html Balanced, as Cleaner writes it; of any other, it is a guess. */
	public static function of( string $html, bool $is_wrapped = true ): string {
		return ( new self( new WP_HTML_Tag_Processor( $html ), $is_wrapped ) )->run();
	}

	/** In one line, without addresses. */
	public static function line_of( string $html ): string {
		$reader = new WP_HTML_Tag_Processor( $html );
		$text   = '';
		while ( $reader->next_token() ) {
			$text .= match ( $reader->get_token_type() ) {
				'#text' => $reader->get_modifiable_text(),
				'#tag'  => null === Elements::inline( (string) $reader->get_tag() ) ? ' ' : '',
				default => '',
			};
		}
		return trim( (string) preg_replace( '/[\s\x{A0}\x{200B}]+/u', ' ', $text ) );
	}

	private function run(): string {
		while ( $this->reader->next_token() ) {
			match ( $this->reader->get_token_type() ) {
				'#text' => $this->text( $this->reader->get_modifiable_text() ),
				'#tag'  => $this->tag( (string) $this->reader->get_tag(), $this->reader->is_tag_closer() ),
				default => null,
			};
		}
		$this->end();
		return trim( (string) preg_replace( '/\n{3,}/', "\n\n", implode( '', $this->paragraphs ) ) );
	}

	private function text( string $text ): void {
		$text           = str_replace( "\u{AD}", '', $text );
		$this->last_url = array() === $this->links && '' !== trim( $text ) ? '' : $this->last_url;
		if ( ! $this->is_pre ) {
			$text = (string) preg_replace( '/\s+/', ' ', $text );
			$text = '' === $this->line || str_ends_with( $this->line, "\n" ) ? ltrim( $text, ' ' ) : $text;
			$text = str_ends_with( $this->line, ' ' ) ? ltrim( $text, ' ' ) : $text;
		}
		$this->line .= $text;
	}

	private function tag( string $tag, bool $is_end ): void {
		match ( $tag ) {
			'A'          => $is_end ? $this->end_link() : $this->begin_link(),
			'BR'         => $this->line = rtrim( $this->line, ' ' ) . "\n",
			'IMG'        => $this->picture(),
			'HR'         => $this->rule(),
			'H1', 'H2', 'H3', 'H4', 'H5', 'H6' => $this->heading( $tag, $is_end ),
			'UL', 'OL'   => $this->list( strtolower( $tag ), $is_end ),
			'LI'         => $is_end ? $this->end( false ) : $this->item(),
			'BLOCKQUOTE' => $this->quote( $is_end ),
			'PRE'        => $this->preformatted( $is_end ),
			'TABLE'      => $this->table( $is_end ),
			'TD', 'TH'   => $this->cell( $is_end ),
			'TR', 'DT', 'DD' => $this->end( ! $this->is_in_data() && 'TR' === $tag ),
			'P', 'DIV'   => $this->is_in_data()
				? $this->text( ' ' )
				: $this->end( 'P' === $tag && array() === $this->lists ),
			'CAPTION'    => $this->end( array() === $this->lists ),
			'DL'         => $this->end(),
			default      => null,
		};
	}

	private function begin_link(): void {
		$url           = $this->reader->get_attribute( 'href' );
		$this->links[] = array(
			'url'  => is_string( $url ) ? $url : '',
			'from' => strlen( $this->line ),
		);
	}

	private function end_link(): void {
		$link = array_pop( $this->links );
		if ( null === $link || '' === $link['url'] ) {
			return;
		}
		$text  = trim( substr( $this->line, min( $link['from'], strlen( $this->line ) ) ) );
		$shown = (string) preg_replace( '/^(?:mailto|tel):/i', '', $link['url'] );
		// A picture that says nothing is no link in text.
		if ( '' !== $text && $this->is_heading ) {
			$this->heading_links .= "$shown\n";
		} elseif ( $this->last_url === $shown ) {
			// One link over several lines.
			return;
		} elseif ( '' !== $text && $text !== $shown && rtrim( $text, '/' ) !== rtrim( $shown, '/' ) ) {
			$this->line = rtrim( $this->line, ' ' ) . " ($shown)";
		}
		$this->last_url = '' === $text ? $this->last_url : $shown;
	}

	private function picture(): void {
		$alt = $this->reader->get_attribute( 'alt' );
		if ( is_string( $alt ) && '' !== trim( $alt ) ) {
			/* translators: %s: What a picture shows. */
			$this->text( sprintf( __( '[Image: %s]', 'slipstream' ), trim( $alt ) ) );
		}
	}

	private function rule(): void {
		$this->end();
		$this->paragraphs[] = "---\n\n";
	}

	private function heading( string $tag, bool $is_end ): void {
		if ( ! $is_end ) {
			$this->end();
			$this->is_heading    = true;
			$this->heading_links = '';
			return;
		}
		$width            = mb_strlen( trim( $this->line ) );
		$this->is_heading = false;
		$this->end( false );
		if ( $width > 0 ) {
			$sign               = 'H1' === $tag || 'H2' === $tag ? '=' : '-';
			$line               = str_repeat( $sign, min( $width, self::COLUMNS ) );
			$this->paragraphs[] = "$line\n$this->heading_links\n";
		}
	}

	private function list( string $name, bool $is_end ): void {
		$this->end( $is_end && count( $this->lists ) < 2 );
		if ( $is_end ) {
			array_pop( $this->lists );
			if ( array() === $this->lists ) {
				$this->paragraphs[] = "\n";
			}
			return;
		}
		$start         = $this->reader->get_attribute( 'start' );
		$this->lists[] = array(
			'name'   => $name,
			'number' => is_numeric( $start ) ? (int) $start : 1,
		);
	}

	private function item(): void {
		$this->end( false );
		$last = array_key_last( $this->lists );
		if ( null === $last ) {
			return;
		}
		$this->bullet = 'ol' === $this->lists[ $last ]['name'] ? "{$this->lists[ $last ]['number']}. " : '- ';
		++$this->lists[ $last ]['number'];
	}

	private function quote( bool $is_end ): void {
		$this->end();
		$last = (string) end( $this->paragraphs );
		if ( $is_end && str_starts_with( $last, '>' ) && '' === trim( $last, "> \n" ) ) {
			array_pop( $this->paragraphs );
			$this->paragraphs[] = "\n";
		}
		$this->quotes = max( 0, $this->quotes + ( $is_end ? -1 : 1 ) );
	}

	private function preformatted( bool $is_end ): void {
		$this->end();
		$this->is_pre = ! $is_end;
	}

	private function table( bool $is_end ): void {
		$this->end();
		if ( $is_end ) {
			if ( true === array_pop( $this->tables ) ) {
				$this->paragraphs[] = "\n";
			}
			return;
		}
		$this->tables[] = 'presentation' !== $this->reader->get_attribute( 'role' );
	}

	private function cell( bool $is_end ): void {
		if ( ! $this->is_in_data() ) {
			$this->end();
		} elseif ( ! $is_end && '' !== trim( $this->line ) ) {
			$this->line = rtrim( $this->line ) . ' | ';
		}
	}

	private function is_in_data(): bool {
		return true === end( $this->tables );
	}

	/** Ends the paragraph. */
	private function end( bool $has_space = true ): void {
		$text       = $this->is_pre ? trim( $this->line, "\n" ) : trim( $this->line );
		$this->line = '';
		// Links over several paragraphs begin anew in each.
		foreach ( array_keys( $this->links ) as $index ) {
			$this->links[ $index ]['from'] = 0;
		}
		if ( '' !== $text ) {
			$is_item = '' === $this->bullet && array() !== $this->lists;
			$before  = str_repeat( '> ', $this->quotes ) . str_repeat( '  ', max( 0, count( $this->lists ) - 1 ) );
			$more    = $before . str_repeat( ' ', $is_item ? 2 : strlen( $this->bullet ) );
			$columns = $this->is_wrapped ? self::COLUMNS - strlen( $more ) : PHP_INT_MAX;
			$lines   = $this->is_pre ? explode( "\n", $text ) : self::wrap( $text, $columns );

			$this->paragraphs[] = $before . $this->bullet . implode( "\n" . $more, $lines ) . "\n";
			$this->bullet       = '';
		}
		if ( $has_space && array() !== $this->paragraphs ) {
			$this->space();
		}
	}

	private function space(): void {
		$line = rtrim( str_repeat( '> ', $this->quotes ) ) . "\n";
		if ( end( $this->paragraphs ) !== $line ) {
			$this->paragraphs[] = $line;
		}
	}

	/**
	 * Lines of a paragraph. Words and addresses stay whole.
	 *
	 * @return list<string>
	 */
	private static function wrap( string $text, int $columns ): array {
		$lines = array();
		foreach ( explode( "\n", $text ) as $paragraph ) {
			$line = '';
			foreach ( explode( ' ', trim( $paragraph ) ) as $word ) {
				$is_full = '' !== $line && mb_strlen( $line ) + 1 + mb_strlen( $word ) > $columns;
				if ( $is_full ) {
					$lines[] = $line;
				}
				$line = '' === $line || $is_full ? $word : "$line $word";
			}
			$lines[] = $line;
		}
		return $lines;
	}
}
