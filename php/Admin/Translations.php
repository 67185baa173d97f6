<?php

declare( strict_types=1 );

namespace Slipstream\Admin;

/**
 * Merges the plugin's translation files into the one that WordPress prints with a script.
 *
 * WordPress looks for one file a script, by its path; strings that occur only in a chunk stand in a file that nobody
 * asks for.
 */
final class Translations {

	public function __construct( private string $dir ) {}

	/**
	 * Answers the filter pre_load_script_translations for the plugin's own scripts.
	 *
	 * @param string|false|null $translations What another filter gave.
	 * @param string|false      $file         The file that WordPress would read.
	 * @return string|false|null Locale data as JSON, or what came in.
	 */
	public function merge( $translations, $file, string $handle, string $domain ) {
		if (
			null !== $translations
			|| 'slipstream' !== $domain
			|| ( Assets::EDITOR !== $handle && ! str_starts_with( $handle, Assets::SCREEN ) )
		) {
			return $translations;
		}
		$merged = null;
		foreach ( $this->files( determine_locale() ) as $path ) {
			$data = json_decode( (string) file_get_contents( $path ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
			if ( ! is_array( $data ) || ! is_array( $data['locale_data'] ?? null ) ) {
				continue;
			}
			// A file names its strings after the domain or, as WordPress's own do, "messages".
			$messages = reset( $data['locale_data'] );
			if ( null === $merged ) {
				$merged                = $data;
				$merged['locale_data'] = array( $domain => $messages );
			} else {
				$merged['locale_data'][ $domain ] += $messages;
			}
		}
		return null === $merged ? $translations : (string) wp_json_encode( $merged );
	}

	/**
	 * The script translations of a locale: those of WordPress's language packs before those in the plugin.
	 *
	 * @param string $locale Such as 'de_DE'.
	 * @return list<string> Paths.
	 */
	private function files( string $locale ): array {
		return array_merge(
			glob( WP_LANG_DIR . "/plugins/slipstream-$locale-*.json" ) ?: array(),
			glob( $this->dir . "/slipstream-$locale-*.json" ) ?: array()
		);
	}
}
