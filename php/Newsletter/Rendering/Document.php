<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering;

use Slipstream\Newsletter\Rendering\Html\Look;
use Slipstream\Newsletter\Rendering\Html\Tag;

/**
 * A whole HTML document around what is in an email.
 */
final class Document {

	/** Keeps programs from showing the text of the email after that of the preheader. */
	private const FILLER = '&#8199;&#847; ';

	/**
	 * @param string $title     Plain.
	 * @param string $preheader What lists of emails show after the subject, plain.
	 * @param string $html      What is in the email.
	 */
	public static function html( string $title, string $preheader, string $html ): string {
		$dir = is_rtl() ? 'rtl' : 'ltr';
		return '<!DOCTYPE html>' . "\n"
			. Tag::open(
				'html',
				array(
					'lang' => get_bloginfo( 'language' ),
					'dir'  => $dir,
				)
			)
			. '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
			. '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">'
			. '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">'
			. Tag::around( 'title', Tag::text( $title ) )
			. '<style>' . Look::sheet() . '</style></head>' . "\n"
			. self::body( $dir, $preheader, $html )
			. '</html>' . "\n";
	}

	private static function body( string $dir, string $preheader, string $html ): string {
		$colors = 'background-color:' . Look::PAPER . ';color:' . Look::TEXT;
		$font   = 'font-family:' . Look::FONT . ';font-size:17px;line-height:1.6';
		$page   = Tag::around(
			'td',
			$html,
			array(
				'class' => Look::IS_EDGE,
				'align' => is_rtl() ? 'right' : 'left',
				'style' => "padding:32px 20px;$font;word-break:break-word;overflow-wrap:break-word",
			)
		);
		$column = Tag::row(
			array( $page ),
			array(
				'width' => Look::WIDTH + 40,
				'align' => 'center',
				// Fixed, so that nothing inside can make the email wider than the screen.
				'style' => 'width:100%;max-width:' . ( Look::WIDTH + 40 ) . 'px;margin:0 auto;table-layout:fixed',
			)
		);
		$paper  = Tag::around(
			'td',
			$column,
			array(
				'class'   => Look::IS_PAPER,
				'align'   => 'center',
				'bgcolor' => Look::PAPER,
				'style'   => $colors,
			)
		);
		$table  = Tag::row(
			array( $paper ),
			array(
				'dir'   => $dir,
				'style' => 'width:100%;table-layout:fixed',
			)
		);
		return Tag::around(
			'body',
			self::preheader( $preheader ) . $table,
			array(
				'class' => Look::IS_PAPER,
				'dir'   => $dir,
				'style' => "margin:0;padding:0;$colors",
			)
		);
	}

	private static function preheader( string $text ): string {
		return '' === $text ? '' : Tag::around(
			'div',
			Tag::text( $text ) . str_repeat( self::FILLER, 60 ),
			array( 'style' => 'display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;opacity:0' )
		);
	}
}
