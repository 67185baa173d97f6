<?php
/**
 * The answer to a field.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

use Slipstream\Forms\Fields\Checkbox_Control;
use Slipstream\Forms\Fields\Rating_Control;

/**
 * A checked answer.
 *
 * @phpstan-type Upload array{name: string, tmp_name: string, type: string, size: int}
 * @phpstan-type Stored array{id: string, folder: string, name: string, type: string, size: int}
 */
final class Answer {

	/**
	 * Files in their final place.
	 *
	 * @var list<Stored>
	 */
	public array $files = array();

	/**
	 * Takes its parts.
	 *
	 * @param Field        $field   The field.
	 * @param string       $value   The answer, or '' for one that is a list.
	 * @param list<string> $values  The answers to a field that takes several.
	 * @param list<Upload> $uploads Checked files that PHP still keeps.
	 */
	public function __construct(
		public readonly Field $field,
		public readonly string $value = '',
		public readonly array $values = array(),
		public readonly array $uploads = array()
	) {}

	/**
	 * The answer as people read it; '' for none.
	 */
	public function display(): string {
		return match ( $this->field->type ) {
			'checkbox-multiple', 'image-select' => implode( ', ', $this->field->is_multiple() ? $this->values : array_filter( array( $this->value ), static fn ( string $text ): bool => '' !== $text ) ),
			'checkbox', 'consent'               => Checkbox_Control::YES === $this->value ? __( 'Yes', 'slipstream' ) : __( 'No', 'slipstream' ),
			'rating'                            => '' === $this->value ? '' : $this->value . '/' . Rating_Control::most( $this->field ),
			'file'                              => implode( ', ', array_column( $this->files ?: $this->uploads, 'name' ) ),
			default                             => $this->value,
		};
	}

	/**
	 * The answer as it is stored.
	 *
	 * @return string|list<string>|array{field_id: string, files: list<array{file_id: string, name: string, size: int, type: string}>}
	 */
	public function stored(): string|array {
		if ( 'file' === $this->field->type ) {
			return array(
				'field_id' => $this->field->id,
				'files'    => array_map(
					static fn ( array $file ): array => array(
						'file_id' => $file['id'],
						'name'    => $file['name'],
						'size'    => $file['size'],
						'type'    => $file['type'],
					),
					$this->files
				),
			);
		}
		return match ( $this->field->type ) {
			'checkbox', 'consent', 'rating' => $this->display(),
			default                         => $this->field->is_multiple() ? $this->values : $this->value,
		};
	}
}
