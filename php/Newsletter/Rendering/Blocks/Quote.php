<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;
use Slipstream\Newsletter\Rendering\Html\Look;
use Slipstream\Newsletter\Rendering\Html\Tag;

/**
 * Quotes and pull quotes.
 */
final class Quote implements Block_Renderer {

	/** The table has the line at its side. */
	private const STYLES = array(
		'blockquote' => 'margin:0;padding:0;border:0',
		'cite'       => 'font-size:14px;font-style:normal;opacity:.8',
	);

	private const PULLED = array( 'p' => 'margin:0 0 12px;font-size:22px;line-height:1.4' );

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$is_pull = 'core/pullquote' === $block->name;
		$inside  = $canvas->of_width( $canvas->width - 19 );
		$html    = $inside->blocks( $block->blocks );
		$html    = '' === $html ? '' : Tag::around( 'blockquote', $html, array( 'style' => 'margin:0;padding:0' ) );
		$html   .= $inside->prose( $block->own_html(), self::STYLES + ( $is_pull ? self::PULLED : array() ) );
		if ( '' === $html ) {
			return '';
		}
		$cell = Tag::around(
			'td',
			self::ended( $html ),
			array(
				'class' => Look::IS_LINE,
				'style' => $is_pull
					? 'padding:24px 0;text-align:center;border:solid ' . Look::LINE . ';border-width:2px 0'
					: "padding-{$canvas->start()}:16px;border-{$canvas->start()}:3px solid " . Look::LINE,
			)
		);
		return Tag::row( array( $cell ), array( 'style' => Look::PARAGRAPH ) );
	}

	/** Without the space below the last paragraph, as the line at the side would go on along it. */
	private static function ended( string $html ): string {
		$last = '<p style="' . Look::PARAGRAPH;
		$from = strrpos( $html, $last );
		return false !== $from && preg_match( '~</p>(?:</blockquote>)?$~', $html )
			? substr_replace( $html, '<p style="margin:0', $from, strlen( $last ) )
			: $html;
	}
}
