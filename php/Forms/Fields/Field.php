<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

/**
 * One field, in any saved format.
 */
final class Field {

	use Reads_Attributes;

	/**
	 * @param string               $type          The name of its type, such as image-select.
	 * @param string               $name          The name that its answer is sent with; unique in the form.
	 * @param string               $label         HTML with only inline formatting.
	 * @param string               $required_text Shown next to the label of a required field, or ''.
	 * @param list<Option>         $options       The available options.
	 * @param string               $width         25, 33, 50, 75, 100 or auto.
	 * @param array<string, mixed> $settings      Settings that only some types have.
	 * @param string               $block         The block's name, or '' for a shortcode.
	 * @param list<string>         $classes       The author's classes.
	 */
	public function __construct(
		public readonly string $type,
		public readonly string $id,
		public readonly string $name,
		public readonly string $label,
		public readonly bool $has_label,
		public readonly bool $is_required,
		public readonly string $required_text,
		public readonly string $placeholder,
		public readonly string $initial,
		public readonly array $options,
		public readonly string $width,
		array $settings,
		public readonly string $block,
		public readonly array $classes,
		public readonly Block_Style $label_style,
		public readonly Block_Style $input_style,
		public readonly Block_Style $style
	) {
		$this->settings = $settings;
	}

	public function field_type(): Field_Type {
		return Field_Type_Registry::get( $this->type );
	}

	public function plain_label(): string {
		$text = trim( html_entity_decode( wp_strip_all_tags( $this->label ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		return '' === $text ? $this->field_type()->default_label() : $text;
	}

	/** The ID of the element that the error list links to. */
	public function target_id(): string {
		return $this->field_type()->target_id( $this );
	}

	/** The ID of the element that contains its error. */
	public function error_id(): string {
		return $this->id . '-' . $this->type . '-error';
	}
}
