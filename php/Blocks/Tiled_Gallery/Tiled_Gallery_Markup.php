<?php

declare( strict_types=1 );

namespace Slipstream\Blocks\Tiled_Gallery;

use WP_HTML_Tag_Processor;

/**
 * Reads the pictures of a saved gallery, of any generation, with the rows and columns in which they stand.
 *
 * @phpstan-type Picture array{key: string, id: int, url: string, alt: string, link: string, width: int, height: int, filter: string}
 * @phpstan-type Column array{basis: float, pictures: list<Picture>}
 */
final class Tiled_Gallery_Markup {

	private const FILTERS = array( 'black-and-white', 'sepia', '1977', 'clarendon', 'gingham' );

	/** @var list<list<Column>> The rows, as far as they were read. */
	private array $rows = array();

	/** Whether the post says which pictures stand together. */
	private bool $has_rows = false;

	/** The filter of the picture that is being read. */
	private string $filter = '';

	/** Where the picture that is being read leads. */
	private string $link = '';

	/** @param string $html The saved HTML. */
	public static function read( string $html ): self {
		$reader = new self();
		$tags   = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( array( 'tag_closers' => 'visit' ) ) ) {
			$reader->read_tag( $tags );
		}
		$reader->rows = array_values( array_filter( array_map( self::without_empty( ... ), $reader->rows ) ) );
		return $reader;
	}

	/** @return list<Picture> All pictures, in their order. */
	public function pictures(): array {
		return array_merge(
			...array_map(
				static fn ( array $row ): array => array_merge( ...array_column( $row, 'pictures' ) ),
				$this->rows
			)
		);
	}

	/**
	 * The rows as they were saved. Where there are none, as in what programs write, they are found anew.
	 *
	 * @return list<list<Column>>
	 */
	public function rows( string $look, ?int $columns, bool $is_wide ): array {
		if ( $this->has_rows ) {
			return $this->rows;
		}
		$pictures = $this->pictures();
		$ratios   = array_map(
			static fn ( array $picture ): float =>
				$picture['width'] > 0 && $picture['height'] > 0 ? $picture['width'] / $picture['height'] : 1.0,
			$pictures
		);
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
	 * @param list<Column> $row
	 * @return list<Column>
	 */
	private static function without_empty( array $row ): array {
		return array_values( array_filter( $row, static fn ( array $column ): bool => (bool) $column['pictures'] ) );
	}

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

	private function add_column( string $style ): void {
		if ( ! $this->rows ) {
			$this->rows[] = array();
		}
		$this->rows[ count( $this->rows ) - 1 ][] = array(
			'basis'    => preg_match( '/flex-basis:\s*(\d{1,3}(?:\.\d+)?)%/', $style, $found )
				? (float) $found[1]
				: 0.0,
			'pictures' => array(),
		);
	}

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
			'key'    => '' === self::text( $tags, 'data-id' )
				? self::text( $tags, 'data-url' )
				: self::text( $tags, 'data-id' ),
			'id'     => self::number( $tags, 'data-id', PHP_INT_MAX ),
			'url'    => $url,
			'alt'    => self::text( $tags, 'alt' ),
			'link'   => $this->link,
			'width'  => self::number( $tags, 'data-width', 100000 ),
			'height' => self::number( $tags, 'data-height', 100000 ),
			'filter' => $this->filter,
		);
	}

	/** The address of the original: as it was stored, or what a CDN's address tells of it. */
	private static function original( string $url, string $src ): string {
		$url = esc_url_raw( '' === $url ? $src : $url, array( 'http', 'https' ) );
		if ( preg_match( '#^https?://i[0-2]\.wp\.com/([^/?]+\.[^/?]+/[^?]*)(\?.*)?$#', $url, $found ) ) {
			return ( str_contains( $found[2] ?? '', 'ssl=1' ) ? 'https://' : 'http://' ) . $found[1];
		}
		return $url;
	}

	/** The filter that a class names, if it is one of ours. */
	private static function filter( string $names ): string {
		return preg_match( '/(?:^|\s)filter__([\w-]+)/', $names, $found ) && in_array( $found[1], self::FILTERS, true )
			? $found[1]
			: '';
	}

	private static function text( WP_HTML_Tag_Processor $tags, string $name ): string {
		$value = $tags->get_attribute( $name );
		return is_string( $value ) ? $value : '';
	}

	private static function number( WP_HTML_Tag_Processor $tags, string $name, int $most ): int {
		$value = self::text( $tags, $name );
		return is_numeric( $value ) && (float) $value >= 1 && (float) $value <= $most ? (int) $value : 0;
	}
}
