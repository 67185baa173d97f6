<?php

declare( strict_types=1 );

namespace Slipstream\Services\Stripe\Objects;

use InvalidArgumentException;
use Slipstream\Money\Gateway;
use Slipstream\Money\Mode;
use Slipstream\Money\Money;
use Slipstream\Services\Stripe\Errors\Unexpected_Response;

/**
 * Reads fields of an object of Stripe's. A name can be a path: 'parent.subscription_details.subscription'. Fields that
 * may be missing are null, also where an older version of the API does not have them.
 */
final class Stripe_Object {

	/** @param array<array-key, mixed> $fields */
	private function __construct( private array $fields, private string $type ) {}

	/**
	 * @param mixed $value What Stripe sent.
	 * @throws Unexpected_Response If it is no object of this type.
	 */
	public static function of( mixed $value, string $type ): self {
		if ( ! is_array( $value ) || ( $value['object'] ?? null ) !== $type ) {
			throw Unexpected_Response::of( "It is no $type." );
		}
		return new self( $value, $type );
	}

	public function id(): string {
		$id = $this->text( 'id' );
		return '' === $id ? throw $this->missing( 'id' ) : $id;
	}

	public function mode(): Mode {
		return Mode::of_live( $this->flag( 'livemode' ) );
	}

	public function text( string $name ): string {
		return $this->text_or_null( $name ) ?? throw $this->missing( $name );
	}

	public function text_or_null( string $name ): ?string {
		$value = $this->at( $name );
		return null === $value || is_string( $value ) ? $value : throw $this->missing( $name );
	}

	public function number( string $name ): int {
		return $this->number_or_null( $name ) ?? throw $this->missing( $name );
	}

	public function number_or_null( string $name ): ?int {
		$value = $this->at( $name );
		return null === $value || is_int( $value ) ? $value : throw $this->missing( $name );
	}

	public function flag( string $name ): bool {
		$value = $this->at( $name );
		return is_bool( $value ) ? $value : throw $this->missing( $name );
	}

	/** The ID of an object that is named here, or stands here whole. */
	public function reference( string $name ): ?string {
		$value = $this->at( $name );
		return is_array( $value ) ? $this->text( "$name.id" ) : $this->text_or_null( $name );
	}

	/**
	 * An amount in the object's currency.
	 *
	 * @throws Unexpected_Response If it is none, or of a currency that Stripe does not take.
	 */
	public function money( string $name ): Money {
		return $this->money_or_null( $name ) ?? throw $this->missing( $name );
	}

	public function money_or_null( string $name, string $currency = 'currency' ): ?Money {
		$amount = $this->number_or_null( $name );
		try {
			return null === $amount
				? null
				: Money::from_gateway( $amount, $this->text( $currency ), Gateway::Stripe );
		} catch ( InvalidArgumentException ) {
			throw $this->missing( $currency );
		}
	}

	/** @return array<string, string> */
	public function metadata( string $name = 'metadata' ): array {
		$value = $this->at( $name ) ?? array();
		if ( ! is_array( $value ) ) {
			throw $this->missing( $name );
		}
		$metadata = array();
		foreach ( $value as $key => $text ) {
			$metadata[ (string) $key ] = is_string( $text ) ? $text : throw $this->missing( "$name.$key" );
		}
		return $metadata;
	}

	/** @return list<self> The objects of a list inside this one; none where it is missing. */
	public function entries( string $name, string $type ): array {
		$data = $this->at( "$name.data" ) ?? array();
		return is_array( $data )
			? array_map( static fn ( mixed $entry ): self => self::of( $entry, $type ), array_values( $data ) )
			: throw $this->missing( $name );
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
