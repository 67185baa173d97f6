<?php

declare( strict_types=1 );

namespace Slipstream\Settings;

use Closure;
use RuntimeException;
use Slipstream\Support\Database\Rows;

/**
 * Changes one member of an option that holds an array, so that changes of others at the same moment are not lost: the
 * option is written only where it still is what was read.
 */
final class Option_Field {

	/** More tries than requests that a site answers at once. */
	private const TRIES = 20;

	/**
	 * @param mixed $value The value; null removes the member.
	 * @return bool Whether it is stored.
	 */
	public static function set( string $option, string $field, mixed $value ): bool {
		return self::change(
			$option,
			static function ( array $fields ) use ( $field, $value ): array {
				unset( $fields[ $field ] );
				if ( null !== $value ) {
					$fields[ $field ] = $value;
				}
				return $fields;
			}
		);
	}

	/**
	 * @param Closure(array<mixed>): array<mixed> $change Takes what is stored, gives what is to be; runs again where
	 *     others were faster.
	 * @return bool Whether it is stored.
	 */
	public static function change( string $option, Closure $change ): bool {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$before = self::stored( $option );
			if ( false === $before ) {
				return false;
			}
			$value_before = null === $before ? array() : maybe_unserialize( $before['value'] );
			$fields       = is_array( $value_before ) ? $value_before : array();
			$after        = $change( $fields );
			if ( $after === $fields ) {
				// What this process remembers may be something else.
				self::forget( $option );
				return true;
			}
			$is_done = self::replace( $option, $before['mark'] ?? null, $fields, $after );
			if ( true === $is_done ) {
				return true;
			}
			if ( null === $is_done && ! self::is_busy() ) {
				// A database that only reads says the same again.
				return false;
			}
		}//end for
		return false;
	}

	/** Whether the database says that there is no such option. */
	public static function is_missing( string $option ): bool {
		return null === self::stored( $option );
	}

	/**
	 * Stores an option if there is none; what another process has stored a moment ago stays.
	 *
	 * @param array<mixed> $value What it holds in the beginning.
	 * @return bool|null Whether it was stored; false if there is one, null if the database failed.
	 */
	public static function add( string $option, array $value = array() ): ?bool {
		$before = self::stored( $option );
		if ( null !== $before ) {
			return false === $before ? null : false;
		}
		if ( self::replace( $option, null, array(), $value ) ) {
			return true;
		}
		// Someone else was faster, or the database failed.
		return is_array( self::stored( $option ) ) ? false : null;
	}

	/**
	 * The option as it stands in the database now, not as this process remembers it.
	 *
	 * @return array{value: string, mark: string}|null|false The value, and its hash by the database; null if there
	 *     is none, false if the database did not respond.
	 */
	private static function stored( string $option ): array|null|false {
		global $wpdb;
		try {
			// The cache may be stale.
			$rows = Rows::get(
				(string) $wpdb->prepare(
					"SELECT option_value, MD5(option_value) AS mark FROM {$wpdb->options} WHERE option_name = %s LIMIT 1",
					$option
				)
			);
		} catch ( RuntimeException ) {
			return false;
		}
		return array() === $rows ? null : array(
			'value' => (string) $rows[0]->option_value,
			'mark'  => (string) $rows[0]->mark,
		);
	}

	/**
	 * Writes the option if it has not changed since, and tells WordPress as update_option() does. Compared is the
	 * hash: to the database, texts that differ in case or accents alone are the same.
	 *
	 * @param string|null  $before The hash of what was read; null if there was none.
	 * @param array<mixed> $fields The same, as an array.
	 * @param array<mixed> $after  The new value.
	 * @return bool|null Whether it is written; null if the database failed.
	 */
	private static function replace( string $option, ?string $before, array $fields, array $after ): ?bool {
		global $wpdb;
		if ( null === $before ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- add_option() would overwrite what another process stored a moment ago.
			$rows = $wpdb->query(
				$wpdb->prepare(
					"INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, %s, 'auto')",
					$option,
					maybe_serialize( $after )
				)
			);
		} else {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- update_option() does not look at what is stored.
			$rows = $wpdb->query(
				$wpdb->prepare(
					"UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND MD5(option_value) = %s",
					maybe_serialize( $after ),
					$option,
					$before
				)
			);
		}
		if ( ! is_int( $rows ) ) {
			return null;
		}
		self::forget( $option );
		if ( 1 !== $rows ) {
			return false;
		}
		if ( null === $before ) {
			/** This action is documented in wp-includes/option.php */
			do_action( "add_option_$option", $option, $after ); // phpcs:ignore WordPress.NamingConventions -- Core's hook.
		} else {
			/** This action is documented in wp-includes/option.php */
			do_action( "update_option_$option", $fields, $after, $option ); // phpcs:ignore WordPress.NamingConventions -- Core's hook.
		}
		return true;
	}

	/** Whether the database failed because others had what it needed: another try may do. */
	private static function is_busy(): bool {
		global $wpdb;
		return 1 === preg_match( '/deadlock|lock wait|is locked/i', $wpdb->last_error );
	}

	private static function forget( string $option ): void {
		wp_cache_delete( $option, 'options' );
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}
}
