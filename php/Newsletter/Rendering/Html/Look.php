<?php

declare( strict_types=1 );

namespace Slipstream\Newsletter\Rendering\Html;

/**
 * Measures and colors of emails. Text and links inherit their color, so that dark mode changes it in one place.
 */
final class Look {

	public const WIDTH = 560;
	public const TEXT  = '#1e1e1e';
	public const PAPER = '#ffffff';
	public const MUTED = '#646970';
	public const LINE  = '#dcdcde';
	public const TINT  = '#f6f7f7';
	public const FONT  = '-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
	public const MONO  = 'ui-monospace,Menlo,Consolas,monospace';

	public const LINK      = 'color:inherit;text-decoration:underline';
	public const PARAGRAPH = 'margin:0 0 20px';
	public const CAPTION   = 'margin:0 0 20px;font-size:14px;line-height:1.5;color:#646970';
	public const PICTURE   = 'max-width:100%;height:auto;border:0;vertical-align:middle';

	/** What dark mode and narrow screens change, by class: no other classes are in an email. */
	public const IS_PAPER  = 'ss-paper';
	public const IS_MUTED  = 'ss-muted';
	public const IS_LINE   = 'ss-line';
	public const IS_TINT   = 'ss-tint';
	public const IS_BUTTON = 'ss-button';
	public const IS_COLUMN = 'ss-column';
	public const IS_EDGE   = 'ss-edge';
	public const IS_WIDE   = 'ss-wide';
	public const IS_TITLE  = 'ss-title';
	public const IS_COLOR  = 'ss-color';

	/** The style sheet of an email, for programs that read it. */
	public static function sheet(): string {
		return ':root{color-scheme:light dark;supported-color-schemes:light dark}'
			. '@media (max-width:599px){'
			. '.ss-column{display:block!important;width:auto!important;padding-left:0!important;padding-right:0!important}'
			. '.ss-wide{width:100%!important}'
			. '.ss-edge{padding:24px 16px!important}'
			. '.ss-title{font-size:28px!important}'
			. '}'
			. '@media (prefers-color-scheme:dark){'
			. '.ss-paper{background-color:#121212!important;color:#e8e8e8!important}'
			. '.ss-muted{color:#a7aaad!important}'
			. '.ss-line{border-color:#3c434a!important}'
			. '.ss-tint{background-color:#2c3338!important;color:#e8e8e8!important}'
			. '.ss-button{background-color:#e8e8e8!important;color:#121212!important}'
			. '.ss-color{color:inherit!important}'
			. '}';
	}
}
