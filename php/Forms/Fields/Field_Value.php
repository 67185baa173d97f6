<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

/**
 * A checked value that a visitor has sent.
 *
 * @phpstan-type Upload array{name: string, tmp_name: string, type: string, size: int}
 * @phpstan-type Stored array{id: string, folder: string, name: string, type: string, size: int}
 */
final class Field_Value {

	/** @var list<Stored> Files in their final place. */
	public array $files = array();

	/**
	 * @param string       $value   The value, or '' for one that is a list.
	 * @param list<string> $values  The values of a field that takes several.
	 * @param list<Upload> $uploads Checked files that PHP still keeps.
	 */
	public function __construct(
		public readonly Field $field,
		public readonly string $value = '',
		public readonly array $values = array(),
		public readonly array $uploads = array()
	) {}

	/** Whether nothing was given. */
	public function is_empty(): bool {
		return '' === $this->value && ! $this->values;
	}

	/** The display value; '' for none. */
	public function display(): string {
		return $this->field->field_type()->display( $this );
	}

	/** @return string|list<string>|array{field_id: string, files: list<array{file_id: string, name: string, size: int, type: string}>} */
	public function stored(): string|array {
		return $this->field->field_type()->stored( $this );
	}
}
