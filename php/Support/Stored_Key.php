<?php

declare( strict_types=1 );

namespace Slipstream\Support;

use RuntimeException;
use wpdb;

/**
 * A random key that stands in the database alone, so that new salts in wp-config.php do not change it.
 */
final class Stored_Key {

	/** @param string $option Where it is stored. */
	public function __construct( private wpdb $database, private string $option ) {}

	/**
	 * The key, made at the first call. However many requests come first at once, all get the same one.
	 *
	 * @return string Hexadecimal digits.
	 * @throws RuntimeException If the database takes no option.
	 */
	public function get(): string {
		$stored = get_option( $this->option );
		if ( ! is_string( $stored ) || '' === $stored ) {
			// add_option() would overwrite what another process stored a moment ago.
			$this->database->query(
				$this->database->prepare(
					"INSERT IGNORE INTO {$this->database->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')",
					$this->option,
					bin2hex( random_bytes( 32 ) )
				)
			);
			wp_cache_delete( 'notoptions', 'options' );
			wp_cache_delete( $this->option, 'options' );
			$stored = (string) $this->database->get_var(
				$this->database->prepare(
					"SELECT option_value FROM {$this->database->options} WHERE option_name = %s",
					$this->option
				)
			);
		}
		return '' === $stored ? throw new RuntimeException( 'The site key could not be stored.' ) : $stored;
	}
}
