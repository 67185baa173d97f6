<?php

declare( strict_types=1 );

namespace Slipstream\Subscribers\Sign_Up;

use Slipstream\Http\Bot_Trap;

/**
 * What a visitor has sent with a form to subscribe.
 */
final class Request {

	/** The sealed offer. */
	public const FIELD_OFFER      = 'slipstream_offer';
	public const FIELD_EMAIL      = 'slipstream_email';
	public const FIELD_NAME       = 'slipstream_name';
	public const FIELD_CATEGORIES = 'slipstream_categories';

	/** What the name of the field is made of that only programs fill in. */
	public const TRAP = 'subscribe';

	/** @param array<mixed> $values Without slashes. */
	public function __construct( private array $values ) {}

	/** '' where it is missing, or no text. */
	public function text( string $name ): string {
		$value = $this->values[ $name ] ?? '';
		return is_string( $value ) && mb_check_encoding( $value, 'UTF-8' ) ? $value : '';
	}

	/** @return list<int> The IDs of categories. */
	public function categories(): array {
		$values = $this->values[ self::FIELD_CATEGORIES ] ?? array();
		return self::numbers( is_array( $values ) ? $values : explode( ',', is_string( $values ) ? $values : '' ) );
	}

	public function is_trapped(): bool {
		return '' !== $this->text( Bot_Trap::name( self::TRAP ) );
	}

	/**
	 * @param array<mixed> $values
	 * @return list<int>
	 */
	public static function numbers( array $values ): array {
		$is_number = static fn ( mixed $value ): bool => is_int( $value )
			|| ( is_string( $value ) && 1 === preg_match( '/^\d{1,10}$/D', $value ) );
		return array_values( array_map( 'intval', array_filter( $values, $is_number ) ) );
	}
}
