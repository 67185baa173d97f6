<?php

declare( strict_types=1 );

namespace Slipstream\Blocks\Tiled_Gallery;

/**
 * Draws the gallery from what the post holds of it: the saved rows, the site's own files, and captions. The page needs
 * no script.
 *
 * @phpstan-import-type Picture from Tiled_Gallery_Markup
 * @phpstan-import-type Column from Tiled_Gallery_Markup
 */
final class Tiled_Gallery {

	private const MAX_ROUNDED_CORNERS = 20;
	private const LONG_CAPTION        = 60;

	/** What a picture as high as wide takes of its column: shares that come to less than one leave room. */
	private const WHOLE = 100;

	/** Markup that captions may have: what the editor's captions can. */
	private const CAPTION = array(
		'a'      => array(
			'href'   => true,
			'rel'    => true,
			'target' => true,
		),
		'br'     => array(),
		'code'   => array(),
		'em'     => array(),
		'strong' => array(),
		's'      => array(),
		'sub'    => array(),
		'sup'    => array(),
	);

	/** @var array<array-key, mixed> Captions, by the picture's id or its address. */
	private array $captions = array();

	/** @var array{int, int} How many pictures were drawn, and how many there are. */
	private array $progress = array( 0, 0 );

	/**
	 * HTML of a block. Attributes can hold anything.
	 *
	 * @param array<string, mixed> $attributes The block's attributes.
	 * @param string               $content    The saved HTML.
	 */
	public function render( array $attributes, string $content ): string {
		$names   = is_string( $attributes['className'] ?? null ) ? $attributes['className'] : '';
		$look    = self::look( $names );
		$align   = is_string( $attributes['align'] ?? null ) ? $attributes['align'] : '';
		$gallery = Tiled_Gallery_Markup::read( $content );
		if ( ! $gallery->pictures() ) {
			return '';
		}
		$columns  = is_numeric( $attributes['columns'] ?? null ) ? (int) $attributes['columns'] : null;
		$rows     = $gallery->rows( $look, $columns, in_array( $align, array( 'wide', 'full' ), true ) );
		$files    = new Tiled_Gallery_Files( $gallery->pictures(), $align );
		$enlarges = true === ( $attributes['lightbox'] ?? null ) && ! is_feed();

		$this->captions = is_array( $attributes['captions'] ?? null ) ? $attributes['captions'] : array();
		$this->progress = array( 0, count( $gallery->pictures() ) );

		$html = '';
		foreach ( $rows as $row ) {
			$html .= $this->row( $row, $look, $files, $enlarges );
		}
		$corners = is_numeric( $attributes['roundedCorners'] ?? null ) && 'circle' !== $look
			? (int) min( self::MAX_ROUNDED_CORNERS, $attributes['roundedCorners'] )
			: 0;
		$html    = sprintf(
			'<div %1$s><div class="%2$s"><div class="tiled-gallery__gallery" role="group" aria-label="%3$s">%4$s</div></div></div>',
			get_block_wrapper_attributes(
				array( 'class' => self::root_class( $names, $look ) . ( $this->captions ? ' has-captions' : '' ) )
			),
			$corners > 0 ? "has-rounded-corners-$corners" : '',
			esc_attr(
				sprintf(
					/* translators: %s: how many pictures there are. */
					_n( 'Gallery, %s picture', 'Gallery, %s pictures', $this->progress[1], 'slipstream' ),
					number_format_i18n( $this->progress[1] )
				)
			),
			$html
		);
		/**
		 * Filters the HTML of a tiled gallery.
		 *
		 * @since 0.1.0
		 *
		 * @param string $html The gallery's HTML.
		 */
		// phpcs:ignore WordPress.NamingConventions -- Jetpack's hook.
		return (string) apply_filters( 'jetpack_tiled_galleries_block_content', $html );
	}

	/**
	 * A row. Its height is known before any picture has come.
	 *
	 * @param list<Column> $row
	 */
	private function row( array $row, string $look, Tiled_Gallery_Files $files, bool $enlarges ): string {
		$is_even = in_array( $look, array( 'square', 'circle' ), true );
		$ratios  = array_map( static fn ( array $column ): float => $files->column_ratio( $column['pictures'] ), $row );
		$shares  = self::shares( $row, $ratios, $is_even );
		$columns = '';
		foreach ( $row as $at => $column ) {
			$figures = '';
			foreach ( $column['pictures'] as $picture ) {
				$figures .= $this->figure( $picture, $files, $shares[ $at ], $is_even, $enlarges );
			}
			$columns .= sprintf(
				'<div class="tiled-gallery__col"%s>%s</div>',
				$is_even ? '' : sprintf( ' style="flex-basis:%s%%"', self::decimal( $shares[ $at ] * 100 ) ),
				$figures
			);
		}
		return $is_even
			? sprintf( '<div class="tiled-gallery__row columns-%d">%s</div>', count( $row ), $columns )
			: sprintf(
				'<div class="tiled-gallery__row" style="aspect-ratio:%s">%s</div>',
				self::decimal( array_sum( $ratios ) ),
				$columns
			);
	}

	/**
	 * Which part of the row each column takes: as it was saved, or so that all are of one height.
	 *
	 * @param list<Column> $row
	 * @param list<float>  $ratios Width by height of each.
	 * @return list<float>
	 */
	private static function shares( array $row, array $ratios, bool $is_even ): array {
		$saved = array_column( $row, 'basis' );
		$total = array_sum( $saved );
		if ( $is_even ) {
			return array_fill( 0, count( $row ), 1 / count( $row ) );
		}
		return ! in_array( 0.0, $saved, true ) && $total > 90 && $total < 110
			? array_map( static fn ( float $basis ): float => $basis / $total, $saved )
			: array_map( static fn ( float $ratio ): float => $ratio / array_sum( $ratios ), $ratios );
	}

	/** @param Picture $picture */
	private function figure(
		array $picture,
		Tiled_Gallery_Files $files,
		float $share,
		bool $is_even,
		bool $enlarges
	): string {
		++$this->progress[0];
		$html = '<img';
		foreach ( $files->attributes( $picture, $share, $is_even ) as $name => $value ) {
			$html .= sprintf(
				' %s="%s"',
				esc_attr( $name ),
				'src' === $name ? esc_url( (string) $value ) : esc_attr( (string) $value )
			);
		}
		$html .= '>';
		if ( '' !== $picture['link'] ) {
			$name = '' === trim( $picture['alt'] ) ? sprintf(
				' aria-label="%s"',
				esc_attr(
					sprintf(
						/* translators: 1: the picture's number, 2: how many there are. */
						__( 'Picture %1$s of %2$s', 'slipstream' ),
						number_format_i18n( $this->progress[0] ),
						number_format_i18n( $this->progress[1] )
					)
				)
			) : '';
			$html = sprintf( '<a href="%s"%s>%s</a>', esc_url( $picture['link'] ), $name, $html );
		}
		$caption = $this->captions[ $picture['key'] ] ?? '';
		$caption = is_string( $caption ) ? trim( wp_kses( $caption, self::CAPTION ) ) : '';
		$figure  = sprintf(
			'<figure class="%1$s"%2$s>%3$s%4$s</figure>',
			esc_attr( 'tiled-gallery__item' . ( '' === $picture['filter'] ? '' : " filter__{$picture['filter']}" ) ),
			$is_even
				? ''
				: sprintf( ' style="flex-grow:%s"', self::decimal( self::WHOLE / $files->ratio( $picture ) ) ),
			$html,
			self::caption( $caption )
		);
		return $enlarges && '' === $picture['link'] ? self::enlargeable( $figure, $files->id( $picture ) ) : $figure;
	}

	/** A caption. One that may not fit on its picture can be scrolled by keyboard. */
	private static function caption( string $html ): string {
		$is_long = mb_strlen( wp_strip_all_tags( $html ) ) > self::LONG_CAPTION;
		return '' === $html
			? ''
			: sprintf(
				'<figcaption class="tiled-gallery__caption"%s>%s</figcaption>',
				$is_long ? ' tabindex="0"' : '',
				$html
			);
	}

	/**
	 * A figure with the button and the behavior of WordPress's own image block.
	 *
	 * @param int $id The attachment, or 0.
	 */
	private static function enlargeable( string $figure, int $id ): string {
		return render_block(
			array(
				'blockName'    => 'core/image',
				'attrs'        => array(
					'lightbox'        => array( 'enabled' => true ),
					'linkDestination' => 'none',
				) + ( $id > 0 ? array( 'id' => $id ) : array() ),
				'innerBlocks'  => array(),
				'innerHTML'    => $figure,
				'innerContent' => array( $figure ),
			)
		);
	}

	private static function look( string $names ): string {
		return preg_match( '/(?:^|\s)is-style-(circle|square|columns)(?:\s|$)/', $names, $found )
			? $found[1]
			: 'rectangular';
	}

	private static function root_class( string $names, string $look ): string {
		$clean = implode( ' ', array_filter( array_map( 'sanitize_html_class', preg_split( '/\s+/', $names ) ?: array() ) ) ); // phpcs:ignore Universal.Operators.DisallowShortTernary
		return str_contains( " $clean ", " is-style-$look " ) ? $clean : trim( "$clean is-style-$look" );
	}

	private static function decimal( float $value ): string {
		return rtrim( rtrim( number_format( $value, 5, '.', '' ), '0' ), '.' );
	}
}
