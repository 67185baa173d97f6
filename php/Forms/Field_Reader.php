<?php
/**
 * Reads fields from what posts hold.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms;

use Slipstream\Forms\Fields\Field_Types;

/**
 * Makes fields of blocks of both generations and of shortcodes. Attributes may hold anything.
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

	private const PARTS = array( 'jetpack/label', 'jetpack/input', 'jetpack/options', 'jetpack/option', 'jetpack/phone-input', 'jetpack/input-range', 'jetpack/input-rating', 'jetpack/dropzone', 'jetpack/fieldset-image-options' );

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
	 * Makes a field of a block and adds it to the form.
	 *
	 * @param array<string, mixed> $block A parsed block.
	 * @param Form                 $form  The form.
	 * @return Field|null Null for a block that is no field of ours.
	 */
	public static function add_block( array $block, Form $form ): ?Field {
		$name = (string) ( $block['blockName'] ?? '' );
		$type = str_starts_with( $name, 'jetpack/field-' ) ? substr( $name, strlen( 'jetpack/field-' ) ) : '';
		if ( ! Field_Types::has( $type ) ) {
			return null;
		}
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$parts      = self::parts( $block );
		$label      = $parts['jetpack/label'] ?? ( in_array( $type, array( 'checkbox', 'consent' ), true ) ? $parts['jetpack/option'] ?? null : null );
		$input      = $parts['jetpack/input'] ?? $parts['jetpack/phone-input'] ?? $parts['jetpack/options'] ?? $parts['jetpack/input-range'] ?? $parts['jetpack/input-rating'] ?? $parts['jetpack/dropzone'] ?? $parts['jetpack/fieldset-image-options'] ?? null;
		$merged     = array_merge( $attributes, array_intersect_key( $input ?? array(), array_flip( array( 'min', 'max', 'placeholder' ) ) ) );
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
			$name,
			null === $label ? Block_Style::of_flat( $attributes, self::LABEL_MAP ) : Block_Style::of( $label ),
			null === $input ? Block_Style::of_flat( $attributes, self::INPUT_MAP ) : Block_Style::of( $input )
		);
	}

	/**
	 * Makes a field of a shortcode and adds it to the form.
	 *
	 * @param array<mixed> $attributes The shortcode's attributes.
	 * @param Form         $form       The form.
	 */
	public static function add_shortcode( array $attributes, Form $form ): Field {
		$type   = strtolower( is_string( $attributes['type'] ?? null ) ? $attributes['type'] : 'text' );
		$type   = Field_Types::has( $type ) ? $type : 'text';
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
		return self::add( $form, $type, $merged, Options_Reader::of_texts( explode( ',', (string) ( $merged['options'] ?? '' ) ) ), '', new Block_Style(), new Block_Style() );
	}

	/**
	 * Makes a field and adds it to the form.
	 *
	 * @param Form                 $form        The form.
	 * @param string               $type        The field's type.
	 * @param array<string, mixed> $attributes  What is known of it.
	 * @param list<Option>         $options     What can be chosen.
	 * @param string               $block       The block's name, or ''.
	 * @param Block_Style          $label_style The look of the label.
	 * @param Block_Style          $input_style The look of the control.
	 */
	private static function add( Form $form, string $type, array $attributes, array $options, string $block, Block_Style $label_style, Block_Style $input_style ): Field {
		$text              = static fn ( string $name ): string => is_scalar( $attributes[ $name ] ?? null ) && ! is_bool( $attributes[ $name ] ) ? (string) $attributes[ $name ] : '';
		$label             = self::label( $type, $attributes, $text );
		list( $id, $name ) = $form->claim( $text( 'id' ), '' === $label ? Field_Types::label( $type ) : $label, $type );
		$initial           = '' !== $text( 'defaultValue' ) ? $text( 'defaultValue' ) : ( in_array( $type, array( 'telephone', 'checkbox' ), true ) ? '' : $text( 'default' ) );
		$width             = $text( 'width' );
		$field             = new Field(
			$type,
			$id,
			$name,
			$label,
			'' !== $label,
			! empty( $attributes['required'] ) && 'hidden' !== $type,
			( $attributes['requiredIndicator'] ?? true ) ? self::required_text( $text( 'requiredText' ) ) : '',
			'select' === $type ? ( $text( 'toggleLabel' ) ?: $text( 'placeholder' ) ) : $text( 'placeholder' ),
			$initial,
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

	/**
	 * The label as HTML.
	 *
	 * @param string                   $type       The field's type.
	 * @param array<string, mixed>     $attributes What is known of it.
	 * @param callable(string): string $text       Reads a text.
	 */
	private static function label( string $type, array $attributes, callable $text ): string {
		$label = $text( 'label' );
		if ( 'consent' === $type && ( '' === $label || ! isset( $attributes['label'] ) || '' !== $text( 'implicitConsentMessage' ) . $text( 'explicitConsentMessage' ) ) ) {
			$own   = $text( 'explicit' === $text( 'consentType' ) ? 'explicitConsentMessage' : 'implicitConsentMessage' );
			$label = '' !== $own ? $own : ( $label ?: self::consent( $text( 'consentType' ) ) );
		}
		if ( '' === $label && ! isset( $attributes['label'] ) && 'checkbox' !== $type ) {
			$label = Field_Types::label( $type );
		}
		return trim( wp_kses( $label, self::INLINE ) );
	}

	/**
	 * What a consent says that its author left as it was.
	 *
	 * @param string $type implicit or explicit.
	 */
	private static function consent( string $type ): string {
		return 'explicit' === $type
			? __( 'May we email you from time to time?', 'slipstream' )
			: __( 'By sending this form you allow us to email you. You can unsubscribe at any time.', 'slipstream' );
	}

	/**
	 * What marks a required field.
	 *
	 * @param string $text What its author wrote.
	 */
	private static function required_text( string $text ): string {
		$text = '' === $text ? __( '(required)', 'slipstream' ) : wp_strip_all_tags( $text );
		/**
		 * Filters the mark of a required field.
		 *
		 * @param string $text The mark.
		 */
		$filtered = apply_filters( 'jetpack_required_field_text', $text ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- The name that sites already use.
		return is_string( $filtered ) ? $filtered : $text;
	}

	/**
	 * Class names.
	 *
	 * @param string $text As an author wrote them.
	 * @return list<string>
	 */
	private static function classes( string $text ): array {
		return array_values( array_filter( array_map( static fn ( string $name ): string => sanitize_html_class( $name ), preg_split( '/\s+/', $text ) ?: array() ) ) );
	}

	/**
	 * Attributes of the blocks inside a field, by name.
	 *
	 * @param array<string, mixed> $block The field.
	 * @return array<string, array<string, mixed>>
	 */
	private static function parts( array $block ): array {
		$parts = array();
		foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() as $inner ) {
			$name = (string) ( $inner['blockName'] ?? '' );
			if ( in_array( $name, self::PARTS, true ) && ! isset( $parts[ $name ] ) ) {
				$parts[ $name ] = is_array( $inner['attrs'] ?? null ) ? $inner['attrs'] : array();
			}
		}
		return $parts;
	}
}
