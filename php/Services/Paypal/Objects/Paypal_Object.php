<?php

declare( strict_types=1 );

namespace Slipstream\Services\Paypal\Objects;

use Slipstream\Money\Currency;
use Slipstream\Money\Gateway;
use Slipstream\Money\Money;
use Slipstream\Services\Paypal\Errors\Unexpected_Response;

/**
 * Reads fields of an object of PayPal's. A name can be a path: 'payer.name.surname'.
 */
final class Paypal_Object {

	/** @param array<array-key, mixed> $fields */
	private function __construct( private array $fields, private string $type ) {}

	/**
	 * @param mixed  $value What PayPal sent.
	 * @param string $type  What it should be, for logs.
	 * @throws Unexpected_Response If it is no object.
	 */
	public static function of( mixed $value, string $type ): self {
		return is_array( $value )
			? new self( $value, $type )
			: throw Unexpected_Response::of( "It is no $type." );
	}

	/** @throws Unexpected_Response If it is no text, or empty. */
	public function text( string $name ): string {
		$value = $this->text_or_empty( $name );
		return '' === $value ? throw $this->missing( $name ) : $value;
	}

	/** @throws Unexpected_Response If it is there and no text. */
	public function text_or_empty( string $name ): string {
		$value = $this->at( $name ) ?? '';
		return is_string( $value ) ? $value : throw $this->missing( $name );
	}

	/** @throws Unexpected_Response If it is no amount of a currency that PayPal takes. */
	public function money( string $name ): Money {
		return $this->money_or_null( $name ) ?? throw $this->missing( $name );
	}

	/** @throws Unexpected_Response If it is there and no amount. */
	public function money_or_null( string $name ): ?Money {
		if ( null === $this->at( $name ) ) {
			return null;
		}
		$currency = $this->text( "$name.currency_code" );
		$money    = null === Currency::of( $currency )->at( Gateway::Paypal )
			? null
			: Money::from_decimal( $this->text( "$name.value" ), $currency );
		return $money ?? throw $this->missing( $name );
	}

	/** @throws Unexpected_Response If it is no time. */
	public function time( string $name ): int {
		$time = strtotime( $this->text( $name ) );
		return false === $time ? throw $this->missing( $name ) : $time;
	}

	/**
	 * The objects of a list; none where it is missing.
	 *
	 * @return list<array<array-key, mixed>>
	 * @throws Unexpected_Response If it is no list of objects.
	 */
	public function entries( string $name ): array {
		$entries = $this->at( $name ) ?? array();
		if ( ! is_array( $entries ) ) {
			throw $this->missing( $name );
		}
		return array_map(
			fn ( mixed $entry ): array => is_array( $entry ) ? $entry : throw $this->missing( $name ),
			array_values( $entries )
		);
	}

	/** The address of a link; '' if there is none of these names. */
	public function link( string ...$names ): string {
		foreach ( $this->entries( 'links' ) as $link ) {
			if ( in_array( $link['rel'] ?? null, $names, true ) && is_string( $link['href'] ?? null ) ) {
				return $link['href'];
			}
		}
		return '';
	}

	private function at( string $name ): mixed {
		$value = $this->fields;
		foreach ( explode( '.', $name ) as $part ) {
			$value = is_array( $value ) ? $value[ $part ] ?? null : null;
		}
		return $value;
	}

	private function missing( string $name ): Unexpected_Response {
		return Unexpected_Response::of( "A $this->type has an unexpected $name." );
	}
}
