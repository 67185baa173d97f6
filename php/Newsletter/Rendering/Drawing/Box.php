<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Drawing;

use Slipstream\Newsletter\Rendering\Html\Colors;
use Slipstream\Newsletter\Rendering\Html\Look;
use Slipstream\Newsletter\Rendering\Html\Tag;

/**
 * The color of a block. Text has one of its own only on a background: elsewhere, dark mode would hide it.
 */
final class Box {

	public const PADDING = 20;

	private function __construct( public readonly string $back, public readonly string $color ) {}

	public static function of( Parsed_Block $block ): self {
		$back = Colors::of( $block->value( 'backgroundColor' ) )
			?: Colors::of( $block->value( 'style', 'color', 'background' ) )
			?: Colors::first_of( $block->value( 'style', 'color', 'gradient' ) );
		$text = Colors::of( $block->value( 'textColor' ) ) ?: Colors::of( $block->value( 'style', 'color', 'text' ) );
		return self::on( $back, $text );
	}

	/** @param string $color Of the text; '' for one that can be read. */
	public static function on( string $back, string $color = '' ): self {
		return new self( $back, '' === $back ? '' : ( $color ?: Colors::readable_on( $back ) ) );
	}

	public function is_seen(): bool {
		return '' !== $this->back;
	}

	/** How much of a width is left inside. */
	public function inside( int $width ): int {
		return $this->is_seen() ? $width - 2 * self::PADDING : $width;
	}

	/** Without the space above a heading, where nothing is above it. */
	public static function begun( string $html ): string {
		return (string) preg_replace( '/^(<h\d style="margin:)\d+px/', '${1}0', $html );
	}

	/** Puts HTML on the color. */
	public function around( string $html ): string {
		if ( ! $this->is_seen() || '' === $html ) {
			return $html;
		}
		$style = "padding:20px 20px 0;background-color:$this->back;color:$this->color";
		$cell  = Tag::around(
			'td',
			self::begun( $html ),
			array(
				'bgcolor' => $this->back,
				'style'   => $style,
			)
		);
		return Tag::row( array( $cell ), array( 'style' => Look::PARAGRAPH ) );
	}
}
