<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

/**
 * A validated value from a visitor.
 *
 * @phpstan-type Upload array{name: string, tmp_name: string, type: string, size: int}
 * @phpstan-type Stored array{id: string, folder: string, name: string, type: string, size: int}
 */
final class Field_Value {

	/** @var list<Stored> Files at their final location. */
	public array $files = array();

	/**
	 * @param string       $value   The value, or '' if it is a list.
	 * @param list<string> $values  The values of a field that accepts several.
	 * @param list<Upload> $uploads Validated files that are still in PHP's upload folder.
	 */
	public function __construct(
		public readonly Field $field,
		public readonly string $value = '',
		public readonly array $values = array(),
		public readonly array $uploads = array()
	) {}

	/** Whether the answer is empty. */
	public function is_empty(): bool {
		return '' === $this->value && ! $this->values;
	}

	/** The value to show, or ''. */
	public function display(): string {
		return $this->field->field_type()->display( $this );
	}

	/** @return string|list<string>|array{field_id: string, files: list<array{file_id: string, name: string, size: int, type: string}>} */
	public function stored(): string|array {
		return $this->field->field_type()->stored( $this );
	}
}
