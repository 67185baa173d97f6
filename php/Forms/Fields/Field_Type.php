<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

use Closure;

/**
 * How to render and validate fields of one type. The type's blocks/field-<type>/field.json defines it. A type with its
 * own markup or validation has a class here, named after the type or after the "control" in its file. All others are
 * inputs.
 *
 * @phpstan-type Definition array{label: Closure, control?: string, maxLength?: int, input?: array<string, string>, pattern?: string, messages?: array<string, Closure>, variants?: array<string, array{label: Closure, autocomplete?: string}>, legend?: bool, multiple?: bool|string, options?: string, floatingLabel?: bool, standalone?: bool, hidden?: bool, files?: bool, controlBlock?: string, ai?: array{attributes: list<string>, prompt: string}}
 */
abstract class Field_Type {

	/**
	 * @param string               $name       The last part of its block's name, such as image-select.
	 * @param array<string, mixed> $definition Its field.json.
	 * @phpstan-param Definition $definition
	 */
	final public function __construct( public readonly string $name, protected readonly array $definition ) {}

	/** The HTML of the part that visitors fill in. */
	abstract public function html( Field $field, Submission_Attempt $attempt ): string;

	/**
	 * Reads what was sent.
	 *
	 * @return Field_Value|string The value, or an error message.
	 */
	abstract protected function read( Field $field, Submission_Attempt $attempt ): Field_Value|string;

	/**
	 * Checks what was sent.
	 *
	 * @return Field_Value|string The value, or an error message.
	 */
	public function validate( Field $field, Submission_Attempt $attempt ): Field_Value|string {
		if ( is_array( $attempt->value( $field->name ) ) && ! $this->is_multiple( $field ) ) {
			return Validation_Messages::single( $field );
		}
		$result = $this->read( $field, $attempt );
		return $result instanceof Field_Value && $field->is_required && $result->is_empty()
			? $this->required_message( $field )
			: $result;
	}

	/**
	 * The script's validation messages, by rule.
	 *
	 * @return array<string, string>
	 */
	public function messages( Field $field ): array {
		return $field->is_required ? array( 'need' => $this->required_message( $field ) ) : array();
	}

	/** @return array<string, string> */
	public function script_labels(): array {
		return array();
	}

	protected function required_message( Field $field ): string {
		return Validation_Messages::required( $field );
	}

	/** A message from the type's field.json in the page's language, or ''. */
	final protected function message( string $name ): string {
		$message = $this->definition['messages'][ $name ] ?? null;
		return null === $message ? '' : (string) $message();
	}

	/** The value to show, or ''. */
	public function display( Field_Value $field_value ): string {
		return $field_value->value;
	}

	/** @return string|list<string>|array{field_id: string, files: list<array{file_id: string, name: string, size: int, type: string}>} */
	public function stored( Field_Value $field_value ): string|array {
		return $field_value->value;
	}

	/** The default label. */
	public function default_label(): string {
		return (string) $this->definition['label']();
	}

	/**
	 * A field's label as its author wrote it.
	 *
	 * @param array<string, mixed> $attributes The field's attributes.
	 */
	public function label( array $attributes ): string {
		$label = self::text( $attributes, 'label' );
		return '' === $label && ! isset( $attributes['label'] ) ? $this->default_label() : $label;
	}

	/**
	 * The placeholder.
	 *
	 * @param array<string, mixed> $attributes The field's attributes.
	 */
	public function placeholder( array $attributes ): string {
		return self::text( $attributes, 'placeholder' );
	}

	/** @param array<string, mixed> $attributes The field's attributes. */
	public function initial_value( array $attributes ): string {
		$value = self::text( $attributes, 'defaultValue' );
		return '' === $value ? self::text( $attributes, 'default' ) : $value;
	}

	/** Whether the field accepts several values: always, never, or by the attribute in field.json. */
	public function is_multiple( Field $field ): bool {
		$multiple = $this->definition['multiple'] ?? false;
		return is_string( $multiple ) ? $field->is( $multiple ) : $multiple;
	}

	/** Whether the control has several elements under a legend. */
	public function has_legend(): bool {
		return $this->definition['legend'] ?? false;
	}

	/** Whether it is a single checkbox, labeled by its option. */
	public function is_standalone(): bool {
		return $this->definition['standalone'] ?? false;
	}

	/** Whether visitors never see it. */
	public function is_hidden(): bool {
		return $this->definition['hidden'] ?? false;
	}

	/** Whether visitors fill it in. */
	public function has_input( Field $field ): bool {
		return ! $this->is_hidden();
	}

	/** Whether answers are files. */
	public function takes_files(): bool {
		return $this->definition['files'] ?? false;
	}

	/** Whether the label can float in or on the control. */
	public function has_floating_label( Field $field ): bool {
		return $this->definition['floatingLabel'] ?? false;
	}

	/** The kind of options: "texts", "images" or ''. */
	public function options(): string {
		return $this->definition['options'] ?? '';
	}

	public function label_block(): string {
		return $this->is_standalone() ? 'jetpack/option' : 'jetpack/label';
	}

	/** The inner block of the input, or ''. */
	public function control_block(): string {
		return $this->is_standalone() ? '' : $this->definition['controlBlock'] ?? '';
	}

	/** The description for the AI model; null if the model cannot create the type. */
	public function prompt(): ?string {
		return $this->definition['ai']['prompt'] ?? null;
	}

	/** The ID of the element that the error list links to. */
	public function target_id( Field $field ): string {
		return $this->has_legend() ? $field->id . '-label' : $field->id;
	}

	/**
	 * A text attribute. Attributes may hold anything.
	 *
	 * @param array<string, mixed> $attributes
	 */
	final protected static function text( array $attributes, string $name ): string {
		$value = $attributes[ $name ] ?? null;
		return is_scalar( $value ) && ! is_bool( $value ) ? (string) $value : '';
	}
}
