<?php
/**
 * What an author has set.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

/**
 * Reads the attributes of a form or a field, which may hold anything.
 */
trait Reads_Attributes {

	/**
	 * The attributes by name.
	 *
	 * @var array<string, mixed>
	 */
	private array $settings;

	/**
	 * All that is set.
	 *
	 * @return array<string, mixed>
	 */
	public function all(): array {
		return $this->settings;
	}

	/**
	 * Whether something is set.
	 *
	 * @param string $name Its name.
	 */
	public function has( string $name ): bool {
		return isset( $this->settings[ $name ] );
	}

	/**
	 * A setting that is a text.
	 *
	 * @param string $name     Its name.
	 * @param string $fallback What it is when it is not set.
	 */
	public function text( string $name, string $fallback = '' ): string {
		$value = $this->settings[ $name ] ?? null;
		$text  = is_scalar( $value ) && ! is_bool( $value ) ? trim( (string) $value ) : '';
		return '' === $text ? $fallback : $text;
	}

	/**
	 * A setting that is a number; null when it is none.
	 *
	 * @param string $name Its name.
	 */
	public function number( string $name ): ?float {
		$value = $this->settings[ $name ] ?? null;
		return is_numeric( $value ) && is_finite( (float) $value ) ? (float) $value : null;
	}

	/**
	 * A setting that is on or off.
	 *
	 * @param string $name     Its name.
	 * @param bool   $fallback What it is when it is not set.
	 */
	public function is( string $name, bool $fallback = false ): bool {
		$value = $this->settings[ $name ] ?? $fallback;
		return is_string( $value ) ? in_array( strtolower( $value ), array( '1', 'true', 'yes' ), true ) : (bool) $value;
	}

	/**
	 * A setting that is a list.
	 *
	 * @param string $name Its name.
	 * @return list<mixed>
	 */
	public function items( string $name ): array {
		$value = $this->settings[ $name ] ?? array();
		return is_array( $value ) ? array_values( $value ) : array();
	}
}
