<?php

declare( strict_types=1 );

namespace Slipstream\Settings;

use Slipstream\Support\Database\Table_Text;

/**
 * Checks whether the database can store a text. It rejects one that it cannot without giving a reason.
 */
final class Storable_Text {

	/**
	 * The error in the texts of a value and its keys; null if the database can store them.
	 *
	 * @param bool $is_encrypted Whether other characters are stored than those that were typed.
	 */
	public static function problem( mixed $value, bool $is_encrypted = false ): ?string {
		$json = json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_PARTIAL_OUTPUT_ON_ERROR ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- wp_json_encode() repairs the text first.
		if ( JSON_ERROR_UTF8 === json_last_error() ) {
			return __( 'This value is not valid UTF-8 text. Type it instead of pasting it.', 'slipstream' );
		}
		global $wpdb;
		$refused = $is_encrypted ? '' : Table_Text::refused( (string) $json, $wpdb->options, 'option_value' );
		return '' === $refused
			? null
			/* translators: %s: a character, such as an emoji. */
			: sprintf( __( 'This site’s database cannot store “%s”. Remove it, or convert the tables to utf8mb4.', 'slipstream' ), $refused );
	}
}
