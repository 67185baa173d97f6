<?php

declare( strict_types=1 );

namespace Slipstream\Ads;

/**
 * Serves what the owner has written at /ads.txt, if there is no such file.
 */
final class Ads_Txt_File {

	/** What is served; null for nothing. */
	public static function content(): ?string {
		$text = get_option( Ads_Settings::TXT );
		if ( ! get_option( Ads_Settings::TXT_ON ) || ! is_string( $text ) || self::is_there() ) {
			return null;
		}
		$text = Ads_Txt::tidy( $text );
		// What others have stored may be wrong: buyers would read a part of it.
		return '' === $text || null !== Ads_Txt::problem( $text ) ? null : "$text\n";
	}

	/** Whether there is a file of that name, which is the site's own word. */
	public static function is_there(): bool {
		$root = sanitize_text_field(
			wp_unslash( is_string( $_SERVER['DOCUMENT_ROOT'] ?? null ) ? $_SERVER['DOCUMENT_ROOT'] : '' )
		);
		return file_exists( ABSPATH . 'ads.txt' ) || ( '' !== $root && file_exists( "$root/ads.txt" ) );
	}

	/**
	 * Serves it and ends, or lets WordPress say that there is nothing. Runs on init where the address is the file's.
	 */
	public static function serve(): void {
		$text = self::content();
		if ( null === $text ) {
			return;
		}
		status_header( 200 );
		header( 'Content-Type: text/plain; charset=utf-8' );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Cache-Control: max-age=3600' );
		echo $text; // phpcs:ignore WordPress.Security.EscapeOutput -- Plain text, and told as such.
		exit;
	}
}
