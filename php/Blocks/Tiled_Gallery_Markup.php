<?php
/**
 * What a post holds of a tiled gallery.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Blocks;

use WP_HTML_Tag_Processor;

/**
 * Reads the pictures of a saved gallery, of any generation, with the rows and columns in which they stand.
 *
 * @phpstan-type Picture array{key: string, id: int, url: string, alt: string, link: string, width: int, height: int, filter: string}
 * @phpstan-type Column array{basis: float, pictures: list<Picture>}
 */
final class Tiled_Gallery_Markup {

	private const FILTERS = array( 'black-and-white', 'sepia', '1977', 'clarendon', 'gingham' );

	/**
	 * The rows, as far as they were read.
	 *
	 * @var list<list<Column>>
	 */
	private array $rows = array();

	/**
	 * Whether the post says which pictures stand together.
	 *
	 * @var bool
	 */
	private bool $has_rows = false;

	/**
	 * The filter of the picture that is being read.
	 *
	 * @var string
	 */
	private string $filter = '';

	/**
	 * Where the picture that is being read leads.
	 *
	 * @var string
	 */
	private string $link = '';

	/**
	 * Reads a gallery.
	 *
	 * @param string $html The saved HTML.
	 */
	public static function read( string $html ): self {
		$reader = new self();
		$tags   = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$reader->read_tag( $tags );
		}
		$reader->rows = array_values( array_filter( array_map( self::without_empty( ... ), $reader->rows ) ) );
		return $reader;
	}

	/**
	 * All pictures, in their order.
	 *
	 * @return list<Picture>
	 */
	public function pictures(): array {
		return array_merge( ...array_map( static fn ( array $row ): array => array_merge( ...array_column( $row, 'pictures' ) ), $this->rows ) );
	}

	/**
	 * The rows as they were saved. Where there are none, as in what programs write, they are found anew.
	 *
	 * @param string   $look    The gallery's style.
	 * @param int|null $columns How many columns it wants.
	 * @param bool     $is_wide Whether it is wider than the text.
	 * @return list<list<Column>>
	 */
	public function rows( string $look, ?int $columns, bool $is_wide ): array {
		if ( $this->has_rows ) {
			return $this->rows;
		}
		$pictures = $this->pictures();
		$ratios   = array_map( static fn ( array $picture ): float => $picture['width'] > 0 && $picture['height'] > 0 ? $picture['width'] / $picture['height'] : 1.0, $pictures );
		$rows     = array();
		foreach ( Tiled_Gallery_Rows::of( $ratios, $look, $columns, $is_wide ) as $counts ) {
			$row = array();
			foreach ( $counts as $count ) {
				$row[] = array(
					'basis'    => 0.0,
					'pictures' => array_splice( $pictures, 0, $count ),
				);
			}
			$rows[] = self::without_empty( $row );
		}
		return $rows;
	}

	/**
	 * A row's columns that have pictures.
	 *
	 * @param list<Column> $row The columns.
	 * @return list<Column>
	 */
	private static function without_empty( array $row ): array {
		return array_values( array_filter( $row, static fn ( array $column ): bool => (bool) $column['pictures'] ) );
	}

	/**
	 * Reads one tag.
	 *
	 * @param WP_HTML_Tag_Processor $tags Where it stands.
	 */
	private function read_tag( WP_HTML_Tag_Processor $tags ): void {
		$tag = $tags->get_tag();
		if ( $tags->is_tag_closer() ) {
			$this->link   = 'A' === $tag || 'FIGURE' === $tag ? '' : $this->link;
			$this->filter = 'FIGURE' === $tag ? '' : $this->filter;
		} elseif ( 'DIV' === $tag && $tags->has_class( 'tiled-gallery__row' ) ) {
			$this->rows[]   = array();
			$this->has_rows = true;
		} elseif ( 'DIV' === $tag && $tags->has_class( 'tiled-gallery__col' ) ) {
			$this->add_column( self::text( $tags, 'style' ) );
		} elseif ( 'FIGURE' === $tag ) {
			$this->filter = self::filter( self::text( $tags, 'class' ) );
		} elseif ( 'A' === $tag ) {
			$this->link = esc_url_raw( self::text( $tags, 'href' ) );
		} elseif ( 'IMG' === $tag ) {
			$this->add_picture( $tags );
		}
	}

	/**
	 * Begins a column.
	 *
	 * @param string $style Its style.
	 */
	private function add_column( string $style ): void {
		if ( ! $this->rows ) {
			$this->rows[] = array();
		}
		$this->rows[ count( $this->rows ) - 1 ][] = array(
			'basis'    => preg_match( '/flex-basis:\s*(\d{1,3}(?:\.\d+)?)%/', $style, $found ) ? (float) $found[1] : 0.0,
			'pictures' => array(),
		);
	}

	/**
	 * Adds a picture to the last column.
	 *
	 * @param WP_HTML_Tag_Processor $tags Where it stands.
	 */
	private function add_picture( WP_HTML_Tag_Processor $tags ): void {
		$url = self::original( self::text( $tags, 'data-url' ), self::text( $tags, 'src' ) );
		if ( '' === $url ) {
			return;
		}
		if ( ! $this->rows || ! $this->rows[ count( $this->rows ) - 1 ] ) {
			$this->add_column( '' );
		}
		$row    = count( $this->rows ) - 1;
		$column = count( $this->rows[ $row ] ) - 1;

		$this->rows[ $row ][ $column ]['pictures'][] = array(
			'key'    => '' === self::text( $tags, 'data-id' ) ? self::text( $tags, 'data-url' ) : self::text( $tags, 'data-id' ),
			'id'     => self::number( $tags, 'data-id', PHP_INT_MAX ),
			'url'    => $url,
			'alt'    => self::text( $tags, 'alt' ),
			'link'   => $this->link,
			'width'  => self::number( $tags, 'data-width', 100000 ),
			'height' => self::number( $tags, 'data-height', 100000 ),
			'filter' => $this->filter,
		);
	}

	/**
	 * The address of the original: as it was stored, or what a CDN's address tells of it.
	 *
	 * @param string $url The stored address.
	 * @param string $src The address that the post shows.
	 */
	private static function original( string $url, string $src ): string {
		$url = esc_url_raw( '' === $url ? $src : $url, array( 'http', 'https' ) );
		if ( preg_match( '#^https?://i[0-2]\.wp\.com/([^/?]+\.[^/?]+/[^?]*)(\?.*)?$#', $url, $found ) ) {
			return ( str_contains( $found[2] ?? '', 'ssl=1' ) ? 'https://' : 'http://' ) . $found[1];
		}
		return $url;
	}

	/**
	 * The filter that a class names, if it is one of ours.
	 *
	 * @param string $names Classes.
	 */
	private static function filter( string $names ): string {
		return preg_match( '/(?:^|\s)filter__([\w-]+)/', $names, $found ) && in_array( $found[1], self::FILTERS, true ) ? $found[1] : '';
	}

	/**
	 * An attribute's text.
	 *
	 * @param WP_HTML_Tag_Processor $tags Where it stands.
	 * @param string                $name The attribute.
	 */
	private static function text( WP_HTML_Tag_Processor $tags, string $name ): string {
		$value = $tags->get_attribute( $name );
		return is_string( $value ) ? $value : '';
	}

	/**
	 * An attribute's whole number, or 0.
	 *
	 * @param WP_HTML_Tag_Processor $tags Where it stands.
	 * @param string                $name The attribute.
	 * @param int                   $most The highest that makes sense.
	 */
	private static function number( WP_HTML_Tag_Processor $tags, string $name, int $most ): int {
		$value = self::text( $tags, $name );
		return is_numeric( $value ) && (float) $value >= 1 && (float) $value <= $most ? (int) $value : 0;
	}
}
