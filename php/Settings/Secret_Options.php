<?php

declare( strict_types=1 );

namespace Slipstream\Settings;

use Closure;
use Slipstream\Support\Environment;
use Slipstream\Support\Secrets;

/**
 * Encrypts the option of every setting that is declared as a secret, even if it is not stored through the setting: by
 * WordPress's connectors, or a program.
 */
final class Secret_Options {

	/** @var list<string>|null The options, once one was asked for. */
	private ?array $options = null;

	/** @param Closure(): list<Setting> $settings The settings of all modules, on or off. */
	public function __construct( private Closure $settings ) {}

	/** Encrypts a secret on its way into the database. Runs on pre_update_option. */
	public function encrypt( mixed $value, string $option ): mixed {
		if (
			! is_string( $value )
			|| self::secrets()->is_encrypted( $value )
			|| ! in_array( $option, $this->options(), true )
		) {
			return $value;
		}
		return self::secrets()->encrypt( $value );
	}

	/**
	 * A secret as it was entered; '' if it was encrypted with other keys of wp-config.php. One that is not encrypted
	 * is read as it is.
	 */
	public static function decrypt( mixed $stored ): mixed {
		return is_string( $stored ) && self::secrets()->is_encrypted( $stored )
			? (string) self::secrets()->decrypt( $stored )
			: $stored;
	}

	/** @return list<string> */
	private function options(): array {
		return $this->options ??= array_map(
			static fn ( Setting $setting ): string => $setting->option,
			array_values(
				array_filter( ( $this->settings )(), static fn ( Setting $setting ): bool => $setting->is_secret )
			)
		);
	}

	private static function secrets(): Secrets {
		return ( new Environment() )->secrets();
	}
}
