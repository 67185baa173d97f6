<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Html;

use WP_HTML_Tag_Processor;

/**
 * What of an element's attributes stays in an email.
 */
final class Attributes {

	private const KEPT = array(
		'ol' => array( 'start', 'reversed' ),
		'li' => array( 'value' ),
		'td' => array( 'colspan', 'rowspan' ),
		'th' => array( 'colspan', 'rowspan' ),
	);

	private Picture $picture;

	/**
	 * @param string                $start  Where lines start: left or right.
	 * @param int                   $width  Pixels that there are.
	 * @param array<string, string> $styles More style, by element as it becomes.
	 */
	public function __construct(
		private Addresses $addresses,
		private string $start,
		private int $width,
		private array $styles
	) {
		$this->picture = new Picture( $addresses );
	}

	/**
	 * @param string $name What the element becomes.
	 * @return array<string, string|int|null>
	 */
	public function of( WP_HTML_Tag_Processor $reader, string $name ): array {
		$tag   = (string) $reader->get_tag();
		$style = array_filter(
			array(
				Elements::style( $tag, $name, $this->start ),
				$this->alignment( $reader, $name ),
				$this->styles[ $name ] ?? '',
			)
		);
		return $this->language( $reader ) + $this->numbers( $reader, $name ) + array(
			'class' => Elements::css_class( $tag, $name ),
			'style' => array() === $style ? null : implode( ';', $style ),
		);
	}

	/**
	 * @param string $name What the element becomes.
	 * @return array<string, string|int|null>|null Null for an element that is no more than its text.
	 */
	public function of_inline( WP_HTML_Tag_Processor $reader, string $name ): ?array {
		$own = array();
		if ( 'a' === $name ) {
			$url = $this->addresses->link( self::text( $reader, 'href' ) );
			if ( '' === $url ) {
				return null;
			}
			$own = array( 'href' => $url );
		}
		$style = Elements::style( (string) $reader->get_tag(), $name, $this->start );
		if ( 'mark' === $name || 'span' === $name ) {
			$own   = $this->colored( self::text( $reader, 'style' ) );
			$style = $own['style'] ?? $style;
		}
		$style    = implode( ';', array_filter( array( $style, $this->styles[ $name ] ?? '' ) ) );
		$language = $this->language( $reader );
		if ( 'span' === $name && array() === $own && array() === $language ) {
			return null;
		}
		return array( 'style' => '' === $style ? null : $style ) + $language + $own;
	}

	public function line(): string {
		$style = 'margin:32px 0;border:0;border-top:1px solid ' . Look::LINE;
		return Tag::open(
			'hr',
			array(
				'class' => Look::IS_LINE,
				'style' => $style,
			)
		);
	}

	/** @return string A picture, or the text in its place. */
	public function picture( WP_HTML_Tag_Processor $reader ): string {
		$alt     = self::text( $reader, 'alt' );
		$classes = self::text( $reader, 'class' );
		if ( preg_match( '/\b(?:wp-smiley|emoji)\b/', $classes ) ) {
			return Tag::text( $alt );
		}
		$html = $this->picture->html(
			self::text( $reader, 'src' ),
			$alt,
			$this->width,
			self::pixels( self::text( $reader, 'width' ) ),
			preg_match( '/\bwp-image-(\d+)\b/', $classes, $found ) ? (int) $found[1] : 0,
			$this->styles['img'] ?? ''
		);
		return '' === $html ? Tag::text( $alt ) : $html;
	}

	/** @return array<string, string> */
	private function language( WP_HTML_Tag_Processor $reader ): array {
		$dir  = strtolower( self::text( $reader, 'dir' ) );
		$lang = self::text( $reader, 'lang' );
		return ( in_array( $dir, array( 'ltr', 'rtl', 'auto' ), true ) ? array( 'dir' => $dir ) : array() )
			+ ( preg_match( '/^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/', $lang ) ? array( 'lang' => $lang ) : array() );
	}

	/** @return array<string, string|int> */
	private function numbers( WP_HTML_Tag_Processor $reader, string $name ): array {
		$numbers = array();
		foreach ( self::KEPT[ $name ] ?? array() as $attribute ) {
			$value = $reader->get_attribute( $attribute );
			if ( true === $value ) {
				$numbers[ $attribute ] = '';
			} elseif ( is_string( $value ) && preg_match( '/^-?\d{1,6}$/', $value ) ) {
				$numbers[ $attribute ] = (int) $value;
			}
		}
		return $numbers;
	}

	private function alignment( WP_HTML_Tag_Processor $reader, string $name ): string {
		if ( 'p' !== $name && 'td' !== $name && 'th' !== $name && ! str_starts_with( $name, 'h' ) ) {
			return '';
		}
		$named = preg_match( '/\bhas-text-align-(left|center|right)\b/', self::text( $reader, 'class' ), $found )
			|| preg_match( '/(?:^|;)\s*text-align\s*:\s*(left|center|right)/i', self::text( $reader, 'style' ), $found )
			|| preg_match( '/^(left|center|right)$/i', self::text( $reader, 'align' ), $found );
		return $named ? 'text-align:' . strtolower( $found[1] ) : '';
	}

	/** @return array{style?: string, class?: string} */
	private function colored( string $style ): array {
		$back  = Colors::in_style( $style, 'background-color' );
		$color = Colors::in_style( $style, 'color' );
		if ( '' !== $back ) {
			$color = $color ?: Colors::readable_on( $back );
			return array( 'style' => "background-color:$back;color:$color" );
		}
		return '' === $color ? array() : array(
			'class' => Look::IS_COLOR,
			'style' => "background-color:transparent;color:$color",
		);
	}

	private static function text( WP_HTML_Tag_Processor $reader, string $name ): string {
		$value = $reader->get_attribute( $name );
		return is_string( $value ) ? $value : '';
	}

	private static function pixels( string $value ): int {
		return preg_match( '/^\s*(\d{1,5})(?:px)?\s*$/', $value, $found ) ? (int) $found[1] : 0;
	}
}
