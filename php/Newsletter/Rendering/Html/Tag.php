<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Html;

/**
 * Writes HTML: everything that comes in is plain.
 */
final class Tag {

	/** @param array<string, string|int|null> $attributes Those that are null are left out. */
	public static function open( string $name, array $attributes = array() ): string {
		$html = "<$name";
		foreach ( $attributes as $attribute => $value ) {
			if ( null !== $value ) {
				$html .= " $attribute=\"" . self::escape( (string) $value, ENT_QUOTES ) . '"';
			}
		}
		return "$html>";
	}

	/**
	 * An element around HTML.
	 *
	 * @param array<string, string|int|null> $attributes As for open().
	 */
	public static function around( string $name, string $html, array $attributes = array() ): string {
		return self::open( $name, $attributes ) . "$html</$name>";
	}

	public static function styled( string $name, string $html, string $style ): string {
		return self::around( $name, $html, array( 'style' => $style ) );
	}

	/** @param string $style '' for none. */
	public static function link( string $url, string $html, string $style = '' ): string {
		return self::around(
			'a',
			$html,
			array(
				'href'  => $url,
				'style' => '' === $style ? null : $style,
			)
		);
	}

	public static function text( string $plain ): string {
		return self::escape( $plain, ENT_NOQUOTES );
	}

	/**
	 * A table that only arranges, with cells beside each other.
	 *
	 * @param list<string>                   $cells Each a whole td.
	 * @param array<string, string|int|null> $more  Attributes of the table.
	 */
	public static function row( array $cells, array $more = array() ): string {
		$table = array(
			'role'        => 'presentation',
			'width'       => '100%',
			'cellpadding' => 0,
			'cellspacing' => 0,
			'border'      => 0,
		);
		return self::around( 'table', '<tr>' . implode( '', $cells ) . '</tr>', $more + $table );
	}

	private static function escape( string $plain, int $quotes ): string {
		return htmlspecialchars( $plain, $quotes | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8' );
	}
}
