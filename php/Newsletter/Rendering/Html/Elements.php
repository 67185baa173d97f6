<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Html;

/**
 * What emails do with each HTML element. Those in no list vanish, and what is in them stays.
 */
final class Elements {

	/** Gone with all that is in them. */
	private const GONE = array(
		'APPLET',
		'BASE',
		'BUTTON',
		'CANVAS',
		'DATALIST',
		'DIALOG',
		'EMBED',
		'FORM',
		'FRAMESET',
		'HEAD',
		'IFRAME',
		'INPUT',
		'LINK',
		'MATH',
		'META',
		'NOEMBED',
		'NOFRAMES',
		'NOSCRIPT',
		'OBJECT',
		'SCRIPT',
		'SELECT',
		'STYLE',
		'SVG',
		'TEMPLATE',
		'TEXTAREA',
		'TITLE',
		'XMP',
	);

	/** Inline, by what they become. */
	private const INLINE = array(
		'A'      => 'a',
		'ABBR'   => 'abbr',
		'B'      => 'b',
		'BDI'    => 'bdi',
		'BDO'    => 'bdo',
		'CITE'   => 'cite',
		'CODE'   => 'code',
		'DEL'    => 'del',
		'DFN'    => 'dfn',
		'EM'     => 'em',
		'I'      => 'i',
		'INS'    => 'ins',
		'KBD'    => 'kbd',
		'MARK'   => 'mark',
		'Q'      => 'q',
		'S'      => 's',
		'SAMP'   => 'samp',
		'SMALL'  => 'small',
		'SPAN'   => 'span',
		'STRIKE' => 's',
		'STRONG' => 'strong',
		'SUB'    => 'sub',
		'SUP'    => 'sup',
		'TT'     => 'code',
		'U'      => 'u',
		'VAR'    => 'var',
	);

	/** Blocks of text, by what they become. */
	private const TEXTS = array(
		'CAPTION'    => 'caption',
		'FIGCAPTION' => 'p',
		'H1'         => 'h2',
		'H2'         => 'h2',
		'H3'         => 'h3',
		'H4'         => 'h4',
		'H5'         => 'h5',
		'H6'         => 'h6',
		'LEGEND'     => 'p',
		'P'          => 'p',
		'PRE'        => 'pre',
		'SUMMARY'    => 'p',
	);

	/** What has blocks or items in it. */
	private const STRUCTURES = array(
		'BLOCKQUOTE' => 'blockquote',
		'DD'         => 'dd',
		'DL'         => 'dl',
		'DT'         => 'dt',
		'LI'         => 'li',
		'OL'         => 'ol',
		'TABLE'      => 'table',
		'TBODY'      => 'tbody',
		'TD'         => 'td',
		'TFOOT'      => 'tfoot',
		'TH'         => 'th',
		'THEAD'      => 'thead',
		'TR'         => 'tr',
		'UL'         => 'ul',
	);

	private const LINES = array(
		'ADDRESS',
		'ARTICLE',
		'ASIDE',
		'CENTER',
		'DETAILS',
		'DIV',
		'FIELDSET',
		'FIGURE',
		'FOOTER',
		'HEADER',
		'HGROUP',
		'MAIN',
		'MENU',
		'NAV',
		'SEARCH',
		'SECTION',
	);

	private const HEADINGS = array(
		'h2' => 'margin:32px 0 12px;font-size:24px;line-height:1.3;font-weight:700',
		'h3' => 'margin:28px 0 12px;font-size:20px;line-height:1.3;font-weight:700',
		'h4' => 'margin:24px 0 8px;font-size:18px;line-height:1.4;font-weight:700',
		'h5' => 'margin:24px 0 8px;font-size:16px;line-height:1.4;font-weight:700',
		'h6' => 'margin:24px 0 8px;font-size:14px;line-height:1.4;font-weight:700',
	);

	private const STYLES = self::HEADINGS + array(
		'a'       => Look::LINK,
		'caption' => 'padding:0 0 8px;font-weight:700',
		'code'    => 'font-family:' . Look::MONO . ';font-size:.9em',
		'dl'      => 'margin:0 0 20px',
		'dt'      => 'font-weight:700',
		'kbd'     => 'font-family:' . Look::MONO . ';font-size:.9em',
		'li'      => 'margin:0 0 8px',
		'mark'    => 'background-color:#fff2a8;color:#1e1e1e',
		'p'       => Look::PARAGRAPH,
		'pre'     => 'margin:0 0 20px;padding:16px;white-space:pre-wrap;word-break:break-word;background-color:'
			. Look::TINT . ';color:' . Look::TEXT . ';font-family:' . Look::MONO . ';font-size:14px;line-height:1.5',
		'samp'    => 'font-family:' . Look::MONO . ';font-size:.9em',
		'small'   => 'font-size:14px',
		'table'   => 'width:100%;margin:0 0 20px;border-collapse:collapse;font-size:15px;line-height:1.4',
		'td'      => 'padding:8px;border:1px solid ' . Look::LINE . ';vertical-align:top;word-break:break-word',
		'th'      => 'padding:8px;border:1px solid ' . Look::LINE . ';vertical-align:top;word-break:break-word;font-weight:700',
	);

	private const CLASSES = array(
		'pre' => Look::IS_TINT,
		'td'  => Look::IS_LINE,
		'th'  => Look::IS_LINE,
	);

	public static function is_gone( string $tag ): bool {
		return in_array( $tag, self::GONE, true );
	}

	/** What an inline element becomes. */
	public static function inline( string $tag ): ?string {
		return self::INLINE[ $tag ] ?? null;
	}

	/** What a block of text becomes. */
	public static function text( string $tag ): ?string {
		return self::TEXTS[ $tag ] ?? null;
	}

	/** What an element becomes that has others in it. */
	public static function structure( string $tag ): ?string {
		return self::STRUCTURES[ $tag ] ?? null;
	}

	/** Whether an element is on lines of its own, and no more than that. */
	public static function is_line( string $tag ): bool {
		return in_array( $tag, self::LINES, true );
	}

	/**
	 * The style of an element.
	 *
	 * @param string $tag   What it was.
	 * @param string $name  What it has become.
	 * @param string $start Where lines start: left or right.
	 */
	public static function style( string $tag, string $name, string $start ): string {
		return match ( true ) {
			'FIGCAPTION' === $tag                                => Look::CAPTION,
			'SUMMARY' === $tag || 'LEGEND' === $tag              => 'margin:0 0 8px;font-weight:700',
			in_array( $name, array( 'ul', 'ol' ), true )         => "margin:0 0 20px;padding:0;padding-$start:24px",
			'dd' === $name                                       => "margin:0 0 8px;margin-$start:24px",
			'blockquote' === $name                               => "margin:0 0 20px;padding:0;padding-$start:16px;border-$start:3px solid " . Look::LINE,
			'th' === $name                                       => self::STYLES['th'] . ";text-align:$start",
			default                                              => self::STYLES[ $name ] ?? '',
		};
	}

	/** The class of an element, for dark mode. */
	public static function css_class( string $tag, string $name ): ?string {
		return match ( true ) {
			'FIGCAPTION' === $tag => Look::IS_MUTED,
			'blockquote' === $name => Look::IS_LINE,
			default => self::CLASSES[ $name ] ?? null,
		};
	}
}
