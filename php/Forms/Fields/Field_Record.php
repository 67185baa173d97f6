<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

/**
 * Converts fields to plain data and back. A form carries its fields as the page showed them, because pages stay cached
 * for weeks while labels, options, languages, and patterns change. An answer belongs to the label that its visitor saw.
 */
final class Field_Record {

	/** Settings that have their own place in the record, or that only rendering needs. */
	private const LEFT_OUT = array(
		'id',
		'label',
		'options',
		'placeholder',
		'defaultValue',
		'required',
		'requiredText',
		'requiredIndicator',
		'width',
		'className',
		'style',
		'dropzone',
		'metadata',
	);

	/**
	 * @param list<Field> $fields
	 * @return list<array<string, mixed>>
	 */
	public static function of( array $fields ): array {
		return array_map( static fn ( Field $field ): array => self::of_field( $field ), $fields );
	}

	/**
	 * @param array<mixed> $record
	 * @return list<Field>
	 */
	public static function fields( array $record ): array {
		return array_map(
			static fn ( array $field ): Field => self::field( $field ),
			array_values( array_filter( $record, 'is_array' ) )
		);
	}

	/**
	 * One field's record. It leaves out defaults, because every page view carries it.
	 *
	 * @return array<string, mixed>
	 */
	private static function of_field( Field $field ): array {
		$record = array(
			't' => $field->type,
			'i' => $field->id,
			'n' => $field->name === $field->id ? '' : $field->name,
			'l' => $field->label,
			'h' => $field->has_label ? 0 : 1,
			'r' => $field->is_required ? 1 : 0,
			'm' => $field->is_required ? $field->required_text : '',
			'p' => $field->placeholder,
			'v' => $field->initial,
			'o' => array_map( array( self::class, 'of_option' ), $field->options ),
			's' => array_filter(
				array_diff_key( $field->all(), array_flip( self::LEFT_OUT ) ),
				array( self::class, 'is_plain' )
			),
		);
		return array_filter( $record, array( self::class, 'is_given' ) );
	}

	/** @param array<mixed> $record */
	private static function field( array $record ): Field {
		$text    = static fn ( string $name ): string => is_string( $record[ $name ] ?? null ) ? $record[ $name ] : '';
		$list    = static fn ( string $name ): array => is_array( $record[ $name ] ?? null )
			? $record[ $name ]
			: array();
		$options = array();
		foreach ( array_values( array_filter( $list( 'o' ), 'is_array' ) ) as $at => $option ) {
			$options[] = self::option( $at, $option );
		}
		$none = new Block_Style();
		return new Field(
			$text( 't' ),
			$text( 'i' ),
			'' === $text( 'n' ) ? $text( 'i' ) : $text( 'n' ),
			$text( 'l' ),
			empty( $record['h'] ),
			! empty( $record['r'] ),
			$text( 'm' ),
			$text( 'p' ),
			$text( 'v' ),
			$options,
			'100',
			$list( 's' ),
			'',
			array(),
			$none,
			$none,
			$none
		);
	}

	/** @return list<string|int> An option's record: its label, its text, and the rest. */
	private static function of_option( Option $option ): array {
		$parts = array(
			$option->label,
			$option->text === $option->label ? '' : $option->text,
			$option->is_other ? 1 : 0,
			$option->placeholder,
			$option->image,
			$option->alt,
		);
		$more  = array_keys( array_filter( $parts, array( self::class, 'is_given' ) ) );
		return array_slice( $parts, 0, 1 + (int) end( $more ) );
	}

	/** @param array<mixed> $record */
	private static function option( int $at, array $record ): Option {
		$text  = static fn ( int $part ): string => is_string( $record[ $part ] ?? null ) ? $record[ $part ] : '';
		$label = $text( 0 );
		return new Option(
			$at,
			$label,
			'' === $text( 1 ) ? $label : $text( 1 ),
			! empty( $record[2] ),
			$text( 3 ),
			$text( 4 ),
			$text( 5 )
		);
	}

	private static function is_given( mixed $part ): bool {
		return ! in_array( $part, array( '', 0, array() ), true );
	}

	/** Whether validation may need a setting: a value or a list of values. */
	private static function is_plain( mixed $value ): bool {
		return is_scalar( $value ) || ( is_array( $value ) && array_filter( $value, 'is_scalar' ) === $value );
	}
}
