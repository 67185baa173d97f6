<?php

declare( strict_types=1 );

namespace Slipstream\Forms\Fields\Types;

use Slipstream\Forms\Fields\Field;


/**
 * One of the three orders of year, month, and day that a date field can have.
 */
final class Date_Format {

	private const PATTERNS = array(
		'yy-mm-dd' => '/^(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})$/',
		'mm/dd/yy' => '/^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4})$/',
		'dd/mm/yy' => '/^(?<d>\d{1,2})\/(?<m>\d{1,2})\/(?<y>\d{4})$/',
	);

	private function __construct( public readonly string $name ) {}

	public static function of( Field $field ): self {
		$name = $field->text( 'dateFormat' );
		return new self( isset( self::PATTERNS[ $name ] ) ? $name : 'yy-mm-dd' );
	}

	/** The display format. */
	public function hint(): string {
		return match ( $this->name ) {
			'mm/dd/yy' => __( 'MM/DD/YYYY', 'slipstream' ),
			'dd/mm/yy' => __( 'DD/MM/YYYY', 'slipstream' ),
			default    => __( 'YYYY-MM-DD', 'slipstream' ),
		};
	}

	/** Whether a text is an existing day, in this format or in the browsers' format. */
	public function matches( string $text ): bool {
		foreach ( array( $this->name, 'yy-mm-dd' ) as $name ) {
			if ( preg_match( self::PATTERNS[ $name ], $text, $found ) ) {
				return checkdate( (int) $found['m'], (int) $found['d'], (int) $found['y'] );
			}
		}
		return false;
	}
}
