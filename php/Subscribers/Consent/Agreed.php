<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Consent;

use Slipstream\Support\Utf8;

/**
 * To what someone has agreed, and where they read it.
 */
final class Agreed {

	private const LONGEST_FORM = 100;
	private const LONGEST_PAGE = 2000;

	public readonly string $text;
	public readonly string $form;
	public readonly string $page;

	/**
	 * @param string $text Exactly as it was shown.
	 * @param string $form Which form it was, or which file.
	 * @param string $page The URL of the page that it was on; '' for none.
	 */
	public function __construct( string $text, string $form, string $page = '' ) {
		$this->text = Utf8::scrub( $text );
		$this->form = mb_substr( Utf8::scrub( $form ), 0, self::LONGEST_FORM );
		$this->page = mb_substr( Utf8::scrub( $page ), 0, self::LONGEST_PAGE );
	}
}
