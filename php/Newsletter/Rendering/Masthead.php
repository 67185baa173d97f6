<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering;

use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Html\Look;
use Slipstream\Newsletter\Rendering\Html\Plain_Text;
use Slipstream\Newsletter\Rendering\Html\Tag;
use WP_Post;

/**
 * What stands above the content: the site, the title, and who wrote it when.
 */
final class Masthead {

	private const PICTURE = 40;
	private const PLAIN   = 'color:inherit;text-decoration:none';

	public function __construct( private WP_Post $post, private Canvas $canvas, private Mail_Settings $settings ) {}

	public function html(): string {
		return $this->site() . $this->featured_image() . $this->title() . $this->byline();
	}

	public static function site_name(): string {
		$name = Plain_Text::line_of( get_bloginfo( 'name', 'raw' ) );
		return $name ?: (string) wp_parse_url( home_url(), PHP_URL_HOST );
	}

	/** @return string Plain; never ''. */
	public static function title_of( WP_Post $post ): string {
		return Plain_Text::line_of( $post->post_title )
			/* translators: %s: Name of the site. */
			?: sprintf( __( 'New post on %s', 'slipstream' ), self::site_name() );
	}

	private function site(): string {
		$link = Tag::link( home_url( '/' ), Tag::text( self::site_name() ), self::PLAIN . ';font-weight:600' );
		return Tag::styled( 'p', $link, 'margin:0 0 24px;font-size:16px' );
	}

	private function featured_image(): string {
		$id   = $this->settings->has_featured_image ? (int) get_post_thumbnail_id( $this->post ) : 0;
		$file = $id > 0 ? wp_get_attachment_image_src( $id, 'large' ) : false;
		if ( ! is_array( $file ) ) {
			return '';
		}
		$alt     = get_post_meta( $id, '_wp_attachment_image_alt', true );
		$alt     = is_string( $alt ) ? $alt : '';
		$picture = $this->canvas->picture( (string) $file[0], $alt, (int) $file[1], 0, 'border-radius:6px' );
		$link    = Tag::link( $this->canvas->permalink, $picture );
		return '' === $picture ? '' : Tag::styled( 'p', $link, 'margin:0 0 24px' );
	}

	private function title(): string {
		$title = wptexturize( Tag::text( self::title_of( $this->post ) ) );
		return Tag::around(
			'h1',
			Tag::link( $this->canvas->permalink, $title, self::PLAIN ),
			array(
				'class' => Look::IS_TITLE,
				'style' => 'margin:0 0 16px;font-size:32px;line-height:1.2;font-weight:700',
			)
		);
	}

	private function byline(): string {
		$author = get_the_author_meta( 'display_name', (int) $this->post->post_author );
		$date   = (string) get_the_date( '', $this->post );
		$parts  = array(
			$this->settings->has_author ? Plain_Text::line_of( $author ) : '',
			$this->settings->has_date ? Plain_Text::line_of( $date ) : '',
		);
		$text   = implode( ' · ', array_filter( $parts ) );
		$cells  = array( $this->picture_cell(), $this->text_cell( $text ) );
		$cells  = array_values( array_filter( $cells ) );
		return array() === $cells ? '' : Tag::row(
			$cells,
			array(
				'width' => null,
				'style' => 'margin:0 0 28px',
			)
		);
	}

	private function text_cell( string $text ): string {
		return '' === $text ? '' : Tag::around(
			'td',
			Tag::text( $text ),
			array(
				'class' => Look::IS_MUTED,
				'style' => 'vertical-align:middle;font-size:15px;line-height:1.4;color:' . Look::MUTED,
			)
		);
	}

	/** Pictures of people are usually those of Gravatar, which learns who opens the email: the owner's choice. */
	private function picture_cell(): string {
		$url     = $this->settings->has_author_picture && get_option( 'show_avatars' )
			? get_avatar_url( (int) $this->post->post_author, array( 'size' => 2 * self::PICTURE ) )
			: false;
		$style   = 'display:block;border-radius:50%';
		$picture = is_string( $url ) ? $this->canvas->picture( $url, '', self::PICTURE, 0, $style ) : '';
		return '' === $picture ? '' : Tag::around(
			'td',
			$picture,
			array(
				'width' => self::PICTURE + 12,
				'style' => "vertical-align:middle;padding-{$this->canvas->end()}:12px",
			)
		);
	}
}
