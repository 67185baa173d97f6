<?php

declare( strict_types=1 );

namespace Slipstream\Modules\Jetpack;

use Slipstream\Settings\Setting;
use Slipstream\Settings\Settings;

/**
 * Takes the settings of modules that are not here as Jetpack takes those of a module that is off, so that its clients
 * work and nothing is lost on the way back. What would be a false promise is refused.
 *
 * @phpstan-type Row array{0: string|list<string>, 1: mixed, 2?: string, 3?: string}
 */
final class Jetpack_Settings {

	private const LONGEST = 10000;
	private const MOST    = 200;

	/** @return list<Setting> */
	public static function all(): array {
		$settings = array();
		foreach ( self::table() as $fate => $modules ) {
			foreach ( $modules as $module => $rows ) {
				foreach ( $rows as $name => $row ) {
					$settings[] = 'stored' === $fate
						? self::stored( $name, $row )
						: self::refused( $name, $row, $module );
				}
			}
		}
		return $settings;
	}

	/** @return array<string, list<Setting>> Those that are stored, by the module that they belong to in Jetpack. */
	public static function by_module(): array {
		$modules = array_diff_key( self::table()['stored'], array( '' => true ) );
		return array_map(
			static fn ( array $rows ): array => array_map( self::stored( ... ), array_keys( $rows ), $rows ),
			$modules
		);
	}

	/** @phpstan-param Row $row */
	private static function stored( string $name, array $row ): Setting {
		$option = $row[2] ?? null;
		return new Setting(
			$name,
			self::schema( $row[0] ),
			$row[1],
			$option,
			null === $option ? null : $row[3] ?? $name,
			is_shared: true,
			validate: 'object' === $row[0] ? self::fits( ... ) : null
		);
	}

	/** What a schema cannot say of an object whose members nobody here knows: how large it is in all. */
	private static function fits( mixed $value ): bool|string {
		$json = wp_json_encode( $value );
		return is_string( $json ) && strlen( $json ) <= 10 * self::LONGEST
			? true
			: __( 'This value is too large.', 'slipstream' );
	}

	/**
	 * @param string $module The module that it belongs to; '' for none.
	 * @phpstan-param Row $row
	 */
	private static function refused( string $name, array $row, string $module ): Setting {
		return new Setting(
			$name,
			self::schema( $row[0] ),
			$row[1],
			is_shared: true,
			absent: static fn (): string => match ( $module ) {
				'' => __( 'This value is read-only.', 'slipstream' ),
				'akismet' => __( 'Enter the Akismet key on the Akismet page, which verifies it.', 'slipstream' ),
				default => Jetpack_Modules::reason( $module ),
			}
		);
	}

	/**
	 * @param string|list<string> $kind The kind; a list has the texts that it can be.
	 * @return array<string, mixed>
	 */
	private static function schema( string|array $kind ): array {
		$text = array(
			'type'      => 'string',
			'maxLength' => self::LONGEST,
		);
		if ( is_array( $kind ) ) {
			return array( 'enum' => $kind ) + $text;
		}
		$list   = array(
			'type'     => 'array',
			'maxItems' => self::MOST,
		);
		$number = array(
			'type'    => 'integer',
			'minimum' => 1,
			'maximum' => 1_000_000_000,
		);
		return match ( $kind ) {
			'switch' => array( 'type' => 'boolean' ),
			'number' => $number,
			'numbers' => $list + array( 'items' => $number ),
			'texts' => $list + array( 'items' => $text ),
			'id' => array( 'pattern' => '^[A-Za-z0-9-]*$(?!\n)' ) + $text,
			'handle' => array( 'pattern' => '^(@?[A-Za-z0-9_]{1,15})?$(?!\n)' ) + $text,
			'object' => array(
				'type'          => 'object',
				'maxProperties' => self::MOST,
			),
			default => $text,
		};
	}

	/** @return array<'stored'|'refused', array<string, array<string, Row>>> */
	private static function table(): array {
		return require __DIR__ . '/jetpack-settings.php';
	}
}
