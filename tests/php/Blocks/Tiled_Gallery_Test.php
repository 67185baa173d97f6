<?php

declare( strict_types=1 );

namespace Slipstream\Tests\Blocks;

use Slipstream\Blocks\Tiled_Gallery\Tiled_Gallery_Rows;
use Slipstream\Tests\Block_Case;
use WP_HTML_Tag_Processor;

/**
 * Renders saved galleries of all generations as a page does.
 */
final class Tiled_Gallery_Test extends Block_Case {

	private const URL = 'https://example.com/wp-content/uploads/2026/01/hill.jpg';

	protected static function block(): string {
		return 'tiled-gallery';
	}

	protected function tearDown(): void {
		remove_all_filters( 'slipstream_tiled_gallery_image' );
		remove_all_filters( 'jetpack_tiled_galleries_block_content' );
		parent::tearDown();
	}

	/**
	 * A saved picture.
	 *
	 * @param array<string, string|int> $changed Attributes that are not as usual.
	 */
	private static function img( array $changed = array() ): string {
		$html = '<img';
		foreach ( $changed + array(
			'alt'         => 'A hill',
			'data-height' => 800,
			'data-url'    => self::URL,
			'data-width'  => 1200,
			'src'         => 'https://i0.wp.com/example.com/wp-content/uploads/2026/01/hill.jpg?ssl=1',
		) as $name => $value ) {
			$html .= sprintf( ' %s="%s"', $name, esc_attr( (string) $value ) );
		}
		return "$html/>";
	}

	/**
	 * A saved gallery of one row.
	 *
	 * @param list<list<string>> $columns What stands in each column.
	 */
	private static function gallery( array $columns, string $style = '' ): string {
		$html = '';
		foreach ( $columns as $figures ) {
			$html .= "<div class=\"tiled-gallery__col\"$style>";
			foreach ( $figures as $figure ) {
				$html .= "<figure class=\"tiled-gallery__item\">$figure</figure>";
			}
			$html .= '</div>';
		}
		return "<div class=\"wp-block-jetpack-tiled-gallery aligncenter is-style-rectangular\"><div class=\"\"><div class=\"tiled-gallery__gallery\"><div class=\"tiled-gallery__row\">$html</div></div></div></div>";
	}

	/**
	 * A value of an attribute, of the first element of a kind.
	 *
	 * @param string|array<string, string> $query The element.
	 */
	private static function attribute( string $html, string|array $query, string $name ): ?string {
		$tags = new WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag( $query ), $html );
		$value = $tags->get_attribute( $name );
		return is_string( $value ) ? $value : null;
	}

	/** @return iterable<string, array{string, array<string, mixed>}> The cases that the editor's tests read too. */
	public static function cases(): iterable {
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/blocks/tiled-gallery/test/rows.json' ), true );
		foreach ( array(
			'mosaic'  => 'rectangular',
			'columns' => 'columns',
			'square'  => 'square',
		) as $list => $look ) {
			foreach ( $cases[ $list ] as $case ) {
				yield "$list: {$case['of']}" => array( $look, $case );
			}
		}
	}

	/**
	 * @dataProvider cases
	 * @param array<string, mixed> $of A case.
	 */
	public function test_rows_are_those_of_the_editor( string $look, array $of ): void {
		$ratios = array_map( 'floatval', $of['ratios'] );
		self::assertSame( $of['rows'], Tiled_Gallery_Rows::of( $ratios, $look, $of['columns'] ?? null, $of['isWide'] ?? false ) );
	}

	public function test_rows_keep_every_picture(): void {
		mt_srand( 7 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- The same pictures each time.
		for ( $i = 0; $i < 300; $i++ ) {
			$ratios = array_map( static fn (): float => mt_rand( 1, 300 ) / 100, array_fill( 0, mt_rand( 1, 60 ), 0 ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_mt_rand
			$look   = array( 'rectangular', 'columns', 'square', 'circle' )[ $i % 4 ];
			$rows   = Tiled_Gallery_Rows::of( $ratios, $look, mt_rand( -2, 30 ), 0 === $i % 3 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_mt_rand
			self::assertSame( count( $ratios ), array_sum( array_map( 'array_sum', $rows ) ) );
		}
	}

	public function test_pictures_come_from_the_site_itself_and_take_their_room_beforehand(): void {
		$html = $this->render( array(), self::gallery( array( array( self::img() ), array( self::img( array( 'data-height' => 1200 ) ) ) ) ) );
		self::assertStringNotContainsString( 'wp.com', $html );
		self::assertStringNotContainsString( 'data-amp', $html );
		self::assertSame( self::URL, self::attribute( $html, 'img', 'src' ) );
		self::assertSame( 'lazy', self::attribute( $html, 'img', 'loading' ) );
		self::assertSame( 'async', self::attribute( $html, 'img', 'decoding' ) );
		self::assertSame( '1200', self::attribute( $html, 'img', 'width' ) );
		self::assertSame( '800', self::attribute( $html, 'img', 'height' ) );
		self::assertSame( 'aspect-ratio:2.5', self::attribute( $html, array( 'class_name' => 'tiled-gallery__row' ), 'style' ) );
		self::assertSame( 'flex-basis:60%', self::attribute( $html, array( 'class_name' => 'tiled-gallery__col' ), 'style' ) );
		self::assertStringContainsString( '<div class=""><div class="tiled-gallery__gallery"', $html );
	}

	public function test_an_attachment_is_shown_in_its_sizes_if_it_is_the_picture(): void {
		$id = wp_insert_attachment(
			array(
				'post_title'     => 'Hill',
				'post_mime_type' => 'image/jpeg',
			),
			'2026/01/hill-scaled.jpg'
		);
		self::assertIsInt( $id );
		wp_update_attachment_metadata(
			$id,
			array(
				'width'  => 2560,
				'height' => 1707,
				'file'   => '2026/01/hill-scaled.jpg',
				'sizes'  => array(
					'medium' => array(
						'file'      => 'hill-300x200.jpg',
						'width'     => 300,
						'height'    => 200,
						'mime-type' => 'image/jpeg',
					),
					'large'  => array(
						'file'      => 'hill-1024x683.jpg',
						'width'     => 1024,
						'height'    => 683,
						'mime-type' => 'image/jpeg',
					),
				),
			)
		);
		$html = $this->render( array( 'align' => 'full' ), self::gallery( array( array( self::img( array( 'data-id' => $id ) ) ) ) ) );
		self::assertStringEndsWith( '/2026/01/hill-1024x683.jpg', (string) self::attribute( $html, 'img', 'src' ) );
		self::assertStringContainsString( 'hill-300x200.jpg 300w', (string) self::attribute( $html, 'img', 'srcset' ) );
		self::assertSame( 'auto, 100vw', self::attribute( $html, 'img', 'sizes' ) );

		$other = $this->render( array(), self::gallery( array( array( self::img( array( 'data-id' => $id, 'data-url' => 'https://example.com/sea.jpg' ) ) ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		self::assertSame( 'https://example.com/sea.jpg', self::attribute( $other, 'img', 'src' ) );
		self::assertNull( self::attribute( $other, 'img', 'srcset' ) );
	}

	public function test_an_image_server_is_asked_only_by_a_filter(): void {
		$saved = self::gallery( array( array( self::img( array( 'data-url' => '' ) ) ) ) );
		self::assertSame( self::URL, self::attribute( $this->render( array(), $saved ), 'img', 'src' ) );
		add_filter( 'slipstream_tiled_gallery_image', static fn ( array $attributes ): array => array( 'src' => 'https://cdn.example/x.jpg' ) + $attributes );
		self::assertSame( 'https://cdn.example/x.jpg', self::attribute( $this->render( array(), $saved ), 'img', 'src' ) );
		add_filter( 'jetpack_tiled_galleries_block_content', static fn ( string $html ): string => "<!-- seen -->$html" );
		self::assertStringStartsWith( '<!-- seen -->', trim( $this->render( array(), $saved ) ) );
	}

	public function test_saved_widths_are_kept_where_they_make_sense(): void {
		$columns = array( array( self::img() ), array( self::img() ) );
		$html    = $this->render( array(), self::gallery( $columns, ' style="flex-basis:49.80000%"' ) );
		self::assertSame( 'flex-basis:50%', self::attribute( $html, array( 'class_name' => 'tiled-gallery__col' ), 'style' ) );
		$html = $this->render( array(), self::gallery( array( array( self::img( array( 'data-height' => 400 ) ) ), array( self::img() ) ), ' style="flex-basis:5%"' ) );
		self::assertSame( 'flex-basis:66.66667%', self::attribute( $html, array( 'class_name' => 'tiled-gallery__col' ), 'style' ) );
	}

	public function test_pictures_without_rows_are_put_in_rows(): void {
		$figures = str_repeat( '<figure class="tiled-gallery__item">' . self::img() . '</figure>', 5 );
		$html    = $this->render(
			array(
				'className' => 'is-style-square',
				'columns'   => 2,
			),
			"<div class=\"wp-block-jetpack-tiled-gallery\">$figures</div>"
		);
		self::assertSame( 1, substr_count( $html, 'tiled-gallery__row columns-1' ) );
		self::assertSame( 2, substr_count( $html, 'tiled-gallery__row columns-2' ) );
		self::assertSame( 5, substr_count( $html, '<img' ) );
	}

	public function test_captions_are_printed_on_pages_and_in_feeds(): void {
		$attributes = array( 'captions' => array( '7' => 'A <em>hill</em><script>attack()</script>' ) );
		$saved      = self::gallery( array( array( self::img( array( 'data-id' => 7 ) ), self::img() ) ) );
		foreach ( array( false, true ) as $is_feed ) {
			$GLOBALS['wp_query']->is_feed = $is_feed;
			$html                         = $this->render( $attributes, $saved );
			$GLOBALS['wp_query']->is_feed = false;
			self::assertSame( 1, substr_count( $html, '<figcaption' ) );
			self::assertStringContainsString( 'A <em>hill</em>attack()</figcaption>', $html );
			self::assertStringContainsString( 'has-captions', $html );
		}
	}

	public function test_links_have_names(): void {
		$html = $this->render( array(), self::gallery( array( array( '<a href="https://example.com/hill/">' . self::img( array( 'alt' => '' ) ) . '</a>', '<a href="' . self::URL . '">' . self::img() . '</a>', self::img() ) ) ) );
		self::assertSame( 2, substr_count( $html, '<a ' ) );
		self::assertSame( 1, substr_count( $html, '<a href="https://example.com/hill/" aria-label="Picture 1 of 3">' ) );
	}

	public function test_a_click_enlarges_only_where_it_was_asked_for(): void {
		$saved = self::gallery( array( array( self::img() ) ) );
		self::assertStringNotContainsString( 'data-wp-', $this->render( array(), $saved ) );
		$html = $this->render( array( 'lightbox' => true ), $saved );
		self::assertStringContainsString( 'lightbox-trigger', $html );
		self::assertStringContainsString( 'tiled-gallery__item', $html );
	}

	public function test_the_look_is_that_of_the_block(): void {
		$html = $this->render(
			array(
				'className'      => 'is-style-circle mine',
				'roundedCorners' => 9,
				'align'          => 'wide',
			),
			self::gallery( array( array( self::img() ) ) )
		);
		foreach ( array( 'alignwide', 'is-style-circle', 'mine', 'columns-1' ) as $name ) {
			self::assertMatchesRegularExpression( "/class=\"[^\"]*\\b$name\\b/", $html );
		}
		self::assertStringNotContainsString( 'has-rounded', $html );
		$html = $this->render( array( 'roundedCorners' => 99 ), self::gallery( array( array( self::img() ) ) ) );
		self::assertStringContainsString( '<div class="has-rounded-corners-20">', $html );
	}

	public function test_nothing_hostile_is_printed(): void {
		self::assertSame( '', trim( $this->render( array(), '<div></div>' ) ) );
		foreach ( self::HOSTILE as $text ) {
			$img  = self::img( array_fill_keys( array( 'alt', 'data-id', 'data-height', 'data-width', 'style', 'class' ), $text ) );
			$html = $this->render(
				array_fill_keys( array( 'align', 'columns', 'columnWidths', 'ids', 'imageFilter', 'linkTo', 'roundedCorners', 'captions', 'lightbox', 'style' ), $text ) + self::class_name( $text ),
				self::gallery( array( array( '<a href="' . esc_attr( $text ) . "\">$img</a>" ) ), ' style="' . esc_attr( $text ) . '"' )
			);
			$tags = new WP_HTML_Tag_Processor( $html );
			while ( $tags->next_tag() ) {
				self::assertContains( $tags->get_tag(), array( 'DIV', 'FIGURE', 'A', 'IMG', 'FIGCAPTION' ), $html );
				self::assertSame( array(), $tags->get_attribute_names_with_prefix( 'on' ), $html );
				self::assertStringNotContainsStringIgnoringCase( 'javascript', $tags->get_attribute( 'href' ) . $tags->get_attribute( 'style' ) . $tags->get_attribute( 'src' ), $html );
			}
		}
		foreach ( array( array( array( 1 ) ), array( 'x' => array() ), 5, true, null ) as $value ) {
			$names = array_fill_keys( array( 'align', 'columns', 'roundedCorners', 'captions', 'lightbox', 'ids' ), $value );
			self::assertStringContainsString( '<img', $this->render( $names + self::class_name( $value ), self::gallery( array( array( self::img() ) ) ) ) );
		}
	}
}
