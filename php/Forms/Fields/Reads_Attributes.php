<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

/** Reads a form's or a field's attributes, which may hold anything. */
trait Reads_Attributes {

	/** @var array<string, mixed> The attributes by name. */
	private array $settings;

	/** @return array<string, mixed> All attributes. */
	public function all(): array {
		return $this->settings;
	}

	/** Whether an attribute is set. */
	public function has( string $name ): bool {
		return isset( $this->settings[ $name ] );
	}

	/** A text setting. */
	public function text( string $name, string $fallback = '' ): string {
		$value = $this->settings[ $name ] ?? null;
		$text  = is_scalar( $value ) && ! is_bool( $value ) ? trim( (string) $value ) : '';
		return '' === $text ? $fallback : $text;
	}

	/** A number setting; null if it is not a number. */
	public function number( string $name ): ?float {
		$value = $this->settings[ $name ] ?? null;
		return is_numeric( $value ) && is_finite( (float) $value ) ? (float) $value : null;
	}

	/** An on-off setting. */
	public function is( string $name, bool $fallback = false ): bool {
		$value = $this->settings[ $name ] ?? $fallback;
		return is_string( $value )
			? in_array( strtolower( $value ), array( '1', 'true', 'yes' ), true )
			: (bool) $value;
	}

	/** @return list<mixed> A list setting. */
	public function items( string $name ): array {
		$value = $this->settings[ $name ] ?? array();
		return is_array( $value ) ? array_values( $value ) : array();
	}
}
