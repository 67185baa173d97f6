<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Consent;

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
		$this->text = wp_check_invalid_utf8( $text, true );
		$this->form = mb_substr( wp_check_invalid_utf8( $form, true ), 0, self::LONGEST_FORM );
		$this->page = mb_substr( wp_check_invalid_utf8( $page, true ), 0, self::LONGEST_PAGE );
	}
}
