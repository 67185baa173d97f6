<?php

declare( strict_types=1 );

namespace Slipstream\Settings;

/**
 * WordPress keeps it, and has a screen for it; clients of Jetpack's settings know it as lang_id.
 */
final class Site_Language {

	/** The language that WordPress has without any files. */
	private const BUILT_IN = 'en_US';

	public static function setting(): Setting {
		return Declared_Settings::of( 'Settings' )->setting(
			'lang_id',
			array(
				'sanitize' => static fn ( mixed $value ): string =>
					is_string( $value ) && '' !== $value ? $value : self::BUILT_IN,
				'validate' => self::validate( ... ),
			)
		);
	}

	/**
	 * Whether the site can have a language. One whose files are not here is downloaded.
	 *
	 * @param string $locale The language, such as de_DE; '' for the one that is built in.
	 * @return true|string What is wrong with it.
	 */
	private static function validate( string $locale ): bool|string {
		if ( in_array( $locale, array( '', self::BUILT_IN, ...get_available_languages() ), true ) ) {
			return true;
		}
		// Only what looks like a language is asked for.
		if ( 1 !== preg_match( '/^[a-z]{2,3}(_[A-Z]{2})?(_[a-z0-9]+)?$/D', $locale ) ) {
			return __( 'WordPress does not recognize this language. Use a code such as de_DE.', 'slipstream' );
		}
		// @phpstan-ignore requireOnce.fileNotFound
		require_once ABSPATH . 'wp-admin/includes/file.php';
		// @phpstan-ignore requireOnce.fileNotFound
		require_once ABSPATH . 'wp-admin/includes/translation-install.php';
		if ( wp_can_install_language_pack() && wp_download_language_pack( $locale ) === $locale ) {
			return true;
		}
		return __(
			'This language is not installed and could not be downloaded. Install it under Settings, General, then try again.',
			'slipstream'
		);
	}
}
