<?php
/**
 * The types of fields.
 *
 * @package Slipstream
 */

declare( strict_types=1 );

namespace Slipstream\Forms\Fields;

/**
 * One row for each type: which control shows it, how long its answer may be, and what it is called by default.
 */
final class Field_Types {

	/**
	 * The control's class and the longest answer in characters.
	 */
	private const TYPES = array(
		'text'              => array( Input_Control::class, 1000 ),
		'name'              => array( Input_Control::class, 500 ),
		'email'             => array( Input_Control::class, 254 ),
		'url'               => array( Input_Control::class, 2000 ),
		'telephone'         => array( Phone_Control::class, 40 ),
		'number'            => array( Input_Control::class, 40 ),
		'date'              => array( Input_Control::class, 40 ),
		'time'              => array( Input_Control::class, 20 ),
		'textarea'          => array( Textarea_Control::class, 50000 ),
		'checkbox'          => array( Checkbox_Control::class, 10 ),
		'consent'           => array( Checkbox_Control::class, 10 ),
		'checkbox-multiple' => array( Choice_Control::class, 1000 ),
		'radio'             => array( Choice_Control::class, 1000 ),
		'image-select'      => array( Choice_Control::class, 1000 ),
		'select'            => array( Select_Control::class, 1000 ),
		'slider'            => array( Slider_Control::class, 40 ),
		'rating'            => array( Rating_Control::class, 10 ),
		'file'              => array( File_Control::class, 300 ),
		'hidden'            => array( Hidden_Control::class, 2000 ),
	);

	/**
	 * Types whose controls are several elements under one legend.
	 */
	public const GROUPS = array( 'checkbox-multiple', 'radio', 'image-select', 'rating' );

	/**
	 * Whether there is such a type.
	 *
	 * @param string $type The type.
	 */
	public static function has( string $type ): bool {
		return isset( self::TYPES[ $type ] );
	}

	/**
	 * All types.
	 *
	 * @return list<string>
	 */
	public static function all(): array {
		return array_keys( self::TYPES );
	}

	/**
	 * The control of a type.
	 *
	 * @param string $type The type.
	 */
	public static function control( string $type ): Control {
		$name = self::TYPES[ $type ][0];
		return new $name();
	}

	/**
	 * The longest answer in characters.
	 *
	 * @param string $type The type.
	 */
	public static function longest( string $type ): int {
		return self::TYPES[ $type ][1];
	}

	/**
	 * What a field is called that has no label.
	 *
	 * @param string $type The type.
	 */
	public static function label( string $type ): string {
		return match ( $type ) {
			'name'              => __( 'Name', 'slipstream' ),
			'email'             => __( 'Email', 'slipstream' ),
			'url'               => __( 'Website', 'slipstream' ),
			'telephone'         => __( 'Phone', 'slipstream' ),
			'number'            => __( 'Number', 'slipstream' ),
			'date'              => __( 'Date', 'slipstream' ),
			'time'              => __( 'Time', 'slipstream' ),
			'textarea'          => __( 'Message', 'slipstream' ),
			'checkbox'          => __( 'Checkbox', 'slipstream' ),
			'consent'           => __( 'Consent', 'slipstream' ),
			'checkbox-multiple' => __( 'Choose several options', 'slipstream' ),
			'radio'             => __( 'Choose one option', 'slipstream' ),
			'image-select'      => __( 'Choose an image', 'slipstream' ),
			'select'            => __( 'Select one option', 'slipstream' ),
			'slider'            => __( 'Slider', 'slipstream' ),
			'rating'            => __( 'Rating', 'slipstream' ),
			'file'              => __( 'File upload', 'slipstream' ),
			'hidden'            => __( 'Hidden field', 'slipstream' ),
			default             => __( 'Text', 'slipstream' ),
		};//end match
	}
}
