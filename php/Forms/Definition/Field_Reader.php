<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Definition;

use Slipstream\Forms\Fields\Block_Style;
use Slipstream\Forms\Fields\Field;
use Slipstream\Forms\Fields\Field_Type;
use Slipstream\Forms\Fields\Field_Type_Registry;
use Slipstream\Forms\Fields\Option;
use Slipstream\Forms\Fields\Options_Reader;

/**
 * Creates fields from both generations of blocks and from shortcodes. Attributes may hold anything.
 */
final class Field_Reader {

	private const LABEL_MAP = array(
		'labelColor'      => 'color',
		'labelFontSize'   => 'font-size',
		'labelLineHeight' => 'line-height',
	);

	private const INPUT_MAP = array(
		'inputColor'           => 'color',
		'fieldBackgroundColor' => 'background-color',
		'borderColor'          => 'border-color',
		'borderRadius'         => 'border-radius',
		'borderWidth'          => 'border-width',
		'fieldFontSize'        => 'font-size',
		'lineHeight'           => 'line-height',
	);

	private const INLINE = array(
		'a'      => array(
			'href'   => true,
			'target' => true,
			'rel'    => true,
		),
		'strong' => array(),
		'b'      => array(),
		'em'     => array(),
		'i'      => array(),
		'code'   => array(),
		's'      => array(),
		'sub'    => array(),
		'sup'    => array(),
		'br'     => array(),
	);

	/**
	 * @param array<string, mixed> $block A parsed block.
	 * @return Field|null Null if the block is not one of our fields.
	 */
	public static function add_block( array $block, Form $form ): ?Field {
		$block_name = (string) ( $block['blockName'] ?? '' );
		$name       = str_starts_with( $block_name, 'jetpack/field-' )
			? substr( $block_name, strlen( 'jetpack/field-' ) )
			: '';
		if ( ! Field_Type_Registry::has( $name ) ) {
			return null;
		}
		$type       = Field_Type_Registry::get( $name );
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$parts      = self::parts( $block );
		$label      = $parts['jetpack/label'] ?? $parts[ $type->label_block() ] ?? null;
		// Older phone fields contain a plain input.
		$input  = $parts[ $type->control_block() ] ?? $parts['jetpack/input'] ?? null;
		$merged = array_merge(
			$attributes,
			array_intersect_key( $input ?? array(), array_flip( array( 'min', 'max', 'placeholder' ) ) )
		);
		unset( $merged['dropzone'] );
		foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() as $inner ) {
			if ( 'jetpack/dropzone' === ( $inner['blockName'] ?? '' ) ) {
				$merged['dropzone'] = $inner['innerBlocks'] ?? array();
			}
		}
		if ( null !== $label ) {
			$merged['label']        = $label['label'] ?? '';
			$merged['requiredText'] = $label['requiredText'] ?? $merged['requiredText'] ?? '';
			if ( false === ( $label['requiredIndicator'] ?? true ) ) {
				$merged['requiredIndicator'] = false;
			}
		}
		return self::add(
			$form,
			$type,
			$merged,
			Options_Reader::of_block( $type, $block, $merged ),
			$block_name,
			null === $label ? Block_Style::of_flat( $attributes, self::LABEL_MAP ) : Block_Style::of( $label ),
			null === $input ? Block_Style::of_flat( $attributes, self::INPUT_MAP ) : Block_Style::of( $input )
		);
	}

	/** @param array<mixed> $attributes */
	public static function add_shortcode( array $attributes, Form $form ): Field {
		$name   = strtolower( is_string( $attributes['type'] ?? null ) ? $attributes['type'] : 'text' );
		$type   = Field_Type_Registry::get( Field_Type_Registry::has( $name ) ? $name : 'text' );
		$names  = array(
			'default'                => 'defaultValue',
			'class'                  => 'className',
			'requiredtext'           => 'requiredText',
			'togglelabel'            => 'toggleLabel',
			'dateformat'             => 'dateFormat',
			'consenttype'            => 'consentType',
			'implicitconsentmessage' => 'implicitConsentMessage',
			'explicitconsentmessage' => 'explicitConsentMessage',
		);
		$merged = array();
		foreach ( $attributes as $name => $value ) {
			if ( is_string( $name ) && is_string( $value ) ) {
				$merged[ $names[ $name ] ?? $name ] = html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
			}
		}
		$required           = $merged['required'] ?? ( in_array( 'required', $attributes, true ) ? '1' : '' );
		$merged['required'] = in_array( strtolower( $required ), array( '1', 'true', 'yes', 'required' ), true );
		return self::add(
			$form,
			$type,
			$merged,
			'texts' === $type->options() ? Options_Reader::of_texts(
				explode( ',', (string) ( $merged['options'] ?? '' ) )
			) : array(),
			'',
			new Block_Style(),
			new Block_Style()
		);
	}

	/**
	 * @param array<string, mixed> $attributes The field's attributes.
	 * @param list<Option>         $options    The available options.
	 * @param string               $block      The block's name, or ''.
	 */
	private static function add(
		Form $form,
		Field_Type $type,
		array $attributes,
		array $options,
		string $block,
		Block_Style $label_style,
		Block_Style $input_style
	): Field {
		$text              = static fn ( string $name ): string => is_scalar( $attributes[ $name ] ?? null )
			&& ! is_bool( $attributes[ $name ] ) ? (string) $attributes[ $name ] : '';
		$label             = trim( wp_kses( $type->label( $attributes ), self::INLINE ) );
		list( $id, $name ) = $form->claim(
			$text( 'id' ),
			'' === $label ? $type->default_label() : $label,
			$type->name
		);
		$width             = $text( 'width' );
		$field             = new Field(
			$type->name,
			$id,
			$name,
			$label,
			'' !== $label,
			! empty( $attributes['required'] ) && ! $type->is_hidden(),
			( $attributes['requiredIndicator'] ?? true ) ? self::required_text( $text( 'requiredText' ) ) : '',
			$type->placeholder( $attributes ),
			$type->initial_value( $attributes ),
			$options,
			in_array( $width, array( '25', '33', '50', '75', 'auto' ), true ) ? $width : '100',
			$attributes,
			$block,
			self::classes( $text( 'className' ) ),
			$label_style,
			$input_style,
			'' === $block ? new Block_Style() : Block_Style::of( $attributes )
		);
		$form->add( $field );
		return $field;
	}

	private static function required_text( string $text ): string {
		$text = '' === $text ? __( '(required)', 'slipstream' ) : wp_strip_all_tags( $text );
		/**
		 * Filters the text that marks a required field.
		 *
		 * @since 0.1.0
		 *
		 * @param string $text The text.
		 */
		$filtered = apply_filters( 'jetpack_required_field_text', $text ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- The name that sites already use.
		return is_string( $filtered ) ? $filtered : $text;
	}

	/** @return list<string> */
	private static function classes( string $text ): array {
		return array_values(
			array_filter(
				array_map(
					static fn ( string $name ): string => sanitize_html_class( $name ),
					preg_split( '/\s+/', $text ) ?: array()
				)
			)
		);
	}

	/**
	 * @param array<string, mixed> $block The field.
	 * @return array<string, array<string, mixed>>
	 */
	private static function parts( array $block ): array {
		$parts = array();
		foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() as $inner ) {
			$name = (string) ( $inner['blockName'] ?? '' );
			if ( str_starts_with( $name, 'jetpack/' ) && ! isset( $parts[ $name ] ) ) {
				$parts[ $name ] = is_array( $inner['attrs'] ?? null ) ? $inner['attrs'] : array();
			}
		}
		return $parts;
	}
}
