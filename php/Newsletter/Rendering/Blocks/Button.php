<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Blocks;

use Slipstream\Newsletter\Rendering\Drawing\Block_Renderer;
use Slipstream\Newsletter\Rendering\Drawing\Box;
use Slipstream\Newsletter\Rendering\Drawing\Canvas;
use Slipstream\Newsletter\Rendering\Drawing\Parsed_Block;
use Slipstream\Newsletter\Rendering\Html\Look;
use Slipstream\Newsletter\Rendering\Html\Plain_Text;
use Slipstream\Newsletter\Rendering\Html\Tag;

/**
 * A link that looks like a button.
 */
final class Button implements Block_Renderer {

	public function render( Parsed_Block $block, Canvas $canvas ): string {
		$html = $block->own_html();
		$text = Plain_Text::line_of( wptexturize( $html ) );
		$url  = $canvas->address( $block->html_attribute( 'a', 'href' ) );
		return '' === $text || '' === $url
			? $canvas->prose( $html )
			: self::html( $text, $url, Box::of( $block ), $canvas->end() );
	}

	/**
	 * @param string $text Plain.
	 * @param string $end  Where lines end: left or right.
	 */
	public static function html( string $text, string $url, Box $box, string $end ): string {
		$colors = $box->is_seen()
			? "background-color:$box->back;color:$box->color"
			: 'background-color:' . Look::TEXT . ';color:' . Look::PAPER;
		$class  = $box->is_seen() ? null : Look::IS_BUTTON;
		$link   = Tag::around(
			'a',
			Tag::text( $text ),
			array(
				'href'  => $url,
				'class' => $class,
				'style' => "display:inline-block;padding:12px 20px;border-radius:6px;$colors;"
					. 'font-size:16px;line-height:1.25;font-weight:600;text-decoration:none',
			)
		);
		$cell   = Tag::around(
			'td',
			$link,
			array(
				'class' => $class,
				'style' => "border-radius:6px;$colors",
			)
		);
		return Tag::row(
			array( $cell ),
			array(
				'width' => null,
				'style' => "display:inline-table;width:auto;margin:0 0 8px;margin-$end:8px",
			)
		);
	}
}
