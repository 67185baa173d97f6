<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Drawing;

use Closure;
use Slipstream\Newsletter\Rendering\Html\Addresses;
use Slipstream\Newsletter\Rendering\Html\Cleaner;
use Slipstream\Newsletter\Rendering\Html\Look;
use Slipstream\Newsletter\Rendering\Html\Picture;
use Slipstream\Newsletter\Rendering\Html\Shortcodes;
use Slipstream\Newsletter\Rendering\Html\Tag;
use Slipstream\Support\Utf8;
use WP_HTML_Tag_Processor;
use WP_Post;

/**
 * What a block is drawn on: it knows how wide it is, and draws what is inside.
 */
final class Canvas {

	private const ON_PAGES = array( 'AUDIO', 'CANVAS', 'EMBED', 'FORM', 'IFRAME', 'OBJECT', 'VIDEO' );

	private Cleaner $cleaner;
	private Addresses $addresses;

	/**
	 * @param string                           $permalink Of the post.
	 * @param Closure(string): Block_Renderer  $renderer  Draws blocks of a name.
	 * @param Closure(string): string          $open      What readers may read of a content.
	 * @param int                              $width     In pixels.
	 * @param list<int>                        $patterns  Synced patterns that are being drawn.
	 */
	public function __construct(
		public readonly WP_Post $post,
		public readonly string $permalink,
		private Closure $renderer,
		private Closure $open,
		public readonly Budget $budget,
		public readonly int $width = Look::WIDTH,
		private array $patterns = array()
	) {
		$this->addresses = new Addresses( $permalink );
		$this->cleaner   = new Cleaner( $this->addresses, $this->start() );
	}

	public function start(): string {
		return is_rtl() ? 'right' : 'left';
	}

	public function end(): string {
		return is_rtl() ? 'left' : 'right';
	}

	/** The style of a cell beside others, which all are equally wide inside. */
	public function between( int $index, int $count, int $gap ): string {
		$before = round( $gap * $index / $count, 2 );
		$after  = round( $gap * ( $count - 1 - $index ) / $count, 2 );
		return "padding-{$this->start()}:{$before}px;padding-{$this->end()}:{$after}px";
	}

	public function of_width( int $width ): self {
		return new self(
			$this->post,
			$this->permalink,
			$this->renderer,
			$this->open,
			$this->budget,
			max( 40, min( $width, $this->width ) ),
			$this->patterns
		);
	}

	/**
	 * Draws a synced pattern.
	 *
	 * @return string '' for one inside itself.
	 */
	public function pattern( int $id, string $content ): string {
		if ( in_array( $id, $this->patterns, true ) ) {
			return '';
		}
		$inside = new self(
			$this->post,
			$this->permalink,
			$this->renderer,
			$this->open,
			$this->budget,
			$this->width,
			array( ...$this->patterns, $id )
		);
		return $inside->content( ( $this->open )( $content ) );
	}

	/** Draws what readers may read already. */
	public function content( string $content ): string {
		return $this->blocks( Parsed_Block::all( Utf8::scrub( $content ) ) );
	}

	/** @param list<Parsed_Block> $blocks */
	public function blocks( array $blocks ): string {
		$html = '';
		foreach ( $blocks as $block ) {
			$html .= $this->take( fn (): string => $this->one( $block ) );
		}
		return $html;
	}

	/** Draws a block, without looking at how much it is. */
	public function one( Parsed_Block $block ): string {
		if ( is_array( $block->value( 'metadata', 'bindings' ) ) && array() === $block->blocks ) {
			// Only core knows what it is bound to.
			$block = $block->with_html( $this->server_html( $block ) );
		}
		return ( ( $this->renderer )( $block->name ) )->render( $block, $this );
	}

	/**
	 * Adds what is drawn if there is space for it.
	 *
	 * @param Closure(): string $draw
	 */
	public function take( Closure $draw ): string {
		if ( $this->budget->is_spent() ) {
			return '';
		}
		$before = $this->budget->used();
		$html   = $draw();
		return $this->budget->take( $before, strlen( $html ) ) ? $html : '';
	}

	/** What pages show of a block. */
	public function server_html( Parsed_Block $block ): string {
		// A block before may have left another post there.
		$GLOBALS['post'] = $this->post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Contained puts it back.
		return render_block( $block->parsed );
	}

	/**
	 * HTML of any origin as emails can have it.
	 *
	 * @param array<string, string> $styles More style, by element.
	 */
	public function prose( string $html, array $styles = array() ): string {
		return wptexturize( $this->cleaner->clean( self::drawn( $html ), $this->width, $styles ) );
	}

	/** The same, of which whole pieces may be left out if there is no space. */
	public function long_prose( string $html ): string {
		$clean = '';
		foreach ( $this->cleaner->pieces( self::drawn( $html ), $this->width ) as $piece ) {
			$clean .= $this->take( static fn (): string => wptexturize( $piece ) );
		}
		return $clean;
	}

	/** What emails can have of HTML, with a link to what they cannot. */
	public function reduced( string $html ): string {
		$drawn = self::drawn( $html );
		$clean = $this->long_prose( $html );
		return self::needs_page( $drawn ) && ! $this->budget->is_spent() ? $clean . $this->on_site() : $clean;
	}

	/**
	 * HTML that no typography may change.
	 *
	 * @param array<string, string> $styles As for prose().
	 */
	public function verbatim( string $html, array $styles = array() ): string {
		return $this->cleaner->clean( $html, $this->width, $styles );
	}

	/**
	 * A paragraph with a link.
	 *
	 * @param string $url  Of any form. It is that of the post where it cannot be followed.
	 * @param string $text Plain.
	 */
	public function link( string $url, string $text ): string {
		$link = Tag::link( $this->addresses->link( $url ) ?: $this->permalink, Tag::text( $text ), Look::LINK );
		return Tag::styled( 'p', $link, Look::PARAGRAPH );
	}

	/** @return string The address; '' for one that cannot be followed. */
	public function address( string $url ): string {
		return $this->addresses->link( $url );
	}

	/** What stands for something that only the site can show. */
	public function on_site( string $text = '' ): string {
		return $this->link( $this->permalink, $text ?: __( 'Open this post', 'slipstream' ) );
	}

	/**
	 * @param int $width Of the picture; 0 if nobody knows.
	 * @param int $id    Of the attachment; 0 for none.
	 */
	public function picture( string $src, string $alt, int $width = 0, int $id = 0, string $style = '' ): string {
		return ( new Picture( $this->addresses ) )->html( $src, $alt, $this->width, $width, $id, $style );
	}

	private static function needs_page( string $html ): bool {
		$reader = new WP_HTML_Tag_Processor( $html );
		while ( $reader->next_tag() ) {
			if ( in_array( $reader->get_tag(), self::ON_PAGES, true ) ) {
				return true;
			}
		}
		return false;
	}

	/** Typography comes later: it takes broken HTML for text. */
	private static function drawn( string $html ): string {
		return Shortcodes::drawn( Utf8::scrub( $html ) );
	}
}
